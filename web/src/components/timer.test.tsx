import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Timer } from './timer.tsx';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('the timer ticks once a second and shows minutes and seconds', () => {
	render(<Timer />);
	expect(screen.getByRole('timer').textContent).toBe('00:00');
	pass(1_000);
	expect(screen.getByRole('timer').textContent).toBe('00:01');
	pass(74_000);
	expect(screen.getByRole('timer').textContent).toBe('01:15');
});

test('the timer can be stopped from outside and goes on from there', () => {
	const { rerender } = render(<Timer />);
	pass(3_000);
	rerender(<Timer stopped />);
	pass(10_000);
	expect(screen.getByRole('timer').textContent).toBe('00:03');
	rerender(<Timer />);
	pass(1_000);
	expect(screen.getByRole('timer').textContent).toBe('00:04');
});
