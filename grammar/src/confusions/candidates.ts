import lexicon from '#data/words/confusions.json' with { type: 'json' };
import { adverbOf } from '#grammar/adverb-forms.ts';
import { plural, singular, takesAn } from '#grammar/noun-forms.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { baseOf, formOf, type VerbForm, verbForms } from '#grammar/verb-forms.ts';
import { wordSet, wordsIn } from '#grammar/word-set.ts';
import { wordTable } from '#grammar/word-table.ts';
import { isRightAsItIs } from './right-as-it-is.ts';

/** What learners confuse: one kind of alternative that a text may be better with. */
export const confusionKinds = [
	'missing-article',
	'extra-article',
	'other-article',
	'missing-preposition',
	'extra-preposition',
	'other-preposition',
	'agreement',
	'tense',
	'verb-form',
	'missing-to',
	'missing-be',
	'noun-number',
	'determiner',
	'adverb',
] as const;
export type ConfusionKind = (typeof confusionKinds)[number];

/** An alternative: the words from `from` up to, not including, `to` (none for a word put in) would read `words`. */
export type Candidate = { kind: ConfusionKind; from: number; to: number; words: string[] };

const prepositions = wordsIn('in on at to for of with from by about into during');
const afterVerb = wordsIn('to for at in on about of with');
const formsOfBe = wordsIn('is are was were am');
/** Words with which alternatives are told apart by meaning alone, or that are part of fixed phrases. */
const neverChanged = wordSet(lexicon.neverChanged);
const determiners = wordSet(lexicon.determiners);
const pairs: Readonly<Record<string, string[]>> = wordTable(lexicon.pairs);
const agreeing: Readonly<Record<string, string[]>> = wordTable(lexicon.agreeing);
const otherTense: Readonly<Record<string, string>> = wordTable(lexicon.otherTense);

/** Every alternative of a text that is worth asking the language model about. */
export function candidatesOf(words: readonly TaggedWord[]): Candidate[] {
	const found = words.flatMap((word, index) =>
		neverChanged.has(word.lower)
			? []
			: [
					...articles(words, index),
					...prepositionsAt(words, index),
					...verbs(words, index),
					...nouns(words, index),
					...smallWords(words, index),
				],
	);
	return found.filter((candidate) => !isRightAsItIs(words, candidate));
}

const replace = (kind: ConfusionKind, at: number, words: readonly string[]): Candidate[] =>
	words.map((word) => ({ kind, from: at, to: at + 1, words: [word] }));
const insert = (kind: ConfusionKind, at: number, words: readonly string[]): Candidate[] =>
	words.map((word) => ({ kind, from: at, to: at, words: [word] }));
const remove = (kind: ConfusionKind, at: number): Candidate[] => [{ kind, from: at, to: at + 1, words: [] }];

function indefinite(next: TaggedWord | undefined): string {
	return next && takesAn(next.lower) ? 'an' : 'a';
}

function articles(words: readonly TaggedWord[], index: number): Candidate[] {
	const word = words[index] as TaggedWord;
	const next = words[index + 1];
	if (/^(?:a|an|the)$/.test(word.lower)) {
		if (!next || next.afterBreak) return [];
		const other = word.lower === 'the' ? indefinite(next) : 'the';
		return [...replace('other-article', index, [other]), ...remove('extra-article', index)];
	}
	if (!/^(?:NOUN|ADJ)$/.test(word.partOfSpeech) || word.text !== word.lower) return [];
	const before = words[index - 1];
	const inPhrase =
		before &&
		!word.afterBreak &&
		(/^(?:DET|NOUN|ADJ|NUM|PROPN)$/.test(before.partOfSpeech) ||
			determiners.has(before.lower) ||
			before.lower.endsWith("'s"));
	return inPhrase ? [] : insert('missing-article', index, ['the', indefinite(word)]);
}

