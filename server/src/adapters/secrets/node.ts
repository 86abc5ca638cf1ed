import {
	createHash,
	randomBytes,
	randomInt,
	randomUUID,
	type ScryptOptions,
	scrypt,
	timingSafeEqual,
} from 'node:crypto';
import { cardWordCount } from '@henry/contract/limits.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import { cardWords } from './card-words.ts';

/** scrypt (RFC 7914) with 16 MB for each hash, gone through as often as OWASP's Password Storage Cheat Sheet advises for so much. */
const cost = { N: 2 ** 14, r: 8, p: 5 };
/** Hashes from before went through it once, and are not marked. */
const costBefore = { ...cost, p: 1 };
const mark = `${cost.p}.`;
const saltBytes = 16;
const hashBytes = 32;

const slowHash = (pin: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> =>
	new Promise((resolve, reject) => {
		scrypt(pin, salt, hashBytes, options, (error, hash) => (error ? reject(error) : resolve(hash)));
	});

/** Secrets by Node's own cryptography. */
export const nodeSecrets: Secrets = {
	newToken: () => randomBytes(32).toString('base64url'),
	hash: (token) => createHash('sha256').update(token).digest('base64url'),
	newCardWords: () =>
		Array.from({ length: cardWordCount }, () => cardWords[randomInt(cardWords.length)]).join(' '),
	async hashPin(pin) {
		const salt = randomBytes(saltBytes);
		return mark + Buffer.concat([salt, await slowHash(pin, salt, cost)]).toString('base64url');
	},
	async isPin(pin, hash) {
		const isMarked = hash === undefined || hash.startsWith(mark);
		const stored =
			hash === undefined
				? Buffer.alloc(saltBytes + hashBytes)
				: Buffer.from(isMarked ? hash.slice(mark.length) : hash, 'base64url');
		const tried = await slowHash(pin, stored.subarray(0, saltBytes), isMarked ? cost : costBefore);
		return timingSafeEqual(tried, stored.subarray(saltBytes)) && hash !== undefined;
	},
	newId: () => randomUUID(),
};
