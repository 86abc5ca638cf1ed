import { errorBodySchema } from '@henry/contract/errors.ts';
import {
	examSoundsWordsField,
	examSoundsWordsSchema,
	type JudgedFreeSounds,
	judgedFreeSoundsSchema,
} from '@henry/contract/exam-report.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/domain/app-error.ts';
import { judgeFreeSpeech } from '#server/domain/pronunciation/free-speech.ts';
import type { PronunciationAssessor } from '#server/ports/pronunciation-assessor.ts';
import type { RecordingReader } from '#server/ports/recording-reader.ts';
import { callSignal } from './call-signal.ts';
import { readSpokenText } from './spoken-text.ts';

function readWords(text: string) {
	try {
		return examSoundsWordsSchema.parse(JSON.parse(text));
	} catch (error) {
		if (!(error instanceof SyntaxError)) throw error;
		throw new AppError('invalid-argument', `Send the words as JSON in the field "${examSoundsWordsField}".`);
	}
}

/** `examSounds`: how the sounds of an exam's answer were said, as far as its words were surely heard. */
export function registerExamSounds(
	app: FastifyInstance,
	{
		pronunciation,
		recordingReader: reader,
	}: { pronunciation: PronunciationAssessor; recordingReader: RecordingReader },
	maxCallsPerMinute: number,
): void {
	app.route({
		method: 'POST',
		url: '/api/examSounds',
		schema: {
			summary: 'How the sounds of free speech were said, in words that were surely heard',
			consumes: ['multipart/form-data'],
			response: { 200: judgedFreeSoundsSchema, '4xx': errorBodySchema, '5xx': errorBodySchema },
		},
		config: { rateLimit: { max: maxCallsPerMinute } },
		async handler(request, reply): Promise<JudgedFreeSounds> {
			const signal = callSignal(reply);
			const textField = examSoundsWordsField;
			const spoken = await readSpokenText(request, { reader, textField, signal });
			const { samples, text, ...known } = spoken;
			return judgeFreeSpeech(pronunciation, samples, readWords(text), { signal, ...known });
		},
	});
}
