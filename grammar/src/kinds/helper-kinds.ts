import lexicon from '#data/words/kinds.json' with { type: 'json' };
import { verbForms } from '#grammar/verb-forms.ts';
import { wordSet } from '#grammar/word-set.ts';
import {
	determiners,
	type EditInSentence,
	type FindKind,
	formsOfBe,
	formsOfDo,
	formsOfHave,
	governorOf,
	isModal,
	only,
	pastAdverbs,
	pastMarker,
	perfectKind,
	prepositions,
	sentenceOf,
	subjectPronouns,
	verbFormOf,
	verbOf,
} from './edit-in-sentence.ts';
import { ifKind, participleKind } from './verb-kinds.ts';

const stativeVerbs = wordSet(lexicon.stativeVerbs);
/** What one is in English, and has in other languages. */
const felt =
	/^(?:hungry|thirsty|cold|hot|afraid|scared|right|wrong|lucky|sleepy|careful|jealous|\d+|\w+teen|ten|eleven|twelve|(?:twen|thir|for|fif|six|seven|eigh|nine)ty.*)$/;
const pastOf: Readonly<Record<string, string>> = lexicon.pastOf;

/** The word that "do" or "be" is about, past the subject. */
const mainOf = ({ after }: EditInSentence) => {
	const behind = determiners.has(after[0] ?? '') ? after.slice(2) : after;
	return pastAdverbs(subjectPronouns.has(behind[0] ?? '') ? behind.slice(1) : behind)[0] ?? '';
};

/** "Do" for verbs, "be" for the rest. */
const doOrBeKind: FindKind = (edit) => {
	const [gone, come] = [only(edit.removed), only(edit.added)];
	const word = mainOf(edit);
	const form = verbFormOf(word)?.form;
	if ((formsOfBe.has(gone) || formsOfHave.has(gone)) && formsOfDo.has(come) && form === 'base') {
		return { kind: 'do-with-verb', words: { word } };
	}
	const isVerb = form !== undefined && form !== 'participle' && form !== 'gerund' && form !== 'past';
	return formsOfDo.has(gone) && formsOfBe.has(come) && word !== '' && !isVerb
		? { kind: 'be-with-quality', words: { word } }
		: undefined;
};

/** The past of a word that helps a verb. */
const pastHelperKind: FindKind = (edit) => {
	if (edit.added.length === 0 || pastOf[only(edit.removed)] !== edit.added.join(' ')) return undefined;
	const marker = pastMarker.exec(sentenceOf(edit))?.[0];
	const told = /\b(?:said|told|thought|knew|promised|hoped|was|were|did)\b/.exec(edit.before.join(' '))?.[0];
	const word = marker ?? told;
	return ifKind(edit) ?? (word ? { kind: 'past-helper', words: { word } } : undefined);
};

