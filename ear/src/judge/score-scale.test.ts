import { expect, test } from 'vitest';
import type { Safetensors } from '#ear/files/safetensors.ts';
import { readScoreScale } from './score-scale.ts';

function scaleOf(anchors: number[][]) {
	const data = Float64Array.from(anchors.flat());
	const file = {
		tensor: () => ({ type: 'F64', shape: [anchors.length, 2], data }),
	} as unknown as Safetensors;
	return readScoreScale(file, 'scale.test');
}

test('scores lie on lines between the anchors and stop at the ends', () => {
	const scale = scaleOf([
		[1, 0],
		[2, 50],
		[4, 100],
	]);
	expect([0, 1, 1.5, 2, 3, 4, 9].map(scale)).toEqual([0, 0, 25, 50, 75, 100, 100]);
});

test('of anchors at the same value the last counts', () => {
	const scale = scaleOf([
		[-1, 10],
		[0, 60],
		[0, 100],
	]);
	expect(scale(0)).toBe(100);
	expect(scale(-0.5)).toBe(35);
});

test('a damaged scale is refused', () => {
	expect(() =>
		scaleOf([
			[2, 0],
			[1, 100],
		]),
	).toThrow('scale.test');
	expect(() =>
		scaleOf([
			[0, 0],
			[1, 101],
		]),
	).toThrow('scale.test');
	expect(() => scaleOf([[0, 0]])).toThrow('scale.test');
});
