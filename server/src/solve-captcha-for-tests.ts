import type { CaptchaChallenge } from '@henry/contract/waitlist.ts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Does the work that a browser does; the answer is what the form sends. */
export async function solveCaptchaForTests(challenge: CaptchaChallenge): Promise<string> {
	const solution = await solveChallenge({ challenge, deriveKey });
	return btoa(JSON.stringify({ challenge, solution }));
}
