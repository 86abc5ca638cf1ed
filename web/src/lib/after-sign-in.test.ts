// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { keepAfterSignIn, placeAfterSignIn } from './after-sign-in.ts';

afterEach(() => {
	vi.useRealTimers();
	localStorage.clear();
});

const otherwise = '/classes';

test('a sign-in leads once to where somebody wanted to go, and an hour later no longer', () => {
	vi.useFakeTimers({ toFake: ['Date'] });
	keepAfterSignIn('/academy?class=one#two');
	expect([placeAfterSignIn(otherwise), placeAfterSignIn(otherwise)]).toEqual([
		'/academy?class=one#two',
		otherwise,
	]);
	keepAfterSignIn('/academy');
	vi.setSystemTime(Date.now() + 60 * 60_000);
	expect(placeAfterSignIn(otherwise)).toBe(otherwise);
});

test('what is no address of the app leads nowhere', () => {
	for (const kept of ['//evil.example/', 'https://evil.example/', '']) {
		keepAfterSignIn(kept);
		expect(placeAfterSignIn(otherwise)).toBe(otherwise);
	}
});
