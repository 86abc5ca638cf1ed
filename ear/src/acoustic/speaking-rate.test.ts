import { expect, test } from 'vitest';
import { phoneTargets } from './acoustic-model.ts';
import { SpeakingRate, wordPenaltyAt } from './speaking-rate.ts';

/** Log posteriors of a frame that can only be `target`. */
function frameOf(target: number): Float32Array {
	return new Float32Array(phoneTargets).fill(Number.NEGATIVE_INFINITY).fill(0, target, target + 1);
}

/** The rate after some seconds in which each phone takes so many frames of 30 ms. */
function rateOf(framesAPhone: number, seconds: number): number {
	const rate = new SpeakingRate();
	for (let frame = 0; frame < seconds / 0.03; frame++) rate.add(frameOf(frame % framesAPhone === 0 ? 6 : 7));
	return rate.phonesASecond;
}

test('the rate comes near that of what was spoken', () => {
	expect(rateOf(3, 60)).toBeCloseTo(11.1, 1);
	expect(rateOf(8, 60)).toBeCloseTo(4.2, 0);
});

test('silence does not change it', () => {
	const rate = new SpeakingRate();
	const before = rate.phonesASecond;
	for (let frame = 0; frame < 500; frame++) rate.add(frameOf(0));
	expect(rate.phonesASecond).toBe(before);
});

test('words of slow speech cost more, those of fast speech nothing', () => {
	const costs = [3, 4, 6, 10].map((framesAPhone) => wordPenaltyAt(rateOf(framesAPhone, 30)));
	expect(costs).toEqual([...costs].sort((first, second) => second - first));
	expect(wordPenaltyAt(rateOf(2, 30))).toBeCloseTo(0);
	expect(costs.at(-1)).toBeLessThan(-2);
});
