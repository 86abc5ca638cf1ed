import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { assessReading } from '@henry/reading/assess-reading.ts';
import { concatPcm16 } from '@henry/sound/pcm.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { configForTests } from '#server/app-for-tests.ts';
import { createEmbeddedAssessor } from './embedded.ts';
import { recordingOf } from './recordings-for-tests.ts';

const judge = createEmbeddedAssessor({ folder: configForTests.earFolder, processes: 1, maxQueued: 1 });
beforeAll(() => judge.start());
afterAll(() => judge.close());

const reportOf = async (samples: Int16Array, text: string) =>
	(await assessReading(judge, samples, text)).report;

describe('silence around a reading changes nothing @whole', () => {
	const text = 'My sister lives in a small town near the river.';
	const silence = (seconds: number) => new Int16Array(seconds * speechSampleRateHz);

	test.each([
		[0, 5],
		[4, 0],
		[10, 10],
	])('%d s before it and %d s after it', async (before, after) => {
		const reading = recordingOf('sister');
		const alone = await reportOf(reading, text);
		const within = await reportOf(concatPcm16([silence(before), reading, silence(after)]), text);
		expect(Math.abs(within.accuracy0to100 - alone.accuracy0to100)).toBeLessThanOrEqual(2);
		expect(Math.abs(within.fluency0to100 - alone.fluency0to100)).toBeLessThanOrEqual(2);
		const shift = (within.words[0]?.startMs ?? 0) - (alone.words[0]?.startMs ?? 0);
		expect(Math.abs(shift - 1_000 * before)).toBeLessThanOrEqual(30);
	});
});

describe('what is read in a usual way is right', () => {
	test.each([
		['secretary-british', 'The secretary left her data in the laboratory.'],
		['vitamins-british', 'Vitamins and zebras are in my schedule.'],
		['half-past-three', 'The train leaves at 3:30.'],
		['half-a-bottle', 'I drank ½ a bottle.'],
		['half-a-bottle', 'I drank 1/2 a bottle.'],
		['phd', 'She has a PhD in physics.'],
		['well-known-place', "I don't think it's a well-kno\u00adwn place."],
	])('%s: %s', async (name, text) => {
		const { words, accuracy0to100 } = await reportOf(recordingOf(name), text);
		expect(words.filter(({ error, unsure }) => error !== 'none' || unsure)).toEqual([]);
		for (const { score0to100 } of words) expect(score0to100).toBeGreaterThan(75);
		expect(accuracy0to100).toBeGreaterThan(75);
	});
});

test('a name whose letters do not tell how it is said is in doubt at most', async () => {
	const { words, weakSounds, accuracy0to100 } = await reportOf(recordingOf('jose'), 'My name is José.');
	expect(words[3]).toMatchObject({ error: 'none', unsure: true });
	expect(weakSounds).toEqual([]);
	const known = words.slice(0, 3).map(({ score0to100 }) => score0to100);
	expect(accuracy0to100).toBeCloseTo(known.reduce((sum, score) => sum + score, 0) / 3);
});
