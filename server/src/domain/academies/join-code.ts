import { joinCodeAlphabet } from '@henry/contract/academies.ts';
import { joinCodeCharacters } from '@henry/contract/limits.ts';
import type { Secrets } from '#server/ports/secrets.ts';

/** A new code for a class: 31 letters and digits, 8 times, which is 39 bits. */
export function newJoinCode(secrets: Secrets): string {
	let code = '';
	while (code.length < joinCodeCharacters) {
		// A letter of base64url has 6 bits: those that stand for no letter of the alphabet are left out, so that all are equally likely.
		for (const letter of secrets.newToken()) {
			const place = base64url.indexOf(letter) % 32;
			code += joinCodeAlphabet[place] ?? '';
		}
	}
	return code.slice(0, joinCodeCharacters);
}

const base64url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
