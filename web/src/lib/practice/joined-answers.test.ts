import { decodeWav, encodeWav } from '@henry/sound/wav.ts';
import { expect, test } from 'vitest';
import { joinRecordings, oneAfterAnother } from './joined-answers.ts';

const words = (text: string) =>
	text.split(' ').map((word, index) => ({
		text: word,
		startMs: 2_000 + index * 1_000,
		endMs: 2_800 + index * 1_000,
		confidence0to1: 0.9,
		unsure: false,
	}));

test('the answers stand on one time line without the time between them', () => {
	const joined = oneAfterAnother([words('one two'), [], words('three')]);
	expect(joined.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
		[0, 800],
		[1_000, 1_800],
		[1_800, 2_600],
	]);
});

test('several recordings become one, in their order', async () => {
	const recording = (level: number) => new Blob([encodeWav(new Int16Array(16_000).fill(level), 16_000)]);
	const joined = await joinRecordings([recording(8_192), recording(-8_192)]);
	const { samples } = decodeWav(new Uint8Array(await joined.arrayBuffer()));
	expect(samples).toHaveLength(32_000);
	expect([samples[0], samples[31_999]]).toEqual([0.25, -0.25]);
});
