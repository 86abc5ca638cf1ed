import type { ServerTexts, ServerTextsByLanguage } from '@henry/contract/server-texts.ts';
import { filled } from '#server/domain/filled.ts';
import type { Mail } from '#server/ports/mailer.ts';
import { renderMail } from './render-mail.ts';

/** Which mail goes to whom: the reader's language, where its button leads, and what is filled into its blanks. */
type WrittenMail = {
	kind: keyof ServerTexts['mails'];
	to: string;
	language: string;
	address: string;
	blanks?: Readonly<Record<string, string | number>>;
};

/** A mail in the language of its reader, or in English where it is not written in that one. */
export function writtenMail(
	texts: ServerTextsByLanguage,
	{ kind, to, language, address, blanks = {} }: WrittenMail,
): Mail {
	const written = texts[language] ? language : 'en';
	const { subject, paragraphs, button, smallPrint } = (texts[written] ?? texts.en).mails[kind];
	const fill = (text: string) => filled(text, blanks);
	return renderMail(to, {
		language: written,
		subject: fill(subject),
		paragraphs: paragraphs.map(fill),
		button: { label: button, address },
		smallPrint: smallPrint.map(fill),
	});
}
