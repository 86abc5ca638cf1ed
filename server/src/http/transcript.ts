import { errorBodySchema } from '@henry/contract/errors.ts';
import { speakerField } from '@henry/contract/speaker.ts';
import {
	transcriptFileField,
	transcriptHintsField,
	transcriptHintsSchema,
	transcriptResponseSchema,
} from '@henry/contract/transcript.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/domain/app-error.ts';
import { readRecording } from '#server/domain/transcription/recording.ts';
import { transcribeRecording } from '#server/domain/transcription/transcribe.ts';
import type { RecordingReader } from '#server/ports/recording-reader.ts';
import type { SpeechToText } from '#server/ports/speech-to-text.ts';
import { callSignal } from './call-signal.ts';
import { parseJson } from './parse-json.ts';
import { readSpeaker } from './speaker-field.ts';

/** The texts in the field for hints; none where it was left out. */
function readHints(field: unknown): string[] {
	if (field === undefined) return [];
	const { value } = field as { value?: unknown };
	const hints = transcriptHintsSchema.safeParse(typeof value === 'string' ? parseJson(value) : undefined);
	if (hints.success) return hints.data;
	throw new AppError('invalid-argument', `The field "${transcriptHintsField}" must be a JSON list of texts.`);
}

/** Speech-to-text (specification, section 7): multipart with a field `file`, a WAV recording. */
export function registerTranscript(
	app: FastifyInstance,
	{ speechToText, recordingReader }: { speechToText: SpeechToText; recordingReader: RecordingReader },
	maxCallsPerMinute: number,
): void {
	app.route({
		method: 'POST',
		url: '/api/transcript',
		schema: {
			summary: 'What was said in a recording, with times and confidences',
			consumes: ['multipart/form-data'],
			response: { 200: transcriptResponseSchema, '4xx': errorBodySchema, '5xx': errorBodySchema },
		},
		config: { rateLimit: { max: maxCallsPerMinute } },
		async handler(request, reply) {
			const upload = await request.file();
			if (!upload || upload.fieldname !== transcriptFileField) {
				throw new AppError('invalid-argument', `Send the recording in the field "${transcriptFileField}".`);
			}
			const signal = callSignal(reply);
			const samples = await readRecording(recordingReader, await upload.toBuffer(), { signal });
			const hints = readHints(upload.fields[transcriptHintsField]);
			const speaker = readSpeaker(upload.fields[speakerField]);
			const known = { hints, ...(speaker && { speaker }) };
			return transcribeRecording(speechToText, samples, { signal, ...known });
		},
	});
}
