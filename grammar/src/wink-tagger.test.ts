import { expect, it } from 'vitest';
import { createWinkTagger } from './wink-tagger.ts';

const tag = createWinkTagger();

it('tags every word at its own place, contractions whole', () => {
	const text = "so, I don’t know … she’s  at the café, isn't she?";
	for (const { text: word, span } of tag(text)) expect(text.slice(span.start, span.end)).toBe(word);
	expect(tag(text).map(({ lower, partOfSpeech }) => `${lower} ${partOfSpeech}`)).toEqual([
		'so ADV',
		'i PRON',
		"don't AUX",
		'know VERB',
		"she's PRON",
		'at ADP',
		'the DET',
		'café PROPN',
		"isn't AUX",
		'she PRON',
	]);
});

it('gives dictionary forms', () => {
	expect(tag('she went there with her children').map(({ lemma }) => lemma)).toEqual([
		'she',
		'go',
		'there',
		'with',
		'her',
		'child',
	]);
});

it('says where punctuation stands between words', () => {
	const broken = tag('yes. no, well-known (or not)').filter(({ afterBreak }) => afterBreak);
	expect(broken.map(({ lower }) => lower)).toEqual(['no', 'well-known', 'or']);
});

it('sees the words on either side of ten thousand marks, and one word of ten thousand letters', () => {
	const text = `he goes ${'!?'.repeat(5_000)} she has ${'a'.repeat(10_000)} here`;
	const words = tag(text);
	expect(words.map(({ lower }) => lower.slice(0, 9))).toEqual([
		'he',
		'goes',
		'she',
		'has',
		'aaaaaaaaa',
		'here',
	]);
	for (const { text: word, span } of words) expect(text.slice(span.start, span.end)).toBe(word);
	expect(words[3]).toMatchObject({ partOfSpeech: 'AUX', lemma: 'have' });
});
