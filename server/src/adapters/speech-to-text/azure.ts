import { engineWords } from '@henry/contract/engine-words.ts';
import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { asTranscript, type HeardWord } from '@henry/ear/confidence/heard-transcript.ts';
import { encodeWav } from '@henry/sound/wav.ts';
import { z } from 'zod';
import { createRemoteService, jsonOf } from '#server/engines/remote-service.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import type { SpeechToText } from '#server/ports/speech-to-text.ts';
import { durationMs, spreadWords } from './heard-words.ts';
import { createRemoteRecognizer } from './remote-recognizer.ts';

/** The most that its documentation allows. */
const maxUtteranceMs = 60_000;
const path = '/speech/recognition/conversation/cognitiveservices/v1';
const query =
	'language=en-US&format=detailed&profanity=raw&wordLevelTimestamps=true&wordLevelConfidence=true';
/** The service counts time in 100 ns. */
const ticksPerMs = 10_000;
/** As for our own ear; how well they do with this service has not been measured here. */
const unsureBelow0to1 = 0.5;
const nothingHeardBelow0to1 = 0.3;

const confidence0to1 = z.number().min(0).max(1);
const wordSchema = z.object({
	Word: z.string(),
	Offset: z.number().nonnegative(),
	Duration: z.number().nonnegative(),
	Confidence: confidence0to1.default(0),
});
const bestSchema = z.object({
	Confidence: confidence0to1,
	Lexical: z.string(),
	Words: z.array(wordSchema).default([]),
});
const replySchema = z.discriminatedUnion('RecognitionStatus', [
	z.object({ RecognitionStatus: z.literal('Success'), NBest: z.tuple([bestSchema], z.unknown()) }),
	z.object({ RecognitionStatus: z.enum(['NoMatch', 'InitialSilenceTimeout', 'BabbleTimeout']) }),
	z.object({ RecognitionStatus: z.literal('Error') }),
]);

/**
 * The words in an answer. The confidence is that of the word, or of the whole utterance where the service gives its words
 * none; words without times are spread over the speech. Throws where the answer is not as documented.
 */
function heardIn(answer: unknown, speech: Int16Array): HeardWord[] {
	const reply = replySchema.parse(answer);
	if (reply.RecognitionStatus === 'Error') {
		throw new ProviderError('unavailable', 'Azure Speech tells of an error of its own.');
	}
	if (reply.RecognitionStatus !== 'Success') return [];
	const [{ Confidence, Lexical, Words }] = reply.NBest;
	if (Words.length === 0) {
		const whole = { startMs: 0, endMs: durationMs(speech), confidence0to1: Confidence };
		return spreadWords(Lexical, whole);
	}
	// The service writes 0 for every word where it has computed none.
	const hasOwn = Words.some((word) => word.Confidence > 0);
	return Words.map((word) => ({
		text: word.Word,
		startMs: word.Offset / ticksPerMs,
		endMs: (word.Offset + word.Duration) / ticksPerMs,
		confidence0to1: hasOwn ? word.Confidence : Confidence,
	}));
}

export type AzureEarSettings = {
	key: string;
	/** The address of the service in a region, without a path. */
	address: string;
	/** How many utterances may be recognised at the same time. */
	maxCalls: number;
	answerWithinMs?: number | undefined;
};

/**
 * Azure Speech's recogniser, by its REST call for short audio (learn.microsoft.com, "Speech to text REST API for short
 * audio"), with the two parameters by which its SDKs ask for the words' times and confidences. An utterance is sent whole
 * at its end; hints have no place in this call.
 */
export function createAzureEar(settings: AzureEarSettings): SpeechToText {
	const { key, address } = settings;
	const service = createRemoteService({
		name: 'Azure Speech',
		model: engineWords.americanEnglish,
		addresses: [address],
		...settings,
	});
	return createRemoteRecognizer(service, maxUtteranceMs, (speech, _hints, options) =>
		service.call(
			(signal) =>
				fetch(`${address}${path}?${query}`, {
					method: 'POST',
					headers: {
						'Ocp-Apim-Subscription-Key': key,
						'Content-Type': `audio/wav; codecs=audio/pcm; samplerate=${speechSampleRateHz}`,
						Accept: 'application/json',
					},
					body: encodeWav(speech, speechSampleRateHz),
					redirect: 'manual',
					signal,
				}),
			(body) =>
				asTranscript(heardIn(jsonOf(body), speech), durationMs(speech), {
					unsureBelow0to1,
					nothingHeardBelow0to1,
				}),
			options,
		),
	);
}
