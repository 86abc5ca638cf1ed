/** Decrypts what Web Push encrypts (RFC 8188), for tests; the package has no types of its own. */
declare module 'http_ece' {
	import type { ECDH } from 'node:crypto';
	export function decrypt(
		body: Buffer,
		how: { version: string; privateKey: ECDH; authSecret: string },
	): Buffer;
}
