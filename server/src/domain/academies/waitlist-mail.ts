import { dayMs, waitlistConfirmationMs } from '@henry/contract/limits.ts';
import type { ServerTexts, ServerTextsByLanguage } from '@henry/contract/server-texts.ts';
import { filled } from '#server/domain/filled.ts';
import { writtenMail } from '#server/domain/mail/written-mail.ts';
import type { Mail } from '#server/ports/mailer.ts';

const days = waitlistConfirmationMs / dayMs;

/** All that a subscriber has accepted, word for word: what is stored as proof. */
export function acceptedText({ waitlistTerms: { consent, terms } }: ServerTexts): string {
	return filled([`${consent}.`, ...Object.values(terms)].join(' '), { days });
}

/** Where the links of a mail lead: `leaveInOneClick` takes the POST of a mail program (RFC 8058). */
export type WaitlistLinks = { confirm: string; leave: string; leaveInOneClick: string };

/** The mail that asks a subscriber to confirm. */
export function waitlistMail(
	texts: ServerTextsByLanguage,
	{ to, language, links }: { to: string; language: string; links: WaitlistLinks },
): Mail {
	const blanks = { days, leaveAddress: links.leave };
	return {
		...writtenMail(texts, { kind: 'waitlist', to, language, address: links.confirm, blanks }),
		headers: {
			'List-Unsubscribe': `<${links.leaveInOneClick}>`,
			'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
		},
	};
}
