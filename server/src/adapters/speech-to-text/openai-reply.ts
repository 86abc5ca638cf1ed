import type { HeardWord } from '@henry/ear/confidence/heard-transcript.ts';
import { z } from 'zod';
import { durationMs, spreadWords } from './heard-words.ts';

/** Whisper's own limits: a segment that is so likely no speech, and so unlikely as text, is invented. */
const noSpeechAbove0to1 = 0.6;
const inventedBelowLogarithm = -1;

const seconds = z.number().nonnegative();
const wordSchema = z.object({
	word: z.string(),
	start: seconds,
	end: seconds,
	probability: z.number().min(0).max(1).nullish(),
});
const segmentSchema = z.object({
	text: z.string().default(''),
	start: seconds,
	end: seconds,
	avg_logprob: z.number().nullish(),
	no_speech_prob: z.number().nullish(),
	words: z.array(wordSchema).nullish(),
});
const replySchema = z.object({
	text: z.string(),
	words: z.array(wordSchema).nullish(),
	segments: z.array(segmentSchema).nullish(),
	logprobs: z.array(z.object({ token: z.string(), logprob: z.number() })).nullish(),
});
type Reply = z.infer<typeof replySchema>;
type Segment = z.infer<typeof segmentSchema>;

const probability0to1 = (logarithm: number | null | undefined) => Math.min(1, Math.exp(logarithm ?? 0));

function isSpeech({ no_speech_prob, avg_logprob }: Segment): boolean {
	return !((no_speech_prob ?? 0) > noSpeechAbove0to1 && (avg_logprob ?? 0) < inventedBelowLogarithm);
}

/** The words with times of their own, each with its own confidence, or else that of its segment. */
function timedWords({ words, segments }: Reply): HeardWord[] {
	const all = words ?? segments?.flatMap((segment) => segment.words ?? []) ?? [];
	return all.flatMap(({ word, start, end, probability }) => {
		const segment = segments?.find((candidate) => start < candidate.end) ?? segments?.at(-1);
		if (segment && !isSpeech(segment)) return [];
		const confidence0to1 = probability ?? probability0to1(segment?.avg_logprob);
		return [{ text: word, startMs: start * 1_000, endMs: end * 1_000, confidence0to1 }];
	});
}

function wordsOfSegments(segments: readonly Segment[]): HeardWord[] {
	return segments.filter(isSpeech).flatMap(({ text, start, end, avg_logprob }) =>
		spreadWords(text, {
			startMs: start * 1_000,
			endMs: end * 1_000,
			confidence0to1: probability0to1(avg_logprob),
		}),
	);
}

/** The words of a text that comes without times; a word is as likely as its tokens together. */
function untimedWords({ text, logprobs }: Reply, speechMs: number): HeardWord[] {
	let end = 0;
	const tokens = (logprobs ?? []).map(({ token, logprob }) => {
		end += token.length;
		return { logprob, start: end - token.length, end };
	});
	const places = [...text.trim().matchAll(/\S+/g)];
	return spreadWords(text, { startMs: 0, endMs: speechMs, confidence0to1: 1 }).map((word, index) => {
		const from = places[index]?.index ?? 0;
		const own = tokens.filter((token) => token.start < from + word.text.length && token.end > from);
		const sum = own.reduce((total, { logprob }) => total + logprob, 0);
		return { ...word, confidence0to1: probability0to1(sum) };
	});
}

/**
 * The words in an answer to `/audio/transcriptions`, of the form `verbose_json` or `json`. Their confidence is what the
 * service says of the word itself; where it says nothing, the mean probability of its segment's tokens (so a segment is
 * doubted as a whole); where it says nothing of that either, 1: nothing is doubted then. Words without times are spread
 * over their segment, or over the whole speech. What Whisper itself takes for no speech is left out. Throws where the
 * answer is not as documented.
 */
export function heardInReply(answer: unknown, speech: Int16Array): HeardWord[] {
	const reply = replySchema.parse(answer);
	const segments = reply.segments ?? [];
	if (reply.words?.length || segments.some(({ words }) => words?.length)) return timedWords(reply);
	if (segments.length > 0) return wordsOfSegments(segments);
	return untimedWords(reply, durationMs(speech));
}
