import { decodeWav, encodeWav, WavError } from '@henry/sound/wav.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fuzzRuns } from '#server/fuzz-runs-for-tests.ts';

const runs = fuzzRuns([31, 35], 300, process.env.HENRY_FUZZ_SECONDS);

/** What is read of a file is within what it holds; all else is refused as such, never otherwise. */
function readsOrRefuses(bytes: Uint8Array): void {
	try {
		const { samples, sampleRateHz } = decodeWav(bytes);
		expect(samples.length).toBeGreaterThan(0);
		expect(samples.length).toBeLessThanOrEqual(bytes.length);
		expect(sampleRateHz).toBeGreaterThan(0);
		expect(samples.every((sample) => sample >= -1 && sample <= 1)).toBe(true);
	} catch (error) {
		if (!(error instanceof WavError)) throw error;
	}
}

const samples = fc.int16Array({ minLength: 1, maxLength: 400 });
const rate = fc.constantFrom(8_000, 16_000, 44_100, 48_000);

test.each(runs)(
	'any bytes are read or refused ($seed)',
	(options) => {
		fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), readsOrRefuses), options);
	},
	180_000,
);

test.each(runs)(
	'a WAV file with any bytes changed, cut or added is read or refused ($seed)',
	(options) => {
		const change = fc.record({ place: fc.nat(120), value: fc.integer({ min: 0, max: 255 }) });
		const changed = fc.property(
			samples,
			rate,
			fc.array(change, { maxLength: 6 }),
			fc.nat(1_000),
			fc.uint8Array({ maxLength: 40 }),
			(sound, sampleRateHz, changes, length, added) => {
				const file = encodeWav(sound, sampleRateHz);
				for (const { place, value } of changes) if (place < file.length) file[place] = value;
				readsOrRefuses(Uint8Array.from([...file.subarray(0, length), ...added]));
			},
		);
		fc.assert(changed, options);
	},
	180_000,
);

test.each(runs)(
	'what is written is read back as it was ($seed)',
	(options) => {
		const back = fc.property(samples, rate, (sound, sampleRateHz) => {
			const read = decodeWav(encodeWav(sound, sampleRateHz));
			expect(read.sampleRateHz).toBe(sampleRateHz);
			expect(Array.from(read.samples, (sample) => Math.round(sample * 32_768))).toEqual([...sound]);
		});
		fc.assert(back, options);
	},
	180_000,
);
