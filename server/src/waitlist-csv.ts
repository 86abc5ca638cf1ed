import type { Subscriber } from './ports/store.ts';

const header = ['email', 'locale', 'language', 'consent text', 'consented', 'confirmed'];

const asTime = (timeMs: number | null) => (timeMs === null ? '' : new Date(timeMs).toISOString());

/** One value (RFC 4180); what a spreadsheet would take for a formula gets an apostrophe in front. */
function field(value: string): string {
	const text = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value) ? `'${value}` : value;
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Without it, spreadsheet programs take UTF-8 for the code page of their country. */
const byteOrderMark = '\ufeff';

/** Subscribers with the proof of their consent as CSV with commas, in UTF-8 with a byte order mark; times in UTC. */
export function waitlistCsv(subscribers: Subscriber[]): string {
	const rows = subscribers.map((subscriber) => [
		subscriber.email,
		subscriber.locale,
		subscriber.language,
		subscriber.consentText,
		asTime(subscriber.consentedAtMs),
		asTime(subscriber.confirmedAtMs),
	]);
	return byteOrderMark + [header, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('');
}
