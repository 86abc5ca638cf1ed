import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LiveWaveform } from './live-waveform.tsx';

const bars = (container: HTMLElement) =>
	[...container.querySelectorAll<HTMLElement>('[style*="left"]')].map(({ style }) => style);

test('each level is a bar as high as it is loud, and the last one is told', () => {
	const { container } = render(<LiveWaveform levels0to1={[0, 0.01, 1]} count={3} />);
	const heights = bars(container).map(({ height }) => Number.parseFloat(height));
	expect(heights[0]).toBe(6);
	expect(heights[1]).toBeGreaterThan(6);
	expect(heights[2]).toBe(100);
	expect(screen.getByRole('meter', { name: 'Microphone level' }).getAttribute('value')).toBe('1');
});

test('what was said earlier keeps its place on the strip, which moves on by a bar', () => {
	const { container, rerender } = render(<LiveWaveform levels0to1={[0.1, 0.2]} count={50} />);
	const [before] = bars(container).slice(-1);
	const place = before?.left;
	rerender(<LiveWaveform levels0to1={[0.2, 0.3]} count={51} />);
	expect(bars(container)[0]?.left).toBe(place);
	expect(container.querySelector<HTMLElement>('[style*="translateX(-306px)"]')).toBeTruthy();
});
