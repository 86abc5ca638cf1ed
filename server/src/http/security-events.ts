import type { SessionResponse } from '@henry/contract/accounts.ts';
import type { FastifyRequest } from 'fastify';

/** What may matter when somebody has come in who should not. */
type SecurityEvent =
	| 'signedIn'
	| 'tokenUsedAgain'
	| 'signedOut'
	| 'accountErased'
	| 'consentGiven'
	| 'consentWithdrawn'
	| 'pinLocked'
	| 'passkeyAdded'
	| 'passkeyRemoved';

/**
 * Writes what has happened to the log, with the account's id where it is known, but no address, token or device. All but
 * what looks like an attack is told by `HENRY_LOG=info` alone.
 */
export function tellSecurity(request: FastifyRequest, event: SecurityEvent, whose?: SessionResponse): void {
	const account = whose?.signedIn ? whose.user.uid : undefined;
	const level = event === 'tokenUsedAgain' || event === 'pinLocked' ? 'warn' : 'info';
	request.log[level]({ event, account }, 'security');
}
