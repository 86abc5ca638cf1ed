import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Countdown } from './countdown.tsx';

beforeEach(() => {
	vi.useFakeTimers({ now: new Date(2026, 2, 5, 23, 59, 57, 400) });
});
afterEach(() => vi.useRealTimers());

const shown = () => screen.getByRole('timer').textContent;

test('it counts whole seconds down and shows zero only when the moment has come', () => {
	render(<Countdown toMs={new Date(2026, 2, 6).getTime()} label={(time) => `in ${time}`} />);
	expect(shown()).toBe('in 00:00:03');
	act(() => vi.advanceTimersByTime(2_500));
	expect(shown()).toBe('in 00:00:01');
	act(() => vi.advanceTimersByTime(1_000));
	expect(shown()).toBe('in 00:00:00');
});

test('it reads the clock itself, so that a computer that slept shows the right time at once', () => {
	render(<Countdown toMs={new Date(2026, 2, 6, 20).getTime()} label={(time) => time} />);
	expect(shown()).toBe('20:00:03');
	vi.setSystemTime(new Date(2026, 2, 6, 7, 30));
	act(() => vi.advanceTimersByTime(1_000));
	expect(shown()).toBe('12:29:59');
});