/** "What I like about it": the verb has its object already, so what follows it needs the preposition. */
const isAfterWhat = (words: readonly TaggedWord[], index: number) =>
	words.slice(Math.max(0, index - 4), index).some(({ lower }) => lower === 'what');

function prepositionsAt(words: readonly TaggedWord[], index: number): Candidate[] {
	const word = words[index] as TaggedWord;
	const before = words[index - 1];
	if (prepositions.includes(word.lower)) {
		if (index === 0 || word.afterBreak || words.length === index + 1) return [];
		const others = prepositions.filter((other) => other !== word.lower);
		return [
			...replace('other-preposition', index, others),
			...(word.lower === 'of' || isAfterWhat(words, index) ? [] : remove('extra-preposition', index)),
		];
	}
	const opensPhrase = /^(?:DET|PRON|NOUN|PROPN|NUM)$/.test(word.partOfSpeech);
	if (before?.partOfSpeech !== 'VERB' || word.afterBreak || !opensPhrase) return [];
	return insert('missing-preposition', index, afterVerb);
}

function verbs(words: readonly TaggedWord[], index: number): Candidate[] {
	const word = words[index] as TaggedWord;
	const before = words[index - 1];
	const found: Candidate[] = [
		...replace('agreement', index, agreeing[word.lower] ?? []),
		...replace('tense', index, otherTense[word.lower] ? [otherTense[word.lower] as string] : []),
	];
	if (/^(?:ADJ|ADV|VERB|DET|ADP)$/.test(word.partOfSpeech) && before && !word.afterBreak) {
		if (/^(?:PRON|NOUN|PROPN)$/.test(before.partOfSpeech) && !/'/.test(before.lower))
			found.push(...insert('missing-be', index, formsOfBe.slice(0, 4)));
	}
	if (word.partOfSpeech !== 'VERB' || agreeing[word.lower] || !/^[a-z]+$/.test(word.lower)) return found;
	const base = baseOf(word);
	if (base === 'be') return found;
	// 'to' is a preposition here: "used to working", "look forward to seeing".
	if (before?.lower === 'to' && /^(?:used|forward)$/.test(words[index - 2]?.lower ?? '')) return found;
	const forms = verbForms(base);
	const current = formOf(word.lower, base) ?? 'base';
	for (const form of Object.keys(forms) as VerbForm[]) {
		const other = forms[form];
		if (other === word.lower || (form === 'participle' && other === forms.past)) continue;
		found.push(...replace(kindOfChange(current, form), index, [other]));
	}
	if (current === 'base' && before?.partOfSpeech === 'VERB' && !word.afterBreak)
		found.push(...insert('missing-to', index, ['to']));
	return found;
}

function kindOfChange(from: VerbForm, to: VerbForm): ConfusionKind {
	const isPresent = (form: VerbForm) => form === 'base' || form === 'third';
	if (isPresent(from) && isPresent(to)) return 'agreement';
	const hasTense = (form: VerbForm) => isPresent(form) || form === 'past';
	return hasTense(from) && hasTense(to) ? 'tense' : 'verb-form';
}

function nouns(words: readonly TaggedWord[], index: number): Candidate[] {
	const word = words[index] as TaggedWord;
	if (word.partOfSpeech !== 'NOUN' || !/^[a-z]{3,}$/.test(word.lower)) return [];
	const one = singular(word.lower);
	return replace('noun-number', index, [one === word.lower ? plural(word.lower) : one]);
}

function smallWords(words: readonly TaggedWord[], index: number): Candidate[] {
	const word = words[index] as TaggedWord;
	const found = replace('determiner', index, pairs[word.lower] ?? []);
	if (word.partOfSpeech === 'ADJ' && /^[a-z]{3,}$/.test(word.lower))
		found.push(...replace('adverb', index, [adverbOf(word.lower)]));
	if (word.partOfSpeech === 'ADV' && /[a-z]{3,}ly$/.test(word.lower))
		found.push(...replace('adverb', index, [word.lower.replace(/ily$/, 'y').replace(/ly$/, '')]));
	return found;
}
