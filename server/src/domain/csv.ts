/** One value (RFC 4180); what a spreadsheet would take for a formula gets an apostrophe in front. */
function field(value: string, separator: string): string {
	const text = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value) ? `'${value}` : value;
	return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Without it, spreadsheet programs take UTF-8 for the code page of their country. */
const byteOrderMark = '\ufeff';

/** Rows as a CSV file with commas, or semicolons, in UTF-8 with a byte order mark, whose cells no spreadsheet runs. */
export function csvFile(rows: readonly (readonly string[])[], separator: ',' | ';' = ','): string {
	return (
		byteOrderMark +
		rows.map((row) => `${row.map((value) => field(value, separator)).join(separator)}\r\n`).join('')
	);
}
