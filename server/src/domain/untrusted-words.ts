/** Endings of names that models make addresses of. */
const endings =
	'com|net|org|info|biz|io|co|ai|app|dev|me|ly|gg|to|tv|cc|ru|cn|es|uk|eu|de|fr|it|us|ws|xyz|site|online|shop|store|top|link|click|live|tk';
/** An address with its scheme or without, of a page or of a mailbox. */
const link = new RegExp(
	[
		'[a-z][a-z0-9+.-]*://',
		'\\b(?:javascript|vbscript|mailto|tel|sms):\\s*\\S',
		'\\bwww\\.',
		'\\S@[\\w-]+(?:\\.[\\w-]+)+',
		`\\b[\\w-]+(?:\\.[\\w-]+)*\\.(?:${endings})\\b(?![’'-])`,
	].join('|'),
	'i',
);
/**
 * Characters that are not seen and change what is: controls but tab and line feed, and the marks of direction, which can
 * turn a text around (Unicode Technical Report 36, 2.10; CVE-2021-42574).
 */
const hidden = /[^\P{Cc}\t\n]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029\ufeff]/u;

/** Whether a text leads somewhere: people and programs make links of such words. */
export function holdsLink(text: string): boolean {
	return link.test(text);
}

/** Whether a text holds characters that nobody sees. */
export function holdsHiddenCharacters(text: string): boolean {
	return hidden.test(text);
}

/** Whether what a model has written may be shown to a learner: words, and nothing else that looks like them. */
export function isPlainlyWritten(text: string): boolean {
	return !holdsLink(text) && !holdsHiddenCharacters(text);
}

/** A text as one line of the server's output, which it cannot leave, colour or hide. */
export function asOneLine(text: string): string {
	return text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
}
