import type { MindMapExercise } from '@henry/contract/content.ts';
import type {
	CoachPhrases,
	PairPhrases,
	PairViews,
	SubTopicViews,
	WordSets,
} from '@henry/contract/scenarios.ts';
import { splitWords } from '@henry/grammar/tagged-text.ts';
import { dictionaryForm, distinctWords, isContentWord } from '#server/domain/exams/content-words.ts';
import { createPhraseFinder, type PhraseFinder } from './spoken-words.ts';
import type { Hints } from './talk-plan.ts';
import { expandPhrases } from './word-sets.ts';

/** A sub-topic with what Henry thinks of it. */
export type PairOption = {
	name: string;
	/** The sub-topic as part of a sentence. */
	inSentence: string;
	findSubject: PhraseFinder;
	/** What it is called, not what else it is about. */
	findName: PhraseFinder;
	/** What it changes, if anything: there is to be less of something ("using less plastic"), or something better. */
	change: { kind: 'less' | 'better'; words: RegExp } | undefined;
	good: readonly string[];
	bad: readonly string[];
	/** Questions about it; the last one after a short answer. */
	asks: readonly string[];
	reasons: { findReason: PhraseFinder; say: string }[];
	/** What to ask when the learner has no idea: a view of Henry's, to agree with or not. */
	easier: string;
	hints: Hints;
};

/** A discussion made ready. */
export type PairPlan = {
	topic: string;
	options: PairOption[];
	phrases: PairPhrases;
	/** Farewells where the learner wanted to stop. */
	stopped: readonly string[];
	findPositive: PhraseFinder;
	findNegative: PhraseFinder;
};

export type PairContent = {
	pairTopic: readonly MindMapExercise[];
	pairViews: PairViews;
	pairPhrases: PairPhrases;
	coachPhrases: CoachPhrases;
	wordSets: WordSets;
};

/** "More sports centres" as part of a sentence; abbreviations keep their capitals. */
function insideSentence(option: string): string {
	const text = option.replace(/[.?!]+$/, '');
	return /^(?:\p{Lu}{2}|I\b)/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

const questionStart =
	/^(?:what|which|who|where|when|why|how|is|are|do|does|did|can|could|should|would|will)\b/i;

/** A topic as a sentence. */
export function withFullStop(topic: string): string {
	return /[.?!]$/.test(topic) ? topic : `${topic}${questionStart.test(topic) ? '?' : '.'}`;
}

const lessening = /^(?:less|fewer|leav|without|stop|reduc|avoid)/;
const bettering = /^(?:cheaper|safer|better|cleaner|quieter|faster|nicer)$/;

function changeIn(option: string): PairOption['change'] {
	const words = splitWords(option).map(({ lower }) => lower);
	if (words.some((word) => lessening.test(word)))
		return { kind: 'less', words: /^(?:less|fewer|leave|leaving|without|stop|reduc\w+|avoid\w*)\b/ };
	const better = words.find((word) => bettering.test(word));
	return better === undefined
		? undefined
		: {
				kind: 'better',
				words: new RegExp(`^(?:${better}|${better.slice(0, -1)}|${better.slice(0, -2)})\\b`),
			};
}

/** The words of a sub-topic by which it is called: those that no other one has, and that it is about. */
function namesOf(option: string, about: readonly string[]): string[] {
	const topics = new Set(about.map(dictionaryForm));
	const content = splitWords(option).flatMap(({ text }) => (isContentWord(text) ? [text] : []));
	return [
		insideSentence(option).toLowerCase(),
		...[...distinctWords(content)].filter((word) => topics.has(word)),
	];
}

/** General views, for a sub-topic that nobody wrote any for: other ones for each. */
function generalViews(option: string, index: number, phrases: PairPhrases): Omit<SubTopicViews, 'subTopic'> {
	const one = (list: readonly string[], from = index) => list[from % list.length] ?? '';
	const two = (list: readonly string[]) => [one(list), one(list, index + Math.floor(list.length / 2))];
	const content = splitWords(option).flatMap(({ text }) => (isContentWord(text) ? [text] : []));
	return {
		about: [insideSentence(option).toLowerCase(), ...distinctWords(content)],
		good: two(phrases.generalGood),
		bad: two(phrases.generalBad),
		asks: [one(phrases.generalAsks).replace('{option}', insideSentence(option)), one(phrases.generalWhys)],
		reasons: [],
		hints: phrases.generalHints,
	};
}

/** Makes a discussion ready, with the views that were written for its topic where there are any. */
export function createPairPlan(
	topic: string,
	options: readonly string[],
	{ pairTopic, pairViews, pairPhrases: phrases, coachPhrases, wordSets }: PairContent,
): PairPlan {
	const key = pairTopic.find(({ centralTopic }) => centralTopic === topic)?.key;
	const written = pairViews.find((of) => of.key === key)?.views ?? [];
	const finder = (about: readonly string[]) => createPhraseFinder(expandPhrases(about, wordSets));
	return {
		topic: withFullStop(topic),
		phrases,
		stopped: coachPhrases.stopped,
		findPositive: finder(['@positive']),
		findNegative: finder(['@negative']),
		options: options.map((name, index): PairOption => {
			const of = written.find(({ subTopic }) => subTopic === name) ?? generalViews(name, index, phrases);
			const doYouAgree = phrases.doYouAgree[index % phrases.doYouAgree.length] ?? '';
			return {
				name,
				inSentence: insideSentence(name),
				findSubject: finder(of.about),
				findName: finder(namesOf(name, of.about)),
				change: changeIn(name),
				good: of.good,
				bad: of.bad,
				asks: of.asks,
				reasons: of.reasons.map(({ about, say }) => ({ findReason: finder(about), say })),
				easier: `${of.good[0] ?? ''} ${doYouAgree}`,
				hints: of.hints,
			};
		}),
	};
}
