import { configure, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { decodeSound } from '#web/audio/decode-sound.ts';
import { AudioPlayer } from './audio-player.tsx';
import { Waveform } from './waveform.tsx';

vi.mock('#web/audio/decode-sound.ts');
configure({ asyncUtilTimeout: 5_000 });

let comeIntoSight: () => void;

beforeEach(() => {
	HTMLMediaElement.prototype.pause = () => {};
	vi.stubGlobal(
		'fetch',
		vi.fn(async () => new Response('sound')),
	);
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
				comeIntoSight = () => seen([{ isIntersecting: true }]);
			}
			observe() {}
			disconnect() {}
		},
	);
});
afterEach(() => vi.unstubAllGlobals());

/** Heights of the bars, from the path that draws them. */
const heights = (container: HTMLElement) =>
	[...container.querySelectorAll('path')]
		.flatMap((path) => [...(path.getAttribute('d') ?? '').matchAll(/v([\d.]+)h-/g)])
		.map(([, height]) => Number(height));

test('what has been played is drawn apart from the rest, and a loop behind both', () => {
	const { container } = render(
		<Waveform peaks0to1={[0, 1, 0.5, 1]} playedShare={0.5} loop={{ from: 0.25, to: 0.5 }} />,
	);
	const [played, rest] = container.querySelectorAll('path');
	expect(played?.getAttribute('d')).toMatch(/^M0 .*M1 [^M]*$/);
	expect(rest?.getAttribute('d')).toMatch(/^M2 .*M3 [^M]*$/);
	expect(heights(container)).toEqual([0.08, 1, 0.5, 1]);
	expect(container.querySelector('rect')?.getAttribute('x')).toBe('1');
});

test('a player draws its sound when it comes into sight, and stays flat where it cannot be read', async () => {
	vi.mocked(decodeSound).mockResolvedValue(Float32Array.from({ length: 800 }, (_, index) => index / 800));
	const { container, rerender } = render(<AudioPlayer src="/rising.mp3" />);
	expect(fetch).not.toHaveBeenCalled();
	comeIntoSight();
	await waitFor(() => expect(heights(container).at(-1)).toBe(1));
	expect(heights(container)[40]).toBeCloseTo(0.51, 1);
	vi.mocked(decodeSound).mockRejectedValue(new DOMException('', 'EncodingError'));
	rerender(<AudioPlayer src="/broken.mp3" />);
	comeIntoSight();
	await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
	expect(new Set(heights(container))).toEqual(new Set([0.08]));
});
