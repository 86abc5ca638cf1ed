import { describe, expect, it } from 'vitest';
import { reasonsOf } from '#grammar/reasons.ts';
import { type PartOfSpeech, splitWords } from '#grammar/tagged-text.ts';
import type { Candidate, ConfusionKind } from './candidates.ts';
import { reasonFor } from './reasons.ts';

/** Words with their parts of speech: "the/DET car/NOUN"; a verb where none is given. */
function wordsOf(tagged: string) {
	const parts = tagged.split(' ').map((part) => part.split('/'));
	return splitWords(parts.map(([word]) => word).join(' ')).map((word, index) => ({
		...word,
		partOfSpeech: (parts[index]?.[1] ?? 'VERB') as PartOfSpeech,
		lemma: word.lower,
	}));
}

function reason(tagged: string, kind: ConfusionKind, from: number, to: number, ...put: string[]): string {
	const candidate = { kind, from, to, words: put } satisfies Candidate;
	const { reason: key = `usual-${kind}`, words = {} } = reasonFor(wordsOf(tagged), candidate);
	return reasonsOf(key, words).reason;
}

describe('the reason for what is usually said', () => {
	it('names the preposition that goes with a word only where that is known', () => {
		expect(reason('it depends of/ADP him/PRON', 'other-preposition', 2, 3, 'on')).toBe(
			"'depends' goes with 'on': 'depends on'.",
		);
		expect(reason('we stayed in/ADP home/NOUN', 'other-preposition', 2, 3, 'at')).toBe(
			"People usually say 'stayed at home' here.",
		);
	});

	it('names the subject of a verb only where it stands before it', () => {
		expect(reason('she/PRON like it/PRON', 'agreement', 1, 2, 'likes')).toBe(
			"With 'she' we say 'likes': 'she likes'.",
		);
		expect(reason('my/PRON cats/NOUN likes it/PRON', 'agreement', 2, 3, 'like')).toBe(
			"The verb must fit the word it belongs to: here 'like', not 'likes'.",
		);
	});

	it('shows an article with the whole phrase', () => {
		expect(reason('we bought big/ADJ car/NOUN yesterday/NOUN', 'missing-article', 2, 2, 'a')).toBe(
			"An article is missing here: 'a big car'.",
		);
	});

	it('says what a form of a verb follows', () => {
		expect(reason('we can/AUX swimming', 'verb-form', 2, 3, 'swim')).toContain(
			"After 'can' comes the basic form",
		);
		expect(reason('afraid of/ADP fly', 'verb-form', 2, 3, 'flying')).toContain(
			"After 'of' the verb ends in -ing",
		);
		expect(reason('we have/AUX went', 'verb-form', 2, 3, 'gone')).toContain('past participle');
		expect(reason('we saw him/PRON walked', 'verb-form', 3, 4, 'walking')).toContain('People usually say');
	});

	it('tells one from several by the word before the noun', () => {
		expect(reason('two/NUM dog/NOUN', 'noun-number', 1, 2, 'dogs')).toContain(
			"After 'two' the noun is in the plural",
		);
		expect(reason('this/DET dogs/NOUN', 'noun-number', 1, 2, 'dog')).toContain(
			"After 'this' the noun is in the singular",
		);
		expect(reason('these/DET kind/NOUN', 'determiner', 0, 1, 'this')).toContain("'this' goes with one thing");
	});
});
