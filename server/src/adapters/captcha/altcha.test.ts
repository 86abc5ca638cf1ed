import type { CaptchaChallenge } from '@henry/contract/waitlist.ts';
import { expect, test } from 'vitest';
import { solveCaptchaForTests } from '#server/solve-captcha-for-tests.ts';
import { createAltcha } from './altcha.ts';

const key = 'a key that two servers share';
const captcha = createAltcha(async () => key);
const expiresAtMs = Date.UTC(2026, 2, 1, 12);

test('a solved challenge tells its id and its end, on every server with the same key', async () => {
	const challenge = await captcha.newChallenge(expiresAtMs);
	const solved = await solveCaptchaForTests(challenge);
	const expected = { challenge: challenge.parameters.nonce, expiresAtMs };
	expect(await captcha.check(solved)).toEqual(expected);
	expect(await createAltcha(async () => key).check(solved)).toEqual(expected);
	expect(await createAltcha(async () => 'another key, of someone else').check(solved)).toBeUndefined();
});

test('no two challenges are the same', async () => {
	const [one, other] = [await captcha.newChallenge(expiresAtMs), await captcha.newChallenge(expiresAtMs)];
	expect(one.parameters.nonce).not.toBe(other.parameters.nonce);
	expect(one.parameters.keyPrefix).not.toBe(other.parameters.keyPrefix);
});

test.each<[string, (challenge: CaptchaChallenge) => CaptchaChallenge]>([
	[
		'a later end',
		({ parameters, signature }) => ({
			parameters: { ...parameters, data: { expiresAtMs: expiresAtMs + 1 } },
			signature,
		}),
	],
	[
		'less work',
		({ parameters, signature }) => ({ parameters: { ...parameters, cost: 1, keyPrefix: '00' }, signature }),
	],
	['another signature', ({ parameters }) => ({ parameters, signature: '00'.repeat(32) })],
])('a challenge that was given %s does not count', async (_change, change) => {
	const challenge = change(await captcha.newChallenge(expiresAtMs));
	expect(await captcha.check(await solveCaptchaForTests(challenge))).toBeUndefined();
});

test('a solution of another challenge does not count', async () => {
	const [challenge, other] = [
		await captcha.newChallenge(expiresAtMs),
		await captcha.newChallenge(expiresAtMs),
	];
	const { solution } = JSON.parse(atob(await solveCaptchaForTests(other)));
	expect(await captcha.check(btoa(JSON.stringify({ challenge, solution })))).toBeUndefined();
});

test.each(['', 'no base64 !', btoa('no JSON'), btoa('{}'), btoa('null'), 'a'.repeat(10_000)])(
	'%j is no solution',
	async (solved) => {
		expect(await captcha.check(solved)).toBeUndefined();
	},
);
