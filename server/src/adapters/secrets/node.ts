import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Secrets } from '#server/ports/secrets.ts';

/** Secrets by Node's own cryptography. */
export const nodeSecrets: Secrets = {
	newToken: () => randomBytes(32).toString('base64url'),
	hash: (token) => createHash('sha256').update(token).digest('base64url'),
	newId: () => randomUUID(),
};
