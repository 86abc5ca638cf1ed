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

/** scrypt (RFC 7914) with 16 MB for each hash. */
const cost: ScryptOptions = { N: 2 ** 14, r: 8, p: 1 };
const saltBytes = 16;
const hashBytes = 32;

const slowHash = (pin: string, salt: Buffer): Promise<Buffer> =>
	new Promise((resolve, reject) => {
		scrypt(pin, salt, hashBytes, cost, (error, hash) => (error ? reject(error) : resolve(hash)));
	});

/** Secrets by Node's own cryptography. */
export const nodeSecrets: Secrets = {
	newToken: () => randomBytes(32).toString('base64url'),
	hash: (token) => createHash('sha256').update(token).digest('base64url'),
	newCardWords: () =>
		Array.from({ length: cardWordCount }, () => cardWords[randomInt(cardWords.length)]).join(' '),
	async hashPin(pin) {
		const salt = randomBytes(saltBytes);
		return Buffer.concat([salt, await slowHash(pin, salt)]).toString('base64url');
	},
	async isPin(pin, hash) {
		const stored = hash === undefined ? Buffer.alloc(saltBytes + hashBytes) : Buffer.from(hash, 'base64url');
		const tried = await slowHash(pin, stored.subarray(0, saltBytes));
		return timingSafeEqual(tried, stored.subarray(saltBytes)) && hash !== undefined;
	},
	newId: () => randomUUID(),
};
