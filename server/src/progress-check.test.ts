import { readFileSync } from 'node:fs';
import { partSeconds } from '@henry/contract/exam-turns.ts';
import { type Exam, progressCheckId } from '@henry/contract/exams.ts';
import { checkForms } from '@henry/contract/progress-check.ts';
import { describe, expect, it } from 'vitest';
import { loadContent, loadKnown } from './content.ts';
import { jsonFilesIn } from './content-files.ts';
import { dictionaryForm, isContentWord } from './domain/exams/content-words.ts';
import { createLevelOf } from './domain/talk-report/vocabulary.ts';

const folder = new URL('../../content/', import.meta.url);
const content = loadContent(folder);
const known = loadKnown(folder);
const exam = content.exams.exams.find(({ id }) => id === progressCheckId) as Exam;
const forms = content.exams.forms
	.filter((form) => form.exam === progressCheckId)
	.map(({ id, parts }) => {
		const asked = (part: string) => (parts[part] ?? []).flatMap(({ answers }) => answers);
		const askOf = (part: string) => asked(part)[0]?.ask ?? '';
		return {
			id,
			read: askOf('read'),
			repeat: asked('repeat').map(({ ask }) => ask),
			story: askOf('story'),
			opinion: askOf('opinion'),
			models: [...asked('story'), ...asked('opinion')].map(({ model = '' }) => model),
		};
	});

const wordsOf = (text: string) =>
	text
		.toLowerCase()
		.replaceAll('’', "'")
		.match(/[\p{L}']+/gu) ?? [];
const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+/).length;

const lexicon = new Map(
	readFileSync(new URL('../../models/ear/lexicon.txt', import.meta.url), 'utf8')
		.split('\n')
		.map((line) => line.split('\t'))
		.map(([word = '', first = '']) => [word, first.split(' ')]),
);
/** How many syllables a text has: vowels of its words in the lexicon (ARPAbet). */
const syllablesOf = (text: string) =>
	wordsOf(text).flatMap((word) => (lexicon.get(word) ?? []).filter((phone) => /^[AEIOU]/.test(phone))).length;

const levelOf = createLevelOf(content.vocabularyLevels);
/** Words of meaning, each once, that are learned at B1 or later, or that the profile does not have, as names. */
function rareWords(text: string): string[] {
	const rare = wordsOf(text)
		.filter(isContentWord)
		.filter((word) => !['A1', 'A2'].includes(levelOf(word)?.level ?? ''));
	return [...new Set(rare.map(dictionaryForm))];
}

const from = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;

describe('the forms of the check', () => {
	it('are those that are given in a circle, each of about six minutes', () => {
		expect(forms.map(({ id }) => id)).toEqual([...checkForms]);
		const seconds = exam.parts.reduce((sum, part) => sum + partSeconds(part), 0);
		expect(seconds / 60).toBeGreaterThan(5.5);
		expect(seconds / 60).toBeLessThan(6.5);
		expect(exam).toMatchObject({ minutes: 6, isListed: false, staysUnseen: true });
	});

	it('have texts of the same length, in words, syllables and sentences', () => {
		const [fewest, most] = from(forms.map(({ read }) => wordsOf(read).length));
		expect([fewest >= 64, most <= 68]).toEqual([true, true]);
		const [shortest, longest] = from(forms.map(({ read }) => syllablesOf(read)));
		expect(longest / shortest).toBeLessThan(1.15);
		expect(from(forms.map(({ read }) => sentencesOf(read)))).toEqual([5, 6]);
	});

	it('have six sentences of 5 to 15 words to repeat, together of the same length in syllables', () => {
		for (const { repeat } of forms)
			expect(repeat.map((sentence) => wordsOf(sentence).length)).toEqual([5, 7, 9, 11, 13, 15]);
		const [shortest, longest] = from(forms.map(({ repeat }) => syllablesOf(repeat.join(' '))));
		expect(longest / shortest).toBeLessThan(1.15);
	});

	it('have as many words beyond A2 in each text, and one in each sentence', () => {
		for (const { read, repeat } of forms) {
			expect(rareWords(read), read).toHaveLength(7);
			for (const sentence of repeat) expect(rareWords(sentence), sentence).toHaveLength(1);
		}
	});

	it('ask in the same words but for the topic, and expect as much', () => {
		for (const { story, opinion } of forms) {
			expect(story).toMatch(
				/^Tell me about a time when .+\. Where were you, what happened, and how did it end\?$/,
			);
			expect(opinion).toMatch(
				/^Some people think that .+\. Do you agree\? Give your reasons and an example\.$/,
			);
			for (const ask of [story, opinion]) expect(syllablesOf(ask)).toBeLessThanOrEqual(37);
		}
		const [shortest, longest] = from(
			forms.flatMap(({ models }) => models.map((model) => wordsOf(model).length)),
		);
		expect(longest / shortest).toBeLessThan(1.15);
	});

	it('have only words whose sounds the lexicon knows', () => {
		const unknown = forms
			.flatMap(({ read, repeat }) => [read, ...repeat])
			.flatMap(wordsOf)
			.filter((word) => !lexicon.has(word));
		expect(unknown).toEqual([]);
	});
});

describe('what is read and repeated in a check', () => {
	/** Files of content that hold no exercise, or mostly what learners say by themselves. */
	const noExercise =
		/^\.\/(vocabulary-levels|translations|model-audio|models|works|correction-kinds|safety)\.json$|\/(situations|answers)\.json$/;
	const beginnings = [
		...known.situations.flatMap(({ reactions, questions }) => [...reactions, ...questions]),
		...known.answers.flatMap(({ answers }) => answers),
	];
	const files = [
		'.',
		'path',
		'scenarios',
		'exams',
		...content.exams.exams.map(({ id }) => `exams/forms/${id}`),
	]
		.filter((name) => name !== `exams/forms/${progressCheckId}`)
		.flatMap((name) => jsonFilesIn(folder.pathname, name))
		.filter((file) => !noExercise.test(file) && file !== `exams/${progressCheckId}.json`);

	it('has no word beyond A2 that occurs in any exercise or other exam', () => {
		expect(files).toEqual(
			expect.arrayContaining([
				'./speakle.json',
				'./minimal-pairs.json',
				'path/b1.json',
				'exams/forms/toefl/a.json',
			]),
		);
		const elsewhere = new Set(
			[...files.map((file) => readFileSync(new URL(file, folder), 'utf8')), ...beginnings]
				.flatMap(wordsOf)
				.map(dictionaryForm),
		);
		const seen = forms.flatMap(({ id, read, repeat }) =>
			[read, ...repeat]
				.flatMap(rareWords)
				.filter((word) => elsewhere.has(word))
				.map((word) => `${id}: ${word}`),
		);
		expect(seen).toEqual([]);
	});

	it('repeats no word beyond A2 and no sentence from one form to another', () => {
		const all = forms.flatMap(({ read, repeat }) => [...new Set([read, ...repeat].flatMap(rareWords))]);
		expect(all.filter((word, place) => all.indexOf(word) !== place)).toEqual([]);
		const asked = forms.flatMap(({ read, repeat, story, opinion }) => [read, ...repeat, story, opinion]);
		expect(new Set(asked).size).toBe(asked.length);
	});
});
