import { expect, test } from 'vitest';
import { type HeardFrames, heardPhoneIds, heardPhones } from './heard-phones.ts';
import { heardSounds, highest } from './heard-sound-features.ts';
import { insertionQuestion, insertionRatio } from './inserted-sounds.ts';
import { cumulatedFrames, phoneRatios } from './phone-ratios.ts';

const id = (name: string) => heardPhoneIds.get(name) as number;

/** Frames in which each of some phones is clearly heard for so many frames. */
function heard(...phones: [name: string, frames: number][]): HeardFrames {
	const names = phones.flatMap(([name, frames]) => new Array<string>(frames).fill(name));
	const logProbabilities = new Float32Array(names.length * heardPhones.length).fill(Math.log(0.002));
	for (const [frame, name] of names.entries()) {
		logProbabilities[frame * heardPhones.length + id(name)] = Math.log(0.9);
	}
	return { count: names.length, frameMs: 20, logProbabilities };
}

/** Sounds from so many frames on, each to the next one's start. */
const said = (end: number, ...sounds: [name: string, start: number][]) =>
	sounds.map(([name, startFrame], index) => ({
		phone: id(name),
		startFrame,
		endFrame: sounds[index + 1]?.[1] ?? end,
	}));

test('another sound in the place of the one that was to be said is the likelier one', () => {
	const frames = heard(['SIL', 5], ['S', 6], ['IH', 6], ['NG', 6], ['K', 6], ['SIL', 5]);
	const sounds = said(29, ['TH', 5], ['IH', 11], ['NG', 17], ['K', 23]);
	const { instead } = phoneRatios(cumulatedFrames(frames), sounds, 0, false);
	expect(highest(instead)).toMatchObject({ phone: id('S') });
	expect(instead[id('S')]).toBeGreaterThan(10);
	expect(instead[id('TH')]).toBe(-20);
	const right = phoneRatios(cumulatedFrames(frames), sounds, 1, false);
	expect(highest(right.instead).ratio).toBeLessThan(0);
});

test('a sound that was left out is better explained by nothing', () => {
	const frames = heard(['SIL', 5], ['N', 6], ['EH', 8], ['SIL', 8]);
	const sounds = said(23, ['N', 5], ['EH', 11], ['K', 19]);
	const { absent } = phoneRatios(cumulatedFrames(frames), sounds, 2, true);
	expect(absent).toBeGreaterThan(5);
	expect(phoneRatios(cumulatedFrames(frames), sounds, 1, false).absent).toBeLessThan(-5);
});

test('a vowel before an S and a consonant, and before the end of -ed, is asked about and found', () => {
	const frames = heard(['SIL', 5], ['EH', 5], ['S', 6], ['K', 5], ['UW', 6], ['L', 6], ['SIL', 5]);
	const school = said(33, ['S', 6], ['K', 16], ['UW', 21], ['L', 27]);
	expect(insertionQuestion(school, 0, 'school')).toBe('beforeS');
	expect(insertionQuestion(school, 3, 'school')).toBeUndefined();
	const [first] = heardSounds([school], frames);
	expect(insertionRatio(first as never)).toMatchObject({ phone: id('EH') });
	expect(insertionRatio(first as never).ratio).toBeGreaterThan(5);
	const walked = said(20, ['W', 0], ['AO', 5], ['K', 10], ['T', 15]);
	expect(insertionQuestion(walked, 3, 'walked')).toBe('beforeEnding');
	expect(insertionQuestion(walked, 3, 'walk')).toBeUndefined();
});
