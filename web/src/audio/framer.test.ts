import { expect, test } from 'vitest';
import { createFramer } from './framer.ts';

function framesOf(frameLength: number, parts: number[][]): number[][] {
	const frames: Float32Array[] = [];
	const framer = createFramer(frameLength, (frame) => frames.push(frame));
	for (const part of parts) framer.push(Float32Array.from(part));
	framer.flush();
	return frames.map((frame) => [...frame]);
}

test('pieces shorter and longer than a frame come out as full frames and a shorter last one', () => {
	const parts = [[1], [2, 3], [], [4, 5, 6, 7, 8, 9, 10], [11]];
	expect(framesOf(3, parts)).toEqual([
		[1, 2, 3],
		[4, 5, 6],
		[7, 8, 9],
		[10, 11],
	]);
});

test('nothing is flushed when the last frame was full', () => {
	expect(framesOf(2, [[1, 2]])).toEqual([[1, 2]]);
	expect(framesOf(2, [])).toEqual([]);
});
