import { captchaChallengeSchema, solvedCaptchaSchema } from '@henry/contract/waitlist.ts';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Captcha } from '#server/ports/captcha.ts';

/** Keys that a browser derives until it finds the right one, and rounds per key: a second on a slow phone. */
const fewestKeys = 300;
const mostKeys = 500;
const roundsPerKey = 2_000;

/** ALTCHA's proof of work, version 2, by PBKDF2. Servers with the same `key` take each other's challenges. */
export function createAltcha(key: () => Promise<string>): Captcha {
	return {
		async newChallenge(expiresAtMs) {
			const challenge = await createChallenge({
				algorithm: 'PBKDF2/SHA-256',
				cost: roundsPerKey,
				counter: randomInt(mostKeys, fewestKeys),
				data: { expiresAtMs },
				deriveKey,
				hmacSignatureSecret: await key(),
			});
			return captchaChallengeSchema.parse(challenge);
		},
		async check(solved) {
			const parsed = solvedCaptchaSchema.safeParse(parseBase64Json(solved));
			if (!parsed.success) return undefined;
			const { challenge, solution } = parsed.data;
			const { verified } = await verifySolution({
				challenge,
				solution,
				deriveKey,
				hmacSignatureSecret: await key(),
			});
			const { nonce, data } = challenge.parameters;
			return verified ? { challenge: nonce, expiresAtMs: data.expiresAtMs } : undefined;
		},
	};
}

function parseBase64Json(text: string): unknown {
	try {
		return JSON.parse(Buffer.from(text, 'base64').toString());
	} catch {
		return undefined;
	}
}
