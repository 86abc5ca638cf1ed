import { decodeWav, encodeWav } from '@henry/sound/wav.ts';
import { expect, test } from 'vitest';
import { inTelephoneQuality } from './telephone-quality.ts';

/** Ten seconds: 320 044 bytes. */
const recording = new Blob([encodeWav(new Int16Array(160_000).fill(1_000), 16_000)]);

test.each([
	['half its rate', 170_000, 16, 10],
	['and 8 bits a sample', 100_000, 8, 10],
	['and what fits of it', 40_044, 8, 5],
])('a recording that is too large has %s', async (_, maxBytes, bits, seconds) => {
	const bytes = new Uint8Array(await (await inTelephoneQuality(recording, maxBytes)).arrayBuffer());
	expect(bytes.length).toBeLessThanOrEqual(maxBytes);
	expect(new DataView(bytes.buffer).getUint16(34, true)).toBe(bits);
	const { samples, sampleRateHz } = decodeWav(bytes);
	expect(samples.length / sampleRateHz).toBe(seconds);
	expect(samples[20_000]).toBeCloseTo(1_000 / 32_768, 2);
});
