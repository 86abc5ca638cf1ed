import type { PairOption } from './pair-plan.ts';
import type { CueOf, Side, Sign } from './pair-signs.ts';

/** What a clause says by one word of praise or blame. `isBlame`: the word itself blames, whether or not that is denied. */
export type Judgement = { side: Side; of: CueOf; isStrong: boolean; isBlame: boolean };

export type OptionSign = Extract<Sign, { kind: 'option' }> & { index: number };

export const optionsOf = (signs: readonly Sign[]): OptionSign[] =>
	signs.flatMap((sign, index) => (sign.kind === 'option' ? [{ ...sign, index }] : []));
export const opposite = (side: Side): Side => (side === 1 ? -1 : 1);
export const isDenied = (signs: readonly Sign[]) =>
	signs.filter(({ kind }) => kind === 'not').length % 2 === 1;

/** "Fun is the least." */
const leastOfAll: Judgement = { side: -1, of: 'choice', isStrong: true, isBlame: true };

/** The praise and blame of a clause, with what is denied or turned round in it. */
export function judgementsOf(signs: readonly Sign[]): Judgement[] {
	const judgements: Judgement[] = [];
	let isTurned = false;
	let isDeniedSoFar = false;
	for (const [index, sign] of signs.entries()) {
		const last = judgements.at(-1);
		if (sign.kind === 'not') isDeniedSoFar = !isDeniedSoFar;
		else if (sign.kind === 'less') {
			isTurned = signs.slice(index + 1, index + 3).some(({ kind }) => kind === 'cue');
			// "Less plastic" is the name of an idea.
			const isName = signs[index + 1]?.kind === 'option';
			if (!isTurned && !isName && last) last.side = opposite(last.side);
			if (!last && index === signs.length - 1) judgements.push(leastOfAll);
		} else if (sign.kind === 'cue') {
			const degree = signs[index - 1]?.lower ?? '';
			const isRanking = isTurned || /^(?:most|more)$/.test(degree);
			judgements.push({
				side: isDeniedSoFar === isTurned ? sign.side : opposite(sign.side),
				of: sign.of,
				isStrong: sign.of === 'choice' || sign.of === 'taste' || isRanking,
				isBlame: sign.side === -1,
			});
			isTurned = false;
		}
	}
	return judgements;
}

/** What the judgements of a clause come to: the strong ones count before the others, and the last where they differ. */
export function verdict(judgements: readonly Judgement[]): Judgement | undefined {
	const clear = judgements.filter(({ isStrong }) => isStrong);
	const counting = clear.length > 0 ? clear : judgements;
	const sum = counting.reduce((total, { side }) => total + side, 0);
	return counting.findLast(({ side }) => sum === 0 || Math.sign(sum) === side);
}

/** What a judgement is worth for a sub-topic: what is bad about plastic speaks for using less of it. */
export function sideFor(
	{ change }: PairOption,
	{ side, of, isBlame }: Judgement,
	signs: readonly Sign[],
): Side {
	const isOfThing = of === 'quality' || of === 'taste';
	// "Less plastic", "cheaper buses" are the idea, not the thing alone.
	if (!change || !isOfThing || signs.some(({ text }) => change.words.test(text))) return side;
	if (change.kind === 'less') return opposite(side);
	return isBlame ? 1 : side;
}

/** Words between "not" and a sub-topic that deny the sub-topic itself. */
const near =
	/^(?:care|the|a|an|to|of|with|about|on|in|is|be|would|do|we|i|so|more|my|it|going|for|should|must|can|will|even|one|idea|thing)$/;

/** What a denial without praise or blame says of a sub-topic in its clause. */
export function deniedSide(
	signs: readonly Sign[],
	{ option, index }: OptionSign,
): { side: Side; isNear: boolean } {
	const before = signs.slice(0, index);
	const last = before.findLastIndex(({ kind }) => kind === 'not');
	const after = signs.findIndex((sign, place) => sign.kind === 'not' && place > index);
	if (last !== -1) {
		const isNear = before.slice(last + 1).every((sign) => sign.kind === 'option' || near.test(sign.lower));
		const isForIt = !isDenied(before) || (option.change?.kind === 'less' && !isNear);
		return { side: isForIt ? 1 : -1, isNear };
	}
	const isLast = after === signs.length - 1;
	const isOfIt =
		isLast ||
		after === index + 1 ||
		/^(?:is|are)n't$/.test(signs[after]?.lower ?? '') ||
		/^(?:is|are|be)$/.test(signs[after - 1]?.lower ?? '');
	return { side: after !== -1 && isOfIt ? -1 : 1, isNear: isLast };
}
