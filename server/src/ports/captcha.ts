import type { CaptchaChallenge } from '@henry/contract/waitlist.ts';

/** Work that a browser does before a form counts, so that sending many forms is dear. */
export type Captcha = {
	newChallenge(expiresAtMs: number): Promise<CaptchaChallenge>;
	/**
	 * The id and the end of a challenge that this server gave out and that is solved; undefined for anything else.
	 * `solved` is base64 JSON. Whether the challenge has expired or was used before is the caller's to say.
	 */
	check(solved: string): Promise<{ challenge: string; expiresAtMs: number } | undefined>;
};
