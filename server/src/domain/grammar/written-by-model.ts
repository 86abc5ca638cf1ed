import type { WrittenMark } from '@henry/contract/feedback.ts';
import type { CorrectionPrompt } from '@henry/contract/prompts.ts';
import { type PlainWord, splitWords } from '@henry/grammar/tagged-text.ts';
import { differencesBetween } from '@henry/grammar/word-differences.ts';
import { isPronoun, isWritten } from '@henry/grammar/writing.ts';
import type { CallOptions } from '#server/ports/engine.ts';
import type { FixedPrompt, LanguageModel, LanguageModelMessage } from '#server/ports/language-model.ts';
import { rememberingAnswers } from './remembered-answers.ts';

/** A model is given so many words at once; the last sentence of them, which may go on, is given again with what follows. */
const pieceWords = 60;
/** An answer that is corrected by hand is written again. */
const rememberedPieces = 100;
/** A word that is longer than any in English is no speech. */
const longestWord = 40;
const tokensPerWord = 2;
const furtherTokens = 16;
/** A model that wrote other words for more than this share of them has not written down what was said. */
const mostOtherWords = 0.1;

/** Writes a spoken text down: its capitals and the ends of its sentences; undefined where that is left to others. */
export type Writer = (text: string, options?: CallOptions) => Promise<WrittenMark[] | undefined>;

const lowerWords = (words: readonly PlainWord[]) => words.map(({ lower }) => lower);
const bare = (text: string) => lowerWords(splitWords(text)).join(' ');

/** What a model made of some words: for each whether it has a capital, and the mark behind it. Undefined where it wrote others. */
function marksOf(words: readonly PlainWord[], answer: string) {
	const fresh = splitWords(answer);
	const differences = differencesBetween(lowerWords(words), lowerWords(fresh));
	const others = differences.reduce(
		(sum, { from, to, freshFrom, freshTo }) => sum + Math.max(to - from, freshTo - freshFrom),
		0,
	);
	if (others > words.length * mostOtherWords) return undefined;
	let [index, place] = [0, 0];
	return words.map((_, at) => {
		const difference = differences[index];
		if (difference && at >= difference.from) {
			if (at < difference.to) return { isCapital: false, mark: undefined };
			[index, place] = [index + 1, difference.freshTo - difference.to];
		}
		const word = fresh[at + place];
		const next = fresh[at + place + 1];
		const behind = answer.slice(word?.span.end ?? 0, next?.span.start ?? answer.length);
		const mark = /[.!?…]/.exec(behind)?.[0];
		return {
			isCapital: /^\p{Lu}/u.test(word?.text ?? ''),
			mark: mark && (mark === '?' ? '?' : '.'),
		} as const;
	});
}

/** What a model is told before what it is to write down. */
export function writerPrompt({ writer, written }: CorrectionPrompt): FixedPrompt {
	const messages = written.split('\n').flatMap((line): LanguageModelMessage[] => [
		{ role: 'user', content: bare(line) },
		{ role: 'assistant', content: line },
	]);
	return { system: writer, messages, prefixKey: 'writer' };
}

function requestOf(prompt: CorrectionPrompt, said: string, count: number) {
	const fixed = writerPrompt(prompt);
	return {
		...fixed,
		messages: [...fixed.messages, { role: 'user' as const, content: said }],
		maxTokens: count * tokensPerWord + furtherTokens,
		priority: 'report' as const,
	};
}

/**
 * A language model that puts the marks into what was said; its words stay as they are. A text that has marks already, and
 * one of which the model makes other words, is left to others. Rejects with the model's `ProviderError`.
 */
export function createModelWriter(model: LanguageModel, prompt: CorrectionPrompt): Writer {
	const ask = rememberingAnswers(rememberedPieces, async (said, options) => {
		const { text } = await model.ask(requestOf(prompt, said, said.split(' ').length), options);
		return text.trim().split('\n')[0] ?? '';
	});

	async function writeLine(words: readonly PlainWord[], options: CallOptions) {
		const marks: WrittenMark[] = [];
		let begins = true;
		for (let from = 0; from < words.length; ) {
			const piece = words.slice(from, from + pieceWords);
			const isLast = from + pieceWords >= words.length;
			const made = marksOf(piece, await ask(lowerWords(piece).join(' '), options));
			if (!made) return undefined;
			const lastEnd = made.findLastIndex(({ mark }, index) => mark && index < piece.length - 1);
			const count = isLast || lastEnd < 0 ? piece.length : lastEnd + 1;
			for (const [index, { isCapital, mark }] of made.slice(0, count).entries()) {
				const { lower, span } = piece[index] as PlainWord;
				const isEnd = mark ?? (isLast && index === piece.length - 1 ? '.' : undefined);
				if (begins || isCapital || isPronoun(lower)) marks.push({ at: span.start, mark: 'capital' });
				if (isEnd) marks.push({ at: span.end, mark: isEnd });
				begins = isEnd !== undefined;
			}
			from += count;
		}
		return marks;
	}

	return async (text, options = {}) => {
		const words = splitWords(text);
		if (words.length === 0 || isWritten(text) || words.some(({ lower }) => lower.length > longestWord))
			return undefined;
		const lines: PlainWord[][] = [];
		for (const [index, word] of words.entries()) {
			const isNewLine = index === 0 || text.slice(words[index - 1]?.span.end, word.span.start).includes('\n');
			if (isNewLine) lines.push([word]);
			else lines.at(-1)?.push(word);
		}
		const marks: WrittenMark[] = [];
		for (const line of lines) {
			const made = await writeLine(line, options);
			if (!made) return undefined;
			marks.push(...made);
		}
		return marks;
	};
}
