import type { CaptchaChallenge } from '@henry/contract/waitlist.ts';
import { type Solution, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** What the worker answers to a challenge. */
export type CaptchaAnswer = { solution: Solution } | { failure: string };

addEventListener('message', async ({ data }: MessageEvent<CaptchaChallenge>) => {
	postMessage(await solve(data).catch(({ message }: Error): CaptchaAnswer => ({ failure: message })));
});

async function solve(challenge: CaptchaChallenge): Promise<CaptchaAnswer> {
	const solution = await solveChallenge({ challenge, deriveKey });
	return solution ? { solution } : { failure: 'The captcha took too long.' };
}
