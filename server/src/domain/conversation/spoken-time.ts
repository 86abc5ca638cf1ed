import { commonVerbs, formOf } from '@henry/grammar/verb-forms.ts';
import type { SaidWord } from './spoken-words.ts';

export type Tense = 'past' | 'present' | 'future';

/**
 * What the clause around a word says: when it is, where a verb or a time tells, whether it is denied, and whether it is
 * about what somebody else does.
 */
export type ClauseMeaning = { tense: Tense | undefined; negated: boolean; ofOthers: boolean };

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
const subjects = set('i he she we they it you there');
const clauseOpeners = set(
	'but because so when if then although while who which cause since until after before',
);
/** Words after which "so" says how much ("not so good"). */
const beforeDegree = set('not am is are was were be so');
const joiners = set('and or');
/** Words that belong to what follows them, so that a subject after them begins no clause of its own. */
const openClauses = set(
	`and or but because so when if then although while that what where who which how why think say know hope cause since
	until after before yesterday tomorrow today tonight now sometimes usually normally morning afternoon evening night
	week weekend month year summer winter do does did can could will would have has had am is are was were`,
);
const futureWords = set("will won't tomorrow gonna");
const wishes = set('want hope plan wish');
const pastWords = set("did didn't was were wasn't weren't had hadn't yesterday ago");
const perfect = set("have has haven't hasn't");
const negators = set("not never no nobody nothing nowhere without neither n't cannot");
/** Nouns and adjectives that are spelt like a past form of a common verb. */
const notPast = set('left felt found ground born lay bit saw');

/** Whether a clause begins at a word. Learners' speech has hardly any punctuation, so words must tell. */
function beginsClause(words: readonly SaidWord[], index: number): boolean {
	const word = words[index];
	const before = words[index - 1]?.lower ?? '';
	if (!word || index === 0 || word.afterBreak) return true;
	if (word.lower === 'so' && beforeDegree.has(before)) return false;
	if (clauseOpeners.has(word.lower)) return true;
	if (joiners.has(word.lower)) return subjects.has(words[index + 1]?.lower ?? '');
	return subjects.has(word.lower) && !openClauses.has(before);
}

function isPast({ lower, base }: SaidWord): boolean {
	if (pastWords.has(lower)) return true;
	return commonVerbs.has(base) && lower !== base && !notPast.has(lower) && formOf(lower, base) === 'past';
}

function tenseOf(clause: readonly SaidWord[]): Tense | undefined {
	const has = (test: (word: SaidWord, index: number) => boolean) => clause.some(test);
	const next = (index: number) => clause[index + 1]?.lower ?? '';
	if (has(isPast) || has(({ lower }, index) => lower === 'last' && next(index) !== 'name')) return 'past';
	if (has(({ lower }) => futureWords.has(lower))) return 'future';
	if (has(({ lower }, index) => lower === 'going' && next(index) === 'to' && isVerbAfter(clause, index + 1)))
		return 'future';
	if (has(({ base }, index) => wishes.has(base) && next(index) === 'to')) return 'future';
	if (has(({ lower }, index) => (lower === 'would' || lower.endsWith("'d")) && next(index) === 'like'))
		return 'future';
	if (has(({ lower }) => perfect.has(lower)) && has(({ lower, base }) => isParticiple(lower, base)))
		return 'past';
	return has(({ base, lower }) => commonVerbs.has(base) || lower === "don't") ? 'present' : undefined;
}

function isVerbAfter(clause: readonly SaidWord[], index: number): boolean {
	const word = clause[index + 1];
	return word !== undefined && commonVerbs.has(word.lower);
}

function isParticiple(lower: string, base: string): boolean {
	return commonVerbs.has(base) && ['past', 'participle'].includes(formOf(lower, base) ?? '');
}

const isNegator = ({ lower }: SaidWord) => negators.has(lower) || lower.endsWith("n't");

/** When what is told in some words is, where a verb or a time tells, and whether any of it is denied. */
export const meaningOf = (words: readonly SaidWord[]): Pick<ClauseMeaning, 'tense' | 'negated'> => ({
	tense: tenseOf(words),
	negated: words.some(isNegator),
});

/** What the clause around the words from `index` up to, not including, `end` says. */
export function clauseMeaning(words: readonly SaidWord[], index: number, end: number): ClauseMeaning {
	let from = index;
	while (!beginsClause(words, from)) from--;
	let to = Math.max(end, from + 1);
	while (to < words.length && !beginsClause(words, to)) to++;
	const before = words.slice(from, index);
	const onlyNot = before.some(({ lower }, place) => lower === 'not' && before[place + 1]?.lower === 'only');
	return {
		tense: tenseOf(words.slice(from, to)),
		negated: !onlyNot && before.some(isNegator),
		ofOthers: isOfOthers(before.filter(({ lower }) => !openers.has(lower))),
	};
}

const openers = set(
	'and or but because so when if then although while who which cause since until after before well',
);
const others = set('he she they everybody everyone people his her their');
const possessives = set('my our');

/** Whether the words before something have somebody else as their subject: "she ...", "my brother ...". */
function isOfOthers([first, second]: readonly SaidWord[]): boolean {
	return others.has(first?.lower ?? '') || (possessives.has(first?.lower ?? '') && second !== undefined);
}

/** Whether somebody speaks of their own thing at `index`: "my old dog", "I have two cats", "I'm from a small village". */
export function isOwn(words: readonly SaidWord[], index: number): boolean {
	return words
		.slice(Math.max(0, index - 3), index)
		.some(
			({ lower, base }) =>
				/^(?:my|our|from)$/.test(lower) || base === 'live' || (base === 'have' && lower !== 'had'),
		);
}
