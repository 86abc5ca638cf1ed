import type { Draft } from '@henry/contract/drafts.ts';
import type { AssignmentRubric, RubricScale } from '@henry/contract/rubrics.ts';
import { bandOf, markAt } from '#server/domain/exams/level-scale.ts';
import type { MarkPair } from '#server/ports/marking-store.ts';
import { criterionPoints, drawnFrom, type Fitted, fitMarks, wholePoints } from './mark-fit.ts';

type Range = { lowest: number; highest: number };

/** A range on the steps of a scale, no narrower than it is. */
function onSteps({ lowest, highest }: Range, { highest: top, step }: RubricScale): Range {
	const within = (value: number) => Math.min(top, Math.max(0, value));
	return {
		lowest: within(Math.floor(lowest / step) * step),
		highest: within(Math.ceil(highest / step) * step),
	};
}

/** A range of places as marks: by the scale, or by the fit where one comes nearer to the teachers. */
function marksOf(places: Range, scale: RubricScale, fitted: Fitted | undefined): Range {
	if (!fitted?.isNearer) return bandOf(places, scale) ?? { lowest: 0, highest: scale.highest };
	const draft = fitted.fit(markAt((places.lowest + places.highest) / 2, scale) ?? 0);
	return onSteps({ lowest: draft - fitted.distance, highest: draft + fitted.distance }, scale);
}

/**
 * A draft told by a rubric: the whole and every criterion that the machine found, on its scale. `pairs` are marks of the
 * academy's teachers by the same rubric, to which drafts are fitted once they are enough and where that comes nearer.
 */
export function draftByRubric(
	draft: Draft | null,
	rubric: AssignmentRubric,
	pairs: readonly MarkPair[],
): Draft | null {
	if (!draft?.places) return draft;
	const { places } = draft;
	const { scale } = rubric;
	const whole = fitMarks(wholePoints(pairs, scale));
	return {
		...draft,
		...marksOf(places.whole, scale, whole),
		basis: 'rubric',
		marks: rubric.criteria.map((criterion) => {
			const drawn = drawnFrom(places, criterion.draws);
			if (!drawn) return { criterionId: criterion.id, range: null };
			const fitted = fitMarks(criterionPoints(pairs, scale, criterion));
			return { criterionId: criterion.id, range: marksOf(drawn, scale, fitted) };
		}),
		...(whole?.isNearer && { fittedTo: whole.marks }),
	};
}
