import { expect, test } from 'vitest';
import { alignReading, defaultPenalties, type ReadingPenalties } from './reading-alignment.ts';

/** Phones a, b, c, d beside silence: targets 2 * phone for a first frame and 2 * phone + 1 for later ones. */
const letters = 'sabcd';
const targets = 2 * letters.length;

/** Posteriors of what was said: a capital is a phone's first frame, a small letter a later one. */
function posteriorsOf(spoken: string): Float32Array {
	const posteriors = new Float32Array(spoken.length * targets).fill(-9);
	for (const [frame, letter] of [...spoken].entries()) {
		const phone = letters.indexOf(letter.toLowerCase());
		posteriors[frame * targets + 2 * phone + (letter === letter.toUpperCase() ? 0 : 1)] = -0.1;
	}
	return posteriors;
}

/** Which frames each word takes, and what was said beside the words. */
function read(text: string[], spoken: string, penalties: ReadingPenalties = defaultPenalties) {
	const words = text.map((word) => [[...word].map((letter) => letters.indexOf(letter))]);
	const { words: aligned, extra } = alignReading(words, posteriorsOf(spoken), targets, penalties);
	return {
		words: aligned.map((phones) =>
			phones.length ? `${phones[0]?.startFrame}-${phones.at(-1)?.endFrame}` : 'left out',
		),
		extra: extra.map(
			({ startFrame, endFrame, beforeWord }) => `${startFrame}-${endFrame} before ${beforeWord}`,
		),
	};
}

test('words lie where they were said, and silence belongs to none', () => {
	expect(read(['ab', 'cd'], 'SssAaaBbbSssCccDddSs')).toEqual({ words: ['3-9', '12-18'], extra: [] });
});

test('a word that was not said is left out, first, last or between', () => {
	expect(read(['ab', 'cd', 'ba'], 'SsAaaBbbBbbAaaSs').words).toEqual(['2-8', 'left out', '8-14']);
	expect(read(['ab', 'cd'], 'SsCccDddSs').words).toEqual(['left out', '2-8']);
	expect(read(['ab', 'cd'], 'SsAaaBbbSsssss').words).toEqual(['2-8', 'left out']);
});

test('a word of more sounds costs more to leave out', () => {
	const leftOut = (omittedSound: number) =>
		read(['ab', 'cd'], 'SsCccDddSs', { ...defaultPenalties, omittedWord: 0, omittedSound }).words[0];
	expect(leftOut(5)).toBe('left out');
	expect(leftOut(20)).not.toBe('left out');
});

test('speech beside the text is told with its place', () => {
	const { words, extra } = read(['ab', 'ba'], 'SsAaaBbbCccccDddddCccccBbbAaaSs');
	expect(words).toEqual(['2-8', '23-29']);
	expect(extra).toEqual(['8-23 before 1']);
});

test('a text that was said twice lies in one of the two, and the other is beside it', () => {
	const { words, extra } = read(['ab', 'cd'], 'AaaBbbCccDddSssAaaBbbCccDdd');
	expect(words).toEqual(['15-21', '21-27']);
	expect(extra.length).toBe(1);
});

test('a sound that came out as another one stays in its word', () => {
	expect(read(['abc', 'd'], 'SsAaaDCccDddSs').words).toEqual(['2-9', '9-12']);
});

test('of several ways to say a word the one that was said is taken', () => {
	const { words } = alignReading([[[1, 2], [3]]], posteriorsOf('SsCcccSs'), targets);
	expect(words).toEqual([[{ phone: 3, startFrame: 2, endFrame: 6 }]]);
});

test('nothing said leaves every word out', () => {
	expect(read(['ab', 'cd'], 'Ssssssssss').words).toEqual(['left out', 'left out']);
	expect(read(['ab'], '')).toEqual({ words: ['left out'], extra: [] });
});
