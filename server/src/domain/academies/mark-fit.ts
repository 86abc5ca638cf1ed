import { marksToBend, marksToFit } from '@henry/contract/limits.ts';
import type { RubricScale } from '@henry/contract/rubrics.ts';
import { markAt } from '#server/domain/exams/level-scale.ts';
import type { MarkPair } from '#server/ports/marking-store.ts';

/** What a mark is fitted on: the draft before it, the teacher's mark, and whose answer it was. */
export type Point = { draft: number; mark: number; learner: string };
/** From a draft to what the teachers would give: never falling. */
type Fit = (draft: number) => number;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The straight line of least squares, level where it would fall. */
function fittedLine(points: readonly Point[]): Fit {
	const [middleDraft, middleMark] = [
		mean(points.map(({ draft }) => draft)),
		mean(points.map(({ mark }) => mark)),
	];
	const spread = points.reduce((sum, { draft }) => sum + (draft - middleDraft) ** 2, 0);
	const together = points.reduce(
		(sum, { draft, mark }) => sum + (draft - middleDraft) * (mark - middleMark),
		0,
	);
	const slope = spread > 0 ? Math.max(0, together / spread) : 0;
	return (draft) => middleMark + slope * (draft - middleDraft);
}

type Block = { from: number; to: number; sum: number; count: number };

/**
 * Isotonic regression by pooling adjacent violators (Barlow, Bartholomew, Bremner & Brunk 1972): the nearest step function
 * that never falls; straight between its steps, level past them.
 */
function fittedSteps(points: readonly Point[]): Fit {
	const blocks: Block[] = [];
	for (const { draft, mark } of points.toSorted((one, other) => one.draft - other.draft)) {
		const last = blocks.at(-1);
		if (last && last.to === draft) {
			last.sum += mark;
			last.count += 1;
		} else blocks.push({ from: draft, to: draft, sum: mark, count: 1 });
		pool(blocks);
	}
	const corners = blocks.flatMap(({ from, to, sum, count }) => [
		{ draft: from, mark: sum / count },
		{ draft: to, mark: sum / count },
	]);
	return (draft) => {
		const next = corners.findIndex((corner) => corner.draft >= draft);
		const [before, after] = [corners[next - 1], corners[next]];
		if (!after) return corners.at(-1)?.mark ?? draft;
		if (!before || after.draft === before.draft) return after.mark;
		const share = (draft - before.draft) / (after.draft - before.draft);
		return before.mark + share * (after.mark - before.mark);
	};
}

/** Makes one block of the last two as long as the marks would fall from one to the other. */
function pool(blocks: Block[]): void {
	for (;;) {
		const [before, last] = [blocks.at(-2), blocks.at(-1)];
		if (!before || !last || before.sum / before.count < last.sum / last.count) return;
		blocks.splice(-2, 2, {
			from: before.from,
			to: last.to,
			sum: before.sum + last.sum,
			count: before.count + last.count,
		});
	}
}

/** Few marks allow a straight line alone; a curve through few follows chance. */
const fitted = (points: readonly Point[]) =>
	points.length < marksToBend ? fittedLine(points) : fittedSteps(points);

const folds = 5;

/** What each mark would have been drafted as by a fit that has seen no answer of its learner. */
function heldOut(points: readonly Point[]): number[] {
	const learners = [...new Set(points.map(({ learner }) => learner))].toSorted();
	const foldOf = new Map(learners.map((learner, place) => [learner, place % folds]));
	const fits = Array.from({ length: folds }, (_, fold) =>
		fitted(points.filter(({ learner }) => foldOf.get(learner) !== fold)),
	);
	return points.map(({ draft, learner }) => fits[foldOf.get(learner) ?? 0]?.(draft) ?? draft);
}

const squaredError = (points: readonly Point[], drafts: readonly number[]) =>
	mean(points.map(({ mark }, place) => (mark - (drafts[place] ?? 0)) ** 2));

/** The interval of a draft should hold four marks in five, as that of an exam does. */
const intervalShare = 0.8;

/** The distance that a share of the errors stay within, as conformal prediction takes it (Vovk, Gammerman & Shafer 2005). */
function distanceOf(errors: readonly number[]): number {
	const sorted = errors.map(Math.abs).toSorted((one, other) => one - other);
	const place = Math.ceil(intervalShare * (sorted.length + 1)) - 1;
	return sorted[Math.min(place, sorted.length - 1)] ?? 0;
}

export type Fitted = {
	/** What the fit has seen. */
	marks: number;
	fit: Fit;
	/** So far from the fit four marks in five lie, of learners it has not seen. */
	distance: number;
	/** The drafts of the same marks, each by a fit without its learner. */
	heldOut: number[];
	/** Whether these are nearer to the marks than the drafts were. */
	isNearer: boolean;
};

/**
 * Drafts fitted to marks of teachers; undefined below 30 marks, or where all are of one learner. A straight line of
 * least squares, from 100 marks on isotonic regression; both never fall, so no better answer is drafted lower.
 */
export function fitMarks(points: readonly Point[]): Fitted | undefined {
	if (points.length < marksToFit || new Set(points.map(({ learner }) => learner)).size < 2) return undefined;
	const drafts = heldOut(points);
	return {
		marks: points.length,
		fit: fitted(points),
		distance: distanceOf(points.map(({ mark }, place) => mark - (drafts[place] ?? 0))),
		heldOut: drafts,
		isNearer:
			squaredError(points, drafts) <
			squaredError(
				points,
				points.map(({ draft }) => draft),
			),
	};
}

/** The middle of a range of places, as a mark on the scale, not rounded. */
const middle = ({ lowest, highest }: { lowest: number; highest: number }, scale: RubricScale) =>
	markAt((lowest + highest) / 2, scale) ?? 0;

/** What the whole marks of a rubric are fitted on. */
export const wholePoints = (pairs: readonly MarkPair[], scale: RubricScale): Point[] =>
	pairs.map(({ membershipId, places, mark }) => ({
		draft: middle(places.whole, scale),
		mark,
		learner: membershipId,
	}));

/** The same for one criterion, where the machine found all that it draws from. */
export const criterionPoints = (
	pairs: readonly MarkPair[],
	scale: RubricScale,
	criterion: { id: string; draws: readonly (keyof MarkPair['places']['criteria'])[] },
): Point[] =>
	pairs.flatMap(({ membershipId, places, marks }) => {
		const [drawn, mark] = [drawnFrom(places, criterion.draws), marks[criterion.id]];
		return drawn && mark !== undefined ? [{ draft: middle(drawn, scale), mark, learner: membershipId }] : [];
	});

/** The places of several of the machine's criteria as one range: their means; undefined where one was not found. */
export function drawnFrom(
	{ criteria }: MarkPair['places'],
	draws: readonly (keyof MarkPair['places']['criteria'])[],
): { lowest: number; highest: number } | undefined {
	const found = draws.flatMap((name) => criteria[name] ?? []);
	if (found.length === 0 || found.length < draws.length) return undefined;
	return {
		lowest: mean(found.map(({ lowest }) => lowest)),
		highest: mean(found.map(({ highest }) => highest)),
	};
}
