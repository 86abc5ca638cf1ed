import type { SpeakleSentence } from '@henry/contract/content.ts';
import { speakleSentencesSchema } from '@henry/contract/content.ts';
import { errorBodySchema } from '@henry/contract/errors.ts';
import {
	type PrivPronJson,
	type PronunciationReport,
	type SpeakleResponse,
	speakleResponseSchema,
	speakleTextField,
	speakleTextSchema,
} from '@henry/contract/speakle.ts';
import { assessReading } from '@henry/reading/assess-reading.ts';
import type { FastifyInstance } from 'fastify';
import type { PronunciationAssessor } from '#server/ports/pronunciation-assessor.ts';
import type { RecordingReader } from '#server/ports/recording-reader.ts';
import { callSignal } from './call-signal.ts';
import { readSpokenText } from './spoken-text.ts';

const errorTypes = {
	none: 'None',
	mispronunciation: 'Mispronunciation',
	omission: 'Omission',
	insertion: 'Insertion',
} as const;
/** The shape that the specification knows counts time in 100 ns. */
const ticksPerMs = 10_000;

const place = (startMs: number | null, endMs: number | null) => ({
	Offset: (startMs ?? 0) * ticksPerMs,
	Duration: ((endMs ?? 0) - (startMs ?? 0)) * ticksPerMs,
});

/** A report in the shape that the specification knows (section 3). */
function privPronJson(report: PronunciationReport): PrivPronJson {
	return {
		Display: report.text,
		Words: report.words.map(({ text, score0to100, error, startMs, endMs, sounds }) => ({
			Word: text,
			...place(startMs, endMs),
			PronunciationAssessment: { AccuracyScore: score0to100, ErrorType: errorTypes[error] },
			Phonemes: sounds.map((sound) => ({
				Phoneme: sound.phone.toLowerCase(),
				...place(sound.startMs, sound.endMs),
				PronunciationAssessment: { AccuracyScore: sound.score0to100 },
			})),
		})),
		PronunciationAssessment: {
			AccuracyScore: report.accuracy0to100,
			FluencyScore: report.fluency0to100,
			CompletenessScore: report.completeness0to100,
			PronScore: report.pronunciation0to100,
		},
	};
}

type SpeakleEngines = { pronunciation: PronunciationAssessor; recordingReader: RecordingReader };

/** The daily challenge (specification, sections 2 and 7): its sentences, and `speakle`, which judges one said aloud. */
export function registerSpeakle(
	app: FastifyInstance,
	{ pronunciation, recordingReader: reader }: SpeakleEngines,
	sentences: SpeakleSentence[],
	maxCallsPerMinute: number,
): void {
	app.get(
		'/api/speakleSentences',
		{ schema: { summary: 'The sentences of the days', response: { 200: speakleSentencesSchema } } },
		async () => sentences,
	);
	app.route({
		method: 'POST',
		url: '/api/speakle',
		schema: {
			summary: 'How a sentence was pronounced, sound by sound',
			consumes: ['multipart/form-data'],
			response: { 200: speakleResponseSchema, '4xx': errorBodySchema, '5xx': errorBodySchema },
		},
		config: { rateLimit: { max: maxCallsPerMinute } },
		async handler(request, reply): Promise<SpeakleResponse> {
			const signal = callSignal(reply);
			const spoken = await readSpokenText(request, { reader, textField: speakleTextField, signal });
			const { samples, text: sentence, ...known } = spoken;
			const text = speakleTextSchema.parse(sentence);
			const assessed = await assessReading(pronunciation, samples, text, { signal, ...known });
			return { transcription: { privPronJson: privPronJson(assessed.report) }, ...assessed };
		},
	});
}
