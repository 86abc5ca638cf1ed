import { marksToFit } from '@henry/contract/limits.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitMarks, type Point } from './mark-fit.ts';

/** Marks of teachers, whatever they are: of several learners, drafts and marks on a scale to 5. */
const points = (least: number, most: number) =>
	fc.array(
		fc.record({
			draft: fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10),
			mark: fc.integer({ min: 0, max: 10 }).map((halves) => halves / 2),
			learner: fc.constantFrom('ana', 'ben', 'carla', 'diego', 'elena', 'fer', 'gala'),
		}),
		{ minLength: least, maxLength: most },
	);
const severalLearners = (all: Point[]) => new Set(all.map(({ learner }) => learner)).size > 1;
const squares = (all: readonly Point[], drafts: readonly number[]) =>
	all.reduce((sum, { mark }, place) => sum + (mark - (drafts[place] ?? 0)) ** 2, 0);

test('nothing is fitted to fewer than 30 marks, or to those of one learner', () => {
	fc.assert(fc.property(points(0, marksToFit - 1), (few) => fitMarks(few) === undefined));
	const ofOne = Array.from({ length: 60 }, () => ({ draft: 2, mark: 3, learner: 'ana' }));
	expect(fitMarks(ofOne)).toBeUndefined();
});

test('no better answer is drafted lower, by the line and by the steps', () => {
	fc.assert(
		fc.property(points(marksToFit, 160).filter(severalLearners), (all) => {
			const { fit } = fitMarks(all) ?? {};
			const drafts = Array.from({ length: 51 }, (_, tenths) => fit?.(tenths / 10) ?? Number.NaN);
			for (const [place, draft] of drafts.entries())
				expect(draft).toBeGreaterThanOrEqual((drafts[place - 1] ?? draft) - 1e-9);
		}),
	);
});

test('a fit is used only where it comes nearer to marks of learners that it has not seen', () => {
	fc.assert(
		fc.property(points(marksToFit, 160).filter(severalLearners), (all) => {
			const found = fitMarks(all);
			const before = squares(
				all,
				all.map(({ draft }) => draft),
			);
			const after = squares(all, found?.heldOut ?? []);
			expect(found?.isNearer).toBe(after < before);
		}),
	);
});

/** Teachers who mark by a rule of theirs, give or take half a point by turns. */
const markedBy = (rule: (draft: number) => number, count: number): Point[] =>
	Array.from({ length: count }, (_, place) => {
		const draft = (place % 25) / 5;
		return { draft, mark: rule(draft) + (place % 3 === 0 ? 0.5 : -0.25), learner: `learner ${place % 9}` };
	});

test('strict teachers are followed, and what they do not follow is left as it was', () => {
	const strict = fitMarks(markedBy((draft) => 0.6 * draft, 40));
	expect(strict).toMatchObject({ isNearer: true, marks: 40 });
	expect(strict?.fit(4)).toBeCloseTo(2.4, 0);
	expect(strict?.distance).toBeLessThan(0.7);
	const mild = fitMarks(markedBy((draft) => Math.min(5, draft < 2 ? draft : draft + 1.5), 200));
	expect(mild?.fit(1)).toBeCloseTo(1, 0);
	expect(mild?.fit(3)).toBeCloseTo(4.5, 0);
	const asDrafted = markedBy((draft) => draft, 40).map((point) => ({ ...point, mark: point.draft }));
	expect(fitMarks(asDrafted)?.isNearer).toBe(false);
});

test('four marks in five of learners who were not seen lie within the distance', () => {
	fc.assert(
		fc.property(points(marksToFit, 120).filter(severalLearners), (all) => {
			const { distance = 0, heldOut = [] } = fitMarks(all) ?? {};
			const within = all.filter(({ mark }, place) => Math.abs(mark - (heldOut[place] ?? 0)) <= distance);
			expect(within.length).toBeGreaterThanOrEqual(0.8 * all.length);
		}),
	);
});
