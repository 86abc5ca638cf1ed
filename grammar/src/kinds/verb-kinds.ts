import lexicon from '#data/words/kinds.json' with { type: 'json' };
import { verbForms } from '#grammar/verb-forms.ts';
import { wordSet, wordSets } from '#grammar/word-set.ts';
import {
	determiners,
	type EditInSentence,
	type FindKind,
	formsOfBe,
	formsOfDo,
	formsOfHave,
	governorOf,
	isModal,
	type KindOfEdit,
	only,
	pastAdverbs,
	pastMarker,
	perfectKind,
	prepositions,
	sentenceOf,
	subjectPronouns,
	verbFormOf,
	verbOfBoth,
	verbsBeforeGerund,
	verbsBeforeInfinitive,
} from './edit-in-sentence.ts';
import { isPlural, isSingular } from './number-of-nouns.ts';
import { quotedBehind } from './quoted-words.ts';

const { singularSubjects, collectiveNouns } = wordSets(lexicon);

const letting = wordSet('let lets make makes made help helps helped');
const manySubjects = wordSet('these those both many few');
const plurals = wordSet("are were have do don't aren't weren't haven't");
const singulars = wordSet("is was has does doesn't isn't wasn't hasn't");
const timeLinks = wordSet('when if until before after while unless moment time');
const timeLinkIn = (words: readonly string[]) =>
	words.findLast((word) => timeLinks.has(word))?.replace(/^(?=moment|time)/, 'the ');

const isOfMany = (form: string, verb: string) => plurals.has(verb) || form === 'base';
const isOfOne = (form: string, verb: string) => singulars.has(verb) || form === 'third';

/** After these with "to" a verb may well end in -ing: "used to working at night". */
const wordsBeforeToGerund = wordSet(lexicon.wordsBeforeToGerund);

/** "He lived to found a family": verbs of their own that look like another's past. */
const ownVerbs = wordSet('found fell lay wound bound ground');

/** The basic form: after a modal verb, "do", "to", or "let somebody". */
const baseKind: FindKind = ({ before, removed }) => {
	const word = governorOf(before);
	if (ownVerbs.has(only(removed)) && !formsOfDo.has(word)) return undefined;
	if (isModal(word)) return { kind: 'verb-after-modal', words: { word } };
	if (formsOfDo.has(word)) return { kind: 'verb-after-do', words: { word } };
	const isGerundRight = wordsBeforeToGerund.has(before.at(-2) ?? '') && /ing$/.test(only(removed));
	if (word === 'to') return isGerundRight ? undefined : { kind: 'verb-after-to', words: { word } };
	const let_ = before.at(-2) ?? '';
	return letting.has(let_) ? { kind: 'verb-after-let', words: { word: let_ } } : undefined;
};

const gerundKind: FindKind = ({ before, after }) => {
	const [previous = '', word = ''] =
		before.slice(-2).length === 2 ? before.slice(-2) : ['', before.at(-1) ?? ''];
	if (word === 'to' && /^(?:forward|used)$/.test(previous)) {
		return { kind: 'ing-after-to', words: { word: `${previous} to` } };
	}
	if (prepositions.has(word) && word !== 'to') return { kind: 'ing-after-preposition', words: { word } };
	if (verbsBeforeGerund.has(word)) return { kind: 'ing-after-verb', words: { word } };
	if (
		/^(?:that|because|think|opinion|believe|)$/.test(word) &&
		/\b(?:is|are|was|has|can|will|makes|takes|helps|gives|costs)\b/.test(after.join(' '))
	) {
		return { kind: 'ing-as-subject' };
	}
	const governor = governorOf(before);
	return formsOfBe.has(governor) ? { kind: 'ing-after-be', words: { word: governor } } : undefined;
};

