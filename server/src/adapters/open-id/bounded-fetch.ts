import type { CustomFetch } from 'openid-client';

/** Metadata, keys and tokens of issuers are some kilobytes. */
const maxAnswerBytes = 256 * 1024;

/** `fetch`, which reads the whole answer and gives it up where it is larger than an issuer's can be. */
export const boundedFetch: CustomFetch = async (address, options) => {
	const response = await fetch(address, options as RequestInit);
	const pieces: Uint8Array[] = [];
	let bytes = 0;
	for await (const piece of response.body ?? []) {
		bytes += piece.length;
		// Leaving the loop ends the connection.
		if (bytes > maxAnswerBytes) throw new Error(`An answer is larger than ${maxAnswerBytes} bytes.`);
		pieces.push(piece);
	}
	const { status, headers } = response;
	return new Response(bytes > 0 ? Buffer.concat(pieces) : null, { status, headers });
};
