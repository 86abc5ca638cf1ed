import type { Correction } from '@henry/contract/feedback.ts';
import { expect, test } from 'vitest';
import { correctionsInSentences, practisedCorrections } from './practised-corrections.ts';

/** Words of 300 ms; where a text has "|", a pause of a second. */
function spoken(text: string) {
	let atMs = 0;
	return text.split(' ').flatMap((part) => {
		if (part === '|') {
			atMs += 1_000;
			return [];
		}
		const startMs = atMs;
		atMs += 300;
		return [{ text: part, startMs, endMs: atMs, confidence0to1: 1, unsure: false }];
	});
}

function correct(text: string, changes: [original: string, replacement: string, after?: string][]) {
	return changes.map(([original, replacement, after = '']): Correction => {
		const start = text.indexOf(`${after}${original}`) + after.length;
		return {
			rule: 'test',
			category: 'agreement',
			reason: 'because',
			reasonInSpanish: 'porque sí',
			typicalOf: [],
			original,
			replacement,
			originalSpan: { start, end: start + original.length },
			correctedSpan: { start: 0, end: 0 },
		};
	});
}

function sentencesOf(said: string, changes: [string, string, string?][], text = said.replaceAll(' |', '')) {
	const corrections = correct(text, changes);
	return practisedCorrections({ text, words: spoken(said), corrections }).map(
		({ sentence, correctedSentence }) => [sentence, correctedSentence],
	);
}

test('a sentence ends where the learner pauses', () => {
	expect(sentencesOf('i like music | he live near the sea | and so on', [['live', 'lives']])).toEqual([
		['he live near the sea', 'he lives near the sea'],
	]);
});

test('a sentence ends where it is known to', () => {
	const text = 'my town is small he live there now we like it';
	const corrections = correct(text, [['live', 'lives']]);
	const ends = ['small', 'now'].map((word) => text.indexOf(word) + word.length);
	const [found] = practisedCorrections({ text, words: spoken(text), corrections, ends });
	expect([found?.sentence, found?.correctedSentence]).toEqual(['he live there now', 'he lives there now']);
});

test('a sentence ends with the answer to a question, and with a full stop', () => {
	const text = 'i like music\nhe live here. And more';
	const said = text.replace('\n', ' ');
	expect(sentencesOf(said, [['live', 'lives']], text)).toEqual([['he live here.', 'he lives here.']]);
});

test('two mistakes of a sentence are both put right in each of its corrections', () => {
	const both = ['he live with three child', 'he lives with three children'];
	const changes: [string, string][] = [
		['live', 'lives'],
		['child', 'children'],
	];
	expect(sentencesOf('he live with three child', changes)).toEqual([both, both]);
});

test('a word that is missing at the end of what was said is put in', () => {
	expect(sentencesOf('i listen | music is good', [['', ' to', 'listen']])).toEqual([
		['i listen', 'i listen to'],
	]);
});

test('without a pause, a sentence is cut where a clause begins', () => {
	const garden = 'we visited her every week and there is many trees in the garden and we played';
	expect(sentencesOf(garden, [['is many', 'are many']])).toEqual([
		['there is many trees in the garden', 'there are many trees in the garden'],
	]);
	const hotel = 'i want that you come with us because it is near';
	expect(sentencesOf(hotel, [['that you come', 'you to come']])).toEqual([
		['i want that you come with us', 'i want you to come with us'],
	]);
});

test('two subjects of one verb stay together', () => {
	expect(sentencesOf('my brother and my sister lives here', [['lives', 'live']])).toEqual([
		['my brother and my sister lives here', 'my brother and my sister live here'],
	]);
});

test('of a long breath only the words around the mistake are kept', () => {
	const said = `${'b c d e f g h j k l '}live${' m n o p q r the s t'}`;
	expect(sentencesOf(said, [['live', 'lives']])).toEqual([
		['e f g h j k l live m n o p q r', 'e f g h j k l lives m n o p q r'],
	]);
});

test('what the contract could not keep is left out', () => {
	const long = 'x'.repeat(400);
	expect(sentencesOf(`live ${long}`, [['live', 'lives']])).toEqual([]);
});

test('the places of a correction are where it stands in its sentence and in the better one', () => {
	const text = 'we go by the car there\nhe live here and she like very the sea';
	const corrections = correct(text, [
		['by the car', 'by car'],
		['live', 'lives'],
		['like', 'really likes'],
		['very ', ''],
	]);
	const found = correctionsInSentences({ text, words: spoken(text.replace('\n', ' ')), corrections });
	expect(
		found.map(({ sentence, correctedSentence, originalSpan, correctedSpan }) => [
			sentence.slice(originalSpan.start, originalSpan.end),
			correctedSentence.slice(correctedSpan.start, correctedSpan.end),
		]),
	).toEqual(corrections.map(({ original, replacement }) => [original, replacement]));
});
