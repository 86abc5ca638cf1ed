/** The words of a mail's source, whatever their transfer encoding (RFC 2045, section 6; RFC 2047). */
export function wordsOf(source: string): string {
	return source
		.replace(/\r\n[ \t]+/g, ' ')
		.replace(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_, text: string) => Buffer.from(text, 'base64').toString())
		.replace(/=\?UTF-8\?Q\?([^?]*)\?=/gi, (_, text: string) => unquote(text.replaceAll('_', ' ')))
		.split(/^--/m)
		.map(decodedPart)
		.join('\n');
}

function decodedPart(part: string): string {
	const [head = '', ...body] = part.split('\r\n\r\n');
	const text = body.join('\r\n\r\n');
	if (/quoted-printable/i.test(head)) return `${head}\n\n${unquote(text)}`;
	if (/: base64/i.test(head)) return `${head}\n\n${Buffer.from(text, 'base64').toString()}`;
	return part;
}

function unquote(text: string): string {
	const bytes = text
		.replace(/=\r?\n/g, '')
		.replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
	return Buffer.from(bytes, 'latin1').toString();
}
