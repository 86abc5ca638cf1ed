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

test.each([
	[39.4, '39%', 'poor'],
	[39.5, '39%', 'poor'],
	[39.99, '39%', 'poor'],
	[40, '40%', 'fair'],
	[40.4, '40%', 'fair'],
	[59.5, '60%', 'fair'],
	[79.4, '79%', 'fair'],
	[79.6, '79%', 'fair'],
	[79.999, '79%', 'fair'],
	[80, '80%', 'good'],
	[80.4, '80%', 'good'],
	[99.6, '100%', 'good'],
])('%f percent reads %s, in the colour of that number', (percent, shown, colour) => {
	expect(colourAt(percent)).toBe(colour);
	const { unmount } = render(<Gauge percent={percent} label="Fluency" />);
	expect(screen.getByText(shown)).toBeTruthy();
	expect(screen.getByRole('meter').getAttribute('value')).toBe(shown.slice(0, -1));
	unmount();
	expect(colourAt(Number(shown.slice(0, -1)))).toBe(colour);
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
