import { readSafetensors } from '@henry/ear/files/safetensors.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { type Candidate, type ConfusionKind, candidatesOf } from './candidates.ts';
import { contextFeatures, contextScale, type NumberedText, numberText } from './context-features.ts';
import { NGramModel, textEnd, textStart, unknownWord } from './n-gram-model.ts';

/** How evidence becomes a probability, and above which one it is told to the learner. */
export type Decisions = {
	/** Of logistic regression: one for each piece of evidence, the first for the constant. */
	weights: Partial<Record<ConfusionKind, readonly number[]>>;
	/** Of a correction, and of a suggestion. */
	sure: number;
	maybe: number;
};

/** The files of the language models in models/grammar. */
export type ConfusionFiles = {
	/** A word and the number of its class on each line; the first is number 3. */
	words: string;
	wordModel: Uint8Array;
	classModel: Uint8Array;
	/** One signed byte for each of `contextFeatures`. */
	contextWeights: Int8Array;
};

/** A text as both models see it. */
type Numbered = { words: number[]; classes: number[] };

/** Gains beyond this say no more. */
const mostGain = 12;
const limited = (gain: number) => Math.max(-mostGain, Math.min(mostGain, gain));

/**
 * What speakers of English usually say: a language model of words and one of classes of words. It says how likely
 * each alternative of a text is meant (Bryant & Briscoe 2018, "Language model based grammatical error correction without
 * annotated training data"). Throws where a file is damaged.
 */
export class ConfusionModel {
	readonly #numbers = new Map<string, { word: number; class: number }>();
	readonly #wordModel: NGramModel;
	readonly #classModel: NGramModel;
	readonly #contextWeights: Int8Array;

	constructor(files: ConfusionFiles) {
		for (const [index, line] of files.words.trimEnd().split('\n').entries()) {
			const [word = '', number] = line.split(' ');
			this.#numbers.set(word, { word: index + unknownWord + 1, class: Number(number) });
		}
		this.#wordModel = new NGramModel(readSafetensors(files.wordModel));
		this.#classModel = new NGramModel(readSafetensors(files.classModel));
		this.#contextWeights = files.contextWeights;
	}

	/** Every alternative that is worth a look, each with what speaks for it. */
	weigh(words: readonly TaggedWord[]): { candidate: Candidate; evidence: number[] }[] {
		const text = this.#numbered(words.map(({ lower }) => lower));
		const wordScores = scores(this.#wordModel, text.words);
		const classScores = scores(this.#classModel, text.classes);
		const context = numberText(words);
		return candidatesOf(words).flatMap((candidate) => {
			const put = candidate.words.map((word) => this.#numbers.get(plain(word)));
			const isUnknown = text.words.slice(candidate.from + 1, candidate.to + 1).includes(unknownWord);
			if (isUnknown || put.includes(undefined)) return [];
			const known = put as { word: number; class: number }[];
			const wordGain = gain(
				this.#wordModel,
				text.words,
				wordScores,
				candidate,
				known.map((one) => one.word),
			);
			if (wordGain <= 0) return [];
			const classGain = gain(
				this.#classModel,
				text.classes,
				classScores,
				candidate,
				known.map((one) => one.class),
			);
			const around = text.words.slice(Math.max(0, candidate.from - 1), candidate.to + 3);
			const unknown = around.filter((word) => word === unknownWord).length;
			const atFault = wordScores[candidate.from + 1] as number;
			return [
				{
					candidate,
					evidence: [
						1,
						limited(wordGain),
						limited(classGain),
						limited(Math.min(wordGain, classGain)),
						-atFault / 4,
						unknown,
						limited(this.#contextGain(context, candidate)),
					],
				},
			];
		});
	}

	/**
	 * How much more likely the text is with the end of a sentence before each word, as a natural logarithm: the hidden
	 * events of Stolcke & Shriberg 1996, "Automatic linguistic segmentation of conversational speech", by both models.
	 */
	sentenceBreakGains(words: readonly string[]): number[] {
		const text = this.#numbered(words);
		const byWords = breakGains(this.#wordModel, text.words);
		const byClasses = breakGains(this.#classModel, text.classes);
		return byWords.map((gain, index) => (gain + (byClasses[index] as number)) / 2);
	}

	/** What the words around speak for the candidate, as logarithm of the odds. */
	#contextGain(text: NumberedText, candidate: Candidate): number {
		let sum = 0;
		for (const feature of contextFeatures(text, candidate)) sum += this.#contextWeights[feature] as number;
		return sum / contextScale;
	}

	#numbered(words: readonly string[]): Numbered {
		const found = words.map((word) => this.#numbers.get(plain(word)));
		return {
			words: [textStart, ...found.map((one) => one?.word ?? unknownWord), textEnd],
			classes: [textStart, ...found.map((one) => one?.class ?? unknownWord), textEnd],
		};
	}
}

/** Probability that a candidate with this evidence is what was meant. */
export function probability(evidence: readonly number[], weights: readonly number[]): number {
	const sum = evidence.reduce((total, value, index) => total + value * (weights[index] ?? 0), 0);
	return 1 / (1 + Math.exp(-sum));
}

/** Words with digits are one to the models. */
function plain(word: string): string {
	return /^\p{N}/u.test(word) ? '0' : word;
}

function scores(model: NGramModel, words: readonly number[]): number[] {
	return words.map((_, index) => (index === 0 ? 0 : model.logProb(words, index)));
}

/** By how much the text is more likely with the candidate in it. */
function gain(
	model: NGramModel,
	words: readonly number[],
	scoresBefore: readonly number[],
	{ from, to }: Candidate,
	put: readonly number[],
): number {
	const reach = model.order - 1;
	const start = Math.max(0, from + 1 - reach);
	const last = Math.min(words.length, to + 1 + reach);
	const changed = [...words.slice(start, from + 1), ...put, ...words.slice(to + 1, last)];
	let sum = 0;
	for (let index = from + 1 - start; index < changed.length; index++) sum += model.logProb(changed, index);
	for (let index = from + 1; index < last; index++) sum -= scoresBefore[index] as number;
	return sum;
}

/** By how much the text is more likely with an end and a beginning before each of its words. */
function breakGains(model: NGramModel, words: readonly number[]): number[] {
	const reach = model.order - 1;
	const before = scores(model, words);
	return words.slice(1, -1).map((_, index) => {
		const place = index + 1;
		const ended = [...words.slice(Math.max(0, place - reach), place), textEnd];
		const begun = [textStart, ...words.slice(place, place + reach)];
		let sum = model.logProb(ended, ended.length - 1);
		for (let at = 1; at < begun.length; at++)
			sum += model.logProb(begun, at) - (before[place + at - 1] as number);
		return sum;
	});
}
