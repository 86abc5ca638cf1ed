import { scoreFairAbove0to100, scoreGoodAbove0to100 } from '@henry/contract/limits.ts';

/** How well something was said; `unsure` where the engine cannot tell. */
export type ScoreLevel = 'good' | 'fair' | 'poor' | 'unsure';

/** Above 80 is good, above 50 to 80 fair, 50 or less poor (specification, section 5); doubt is neither. */
export function scoreLevel(score0to100: number, unsure = false): ScoreLevel {
	if (unsure) return 'unsure';
	if (score0to100 > scoreGoodAbove0to100) return 'good';
	return score0to100 > scoreFairAbove0to100 ? 'fair' : 'poor';
}

/** A score as it is read: a whole number on the same side of the limits as the score itself, all of which say "above". */
export function shownScore(score0to100: number): number {
	return Math.ceil(score0to100);
}

/** Colours of each level, and a line of its own, so that colour is not the only cue. */
export const levelLooks: Record<ScoreLevel, string> = {
	good: 'bg-good-soft text-good decoration-transparent',
	fair: 'bg-fair-soft text-fair underline decoration-dashed decoration-2 underline-offset-4',
	poor: 'bg-poor-soft text-poor underline decoration-double decoration-2 underline-offset-4',
	unsure: 'bg-line text-muted underline decoration-dotted decoration-2 underline-offset-4',
};
