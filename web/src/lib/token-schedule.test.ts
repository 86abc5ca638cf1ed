import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countsAsExpired, refreshDueAtMs, type TokenState } from './token-schedule.ts';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

const inOneHour = () => Date.now() + 60 * minuteMs;

test('a token is refreshed five minutes before it expires', () => {
	const dueAtMs = refreshDueAtMs({ expiresAtMs: inOneHour(), failures: 0, failedAtMs: 0 });
	expect(dueAtMs - Date.now()).toBe(55 * minuteMs);
});

test('a token that is nearly over is due at once', () => {
	const expiresAtMs = Date.now() + 4 * minuteMs;
	expect(refreshDueAtMs({ expiresAtMs, failures: 0, failedAtMs: 0 })).toBeLessThan(Date.now());
});

test('after failures the time to the next try doubles from 30 seconds up to 16 minutes', () => {
	let token: TokenState = { expiresAtMs: inOneHour(), failures: 0, failedAtMs: 0 };
	const waitsMs: number[] = [];
	for (let failure = 1; failure <= 8; failure += 1) {
		token = { ...token, failures: failure, failedAtMs: Date.now() };
		waitsMs.push(refreshDueAtMs(token) - Date.now());
		vi.setSystemTime(refreshDueAtMs(token));
	}
	expect(waitsMs.map((waitMs) => waitMs / secondMs)).toEqual([30, 60, 120, 240, 480, 960, 960, 960]);
});

test('a token counts as expired 30 seconds early', () => {
	const expiresAtMs = inOneHour();
	vi.setSystemTime(expiresAtMs - 30 * secondMs - 1);
	expect(countsAsExpired(expiresAtMs, Date.now())).toBe(false);
	vi.setSystemTime(expiresAtMs - 30 * secondMs);
	expect(countsAsExpired(expiresAtMs, Date.now())).toBe(true);
});
