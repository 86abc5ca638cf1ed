import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Gauge } from './gauge.tsx';

afterEach(() => vi.restoreAllMocks());

function colourAt(percent: number): string | undefined {
	const { container, unmount } = render(<Gauge percent={percent} label="Fluency" />);
	const colour = container.querySelector('svg')?.parentElement?.className.match(/text-(poor|fair|good)/)?.[1];
	unmount();
	return colour;
}

test('it is named and shows a whole percent, on a ring of 140 with a stroke of 8', () => {
	const { container } = render(<Gauge percent={66.6} label="Fluency" />);
	expect(screen.getByRole('meter', { name: 'Fluency' }).getAttribute('value')).toBe('67');
	expect(screen.getByText('67%')).toBeTruthy();
	expect(container.querySelector('svg')?.getAttribute('width')).toBe('140');
	const filled = container.querySelectorAll('circle')[1];
	expect(filled?.getAttribute('stroke-width')).toBe('8');
	expect(Number(filled?.getAttribute('stroke-dashoffset'))).toBeCloseTo(33.4);
});

test('size, stroke and colour can be given', () => {
	const { container } = render(
		<Gauge percent={10} label="Fluency" size={60} stroke={4} colour="text-good" />,
	);
	expect(container.querySelector('circle')?.getAttribute('r')).toBe('28');
	expect(container.querySelector('.text-good')).toBeTruthy();
});

test('under 40 it is red, under 80 amber, else green', () => {
	expect([0, 39.9, 40, 79.9, 80, 100].map(colourAt)).toEqual([
		'poor',
		'poor',
		'fair',
		'fair',
		'good',
		'good',
	]);
});

test.each([-0.1, 100.1, Number.NaN])('%f percent is refused', (percent) => {
	vi.spyOn(console, 'error').mockImplementation(() => {});
	expect(() => render(<Gauge percent={percent} label="Fluency" />)).toThrow(RangeError);
});

test('it fills when it appears, and not again when it is shown anew', () => {
	const { container, rerender } = render(<Gauge percent={60} label="Fluency" />);
	const ring = container.querySelector('.gauge-ring');
	expect(ring).toBeTruthy();
	rerender(<Gauge percent={60} label="Pronunciation" />);
	expect(container.querySelector('.gauge-ring')).toBe(ring);
});
