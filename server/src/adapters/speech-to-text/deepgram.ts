import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { asTranscript, type HeardWord } from '@henry/ear/confidence/heard-transcript.ts';
import { encodeWav } from '@henry/sound/wav.ts';
import { z } from 'zod';
import { createRemoteService, jsonOf } from '#server/engines/remote-service.ts';
import type { SpeechToText } from '#server/ports/speech-to-text.ts';
import { durationMs } from './heard-words.ts';
import { createRemoteRecognizer } from './remote-recognizer.ts';

const maxUtteranceMs = 60_000;
/** The service takes 100 terms of 500 tokens in all. */
const maxTerms = 50;
/** A hint of more words is a sentence, not a term. */
const maxTermWords = 3;
/** As for our own ear; how well they do with this service has not been measured here. */
const unsureBelow0to1 = 0.5;
const nothingHeardBelow0to1 = 0.3;

const seconds = z.number().nonnegative();
const wordSchema = z.object({
	word: z.string(),
	start: seconds,
	end: seconds,
	confidence: z.number().min(0).max(1),
});
const alternativeSchema = z.object({ words: z.array(wordSchema) });
const channelSchema = z.object({ alternatives: z.array(alternativeSchema).min(1) });
const replySchema = z.object({ results: z.object({ channels: z.array(channelSchema).min(1) }) });

/** What a hint holds that a recogniser may not know: a short hint itself, and the names within a sentence. */
function termsIn(hint: string): string[] {
	if (hint.trim().split(/\s+/).length <= maxTermWords) return [hint.trim()];
	return hint.match(/(?<=\p{Ll},? )(?!I\b)\p{Lu}[\p{L}'-]+/gu) ?? [];
}

function queryOf(model: string, hints: readonly string[]): URLSearchParams {
	const query = new URLSearchParams({ model, language: 'en', mip_opt_out: 'true' });
	// nova-3 calls them key terms; the models before it call them keywords, of one word each.
	const knowsTerms = model.startsWith('nova-3');
	const terms = hints.flatMap(termsIn).filter((term) => term && (knowsTerms || !term.includes(' ')));
	for (const term of [...new Set(terms)].slice(0, maxTerms)) {
		query.append(knowsTerms ? 'keyterm' : 'keywords', term);
	}
	return query;
}

/** The words in an answer. Throws where it is not as documented. */
function heardIn(answer: unknown): HeardWord[] {
	const [channel] = replySchema.parse(answer).results.channels;
	const words = channel?.alternatives[0]?.words ?? [];
	return words.map(({ word, start, end, confidence }) => ({
		text: word,
		startMs: start * 1_000,
		endMs: end * 1_000,
		confidence0to1: confidence,
	}));
}

export type DeepgramSettings = {
	key: string;
	/** Everything before `/v1/listen`. */
	address: string;
	model: string;
	/** How many utterances may be recognised at the same time. */
	maxCalls: number;
	answerWithinMs?: number | undefined;
};

/**
 * Deepgram, by its call for recordings `v1/listen` (developers.deepgram.com, "Pre-Recorded Audio"): an utterance is sent
 * whole at its end. Each word has a confidence of its own. Names in the hints become its key terms. The recordings are kept
 * out of the training of its models (`mip_opt_out`), which Deepgram may charge for.
 */
export function createDeepgramEar(settings: DeepgramSettings): SpeechToText {
	const { key, address, model } = settings;
	const service = createRemoteService({ name: 'Deepgram', addresses: [address], ...settings });
	return createRemoteRecognizer(service, maxUtteranceMs, (speech, hints, options) =>
		service.call(
			(signal) =>
				fetch(`${address}/v1/listen?${queryOf(model, hints)}`, {
					method: 'POST',
					headers: { Authorization: `Token ${key}`, 'Content-Type': 'audio/wav', Accept: 'application/json' },
					body: encodeWav(speech, speechSampleRateHz),
					redirect: 'manual',
					signal,
				}),
			(body) =>
				asTranscript(heardIn(jsonOf(body)), durationMs(speech), { unsureBelow0to1, nothingHeardBelow0to1 }),
			options,
		),
	);
}