/** "If I had time, I will go": beside an "if" with a past. */
const resultKind: FindKind = (edit) => {
	const results = /^(?:will would|can could|may might|won't wouldn't|can't couldn't|'ll would)$/;
	const isResult = results.test(`${only(edit.removed)} ${only(edit.added)}`);
	const said = sentenceOf(edit).split(' ');
	const condition = said.slice(said.lastIndexOf('if')).slice(1, 5);
	const word = condition.find(
		(one) => verbFormOf(one)?.form === 'past' || /^(?:(?:was|were|did|had)(?:n't)?|could)$/.test(one),
	);
	return isResult && said.includes('if') && word ? { kind: 'would-with-if', words: { word } } : undefined;
};

/** "If I didn't study, I would never have ...": what did not happen. */
const unrealPastKind: FindKind = (edit) => {
	const [helper = '', verb = edit.after[0]] = edit.added;
	const isSameVerb = verbFormOf(edit.removed.at(-1) ?? edit.after[0])?.base === verbFormOf(verb)?.base;
	const said = [...edit.before, ...edit.after].join(' ');
	const result = /\b(?:would|could|might)(?:n't)?(?: \w+)? have\b/.exec(said)?.[0];
	return /^had(?:n't)?$/.test(helper) && verb && isSameVerb && result && edit.before.slice(-5).includes('if')
		? { kind: 'had-after-if', words: { word: result } }
		: undefined;
};

/** "There have many people": what exists is "there are". */
const thereBeKind: FindKind = ({ removed, added, before }) => {
	const isHave = /^(?:it )?(?:have|has|had)$/.test(removed.join(' ')) && formsOfBe.has(added.at(-1) ?? '');
	const isThere = added[0] === 'there' || governorOf(before.filter((word) => !isModal(word))) === 'there';
	return isHave && isThere && added.length === removed.length ? { kind: 'there-be' } : undefined;
};

/** "Have" with a participle, put in or taken away. */
const haveKind: FindKind = (edit) => {
	const [gone, come] = [edit.removed.join(' '), edit.added.join(' ')];
	const next = verbFormOf(edit.after[0]);
	const isDone = next && verbForms(next.base).participle === edit.after[0];
	const marker = pastMarker.exec(sentenceOf(edit))?.[0];
	if (isDone && /^(?:have|has)$/.test(gone) && come === '' && marker)
		return { kind: 'past-not-perfect', words: { word: marker } };
	return isDone && /^(?:have|has)$/.test(come) && gone === '' ? perfectKind(sentenceOf(edit)) : undefined;
};

/** "Is having", "is work": a verb with a "be" that it does not take. */
const needlessBeKind: FindKind = ({ removed, added }) => {
	const [be = '', verb = ''] = removed;
	const now = verbFormOf(only(added));
	if (removed.length !== 2 || !formsOfBe.has(be) || !now || verbFormOf(verb)?.base !== now.base)
		return undefined;
	if (/ing$/.test(verb)) return stativeVerbs.has(now.base) ? { kind: 'state-without-ing' } : undefined;
	return verbFormOf(verb)?.form === 'base'
		? { kind: 'no-be-before-verb', words: { word: only(added) } }
		: undefined;
};

const ageKind: FindKind = ({ removed, added, before, after }) => {
	const [gone, come] = [only(removed), only(added)];
	const isFelt = felt.test(pastAdverbs(after)[0] ?? '') || (before.length === 0 && felt.test(after[2] ?? ''));
	if (formsOfHave.has(gone) && formsOfBe.has(come) && isFelt) return { kind: 'be-not-have' };
	return removed.length === 0 && come === 'old' && /^years?$/.test(before.at(-1) ?? '')
		? { kind: 'years-old' }
		: undefined;
};

const ableKind: FindKind = ({ removed, added, before }) => {
	const word = governorOf(before) || (before.at(-1) ?? '');
	const isForm = /^(?:be|been|being) able to$/.test(added.join(' '));
	return /^(?:can|could)$/.test(only(removed)) &&
		isForm &&
		(isModal(word) || formsOfHave.has(word) || prepositions.has(word))
		? { kind: 'able-after-helper', words: { word } }
		: undefined;
};

/** "Teached": a verb with a past of its own. */
const irregularKind: FindKind = (edit) => {
	const { removed, added } = edit;
	const base = verbOf(only(added));
	if (!base) return undefined;
	const { past, participle } = verbForms(base);
	const isMade =
		only(removed) === `${base}ed` ||
		only(removed) === `${base}d` ||
		only(removed) === `${base.replace(/y$/, 'i')}ed`;
	if (!isMade || past === only(removed)) return undefined;
	const afterHelper = only(added) === participle ? participleKind(edit) : undefined;
	return (
		afterHelper ?? (only(added) === past ? { kind: 'past-irregular', words: { word: base } } : undefined)
	);
};

/** What is wrong with a word that helps a verb. */
export const helperKind: FindKind = (edit) =>
	ageKind(edit) ??
	doOrBeKind(edit) ??
	ableKind(edit) ??
	resultKind(edit) ??
	unrealPastKind(edit) ??
	thereBeKind(edit) ??
	pastHelperKind(edit) ??
	haveKind(edit) ??
	needlessBeKind(edit) ??
	irregularKind(edit);
