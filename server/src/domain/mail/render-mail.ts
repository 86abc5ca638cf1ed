import type { Mail } from '#server/ports/mailer.ts';

/** What a mail says, in the order in which it is read: paragraphs, one button, and what is to be known besides. */
export type MailContent = {
	language: string;
	subject: string;
	paragraphs: readonly string[];
	button: { label: string; address: string };
	smallPrint: readonly string[];
	/** Whose look it has, where not Henry's alone. */
	brand?: MailBrand | undefined;
};

/** How the mails of an academy look. */
export type MailBrand = {
	name: string;
	colours: { ground: string; text: string };
	logoAddress: string | null;
};

/** A mail to one address, as plain text and as HTML with the same words, in which nothing is taken for markup. */
export function renderMail(to: string, content: MailContent): Mail {
	return { to, subject: content.subject, text: asText(content), html: asHtml(content) };
}

/** Who signs a mail. */
const signatureOf = ({ brand }: MailContent) => (brand ? `${brand.name} · Henry` : 'Henry');

function asText(content: MailContent): string {
	const { paragraphs, button, smallPrint } = content;
	const link = `${button.label}:\n${button.address}`;
	return [...paragraphs, link, ...smallPrint, signatureOf(content)].join('\n\n');
}

/** The band of an academy: its logo, where it has one, and its name in its two colours. */
function bandOf({ name, colours, logoAddress }: MailBrand): string {
	const logo =
		logoAddress === null
			? ''
			: `<img src="${escapeHtml(logoAddress)}" alt="" height="40" style="height:40px;max-width:160px;margin:0 12px 0 0;vertical-align:middle">`;
	return `<p style="margin:0 0 24px;padding:12px 16px;background:${colours.ground};color:${colours.text};border-radius:12px;font-weight:bold;font-size:18px">${logo}${escapeHtml(name)}</p>\n`;
}

function asHtml(content: MailContent): string {
	const { language, subject, paragraphs, button, smallPrint, brand } = content;
	const { ground, text } = brand?.colours ?? { ground: '#0e6172', text: '#ffffff' };
	const paragraph = (style: string) => (text: string) => `<p style="${style}">${escapeHtml(text)}</p>`;
	const address = escapeHtml(button.address);
	return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#faf5ec;color:#2b2119;font:16px/1.6 sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#fffdf9;border:1px solid #e8dccb;border-radius:16px">
${brand ? bandOf(brand) : ''}${paragraphs.map(paragraph('margin:0 0 16px')).join('\n')}
<p style="margin:24px 0"><a href="${address}" style="display:inline-block;padding:12px 20px;background:${ground};color:${text};border-radius:12px;font-weight:bold;text-decoration:none">${escapeHtml(button.label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;word-break:break-all"><a href="${address}" style="color:#0a4c5a">${address}</a></p>
${smallPrint.map(paragraph('margin:0 0 12px;font-size:14px;color:#685a4e')).join('\n')}
<p style="margin:0;font-weight:bold">${escapeHtml(signatureOf(content))}</p>
</div>
</body>
</html>
`;
}

const characterReferences: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};

function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => characterReferences[character] ?? character);
}
