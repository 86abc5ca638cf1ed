import type { Difficulty } from '@henry/contract/difficulty.ts';
import type { PairOption, PairPlan } from './pair-plan.ts';
import { isFarewell, type PairState } from './pair-state.ts';
import type { Phrasing } from './phrasing.ts';
import type { AskedQuestion } from './talk-follow-ups.ts';
import type { HenrysTurn } from './talk-turn.ts';

export type PairScene = { plan: PairPlan; state: PairState; phrasing: Phrasing; difficulty: Difficulty };

export const nothing = ({ plan }: PairScene): AskedQuestion => ({
	text: '',
	hints: plan.phrases.decisionHints,
});

/** A turn of Henry's: what he says and then asks. */
export function turn(scene: PairScene, say: readonly string[], question?: AskedQuestion): HenrysTurn {
	const { plan, state } = scene;
	const { pending } = state;
	const text = [...say, question?.text].filter(Boolean).join(' ');
	const covered = plan.options.filter((option) => state.discussed.has(option)).map(({ name }) => name);
	const isOver = state.isClosed || isFarewell(plan, text);
	const pendingHints = pending?.about === 'option' ? pending.option.hints : plan.phrases.decisionHints;
	return {
		question: text,
		progress: isOver ? 100 : Math.round((100 * covered.length) / (plan.options.length + 1)),
		covered,
		hints: question?.hints ?? pendingHints,
	};
}

export function close(scene: PairScene, say: readonly string[]): HenrysTurn {
	return turn(scene, [...say, scene.phrasing.any(scene.plan.phrases.closings)], nothing(scene));
}

const isSaidIn = (said: readonly string[]) => (text: string) => said.some((one) => one.includes(text));

/** What is good, or else what is bad, about a sub-topic, in words that are still fresh: Henry stays on the side he took. */
export function viewOn({ state, phrasing }: PairScene, { good, bad }: PairOption): string | undefined {
	const isSaid = isSaidIn(state.said);
	return phrasing.fresh(bad.some(isSaid) && !good.some(isSaid) ? bad : good);
}

/** The sub-topic of which Henry told his view last. */
export function lastViewed({ plan, state }: PairScene): PairOption | undefined {
	return state.said
		.flatMap((text) => {
			const places = plan.options.map((option) => {
				const views = [...option.good, ...option.bad, ...option.reasons.map(({ say }) => say)];
				return { option, place: Math.max(...views.map((view) => text.lastIndexOf(view))) };
			});
			return places.filter(({ place }) => place !== -1).toSorted((one, other) => one.place - other.place);
		})
		.at(-1)?.option;
}

/** The sub-topic that Henry would choose: the one that he named before, or the first that nobody has spoken against. */
export function favouriteOf({ plan, state }: PairScene): PairOption | undefined {
	const isSaid = isSaidIn(state.said);
	const open = plan.options.filter((option) => !state.refused.has(option) && !state.chosen.includes(option));
	const named = open.find((option) => option === state.favourite);
	return named ?? open.find(({ good, bad }) => good.some(isSaid) || !bad.some(isSaid)) ?? open[0];
}