export const participleKind: FindKind = ({ before }) => {
	const word = governorOf(before);
	if (formsOfHave.has(word) || /'ve$/.test(word)) return { kind: 'participle-after-have', words: { word } };
	return formsOfBe.has(word) ? { kind: 'participle-after-be', words: { word } } : undefined;
};

/** Another verb of the sentence that tells of the past. */
function pastVerbOf(words: readonly string[]): string | undefined {
	return words.find((word) => {
		const form = verbFormOf(word);
		return (
			form &&
			(word === 'was' ||
				word === 'were' ||
				(form.form === 'past' && word !== verbForms(form.base).participle))
		);
	});
}

/** "If I didn't live here, I would ...": what is not so. */
export const ifKind: FindKind = ({ before, after }) => {
	const word = /\b(?:would|could|'d)\b/.exec([...before, ...after].join(' '))?.[0];
	return word && before.slice(-5).includes('if') ? { kind: 'past-after-if', words: { word } } : undefined;
};

const pastKind: FindKind = (edit) => {
	const unreal = ifKind(edit);
	if (unreal) return unreal;
	const marker = pastMarker.exec(sentenceOf(edit))?.[0];
	if (marker) return { kind: 'past-with-time', words: { word: marker } };
	const word = pastVerbOf([...edit.before, ...edit.after]);
	return word ? { kind: 'past-as-told', words: { word } } : undefined;
};

/** The subject of a verb: the word before it, or a noun of the right number before "of the ...". */
function subjectOf({ before }: EditInSentence, isMany: boolean): string | undefined {
	const fits = isMany
		? (word: string) => isPlural(word) || manySubjects.has(word)
		: (word: string) => isSingular(word) || singularSubjects.has(word);
	const near = before.slice(-7);
	const nearest =
		near.findLast((word) => !/^(?:not|never|always|also|really|still|often|usually)$/.test(word)) ?? '';
	if (subjectPronouns.has(nearest)) return nearest;
	const head = near.findLast((word, index) => fits(word) && prepositions.has(near[index + 1] ?? ''));
	// "Everyone in my class": the noun beside the verb belongs to the words before it.
	const isOfOther = near
		.slice(near.lastIndexOf(nearest) - 3, near.lastIndexOf(nearest))
		.some((word) => prepositions.has(word));
	return head ?? (fits(nearest) && !isOfOther ? nearest : undefined);
}

const agreementKind: FindKind = (edit) => {
	const [from, to] = [only(edit.removed), only(edit.added)];
	const verb = verbOfBoth(from.replace(/n't$/, ''), to.replace(/n't$/, ''), edit.before);
	if (!verb) return undefined;
	const last = edit.before.at(-1) ?? '';
	// "The lack of respects" is a noun, "my family are here" is British.
	if (prepositions.has(last) || (collectiveNouns.has(last) && plurals.has(from))) return undefined;
	// "I wish they are here": another tense is wanted there.
	const [wasPast, isPast] = [from, to].map((word) => /^(?:was|were)\b/.test(word));
	if (wasPast !== isPast && formsOfBe.has(from)) return undefined;
	const toMany = isOfOne(verb.from, from) && isOfMany(verb.to, to);
	const toOne = isOfMany(verb.from, from) && isOfOne(verb.to, to);
	if (!toMany && !toOne && !(formsOfBe.has(from) && to === 'am')) return undefined;
	const previous = edit.before.at(-1) ?? '';
	if (previous === 'there') return { kind: 'agreement-there', words: { word: quotedBehind(edit.after) } };
	const subject = subjectOf(edit, toMany);
	if (!subject) return { kind: 'agreement-other' };
	if (subjectPronouns.has(subject)) return { kind: 'agreement-pronoun', words: { word: subject } };
	if (/^(?:people|police)$/.test(subject)) return { kind: 'agreement-people', words: { word: subject } };
	return { kind: toMany ? 'agreement-many' : 'agreement-one', words: { word: subject } };
};

/** One form of a verb for another. */
const formKind: FindKind = (edit) => {
	const [from, to] = [only(edit.removed), only(edit.added)];
	const verb = verbOfBoth(from, to, edit.before);
	if (!verb) return agreementKind(edit);
	// "What does this part of the contract mean?"
	const said = edit.before.slice(-9).join(' ');
	if (verb.to === 'third' && /\b(?:wh\w+|how)(?: \w+){0,2} (?:do|does|did) /.test(said)) return undefined;
	const isPast = (verb.to === 'past' || to === 'were') && verb.from !== 'past' && from !== 'were';
	const find: FindKind[] = [];
	if (verb.to === 'base') find.push(baseKind);
	if (verb.to === 'gerund') find.push(gerundKind);
	if (verbForms(verb.base).participle === to) find.push(participleKind);
	if (isPast) find.push(pastKind);
	find.push(agreementKind);
	for (const kind of find) {
		const found = kind(edit);
		if (found) return found;
	}
	return !verb.isListed || (verb.to === 'base' && ownVerbs.has(from)) ? undefined : { kind: 'verb-form' };
};

const wantVerbs = wordSet('want wants wanted need needs needed expect expects expected ask asked tell told');

/** "to" with a verb. */
const infinitiveKind: FindKind = ({ removed, added, before, after }) => {
	const [gone, come] = [removed.join(' '), added.join(' ')];
	const previous = before.at(-1) ?? '';
	const next = verbFormOf(after[0]);
	if (come === 'to' && gone === 'for' && next?.form === 'base') return { kind: 'purpose-to' };
	if (gone === 'for' && come === '' && after[0] === 'to') return { kind: 'purpose-to' };
	if (/^for( to)? \S+$/.test(gone) && added[0] === 'to' && verbFormOf(added[1])?.form === 'base')
		return { kind: 'purpose-to' };
	// "He wants Miss Tomkins here."
	if (come === 'to' && gone === '' && next?.form === 'base' && after[0] !== 'miss')
		return { kind: 'to-before-verb', words: { word: previous } };
	if (gone === 'to' && come === '' && isModal(governorOf(before)))
		return { kind: 'no-to-after-modal', words: { word: governorOf(before) } };
	if (gone === 'to' && come === '' && next?.form === 'base') {
		if (letting.has(before.at(-2) ?? ''))
			return { kind: 'verb-after-let', words: { word: before.at(-2) ?? '' } };
	}
	const [first = '', second = ''] = removed;
	if (first === 'to' && verbFormOf(second)?.base === verbFormOf(only(added))?.base && /ing$/.test(come)) {
		return gerundKind({ removed: [second], added, before, after });
	}
	const isMovedOn = first === 'to' && verbFormOf(second)?.base === verbFormOf(added[1])?.base;
	if (isMovedOn && prepositions.has(added[0] ?? '') && /ing$/.test(added[1] ?? '') && previous !== '') {
		return { kind: 'preposition-and-ing', words: { word: previous } };
	}
	const [toFirst = '', toSecond = ''] = added;
	const wanting = before.slice(-4, -1).findLast((word) => wantVerbs.has(word));
	if (toFirst === 'to' && wanting && verbFormOf(toSecond)?.base === verbFormOf(only(removed))?.base)
		return { kind: 'want-somebody-to', words: { word: wanting } };
	if (
		toFirst === 'to' &&
		toSecond !== '' &&
		verbFormOf(toSecond)?.base === verbFormOf(only(removed))?.base &&
		(verbsBeforeInfinitive.has(previous) || /^(?:what|how|where|when|who)$/.test(previous))
	) {
		return { kind: 'to-before-verb', words: { word: previous } };
	}
	return undefined;
};

/** Tenses of several words: "never was", "have never been". */
export const tenseKind: FindKind = (edit) => {
	const { removed, added, before } = edit;
	const sentence = sentenceOf(edit);
	const verb = verbOfBoth(removed.at(-1) ?? '', added.at(-1) ?? '', before);
	if (!verb) return undefined;
	const [aux = '', newAux = ''] = [removed, added].map((words) => (words.length > 1 ? words[0] : ''));
	const marker = pastMarker.exec(sentence)?.[0];
	if (formsOfHave.has(aux) && verb.to === 'past' && marker)
		return { kind: 'past-not-perfect', words: { word: marker } };
	const perfect = /^(?:have|has)(?:n't)?$/.test(newAux) ? perfectKind(sentence) : undefined;
	if (perfect) return perfect;
	const link = timeLinkIn(before);
	if (/^(?:will|'ll)$/.test(aux) && added.length === 1 && link)
		return { kind: 'no-will-after-when', words: { word: link } };
	const isShorter = added.length === 1 || /^had(?:n't)?$/.test(newAux);
	if (/^would(?:n't)?$/.test(aux) && isShorter && before.slice(-5).includes('if'))
		return { kind: 'no-would-after-if' };
	if (formsOfBe.has(newAux) && verb.to === 'gerund') return { kind: 'continuous' };
	return undefined;
};

/** "be" and "do" that are missing or too many. */
const missingHelperKind: FindKind = ({ removed, added, before, after }) => {
	const [gone, come] = [removed.join(' '), added.join(' ')];
	const next = verbFormOf(after[0]);
	const [verb = ''] = pastAdverbs(after);
	if (gone === '' && formsOfBe.has(come)) return { kind: 'be-missing' };
	if (formsOfBe.has(gone) && come === '' && /^(?:base|third|past)$/.test(verbFormOf(verb)?.form ?? '')) {
		return { kind: 'no-be-before-verb', words: { word: verb } };
	}
	if (gone === 'did' && come === '' && next?.form === 'past')
		return { kind: 'no-did-before-past', words: { word: after[0] ?? '' } };
	const isBeforeSubject = subjectPronouns.has(after[0] ?? '') || determiners.has(after[0] ?? '');
	if (gone === '' && /^(?:do|does|did)$/.test(come) && isBeforeSubject) return { kind: 'question-do' };
	const [[, said = ''], [doNot = '', base = '']] = [removed, added];
	const isSameVerb = removed.length === 1 || verbOfBoth(said, base, ['it']) !== undefined;
	const isNegated =
		/^(?:no|not)\b/.test(gone) && /^(?:do|does|did)n't$/.test(doNot) && removed.length === added.length;
	if (isNegated && isSameVerb) return { kind: 'negative-do' };
	const link = timeLinkIn(before);
	if ((/^(?:will|'ll)$/.test(gone) && come === '' && next) || gone === `${come}'ll`)
		return link ? { kind: 'no-will-after-when', words: { word: link } } : undefined;
	const isUnreal = /^would(?:n't)?(?: have)?$/.test(gone) && /^(?:did|had)(?:n't)?$/.test(come);
	if (isUnreal && before.slice(-5).includes('if')) return { kind: 'no-would-after-if' };
	return undefined;
};

/** "If it were", "were it up to me": right for what is not so, as "if I was" is, too. */
function isNotSo({ removed, added, before }: EditInSentence): boolean {
	const [said, unreal] = [before.slice(-5).join(' '), /\b(?:if|wish|wishes|wished|though|unless)\b/];
	if (only(removed) === 'was' && only(added) === 'were')
		return unreal.test(said) && / (?:i|he|she|it)$/.test(said);
	return /^were(?:n't)?$/.test(only(removed)) && (said === '' || unreal.test(said));
}

/** "There are a table and two chairs" is as right as "there is". */
const isOfSeveral = ({ removed, before, after }: EditInSentence) =>
	/^there (?:are|were) (?:\S+ ){1,5}and (?!i |we |you |he |she |it |they |there )/.test(
		[before.at(-1), only(removed), ...after].join(' '),
	);

/** "No one but my parents knows": the verb belongs to neither of its neighbours. */
const isAfterExcept = ({ before }: EditInSentence) =>
	!/^(?:who|which|that)$/.test(before.at(-1) ?? '') &&
	/\b(?:one|all|none|\w+body|\w+thing|everyone) (?:but|except)\b/.test(before.slice(-5).join(' '));

/** "Dates that i have already forgot": its other verb is wrong. */
const isPerfect = ({ removed, after }: EditInSentence) =>
	/^(?:have|has) (?:already|just|never|ever)$/.test(`${only(removed)} ${after[0]}`);

/** What is wrong with a verb. */
export const verbKind: FindKind = (edit): KindOfEdit | undefined => {
	if (edit.removed.length !== 1 || edit.added.length !== 1)
		return infinitiveKind(edit) ?? missingHelperKind(edit) ?? tenseKind(edit);
	if (isNotSo(edit) || isOfSeveral(edit) || isAfterExcept(edit) || isPerfect(edit)) return undefined;
	return infinitiveKind(edit) ?? missingHelperKind(edit) ?? formKind(edit);
};
