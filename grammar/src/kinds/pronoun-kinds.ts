import lexicon from '#data/words/kinds.json' with { type: 'json' };
import { wordLists } from '#grammar/word-lists.ts';
import { wordSet } from '#grammar/word-set.ts';
import {
	type FindKind,
	formsOfBe,
	formsOfHave,
	isModal,
	objectPronouns,
	only,
	prepositions,
	subjectPronouns,
	verbFormOf,
	verbOf,
} from './edit-in-sentence.ts';
import { isCountable, isPlural } from './number-of-nouns.ts';

const peopleNouns = wordSet(lexicon.peopleNouns);
const verbsOfThought = wordSet('think say know hope believe feel tell guess understand hear mean');
const objectOf: Readonly<Record<string, string>> = { i: 'me', he: 'him', she: 'her', we: 'us', they: 'them' };

const isFiniteVerb = (word: string) =>
	/^(?:am|is|are|was|were|has|had|will|would|isn't|wasn't|doesn't|didn't|don't)$/.test(word) ||
	isModal(word) ||
	/^(?:third|past)$/.test(verbFormOf(word)?.form ?? '');

const possessiveOf: Readonly<Record<string, string>> = lexicon.possessiveOf;

/** Whose something is. */
const ownerKind: FindKind = ({ removed, added, after }) => {
	const [gone, come] = [only(removed), only(added)];
	if (after.length === 0) return undefined;
	if (possessiveOf[gone] === come) return { kind: 'whose-word' };
	return come === `${gone}'s` && !/^(?:it|he|she|that|there|what|who|let)$/.test(gone) && !verbOf(gone)
		? { kind: 'possessive-s' }
		: undefined;
};

const missingKind: FindKind = ({ added, before, after }) => {
	const come = only(added);
	const [previous = '', next = ''] = [before.at(-1) ?? '', after[0] ?? ''];
	if (
		(subjectPronouns.has(come) || come === 'there') &&
		(isFiniteVerb(next) || verbOf(next) || /^(?:rain|snow)(?:s|ed)$/.test(next))
	) {
		return { kind: come === 'there' ? 'there-missing' : 'subject-missing' };
	}
	if (
		come === 'one' &&
		before.slice(-3, -1).some((word) => word === 'a' || word === 'an') &&
		!isCountable(previous)
	) {
		return { kind: 'one-missing' };
	}
	if (
		/^(?:who|that|which)$/.test(come) &&
		(isPlural(previous) || isCountable(previous)) &&
		(isFiniteVerb(next) || verbOf(next))
	) {
		return { kind: 'relative-missing' };
	}
	if (objectPronouns.has(come) && verbOf(previous))
		return { kind: 'object-missing', words: { word: previous } };
	return undefined;
};

/** A pronoun that is missing, said twice, or in another form. */
export const pronounKind: FindKind = (edit) => {
	const { removed, added, before, after } = edit;
	const [gone, come] = [only(removed), only(added)];
	const [previous = '', next = ''] = [before.at(-1) ?? '', after[0] ?? ''];
	if (removed.length === 0) return missingKind(edit);
	const short = /^(it|he|she|there|that|they|we|you|i)'(?:s|re|m)$/.exec(come)?.[1];
	if (short && formsOfBe.has(gone)) return { kind: short === 'there' ? 'there-missing' : 'subject-missing' };
	if (added.length === 0) {
		const isNoun =
			isCountable(previous) ||
			isPlural(previous) ||
			wordLists.relative.has(previous) ||
			(/^(?:who|which|that)$/.test(previous) && before.length > 1) ||
			(before.includes('what') && formsOfBe.has(next));
		return subjectPronouns.has(gone) && isNoun && (isFiniteVerb(next) || verbOf(next))
			? { kind: 'subject-twice', words: { word: previous } }
			: undefined;
	}
	const owner = ownerKind(edit);
	if (owner) return owner;
	if (come === 'who' && /^(?:which|what)$/.test(gone) && peopleNouns.has(previous)) {
		return { kind: 'who-for-people', words: { word: previous } };
	}
	if (/^(?:which|that)$/.test(come) && /^(?:who|what)$/.test(gone)) {
		const said = before.slice(objectPronouns.has(previous) ? -2 : -1)[0];
		return come === 'that' && verbsOfThought.has(verbOf(said) ?? '')
			? { kind: 'that-after-verb', words: { word: said ?? '' } }
			: { kind: 'relative-that' };
	}
	const isMutual = /^(?:us|them|you|ourselves|themselves|yourselves)$/.test(removed.at(-1) ?? '');
	if (isMutual && added.slice(-2).join(' ') === 'each other') return { kind: 'each-other' };
	if (gone === 'it' && come === 'them') {
		const word = before.findLast((one) => isPlural(one));
		return word ? { kind: 'them-for-several', words: { word } } : undefined;
	}
	if (objectOf[come] === gone) return { kind: 'pronoun-subject' };
	if (objectOf[gone] === come) {
		const isObject =
			prepositions.has(previous) ||
			(verbOf(previous) && !formsOfBe.has(previous) && !formsOfHave.has(previous));
		return isObject ? { kind: 'pronoun-object', words: { word: previous } } : undefined;
	}
	return undefined;
};
