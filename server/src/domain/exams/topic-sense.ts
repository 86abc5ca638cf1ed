import type { TopicRelevance } from '@henry/contract/exam-report.ts';
import { startOrClose, type Upgradable } from '#server/domain/stand-in/stand-in.ts';
import type { CallOptions } from '#server/ports/engine.ts';
import type { SentenceEmbeddings } from '#server/ports/sentence-embeddings.ts';
import { type AnswerWord, type ExamQuestion, topicRelevance } from './topic-relevance.ts';

/** A question with all that is on the screen with it: what an answer may be about. */
export type AskedQuestion = ExamQuestion & { context: readonly string[] };

/** Tells whether answers are about their questions. */
export type TopicSense = Upgradable<SentenceEmbeddings> & {
	/** `others`: questions about other things, against which the likeness is held. Never rejects but when cancelled. */
	judge(
		question: AskedQuestion,
		words: readonly AnswerWord[],
		others: readonly string[],
		options?: CallOptions,
	): Promise<TopicRelevance>;
	close(): Promise<void>;
};

/** The question itself counts so many times as much as all that is on the screen with it. */
const questionWeight = 3;
/** An answer is cut in pieces of so many words, of which the engine hears all. */
const wordsOfPiece = 60;
/** Shorter answers say too little to be told off topic by what they mean. */
const fewestWords = 12;
/**
 * How much closer to its question an answer is than to others, as cosines (bench/results/exam-topics.json): above the
 * first it is on topic, below the second off topic, in between nobody knows.
 */
const onTopicFrom = 0.22;
const offTopicBelow = 0.18;

/**
 * Judges by the words of a topic, and by what the sentences mean as soon as an engine for that is there: how close the
 * answer's place is to its question's, less how close it is to those of other questions (their median), since some answers
 * are close to everything.
 */
export function createTopicSense(tell: (line: string) => void = () => {}): TopicSense {
	let engine: SentenceEmbeddings | undefined;
	let isClosed = false;
	const known = new Map<string, Float32Array>();

	/** Places of texts that come again and again are kept. */
	async function placesOf(texts: readonly string[], options?: CallOptions): Promise<Float32Array[]> {
		const missing = [...new Set(texts)].filter((text) => !known.has(text));
		const places = missing.length > 0 && engine ? await engine.embed(missing, options) : [];
		for (const [index, text] of missing.entries()) known.set(text, places[index] as Float32Array);
		return texts.map((text) => known.get(text) as Float32Array);
	}

	async function closeness(
		{ text, context }: AskedQuestion,
		words: readonly AnswerWord[],
		others: readonly string[],
		options?: CallOptions,
	): Promise<number | undefined> {
		if (engine?.health().state !== 'ready') return undefined;
		const [answer, [asked], around, elsewhere] = await Promise.all([
			engine.embed(piecesOf(words), options),
			placesOf([text], options),
			placesOf(context, options),
			placesOf(others, options),
		]);
		const place = middle(answer);
		const about = middle([
			...Array(questionWeight).fill(asked),
			...(around.length > 0 ? [middle(around)] : []),
		]);
		const likeness = elsewhere.map((other) => product(place, other)).sort((one, other) => one - other);
		return product(place, about) - (likeness[Math.floor(likeness.length / 2)] ?? 0);
	}

	return {
		async judge(question, words, others, options) {
			const byWords = topicRelevance(question, words);
			if (words.length < fewestWords || byWords.because === 'onlyTheQuestion') return byWords;
			try {
				const closer = await closeness(question, words, others, options);
				return closer === undefined ? byWords : withMeaning(byWords, closer, question.isComplete);
			} catch (error) {
				options?.signal?.throwIfAborted();
				tell(`Topics are judged by words alone: ${(error as Error).message}`);
				return byWords;
			}
		},
		async upgrade(better) {
			await startOrClose(better);
			if (isClosed) return better.close();
			engine = better;
		},
		async close() {
			isClosed = true;
			await engine?.close();
		},
	};
}

/** Words that were chosen for the topic are proof enough; those that stand around the question are not. */
function withMeaning(byWords: TopicRelevance, closer: number, isComplete: boolean): TopicRelevance {
	const { topicWords } = byWords;
	if (closer >= onTopicFrom) return { verdict: 'onTopic', because: 'meaning', topicWords };
	if (isComplete && byWords.verdict === 'onTopic') return byWords;
	if (closer < offTopicBelow) return { verdict: 'offTopic', because: 'otherMeaning', topicWords };
	return { verdict: 'unsure', because: 'fewTopicWords', topicWords };
}

function piecesOf(words: readonly AnswerWord[]): string[] {
	const count = Math.max(1, Math.round(words.length / wordsOfPiece));
	const ends = Array.from({ length: count + 1 }, (_, index) => Math.floor((index * words.length) / count));
	return ends.slice(1).map((end, index) =>
		words
			.slice(ends[index], end)
			.map(({ text }) => text)
			.join(' '),
	);
}

/** The middle of several places, with a length of 1. */
function middle(places: readonly Float32Array[]): Float32Array {
	const [first = new Float32Array(1)] = places;
	const sum = first.map((_, index) => places.reduce((total, place) => total + (place[index] ?? 0), 0));
	const length = Math.hypot(...sum);
	return sum.map((value) => value / length);
}

function product(one: Float32Array, other: Float32Array): number {
	return one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
}
