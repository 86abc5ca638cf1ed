import { transcriptFileField } from '@henry/contract/transcript.ts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/domain/app-error.ts';
import { readRecording } from '#server/domain/transcription/recording.ts';

/**
 * Reads a multipart call that carries a recording in the field `file` and a text in another, in either order: the
 * recording's samples (16-bit mono at 16 kHz) and the text, empty where there is none. Throws an `AppError`
 * (invalid-argument) where there is no recording, or one that cannot be read.
 */
export async function readSpokenText(
	request: FastifyRequest,
	textField: string,
): Promise<{ samples: Int16Array; text: string }> {
	let recording: Buffer | undefined;
	let text = '';
	for await (const part of request.parts()) {
		if (part.type === 'file') {
			const bytes = await part.toBuffer();
			if (part.fieldname === transcriptFileField) recording = bytes;
		} else if (part.fieldname === textField && typeof part.value === 'string') {
			text = part.value;
		}
	}
	if (!recording) {
		throw new AppError('invalid-argument', `Send the recording in the field "${transcriptFileField}".`);
	}
	return { samples: readRecording(recording), text };
}
