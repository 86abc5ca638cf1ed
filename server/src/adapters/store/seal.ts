import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { KyselyPlugin, QueryResult, UnknownRow } from 'kysely';
import { ProviderError } from '#server/ports/provider-error.ts';

/** AES in Galois/Counter Mode (NIST SP 800-38D) with a random nonce of 96 bits for every value. */
const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
/** In front of what is sealed: no WAV file and no JSON begins like this. Then the first bytes of the key's own hash. */
const mark = Buffer.from('HNR1');
const keyNameBytes = 4;
const headBytes = mark.length + keyNameBytes + nonceBytes;
const textMark = 'sealed:';

/** Columns that hold what learners say, PINs' hashes, and what reminds a browser, sealed where there is a key: text or a WAV file. */
export const sealedColumns = {
	results: ['body'],
	cards: ['body'],
	recordings: ['wav'],
	learnerStates: ['body'],
	handIns: ['body', 'mistakes'],
	handInRecordings: ['wav'],
	mockMarks: ['body'],
	dangerAlerts: ['body'],
	spokenNotes: ['wav'],
	termReports: ['body'],
	learnerCards: ['pinHash'],
	pushKeys: ['privateKey'],
	reminders: ['target'],
	ltiKeys: ['privateKey'],
	webhooks: ['signingSecrets'],
} as const;
const names: ReadonlySet<string> = new Set(Object.values(sealedColumns).flat());

/** Encrypts what is written into sealed columns. Without a key it stays as it is. */
export type Seal = {
	bytes(plain: Uint8Array): Uint8Array;
	text(plain: string): string;
	/** Whether this is sealed with the key that seals now, or by none where there is none. */
	isNewest(stored: string | Uint8Array): boolean;
	/** Opens what `bytes` has sealed, with whichever of the keys. */
	open(stored: Uint8Array): Uint8Array;
	/** Opens whatever comes out of a sealed column; what was written before there was a key comes as it is. */
	readonly opening: KyselyPlugin;
};

const nameOf = (key: Uint8Array) => createHash('sha256').update(key).digest().subarray(0, keyNameBytes);
const isSealed = (bytes: Uint8Array) => mark.equals(bytes.subarray(0, mark.length));
const inText = (stored: string) => Buffer.from(stored.slice(textMark.length), 'base64');

function open(keys: readonly Uint8Array[], sealed: Uint8Array): Buffer {
	const keyName = sealed.subarray(mark.length, mark.length + keyNameBytes);
	const key = keys.find((each) => nameOf(each).equals(keyName));
	if (!key) {
		throw new ProviderError(
			'unavailable',
			'What is kept was encrypted with a key that HENRY_DATA_KEY does not list. Add that key to the list.',
		);
	}
	const nonce = sealed.subarray(headBytes - nonceBytes, headBytes);
	const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
	decipher.setAuthTag(sealed.subarray(-tagBytes));
	return Buffer.concat([decipher.update(sealed.subarray(headBytes, -tagBytes)), decipher.final()]);
}

/** `keys` have 32 bytes each: the first one seals, all of them open. */
export function createSeal(keys: readonly Uint8Array[]): Seal {
	const [key] = keys;
	function bytes(plain: Uint8Array): Uint8Array {
		if (!key) return plain;
		const nonce = randomBytes(nonceBytes);
		const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
		const sealed = [cipher.update(plain), cipher.final()];
		return Buffer.concat([mark, nameOf(key), nonce, ...sealed, cipher.getAuthTag()]);
	}
	function openValue(value: unknown): unknown {
		if (typeof value === 'string')
			return value.startsWith(textMark) ? open(keys, inText(value)).toString() : value;
		if (value instanceof ArrayBuffer) return openValue(new Uint8Array(value));
		return value instanceof Uint8Array && isSealed(value) ? open(keys, value) : value;
	}
	const openRow = (row: UnknownRow) =>
		Object.fromEntries(
			Object.entries(row).map(([name, value]) => [name, names.has(name) ? openValue(value) : value]),
		);
	return {
		bytes,
		text: (plain) => (key ? textMark + Buffer.from(bytes(Buffer.from(plain))).toString('base64') : plain),
		open: (stored) => (isSealed(stored) ? open(keys, stored) : stored),
		isNewest(stored) {
			const raw =
				typeof stored === 'string' && stored.startsWith(textMark)
					? inText(stored)
					: typeof stored === 'string'
						? Buffer.from(stored)
						: new Uint8Array(stored);
			if (!key) return !isSealed(raw);
			return isSealed(raw) && nameOf(key).equals(raw.subarray(mark.length, mark.length + keyNameBytes));
		},
		opening: {
			transformQuery: ({ node }) => node,
			async transformResult({ result }): Promise<QueryResult<UnknownRow>> {
				return { ...result, rows: result.rows.map(openRow) };
			},
		},
	};
}
