import { expect, test } from 'vitest';
import { PlayoutQueue } from './playout-queue.ts';

const block = 128;

/** Samples that tell where they come from: 1, 2, 3 and so on. */
function counting(length: number, from = 1): Float32Array {
	return Float32Array.from({ length }, (_, index) => from + index);
}

/** The next blocks as they are played, and the ends that were come to. */
function play(queue: PlayoutQueue, blocks = 1) {
	const sound = new Float32Array(block * blocks);
	const ends: number[] = [];
	for (let start = 0; start < sound.length; start += block)
		ends.push(...queue.pull(sound.subarray(start, start + block)));
	return { sound: [...sound], ends };
}

const silence = Array<number>(block).fill(0);

/** The largest step from one sample to the next: a click is a large one. */
function largestStep(sound: number[]): number {
	return Math.max(...sound.slice(1).map((sample, index) => Math.abs(sample - (sound[index] as number))));
}

test('pieces of any length are played one after the other without a gap, then silence', () => {
	const queue = new PlayoutQueue();
	queue.enqueue(counting(100));
	queue.enqueue(new Float32Array(0));
	queue.enqueue(counting(200, 101));
	const { sound } = play(queue, 3);
	expect(sound.slice(0, 300)).toEqual([...counting(300)]);
	expect(sound.slice(300)).toEqual(Array(84).fill(0));
	queue.enqueue(counting(1, 7));
	expect(play(queue).sound[0]).toBe(7);
});

test('an end is told in the block that plays the last sample before it, and at once where nothing is left', () => {
	const queue = new PlayoutQueue();
	queue.enqueue(counting(2 * block));
	queue.markEnd(1);
	expect(play(queue).ends).toEqual([]);
	expect(play(queue).ends).toEqual([1]);
	queue.markEnd(2);
	queue.enqueue(counting(block));
	queue.markEnd(3);
	expect(play(queue).ends).toEqual([2, 3]);
});

test('what is held fades to silence within one block, and goes on exactly there', () => {
	const queue = new PlayoutQueue();
	queue.enqueue(new Float32Array(block).fill(1));
	queue.enqueue(counting(3 * block));
	queue.markEnd(1);
	play(queue);
	queue.hold();
	const held = play(queue, 3);
	expect(held.sound.slice(block)).toEqual([...silence, ...silence]);
	expect(held.sound[0]).toBeCloseTo(127 / 128);
	expect(held.sound[block - 1]).toBe(0);
	queue.resume();
	const resumed = play(queue, 3);
	expect(resumed.sound[0]).toBeCloseTo(1 / 128);
	expect(resumed.sound.slice(block - 1)).toEqual([...counting(2 * block + 1, block)]);
	expect(resumed.ends).toEqual([1]);
});

test('neither holding nor going on clicks', () => {
	const queue = new PlayoutQueue();
	queue.enqueue(new Float32Array(10 * block).fill(1));
	const before = play(queue).sound;
	queue.hold();
	const held = play(queue, 2).sound;
	queue.resume();
	expect(largestStep([...before, ...held, ...play(queue, 2).sound])).toBeLessThan(0.01);
	queue.flush();
	expect(largestStep([1, ...play(queue, 2).sound])).toBeLessThan(0.01);
});

test('what is held and let go on before anything was played is played as if nothing had been', () => {
	const queue = new PlayoutQueue();
	queue.enqueue(counting(2 * block));
	queue.hold();
	queue.resume();
	expect(play(queue, 2).sound).toEqual([...counting(2 * block)]);
});

test('what is enqueued while it is held waits', () => {
	const queue = new PlayoutQueue();
	queue.hold();
	queue.enqueue(counting(block));
	expect(play(queue, 2).sound).toEqual([...silence, ...silence]);
	queue.resume();
	expect(play(queue).sound.at(-1)).toBe(block);
});

test('what is flushed is gone with its ends, and what comes after is played from its first sample', () => {
	const queue = new PlayoutQueue();
	queue.enqueue(counting(10 * block));
	queue.markEnd(1);
	play(queue);
	queue.flush();
	queue.enqueue(counting(block, 1_000));
	queue.markEnd(2);
	const { sound, ends } = play(queue, 3);
	expect(sound[block - 1]).toBe(0);
	expect(sound.slice(block)).toEqual([...counting(block, 1_000), ...silence]);
	expect(ends).toEqual([2]);
});

test('what was held and then flushed stays silent, and does not hold what comes after', () => {
	const queue = new PlayoutQueue();
	queue.enqueue(counting(10 * block));
	play(queue);
	queue.hold();
	play(queue);
	queue.flush();
	expect(play(queue).sound).toEqual(silence);
	queue.enqueue(counting(block));
	expect(play(queue).sound).toEqual([...counting(block)]);
});

test('holding what has not been faded in yet is silent at once', () => {
	const queue = new PlayoutQueue();
	queue.enqueue(counting(4 * block));
	play(queue);
	queue.hold();
	play(queue);
	queue.resume();
	queue.hold();
	expect(play(queue).sound).toEqual(silence);
	queue.resume();
	expect(play(queue).sound.at(-1)).toBe(2 * block);
});
