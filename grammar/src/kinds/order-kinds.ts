import lexicon from '#data/words/kinds.json' with { type: 'json' };
import { singular } from '#grammar/noun-forms.ts';
import { wordSet } from '#grammar/word-set.ts';
import {
	articles,
	type FindKind,
	formsOfBe,
	formsOfDo,
	formsOfHave,
	isModal,
	subjectPronouns,
	verbFormOf,
} from './edit-in-sentence.ts';
import { isAdjective } from './quoted-words.ts';

const questionWords = wordSet('what where when why how who which whose');
/** What may stand behind an adjective and is no noun that it belongs to. */
const neverThings = wordSet(lexicon.neverThings);
const isHelper = (word: string) =>
	formsOfBe.has(word) || formsOfHave.has(word) || formsOfDo.has(word) || isModal(word);
/** Words with which a question inside a sentence is asked or told. */
const asking =
	/\b(?:kn[eo]ws?|tells?|told|ask(?:s|ed)?|wonder(?:s|ed)?|depends?|understands?|remember(?:s|ed)?|explain(?:s|ed)?|idea|sees?|says?|said|sure)\b/;
const isSameList = (one: readonly string[], other: readonly string[]) =>
	one.toSorted().join(' ') === other.toSorted().join(' ');
const words = (verb: readonly string[]) => verb.join(' ');

/** A question that stands inside another sentence has no "do" and no turned order. */
const insideKind: FindKind = ({ removed, added, before, after }) => {
	const link = before.findLastIndex((word) => questionWords.has(word) || word === 'if');
	// "What surprised me was how empty the room was": a question that begins the sentence is asked as it stands.
	if (link < 0 || (link < 3 && !asking.test(words(before)))) return undefined;
	const [first = ''] = removed;
	const isTurned =
		isSameList(removed, added) && (isHelper(first) || (verbFormOf(first) && added.at(-1) === first));
	const last = [removed.at(-1), added.at(-1)].map((word) => verbFormOf(word)?.base);
	// "Those who did complain" stresses it; a question has its subject between.
	const isShorter = added.length > 1 && removed.length === added.length + 1;
	const losesDo = formsOfDo.has(first) && isShorter && !!last[0] && last[0] === last[1];
	const isDoAlone =
		formsOfDo.has(first) && removed.length === 1 && added.length === 0 && subjectPronouns.has(after[0] ?? '');
	return isTurned || losesDo || isDoAlone
		? { kind: 'question-inside', words: { word: words(before.slice(link)) } }
		: undefined;
};

const questionKind: FindKind = ({ removed, added, before }) => {
	const [first = ''] = added;
	if (!isHelper(first)) return undefined;
	const isAsked =
		before.length === 0 || questionWords.has(before.at(-1) ?? '') || questionWords.has(before.at(-2) ?? '');
	const bases = [undefined, verbFormOf(added.at(-1))?.base];
	const kept = removed.filter((word) => !articles.has(word));
	const lastVerb = verbFormOf(kept.at(-1))?.base;
	const gainsDo =
		formsOfDo.has(first) && added.length === kept.length + 1 && lastVerb && lastVerb === bases[1];
	const isVerbLast =
		formsOfDo.has(first) &&
		verbFormOf(removed[0])?.base === (bases[1] ?? '') &&
		removed.slice(1).join(' ') === added.slice(1, -1).join(' ');
	if ((gainsDo || isVerbLast) && isAsked) return { kind: 'question-do' };
	return isAsked && isSameList(removed, added) ? { kind: 'question-order' } : undefined;
};

const movedKind: FindKind = ({ removed, added }) => {
	const [old, now] = [removed, added].map((list) => list.filter((word) => !articles.has(word))) as [
		string[],
		string[],
	];
	if (!isSameList(old, now) || old.length === 0) return undefined;
	const [quality = '', thing = ''] = [now[0], now.at(-1)];
	const isTurned = old.length > 1 && old[0] === thing && isAdjective(quality);
	if (removed.length !== added.length || (!isTurned && !isSameList(removed, added))) return undefined;
	return { kind: isTurned && !neverThings.has(thing) ? 'adjective-before-noun' : 'word-order' };
};

/** "A class of English": what says of what kind it is comes first. */
const kindFirst: FindKind = ({ removed, added }) => {
	const [things, of, kind] = removed.filter((word) => !articles.has(word));
	const words = added.filter((word) => !articles.has(word));
	return of === 'of' && words.length === 2 && words[0] === singular(kind ?? '') && words[1] === things
		? { kind: 'noun-before-noun' }
		: undefined;
};

/** "I want that you come": a person, then "to". */
const wantKind: FindKind = ({ removed, added, before }) => {
	const verb = before.at(-1) ?? '';
	if (!/^(?:want|wants|wanted|like|need|prefer|expect|ask|asked|tell|told)$/.test(verb)) return undefined;
	return removed[0] === 'that' && added.includes('to') && !added.includes('that') && added[0] !== 'there'
		? { kind: 'want-somebody-to', words: { word: verb } }
		: undefined;
};

/** "Explained me": whom something is said to comes with "to". */
const personKind: FindKind = ({ removed, added, before }) => {
	const verb = before.at(-1) ?? '';
	if (!/^(?:explain|explains|explained|say|says|said|describe|described|suggest|suggested)$/.test(verb))
		return undefined;
	return added.includes('to') && !removed.includes('to') && added.length === removed.length + 1
		? { kind: 'to-somebody', words: { word: verb } }
		: undefined;
};

/** What is wrong with the order of words, or with a stretch of words as a whole. */
export const orderKind: FindKind = (edit) =>
	wantKind(edit) ??
	personKind(edit) ??
	kindFirst(edit) ??
	insideKind(edit) ??
	questionKind(edit) ??
	movedKind(edit);
