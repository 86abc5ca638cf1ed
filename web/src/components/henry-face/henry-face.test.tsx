import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { HenryFace } from './henry-face.tsx';
import { henryMoods } from './henry-mood.ts';

afterEach(() => vi.useRealTimers());

const drawn = (mood: (typeof henryMoods)[number]) => render(<HenryFace mood={mood} />).container.innerHTML;

test('every mood has a look of its own without any movement', () => {
	const looks = henryMoods.map((mood) => drawn(mood).replace(/data-mood="\w+"/, ''));
	expect(new Set(looks).size).toBe(henryMoods.length);
});

test('the face is never announced: the words beside it are', () => {
	const { container } = render(<HenryFace mood="thinking" />);
	expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
	expect(container.textContent).toBe('');
});

test('the mouth follows a level where one is given, and otherwise moves by itself', () => {
	const { container, rerender } = render(<HenryFace mood="speaking" />);
	const face = container.firstElementChild as SVGElement;
	expect(face.dataset.mouth).toBe('free');
	rerender(<HenryFace mood="speaking" level0to1={0.4} />);
	expect(face.dataset.mouth).toBe('led');
	expect(face.style.getPropertyValue('--mouth-level')).toBe('0.4');
});

test.each([
	['listening', false, 'blink'],
	['speaking', false, 'blink'],
	['thinking', false, 'aside'],
	['idle', true, 'blink'],
	['idle', false, undefined],
	['unsure', false, undefined],
] as const)(
	'now and then, and never for long, he stirs: %s, met here %s: %s',
	async (mood, isAlive, stirs) => {
		vi.useFakeTimers();
		const { container, unmount } = render(<HenryFace mood={mood} isAlive={isAlive} />);
		const face = container.firstElementChild as SVGElement;
		const seen = [];
		for (let ms = 0; ms < 11_000; ms += 100) {
			seen.push(face.dataset.stirs);
			await vi.advanceTimersByTimeAsync(100);
		}
		expect(new Set(seen)).toEqual(new Set([undefined, stirs]));
		expect(seen[0]).toBeUndefined();
		unmount();
		expect(vi.getTimerCount()).toBe(0);
	},
);
