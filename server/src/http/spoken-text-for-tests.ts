import { encodeWav } from '@henry/sound/wav.ts';
import type { FastifyInstance } from 'fastify';

type Part = [field: string, value: string | Uint8Array];

/** Posts a multipart form with these parts in their order; bytes go as a file. */
export async function sendParts(app: FastifyInstance, url: string, parts: Part[]) {
	const form = new FormData();
	for (const [field, value] of parts) {
		if (typeof value === 'string') form.append(field, value);
		else form.append(field, new Blob([new Uint8Array(value)], { type: 'audio/wav' }), 'recording.wav');
	}
	const request = new Request('http://localhost', { method: 'POST', body: form });
	return app.inject({
		method: 'POST',
		url,
		headers: { 'content-type': request.headers.get('content-type') ?? '' },
		payload: Buffer.from(await request.arrayBuffer()),
	});
}

/** Posts a recording (16-bit mono samples at 16 kHz) with the text that it reads, and what is known of the speaker. */
export const sendSpokenText = (
	app: FastifyInstance,
	url: string,
	samples: Int16Array,
	text: string,
	speaker?: string,
) =>
	sendParts(app, url, [
		['text', text],
		...(speaker ? [['speaker', speaker] as Part] : []),
		['file', encodeWav(samples, 16_000)],
	]);
