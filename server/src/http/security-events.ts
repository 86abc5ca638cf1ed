import type { SessionResponse } from '@henry/contract/accounts.ts';
import type { FastifyRequest } from 'fastify';
import { ProviderError } from '#server/ports/provider-error.ts';

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
	| 'passkeyRemoved'
	| 'twoFactorsChanged';

/**
 * Writes what has happened to the log, with the account's id where it is known, but no address, token or device. All but
 * what looks like an attack is told by `HENRY_LOG=info` alone.
 */
export function tellSecurity(request: FastifyRequest, event: SecurityEvent, whose?: SessionResponse): void {
	const account = whose?.signedIn ? whose.user.uid : undefined;
	const level = event === 'tokenUsedAgain' || event === 'pinLocked' ? 'warn' : 'info';
	request.log[level]({ event, account }, 'security');
}

const tellCause = (what: string) => (request: FastifyRequest, error: Error) => {
	const reason = error instanceof ProviderError ? error : error.cause;
	if (reason instanceof ProviderError) request.log.warn({ reason: reason.message }, what);
};

/** Tells the operator why a mail of a sign-in, or an invitation, was not sent. */
export const tellMailNotSent = tellCause('mail not sent');

/** Tells the operator why an issuer of OpenID Connect is of no use. */
export const tellIssuerDown = tellCause('issuer down');
