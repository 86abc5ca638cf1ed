import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { expect, test } from 'vitest';
import { inputQuality } from './input-quality.ts';

const level = (decibels: number) => 10 ** (decibels / 20);

/** Half a second of tone and half a second of pause, five times over a steady noise; levels of power in decibels. */
function spoken(speechDb: number, noiseDb: number): Float32Array {
	let state = 1;
	const noise = () => {
		state = (state * 16_807) % 2_147_483_647; // Park & Miller 1988
		return (2 * state) / 2_147_483_647 - 1;
	};
	return Float32Array.from({ length: 5 * speechSampleRateHz }, (_, index) => {
		const speaks = Math.floor((2 * index) / speechSampleRateHz) % 2 === 0;
		const tone = speaks ? Math.SQRT2 * level(speechDb) * Math.sin(index / 5) : 0;
		const sample = tone + Math.sqrt(3) * level(noiseDb) * noise();
		return Math.max(-1, Math.min(1, sample));
	});
}

test.each([
	['close to the microphone in a quiet room', -20, -60, 'good'],
	['far from it', -46, -70, 'quiet'],
	['in a loud room', -20, -30, 'noisy'],
	['too loud', -1, -60, 'clipped'],
	['with the microphone off', -90, -90, 'nothing'],
] as const)('a voice %s', (_, speechDb, noiseDb, verdict) => {
	const quality = inputQuality(spoken(speechDb, noiseDb));
	expect(quality.verdict).toBe(verdict);
	if (verdict === 'clipped') return;
	expect(Math.abs(quality.speechDb - speechDb)).toBeLessThan(4);
	expect(Math.abs(quality.pausesDb - noiseDb)).toBeLessThan(1);
});

test('the peak is the loudest sample', () => {
	expect(inputQuality(spoken(-20, -90)).peakDb).toBeCloseTo(-17, 1);
});

test('noise alone does not count as a voice that stands out', () => {
	expect(inputQuality(spoken(-90, -30)).verdict).toBe('noisy');
});

test('no sound at all, or none recorded, is nothing', () => {
	expect(inputQuality(new Float32Array(speechSampleRateHz))).toEqual({
		verdict: 'nothing',
		peakDb: -100,
		speechDb: -100,
		pausesDb: -100,
	});
	expect(inputQuality(new Float32Array(0)).verdict).toBe('nothing');
});
