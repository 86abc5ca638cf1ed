import { authNetworkTimeoutShortMs } from '@henry/contract/limits.ts';
import { refusals } from '@henry/contract/refusals.ts';
import { createTransport } from 'nodemailer';
import type { Mailer } from '#server/ports/mailer.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { messageOf } from './message.ts';

/** Mail servers limit how many connections one client may hold. */
const maxConnections = 5;

/**
 * Sends mail through a mail server, such as `smtps://name:password@mail.example.com`. A mail that was not taken within
 * `timeoutMs` fails.
 */
export function createSmtpMailer({
	url,
	from,
	timeoutMs = authNetworkTimeoutShortMs,
}: {
	url: string;
	from: string;
	timeoutMs?: number;
}): Mailer {
	const transport = createTransport({
		url,
		pool: true,
		maxConnections,
		maxRequeues: 1,
		connectionTimeout: timeoutMs,
		greetingTimeout: timeoutMs,
		socketTimeout: timeoutMs,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	return {
		name: 'smtp',
		async send(mail) {
			const message = messageOf(mail, from);
			try {
				await transport.sendMail({ ...message, signal: AbortSignal.timeout(timeoutMs) });
			} catch (error) {
				throw asProviderError(error as SmtpFailure);
			}
		},
		async forget() {},
		async removeBefore() {},
		close: async () => transport.close(),
	};
}

/** What nodemailer tells of a failure: its own code, the server's reply code, and the SMTP command that failed. */
type SmtpFailure = Error & { code?: string; responseCode?: number; command?: string };

/**
 * Says nothing of the mail itself. A reply of 5xx to the recipient is for good, 4xx is for now (RFC 5321, 4.2.1). One to
 * the message as a whole is taken to be for now: servers refuse every message with 5xx while whoever runs them has set something up wrongly,
 * and then no address is at fault.
 */
function asProviderError({ code, responseCode, command }: SmtpFailure): ProviderError {
	if (command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500) {
		return new ProviderError('invalid-input', refusals.addressUnknown);
	}
	const details = [code, responseCode, command].filter((part) => part !== undefined).join(', ');
	return new ProviderError(
		'unavailable',
		`The mail server did not take a mail (${details || 'no reason given'}).`,
	);
}
