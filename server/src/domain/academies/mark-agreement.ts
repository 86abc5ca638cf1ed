import type { Agreement, MarkAgreement } from '@henry/contract/agreement.ts';
import { maxFittedMarks } from '@henry/contract/limits.ts';
import type { Rubric, RubricScale } from '@henry/contract/rubrics.ts';
import type { Permission } from '#server/ports/permission.ts';
import type { Store } from '#server/ports/store.ts';
import { fitMarks, wholePoints } from './mark-fit.ts';

/** Two marks of the same answer. */
type Pair = readonly [one: number, other: number];

/**
 * Quadratic weighted kappa (Cohen 1968) of marks that are taken to the nearest step of their scale: 1 less the squared
 * distances over those that chance would bring. Undefined where one of the two gives every answer the same mark.
 */
export function quadraticKappa(pairs: readonly Pair[], { highest, step }: RubricScale): number | undefined {
	const stepOf = (mark: number) => Math.round(Math.min(highest, Math.max(0, mark)) / step);
	const steps = pairs.map(([one, other]) => [stepOf(one), stepOf(other)] as const);
	const observed = steps.reduce((sum, [one, other]) => sum + (one - other) ** 2, 0) / steps.length;
	const expected =
		steps.reduce((sum, [one]) => sum + steps.reduce((inner, [, other]) => inner + (one - other) ** 2, 0), 0) /
		steps.length ** 2;
	return expected === 0 ? undefined : 1 - observed / expected;
}

/** How far two agree; null where they have no answer in common. */
export function agreementOf(pairs: readonly Pair[], scale: RubricScale): Agreement | null {
	if (pairs.length === 0) return null;
	const mean = (of: (pair: Pair) => number) => pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length;
	return {
		answers: pairs.length,
		kappa: quadraticKappa(pairs, scale) ?? null,
		meanDifference: mean(([one, other]) => one - other),
		meanDistance: mean(([one, other]) => Math.abs(one - other)),
	};
}

/** How near drafts come to the marks of an academy's teachers; undefined where the permission does not reach it. */
export function readAgreement({ store, builtIn }: { store: Store; builtIn: readonly Rubric[] }) {
	return async (permission: Permission, academyId: string): Promise<MarkAgreement | undefined> => {
		const own = await store.marking.ownRubrics(permission, academyId);
		if (!own) return undefined;
		const marked = await store.marking.markedRubrics(permission, academyId);
		const found: MarkAgreement = [];
		for (const { rubricId, marks } of marked) {
			const rubric = [...builtIn, ...own].find(({ id }) => id === rubricId);
			if (!rubric) continue;
			const wanted = { academyId, rubricId, atMost: maxFittedMarks };
			const { id, name, scale } = rubric;
			const points = wholePoints(await store.marking.markPairs(permission, wanted), scale);
			const twice = await store.marking.markedTwice(permission, wanted);
			const fitted = fitMarks(points);
			const drafted = (drafts: readonly number[]) =>
				agreementOf(
					points.map(({ mark }, place) => [drafts[place] ?? 0, mark] as const),
					scale,
				);
			found.push({
				...{ rubric: { id, name, scale }, marks },
				before: drafted(points.map(({ draft }) => draft)),
				after: fitted ? drafted(fitted.heldOut) : null,
				isFitted: fitted?.isNearer ?? false,
				teachers: agreementOf(
					twice.map(({ mark, second }) => [mark, second] as const),
					scale,
				),
			});
		}
		return found;
	};
}
