import type { Mail } from '#server/ports/mailer.ts';
import { ProviderError } from '#server/ports/provider-error.ts';

/** The mail as nodemailer takes it. Refuses (`invalid-input`) whatever could begin a header line of its own. */
export function messageOf({ to, subject, text, html, headers = {} }: Mail, from: string) {
	const isOneLine = [to, subject, ...Object.entries(headers).flat()].every((part) => !/[\r\n]/.test(part));
	if (!isOneLine || !/^[^\s,;:<>"]+@[^\s,;:<>"]+$/.test(to)) {
		throw new ProviderError('invalid-input', 'This email address cannot be written to. Please check it.');
	}
	return { from, to: { name: '', address: to }, subject, text, html, headers };
}
