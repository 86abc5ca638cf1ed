import { type Accent, accentField, accentSchema, accents } from '@henry/contract/accent.ts';
import { type SpeakerProfile, speakerField } from '@henry/contract/speaker.ts';
import { transcriptFileField } from '@henry/contract/transcript.ts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/domain/app-error.ts';
import { readRecording } from '#server/domain/transcription/recording.ts';
import type { RecordingReader } from '#server/ports/recording-reader.ts';
import { readSpeaker } from './speaker-field.ts';

/**
 * Reads a multipart call that carries a recording in the field `file`, a text in another, and maybe what is known of the
 * speaker and the accent to measure by, in any order: the recording's samples (16-bit mono at 16 kHz), the text, empty where
 * there is none, the speaker and the accent. Throws an `AppError` (invalid-argument) where there is no recording, or something that cannot be read.
 */
export async function readSpokenText(
	request: FastifyRequest,
	{ reader, textField, signal }: { reader: RecordingReader; textField: string; signal: AbortSignal },
): Promise<{ samples: Int16Array; text: string; speaker?: SpeakerProfile; accent?: Accent }> {
	let recording: Buffer | undefined;
	let text = '';
	let speaker: SpeakerProfile | undefined;
	let accent: Accent | undefined;
	for await (const part of request.parts()) {
		if (part.type === 'file') {
			const bytes = await part.toBuffer();
			if (part.fieldname === transcriptFileField) recording = bytes;
		} else if (part.fieldname === textField && typeof part.value === 'string') {
			text = part.value;
		} else if (part.fieldname === speakerField) {
			speaker = readSpeaker(part);
		} else if (part.fieldname === accentField) {
			accent = readAccent(part.value);
		}
	}
	if (!recording) {
		throw new AppError('invalid-argument', `Send the recording in the field "${transcriptFileField}".`);
	}
	const samples = await readRecording(reader, recording, { signal });
	return { samples, text, ...(speaker && { speaker }), ...(accent && { accent }) };
}

function readAccent(value: unknown): Accent {
	const accent = accentSchema.safeParse(value);
	if (accent.success) return accent.data;
	throw new AppError('invalid-argument', `The field "${accentField}" must be one of: ${accents.join(', ')}.`);
}
