import { expect, it } from 'vitest';
import { asTranscript } from './heard-transcript.ts';

const sure = { unsureBelow0to1: 0.5, nothingHeardBelow0to1: 0.2 };

/** Words of 100 ms, one after the other. */
const heard = (text: string, confidence0to1 = 0.9) =>
	text
		.split(' ')
		.map((word, index) => ({ text: word, startMs: 100 * index, endMs: 100 * (index + 1), confidence0to1 }));

it('tells words without the marks around them, and which of them ends a sentence', () => {
	const words = asTranscript(heard('well, “I like Rome.” do you? yes! it costs 5% or... more'), 2_000, sure);
	expect(words.map(({ text, mark }) => text + (mark ?? ''))).toEqual(
		'well I like Rome. do you? yes. it costs 5% or more'.split(' '),
	);
	expect(words[0]).toEqual({ text: 'well', startMs: 0, endMs: 100, confidence0to1: 0.9, unsure: false });
});

it('marks what is in doubt, and has no words where hardly anything was heard', () => {
	expect(asTranscript(heard('yes.', 0.4), 1_000, sure)).toMatchObject([{ unsure: true, mark: '.' }]);
	expect(asTranscript(heard('yes.', 0.1), 1_000, sure)).toEqual([]);
});

it('keeps times in order and within the speech', () => {
	const words = [
		{ text: 'a', startMs: -5, endMs: 120.4, confidence0to1: 1 },
		{ text: 'b', startMs: 100, endMs: 900, confidence0to1: 1 },
	];
	expect(asTranscript(words, 500, sure).map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
		[0, 120],
		[120, 500],
	]);
});
