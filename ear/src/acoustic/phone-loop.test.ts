import { expect, test } from 'vitest';
import { phoneLoopOccupancy } from './phone-loop.ts';

/** Silence and two sounds; silence is a class of its own as a left neighbour, the sounds share one. */
const states = {
	stateCount: 8,
	phoneCount: 3,
	stateOf: Int32Array.of(0, 1, 2, 3, 4, 5, 0, 1, 6, 7, 4, 5),
	leftClassOf: Int32Array.of(0, 1, 1),
};
const bigram = Float32Array.of(0, 0.7, 0.3, 0.4, 0.1, 0.5, 0.2, 0.6, 0.2);
const frames = 4;
const scores = Float32Array.from({ length: frames * states.stateCount }, (_, index) => Math.sin(index * 1.7));

const stateOf = (left: number, phone: number, part: number) =>
	states.stateOf[((states.leftClassOf[left] as number) * 3 + phone) * 2 + part] as number;

/** The states of every path, with its probability: each frame goes on or enters a phone. */
function paths(): { path: number[]; weight: number }[] {
	type Path = { path: number[]; weight: number; left: number; phone: number };
	const enter = (before: Path | undefined, phone: number): Path => {
		const left = before?.phone ?? 0;
		const [row, first] = [before?.path.length ?? 0, stateOf(left, phone, 0)];
		const chance = before
			? (bigram[left * 3 + phone] as number)
			: phone
				? (bigram[phone] as number) / 2
				: 0.5;
		const weight = (before?.weight ?? 1) * chance * Math.exp(scores[row * 8 + first] as number);
		return { path: [...(before?.path ?? []), first], weight, left, phone };
	};
	let all = [0, 1, 2].map((phone) => enter(undefined, phone));
	for (let frame = 1; frame < frames; frame++) {
		all = all.flatMap((before) => {
			const later = stateOf(before.left, before.phone, 1);
			const weight = before.weight * Math.exp(scores[frame * 8 + later] as number);
			return [
				{ ...before, path: [...before.path, later], weight },
				...[0, 1, 2].map((phone) => enter(before, phone)),
			];
		});
	}
	return all;
}

test('each state is as likely at a frame as all paths through it together', () => {
	const all = paths();
	const sum = all.reduce((total, { weight }) => total + weight, 0);
	const expected = new Float32Array(scores.length);
	for (const { path, weight } of all)
		for (const [frame, state] of path.entries())
			expected[frame * 8 + state] = (expected[frame * 8 + state] as number) + weight / sum;
	for (const [index, value] of phoneLoopOccupancy(scores, states, bigram).entries())
		expect(value).toBeCloseTo(expected[index] as number, 5);
});
