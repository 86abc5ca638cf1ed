import type { TopicRelevance } from '@henry/contract/exam-report.ts';
import { cosine } from '#server/domain/cosine.ts';
import { startOrClose, type Upgradable } from '#server/domain/fallback/fallback.ts';
import type { CallOptions } from '#server/ports/engine.ts';
import type { SentenceEmbeddings } from '#server/ports/sentence-embeddings.ts';
import { type AnswerWord, type ExamQuestion, topicRelevance } from './topic-relevance.ts';

/** A question with all that is on the screen with it, and a model answer where there is one: what an answer may be about. */
export type AskedQuestion = ExamQuestion & { context: readonly string[]; model: string | undefined };
/** A question about something else, with its model answer. */
export type OtherQuestion = { text: string; model: string | undefined };

/** Tells whether answers are about their questions. */
export type TopicSense = Upgradable<SentenceEmbeddings> & {
	/** `others`: questions about other things, against which the likeness is held. Never rejects but when cancelled. */
	judge(
		question: AskedQuestion,
		words: readonly AnswerWord[],
		others: readonly OtherQuestion[],
		options?: CallOptions,
	): Promise<TopicRelevance>;
	close(): Promise<void>;
};

/** The question itself counts so many times as much as all that is on the screen with it. */
const questionWeight = 3;
/** An answer is cut in pieces of so many words, of which the engine hears all. */
const wordsOfPiece = 60;
/** Calls of the engine are kept short, so that others have their turn and a slow machine has time enough. */
const textsAtOnce = 16;
/** Shorter answers say too little to be told off topic by what they mean. */
const fewestWords = 12;
/**
 * How much closer to its question an answer is than to others, in standard deviations of its closeness to those: below the
 * first it is off topic, above the second on topic, in between nobody knows. Without a model answer less can be told.
 * Chosen on half of the topics (bench/results/exams.json).
 */
const closenessLimits = { withModel: [2.35, 2.9], questionAlone: [1.3, 1.7] } as const;

/**
 * Judges by the words of a topic, and by what the sentences mean as soon as an engine for that is there: how close the
 * answer's place is to its question's and to a model answer's, held against how close it is to those of other questions,
 * since some answers are close to everything.
 */
export function createTopicSense(tell: (line: string) => void = () => {}): TopicSense {
	let engine: SentenceEmbeddings | undefined;
	let isClosed = false;
	const known = new Map<string, Float32Array>();
	let before: Promise<unknown> = Promise.resolve();

	/** One judgement after the other: what one has looked up the next need not, and the engine's queue stays short. */
	function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
		const done = before.then(work, work);
		before = done.catch(() => {});
		return done;
	}

	/** Places of texts that come again and again are kept. */
	async function placesOf(texts: readonly string[], options?: CallOptions): Promise<Float32Array[]> {
		const missing = [...new Set(texts)].filter((text) => !known.has(text));
		for (let start = 0; engine && start < missing.length; start += textsAtOnce) {
			const some = missing.slice(start, start + textsAtOnce);
			const places = await engine.embed(some, options);
			for (const [index, text] of some.entries()) known.set(text, places[index] as Float32Array);
		}
		return texts.map((text) => known.get(text) as Float32Array);
	}

	/** Standard deviations above its closeness to other questions; undefined where nothing can tell. */
	async function closeness(
		{ text, context, model }: AskedQuestion,
		words: readonly AnswerWord[],
		others: readonly OtherQuestion[],
		options?: CallOptions,
	): Promise<number | undefined> {
		if (!engine) return undefined;
		const comparable = model === undefined ? others : others.filter((other) => other.model !== undefined);
		const texts = comparable.map((other) => [
			other.text,
			...(model === undefined ? [] : piecesOf(other.model ?? '')),
		]);
		const place = middle(await engine.embed(piecesOf(words.map((word) => word.text).join(' ')), options));
		const [asked] = await placesOf([text], options);
		const around = await placesOf(context, options);
		const said = await placesOf(model === undefined ? [] : piecesOf(model), options);
		const elsewhere = await placesOf(texts.flat(), options);
		const about = middle([
			...Array(questionWeight).fill(asked),
			...(around.length > 0 ? [middle(around)] : []),
		]);
		const closenessTo = (question: Float32Array, answers: readonly Float32Array[]) =>
			cosine(place, question) + (answers.length > 0 ? cosine(place, middle(answers)) : 0);
		let start = 0;
		const toOthers = texts.map(({ length }) => {
			const [question = place, ...models] = elsewhere.slice(start, start + length);
			start += length;
			return closenessTo(question, models);
		});
		const mean = toOthers.reduce((sum, value) => sum + value, 0) / toOthers.length;
		const variance = toOthers.reduce((sum, value) => sum + (value - mean) ** 2, 0) / toOthers.length;
		return (closenessTo(about, said) - mean) / Math.sqrt(variance);
	}

	return {
		async judge(question, words, others, options) {
			const byWords = topicRelevance(question, words);
			if (words.length < fewestWords || byWords.because === 'onlyTheQuestion') return byWords;
			try {
				const closer = await inTurn(() => closeness(question, words, others, options));
				return closer === undefined ? byWords : withMeaning(byWords, closer, question);
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
function withMeaning(
	byWords: TopicRelevance,
	closer: number,
	{ isComplete, model }: AskedQuestion,
): TopicRelevance {
	const { topicWords } = byWords;
	const [offBelow, onFrom] = closenessLimits[model === undefined ? 'questionAlone' : 'withModel'];
	if (closer >= onFrom) return { verdict: 'onTopic', because: 'meaning', topicWords };
	if (isComplete && byWords.verdict === 'onTopic') return byWords;
	if (closer < offBelow) return { verdict: 'offTopic', because: 'otherMeaning', topicWords };
	return { verdict: 'unsure', because: 'fewTopicWords', topicWords };
}

function piecesOf(text: string): string[] {
	const words = text.split(/\s+/).filter((word) => word !== '');
	const count = Math.max(1, Math.round(words.length / wordsOfPiece));
	const ends = Array.from({ length: count + 1 }, (_, index) => Math.floor((index * words.length) / count));
	return ends.slice(1).map((end, index) => words.slice(ends[index], end).join(' '));
}

/** The middle of several places, with a length of 1. */
function middle(places: readonly Float32Array[]): Float32Array {
	const [first = new Float32Array(1)] = places;
	const sum = first.map((_, index) => places.reduce((total, place) => total + (place[index] ?? 0), 0));
	const length = Math.hypot(...sum);
	return sum.map((value) => value / length);
}
