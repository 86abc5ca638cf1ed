import { academyImageAddress } from '@henry/contract/academy-door.ts';
import type { ServerTexts, ServerTextsByLanguage } from '@henry/contract/server-texts.ts';
import { filled } from '#server/domain/filled.ts';
import type { MailLook } from '#server/ports/house-store.ts';
import type { Mail } from '#server/ports/mailer.ts';
import type { MailPlace } from './mail-place.ts';
import { type MailBrand, renderMail } from './render-mail.ts';

/** Which mail goes to whom: the reader's language, where its button leads, and what is filled into its blanks. */
type WrittenMail = {
	kind: keyof ServerTexts['mails'];
	to: string;
	language: string;
	address: string;
	blanks?: Readonly<Record<string, string | number>>;
	/** The academy whose look it has, and where that is. */
	from?: MailPlace | undefined;
};

const brandOf = ({ name, colours, logoId }: MailLook, address: string): MailBrand => ({
	name,
	colours,
	logoAddress: logoId === null ? null : `${address}${academyImageAddress(logoId)}`,
});

/** A mail in the language of its reader, or in English where it is not written in that one. */
export function writtenMail(
	texts: ServerTextsByLanguage,
	{ kind, to, language, address, blanks = {}, from }: WrittenMail,
): Mail {
	const written = texts[language] ? language : 'en';
	const { subject, paragraphs, button, smallPrint } = (texts[written] ?? texts.en).mails[kind];
	const fill = (text: string) => filled(text, blanks);
	const mail = renderMail(to, {
		language: written,
		subject: fill(subject),
		paragraphs: paragraphs.map(fill),
		button: { label: button, address },
		smallPrint: smallPrint.map(fill),
		brand: from?.look && brandOf(from.look, from.address),
	});
	const look = from?.look;
	return look ? { ...mail, fromName: look.senderName ?? look.name } : mail;
}
