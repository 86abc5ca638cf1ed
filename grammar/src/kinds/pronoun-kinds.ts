import lexicon from '#data/words/kinds.json' with { type: 'json' };
import { singular } from '#grammar/noun-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSet } from '#grammar/word-set.ts';
import {
	determiners,
	type FindKind,
	formsOfBe,
	formsOfHave,
	isModal,
	objectPronouns,
	only,
	pastAdverbs,
	prepositions,
	subjectPronouns,
	verbFormOf,
	verbOf,
} from './edit-in-sentence.ts';
import { isCountable, isPlural } from './number-of-nouns.ts';
import { quotedBehind } from './quoted-words.ts';

const peopleNouns = wordSet(lexicon.peopleNouns);
const verbsOfThought = wordSet('think say know hope believe feel tell guess understand hear mean');
const objectOf: Readonly<Record<string, string>> = { i: 'me', he: 'him', she: 'her', we: 'us', they: 'them' };

const isFiniteVerb = (word: string) =>
	/^(?:am|is|are|was|were|has|had|will|would|isn't|wasn't|doesn't|didn't|don't)$/.test(word) ||
	isModal(word) ||
	/^(?:third|past)$/.test(verbFormOf(word)?.form ?? '');

/** They begin a clause. */
const links = wordSet('and but because if when so or while although before after');
const isPerson = (word: string) =>
	[word, singular(word)].some(
		(one) => peopleNouns.has(one) || wordLists.relative.has(one) || wordLists.job.has(one),
	) || /(?:m[ae]n|ers?|ors?|ists?|lady|ladies)$/.test(word);

const possessiveOf: Readonly<Record<string, string>> = lexicon.possessiveOf;

/** Whose something is. */
const ownerKind: FindKind = ({ removed, added, before, after }) => {
	const [gone, come] = [only(removed), only(added)];
	if (after.length === 0) return undefined;
	const isOfSeveral = /^(?:its|his|her)$/.test(gone) && come === 'their' && before.some(isPlural);
	if (possessiveOf[gone] === come || isOfSeveral) return { kind: 'whose-word' };
	return come === `${gone}'s` && !/^(?:it|he|she|that|there|what|who|let)$/.test(gone) && !verbOf(gone)
		? { kind: 'possessive-s' }
		: undefined;
};

const missingKind: FindKind = ({ added, before, after }) => {
	const come = only(added);
	const [previous = '', next = ''] = [before.at(-1) ?? '', after[0] ?? ''];
	const [behind = ''] = pastAdverbs(after);
	if (
		(subjectPronouns.has(come) || come === 'there') &&
		((come === 'there' && formsOfBe.has(previous)) ||
			isFiniteVerb(next) ||
			verbOf(next) ||
			isFiniteVerb(behind) ||
			/^(?:rain|snow)(?:s|ed)$/.test(behind))
	) {
		return { kind: come === 'there' ? 'there-missing' : 'subject-missing' };
	}
	const isQuality = before.slice(-3, -1).some((word) => /^(?:an?|the|some)$/.test(word));
	if (/^ones?$/.test(come) && isQuality && !isCountable(previous)) return { kind: 'one-missing' };
	const isNoun =
		isPlural(previous) || isCountable(previous) || /^(?:some|any|every|no)(?:body|one|thing)$/.test(previous);
	if (/^(?:who|that|which)$/.test(come) && isNoun && (isFiniteVerb(behind) || verbOf(behind)))
		return { kind: 'relative-missing' };
	if (objectPronouns.has(come) && verbOf(previous))
		return { kind: 'object-missing', words: { word: previous } };
	return undefined;
};

/** A pronoun that is missing, said twice, or in another form. */
export const pronounKind: FindKind = (edit) => {
	const { removed, added, before, after } = edit;
	const [gone, come] = [only(removed), only(added)];
	const previous = before.at(-1) ?? '';
	if (removed.length === 0) return missingKind(edit);
	const short = /^(it|he|she|there|that|they|we|you|i)'(?:s|re|m)$/.exec(come)?.[1];
	if (short && formsOfBe.has(gone)) return { kind: short === 'there' ? 'there-missing' : 'subject-missing' };
	if (added.length === 0) {
		const clause = before.slice(before.findLastIndex((word) => links.has(word)) + 1);
		const isLong = clause.length > 1 && (determiners.has(clause[0] ?? '') || /ing$/.test(clause[0] ?? ''));
		const isRelative = /^(?:who|which|that)$/.test(previous) && before.length > 1;
		const isNear = isRelative || (clause.length < 4 && (isCountable(previous) || isPlural(previous)));
		const isSubject = isNear || isLong || isCountable(previous) || isPlural(previous);
		const [behind = ''] = pastAdverbs(after);
		return subjectPronouns.has(gone) && isSubject && (isFiniteVerb(behind) || verbOf(behind))
			? { kind: 'subject-twice', words: { word: isNear ? previous : quotedBehind(clause) } }
			: undefined;
	}
	const owner = ownerKind(edit);
	if (owner) return owner;
	if (come === 'who' && /^(?:which|what)$/.test(gone) && isPerson(previous)) {
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
		const word = before.findLast((one) => isPlural(one) || (/[^aious]s$/.test(one) && !verbOf(one)));
		return word ? { kind: 'them-for-several', words: { word } } : undefined;
	}
	if (objectOf[come] === gone) return { kind: 'pronoun-subject' };
	if (objectOf[gone] === come) {
		// "Stopped my father and i": past the other person.
		const word =
			previous === 'and' ? (before.slice(0, -2).findLast((one) => !determiners.has(one)) ?? '') : previous;
		const isObject =
			prepositions.has(word) || (verbOf(word) && !formsOfBe.has(word) && !formsOfHave.has(word));
		return isObject ? { kind: 'pronoun-object', words: { word } } : undefined;
	}
	return undefined;
};
