import type { CorrectionKind } from '@henry/contract/correction-kinds.ts';
import type { Correction } from '@henry/contract/feedback.ts';
import { isHesitation } from '@henry/grammar/disfluencies.ts';
import type { GrammarEdit } from '@henry/grammar/grammar-edit.ts';
import { baseOf } from '@henry/grammar/verb-forms.ts';

/** A change that a language model proposes: words of the text, what should stand there, and why. */
export type ProposedEdit = {
	original: string;
	replacement: string;
	kind: CorrectionKind;
	category: Correction['category'];
	typicalOf: Correction['typicalOf'];
	reason: string;
	reasonInSpanish: string;
	certainty: 'sure' | 'maybe';
};

/** A proposed change, cut to the words that differ. */
export type Change = {
	/** The words that go, and those that come, in lower case; the same words at either end are left out. */
	removed: string[];
	added: string[];
	/** The words before and behind. */
	before: string[];
	after: string[];
	span: GrammarEdit['span'];
	/** The text of the span; it begins with a name or another capital letter. */
	original: string;
	replacement: string;
	beginsSentence: boolean;
};

/** Longer changes rewrite. */
const longestChange = 5;
const negations = new Set('not no never none nobody nothing nowhere neither nor cannot without'.split(' '));
const numbers = new Set(
	`zero two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
	eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million`.split(
		/\s+/,
	),
);
/** Words of grammar: they may come and go without another meaning. */
const functionWords = new Set(
	`a an the some any this that these those my your his her its our their mine yours hers ours theirs i you he she it we
	they me him us them myself yourself himself herself itself ourselves themselves who whom whose which what there here
	am is are was were be been being have has had having do does did doing done will would shall should can could may
	might must to of in on at for from with by about into onto over under after before during since until till through
	between among against up down out off as like than and but or so because if when while although though that whether
	too very much many more most less few little lot lots also just already yet still ever even one ones other another
	each every all both either enough own such anything anybody anyone anywhere something somebody someone somewhere
	everything everybody everyone everywhere then how why where let let's get got`.split(/\s+/),
);

const isNegative = (word: string) => negations.has(word) || word.endsWith("n't");
const isNumber = (word: string) => /\d/.test(word) || numbers.has(word);
const isFunctionWord = (word: string) =>
	functionWords.has(word) || /^\p{L}+'(?:s|re|m|ve|ll|d)$/u.test(word) || isNegative(word);

/** Two forms of one word: "go" and "went", "city" and "cities", "interested" and "interesting". */
function isSameWord(one: string, other: string): boolean {
	const base = (word: string) => baseOf({ lower: word, lemma: word });
	if (base(one) === base(other)) return true;
	const shorter = Math.min(one.length, other.length);
	let common = 0;
	while (common < shorter && one[common] === other[common]) common++;
	return common >= 3 && common >= 0.6 * shorter;
}

/** Whether what goes is said again beside it: a restart, which is no error of grammar. */
function isRestart({ removed, added, before, after }: Change): boolean {
	if (added.length > 0) return false;
	const words = removed.join(' ');
	return (
		before.slice(-removed.length).join(' ') === words || after.slice(0, removed.length).join(' ') === words
	);
}

/** "Few friends" are not "a few friends". */
const turnsFew = ({ removed, added, after, before }: Change): boolean =>
	[removed, added].some((words) => words.includes('a')) &&
	[...removed, ...added, after[0] ?? '', before.at(-1) ?? ''].some((word) => /^(?:few|little)$/.test(word));

/**
 * Whether a change is not made at all: it rewrites, mends hesitation, changes a number or a name, or turns the meaning
 * round.
 */
export function isRefused(change: Change, kind: CorrectionKind): boolean {
	const { removed, added, original, beginsSentence } = change;
	if (Math.max(removed.length, added.length) > longestChange) return true;
	if (removed.some(isHesitation) || added.some(isHesitation) || isRestart(change)) return true;
	if (removed.filter(isNumber).join() !== added.filter(isNumber).join()) return true;
	const isNamed = !beginsSentence && /^\p{Lu}/u.test(original) && !/^I\b/.test(original);
	if (isNamed && removed.some((word) => !added.includes(word) && !isFunctionWord(word))) return true;
	if (turnsFew(change)) return true;
	return kind !== 'double-negative' && removed.some(isNegative) !== added.some(isNegative);
}

/** Whether a change is offered rather than made: it puts other words in the learner's mouth, or is about spelling. */
export function isUnsure({ removed, added }: Change, category: Correction['category']): boolean {
	const gone = removed.filter((word) => !isFunctionWord(word));
	const come = added.filter((word) => !isFunctionWord(word));
	const isNew = (words: string[], others: string[]) =>
		words.some((word) => !others.some((other) => isSameWord(word, other)));
	return category === 'spelling' || isNew(gone, added) || isNew(come, removed);
}
