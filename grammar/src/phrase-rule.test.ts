import { expect, it } from 'vitest';
import { phraseRule } from './phrase-rule.ts';
import { splitWords } from './tagged-text.ts';

/** What one phrase makes of a text whose words are all nouns, but "very" and "really". */
function found(find: string, replace: string, text: string, notAfter = 'never-said'): string[] {
	const rule = phraseRule({
		id: 'near-of',
		category: 'word choice',
		typicalOf: [],
		phrases: [{ find, replace, notAfter }],
	});
	const words = splitWords(text).map((word) => ({
		...word,
		partOfSpeech: /^(?:very|really)$/.test(word.lower) ? ('ADV' as const) : ('NOUN' as const),
		lemma: word.lower,
	}));
	return rule.find(words).map(({ from, to, replacement }) => {
		const original = words.slice(from, to).map(({ text: word }) => word);
		return `${original.join(' ')}: ${replacement}`;
	});
}

it.each([
	['one of several words', 'of|from home', '$1 house', 'from home', ['from home: from house']],
	['any form of a verb', '[<listen>] music', '$1 to', 'she listened music', ['listened: listened to']],
	['another verb in the same form', '[<make>] sport', '$1=do', 'making sport', ['making: doing']],
	['a form of a verb', 'enjoy [to go|do]', '$3:gerund', 'enjoy to go', ['to go: going']],
	['a plural', 'two [car]', '$2:plural', 'two car', ['car: cars']],
	['a part of speech', '@ADV [big]', 'large', 'very big', ['big: large']],
	['a word list', 'in [#day]', 'on $2', 'in monday', ['monday: on monday']],
	['a word that may be missing', 'so @ADV? [big]', '$2 large', 'so big', ['big: large']],
	['a word that may be there', 'so @ADV? [big]', '$2 large', 'so very big', ['big: very large']],
	['nothing across punctuation', 'so big', 'x', 'so, big', []],
	['nothing before an excluded word', '[in] future !events', 'x', 'in future events', []],
	['nothing where no clause begins', '^ [him] is', 'he', 'saw him is', []],
	['the beginning of a clause', '^ [him] is', 'he', 'because him is', ['him: he']],
	['nothing where no pause is', '^^ [him] is', 'he', 'because him is', []],
	['the beginning after a word that leads in', '^^ [him] is', 'he', 'and him is', ['him: he']],
	['nothing after such a word further on', '^^ [him] is', 'he', 'saw and him is', []],
	['the end of a clause', 'at [home] $', 'house', 'at home because', ['home: house']],
	['nothing where the clause goes on', 'at [home] $', 'house', 'at home games', []],
	['nothing where the text goes on', 'at [home] $$', 'house', 'at home because', []],
])('finds %s', (_, find, replace, text, findings) => {
	expect(found(find, replace, text)).toEqual(findings);
});

it('fills the words of its reason in from the phrase', () => {
	const words = { after: '$1', example: '$1 $2:gerund' };
	const rule = phraseRule({
		...{ id: 'near-of', category: 'verb form', typicalOf: [] },
		phrases: [{ find: 'enjoy [go|do]', replace: '$2:gerund', reason: 'near-of.near', words }],
	});
	const tagged = splitWords('enjoy go').map((word) => ({
		...word,
		partOfSpeech: 'VERB' as const,
		lemma: word.lower,
	}));
	expect(rule.find(tagged)).toEqual([
		{
			from: 1,
			to: 2,
			replacement: 'going',
			reason: 'near-of.near',
			words: { after: 'enjoy', example: 'enjoy going' },
		},
	]);
});

it('finds nothing after a word that must not stand before', () => {
	expect(found('[good]', 'well', 'so good', 'so')).toEqual([]);
	expect(found('[good]', 'well', 'so, good', 'so')).toEqual(['good: well']);
});
