import { errorBodySchema } from '@henry/contract/errors.ts';
import {
	freeSoundsQuerySchema,
	freeSoundsWordsField,
	freeSoundsWordsSchema,
	type JudgedFreeSounds,
	judgedFreeSoundsSchema,
} from '@henry/contract/free-sounds.ts';
import { refusals } from '@henry/contract/refusals.ts';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { AppError } from '#server/domain/app-error.ts';
import { judgeFreeSpeech } from '#server/domain/pronunciation/free-speech.ts';
import type { DangerWatch } from '#server/domain/safety/danger-watch.ts';
import type { Engine } from '#server/ports/engine.ts';
import type { PronunciationAssessor } from '#server/ports/pronunciation-assessor.ts';
import type { RecordingReader } from '#server/ports/recording-reader.ts';
import { callSignal } from './call-signal.ts';
import { readSpokenText } from './spoken-text.ts';

/** Whoever nobody waits for asks again so much later: a sentence is spoken or judged sooner. */
const askAgainSeconds = 5;

const nothingJudged: JudgedFreeSounds = {
	...{ words: 0, sounds: 0, accuracy0to100: 0, wrong: 0 },
	...{ judged: [], examples: [] },
};

function readWords(text: string) {
	try {
		return freeSoundsWordsSchema.parse(JSON.parse(text));
	} catch (error) {
		if (!(error instanceof SyntaxError)) throw error;
		throw new AppError('invalid-argument', `Send the words as JSON in the field "${freeSoundsWordsField}".`);
	}
}

/**
 * `freeSounds`: how the sounds of an answer were said, as far as its words were surely heard. What nobody waits for is
 * judged one by one, and not while others wait for an engine on this machine.
 */
export function registerFreeSounds(
	app: FastifyInstance,
	services: {
		pronunciation: PronunciationAssessor;
		speechToText: Engine;
		textToSpeech: Engine;
		recordingReader: RecordingReader;
		danger: DangerWatch;
	},
	maxCallsPerMinute: number,
): void {
	const { pronunciation, speechToText, textToSpeech, recordingReader: reader, danger } = services;
	let isJudgingInBackground = false;
	const isBusy = () =>
		isJudgingInBackground ||
		[pronunciation, speechToText, textToSpeech].some((engine) => engine.health().queued > 0);

	async function inBackground<Answer>(judge: () => Promise<Answer>): Promise<Answer> {
		if (isBusy()) {
			throw new AppError('resource-exhausted', refusals.engineBusy, { retryAfterSeconds: askAgainSeconds });
		}
		isJudgingInBackground = true;
		try {
			return await judge();
		} finally {
			isJudgingInBackground = false;
		}
	}

	app.route<{ Querystring: z.infer<typeof freeSoundsQuerySchema> }>({
		method: 'POST',
		url: '/api/freeSounds',
		schema: {
			summary: 'How the sounds of free speech were said, in words that were surely heard',
			consumes: ['multipart/form-data'],
			querystring: freeSoundsQuerySchema,
			response: { 200: judgedFreeSoundsSchema, '4xx': errorBodySchema, '5xx': errorBodySchema },
		},
		config: { rateLimit: { max: maxCallsPerMinute } },
		async handler(request, reply): Promise<JudgedFreeSounds> {
			const signal = callSignal(reply);
			const textField = freeSoundsWordsField;
			const { samples, text, ...known } = await readSpokenText(request, { reader, textField, signal });
			const words = readWords(text);
			if (await danger.noticeOf({ text: words.map((word) => word.text).join(' '), words })) {
				return nothingJudged;
			}
			const isBackground = request.query.background === 'yes';
			const options = { signal, ...known, priority: isBackground ? ('report' as const) : ('live' as const) };
			const judge = () => judgeFreeSpeech(pronunciation, samples, words, options);
			return isBackground ? inBackground(judge) : judge();
		},
	});
}
