import { expect, test } from 'vitest';
import { catalogueOf, languages } from '../web/catalogues.ts';
import { entries } from './texts.ts';

/** What is read while one practises is read at a glance. */
const mostWords = 12;
/** Areas whose readers are teachers at a desk. */
const exceptions = ['academies.', 'academy.', 'connections.'];

/** The sentences of a text; what stands after a colon or a semicolon is one of its own. */
const sentencesOf = (text: string) => text.split(/(?<=[.!?:;])\s+|\n/);
/** Words; a text that is filled in counts as one. */
const wordsOf = (sentence: string) => sentence.split(/\s+/).filter((word) => /[\p{L}\d{]/u.test(word));

const longSentences = (messages: object) =>
	entries(messages)
		.filter(([path]) => !exceptions.some((exception) => path.startsWith(exception)))
		.flatMap(([path, text]) => sentencesOf(text).map((sentence) => ({ path, sentence })))
		.filter(({ sentence }) => wordsOf(sentence).length > mostWords)
		.map(({ path, sentence }) => `${path}: ${sentence}`);

test.each(languages)('no sentence that a learner reads has more than twelve words (%s)', (language) => {
	expect(longSentences(catalogueOf(language))).toEqual([]);
});

test('a long sentence is found', () => {
	const text =
		'One two three. Four five six seven eight nine ten eleven twelve thirteen {{fourteen}} fifteen sixteen.';
	expect(longSentences({ area: { text } })).toHaveLength(1);
});
