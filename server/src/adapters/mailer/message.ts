import { refusals } from '@henry/contract/refusals.ts';
import type { Mail } from '#server/ports/mailer.ts';
import { ProviderError } from '#server/ports/provider-error.ts';

/** The address in `Name <address>`, or in an address alone. */
const addressIn = (from: string) => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();

/** The mail as nodemailer takes it. Refuses (`invalid-input`) whatever could begin a header line of its own. */
export function messageOf({ to, subject, text, html, fromName, headers = {} }: Mail, from: string) {
	const isOneLine = [to, subject, fromName ?? '', ...Object.entries(headers).flat()].every(
		(part) => !/[\r\n]/.test(part),
	);
	if (!isOneLine || !/^[^\s,;:<>"]+@[^\s,;:<>"]+$/.test(to)) {
		throw new ProviderError('invalid-input', refusals.addressUnwritable);
	}
	return {
		from: fromName === undefined ? from : { name: fromName, address: addressIn(from) },
		to: { name: '', address: to },
		subject,
		text,
		html,
		headers,
	};
}
