import { encodeWav } from '@henry/sound/wav.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRecordingReader } from './worker-threads.ts';

const reader = createRecordingReader({ threads: 1, maxQueued: 2 });
beforeAll(() => reader.start());
afterAll(() => reader.close());

const tone = (samples: number) =>
	Int16Array.from({ length: samples }, (_, index) => 8_000 * Math.sin(index / 9));

test('a recording at 16 kHz comes back as it is, one at another rate with the same duration', async () => {
	const samples = tone(16_000);
	expect(await reader.read(encodeWav(samples, 16_000))).toEqual({ samples });
	const converted = await reader.read(encodeWav(tone(441_000), 44_100));
	expect('samples' in converted && Math.abs(converted.samples.length - 160_000)).toBeLessThanOrEqual(1);
});

test('a file that cannot be read says why', async () => {
	expect(await reader.read(new Uint8Array(0))).toEqual({ problem: 'empty' });
	expect(await reader.read(Buffer.from('ID3 this is no wave file at all'))).toEqual({ problem: 'not-wav' });
});

test('a full queue is busy, and a reading that is not wanted any more is cancelled @whole', async () => {
	const file = encodeWav(tone(4_000_000), 44_100);
	const left = new AbortController();
	const readings = Array.from({ length: 4 }, (_, index) =>
		reader.read(file, index === 1 ? { signal: left.signal } : {}).catch((error) => error.category),
	);
	left.abort();
	const outcomes = await Promise.all(readings);
	expect(outcomes.filter((outcome) => outcome === 'busy')).toHaveLength(1);
	expect(outcomes[1]).toBe('cancelled');
	expect(outcomes.filter((outcome) => typeof outcome === 'object')).toHaveLength(2);
}, 30_000);
