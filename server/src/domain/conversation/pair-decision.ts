import type { PairOption } from './pair-plan.ts';
import { close, favouriteOf, type PairScene, turn, viewOn } from './pair-scene.ts';
import type { HenrysTurn } from './talk-turn.ts';

/** So often the learner may only refuse, before Henry says that both see it differently. */
const mostRefusals = 3;

/** Whether Henry has a choice of his own beside the learner's: the easy partner never, the hard one always. */
function hasOtherChoice({ difficulty, phrasing }: PairScene): boolean {
	return difficulty === 'advanced' || (difficulty === 'intermediate' && phrasing.oneIn(2));
}

const reason = /\b(?:because|since|so that|that is why|that's why|the reason|if|helps?|without)\b/;
/** So many words say more than which idea is the learner's. */
const wordsOfReason = 12;

/** Whether the learner says why. */
function givesReason({ state }: PairScene): boolean {
	const words = state.last?.answer.map(({ lower }) => lower) ?? [];
	return words.length >= wordsOfReason || reason.test(words.join(' '));
}

/** Henry names a choice of his own, with its reason, and asks what the learner says to it. */
function propose(scene: PairScene, phrasings: readonly string[], option: PairOption | undefined): HenrysTurn {
	const { plan, phrasing } = scene;
	if (!option) return close(scene, [phrasing.any(plan.phrases.noDecision)]);
	const reason = phrasing.fresh(option.good) ?? '';
	const phrase = phrasing.any(phrasings).replace('{option}', option.inSentence);
	const text = phrase.replace('{reason} ', reason && `${reason} `);
	return turn(scene, [], { text, hints: plan.phrases.decisionHints });
}

function ask(scene: PairScene, say: readonly string[], phrasings: readonly string[], option?: PairOption) {
	const { plan, phrasing } = scene;
	const text = phrasing.any(phrasings).replace('{option}', option?.inSentence ?? '');
	return turn(scene, say, { text, hints: plan.phrases.decisionHints });
}

function agreeOn(scene: PairScene, options: readonly PairOption[], say: readonly string[] = []): HenrysTurn {
	const { plan, phrasing } = scene;
	const named = options.map(({ inSentence }) => inSentence).join(' and ');
	return close(scene, [...say, phrasing.any(plan.phrases.agreed).replace('{options}', named)]);
}

/** Henry is asked for his choice or his reason. */
function answerAsked(scene: PairScene): HenrysTurn {
	const { plan, state, phrasing } = scene;
	const { asked, proposed, pending } = state;
	const { phrases } = plan;
	const about = asked?.option ?? (pending?.about === 'decision' ? undefined : proposed);
	if (!about) return propose(scene, phrases.ownChoice, favouriteOf(scene));
	const view = viewOn(scene, about);
	const isFurther = asked?.kind === 'reason' && about === proposed;
	const reasons = isFurther ? [phrasing.any(phrases.reason), view ?? ''] : [view ?? ''];
	return ask(
		scene,
		view ? reasons : [phrasing.any(phrases.noMoreReasons)],
		about === proposed ? phrases.askBack : phrases.decideAgain,
	);
}

/** The learner wants none of the ideas that were named: another is asked for, then Henry names one of the others. */
function afterRefusal(scene: PairScene): HenrysTurn {
	const { plan, state } = scene;
	const { phrases } = plan;
	if (state.refusals >= mostRefusals) return propose(scene, [], undefined);
	if (state.refusals > 1 || state.lastRefused === undefined) {
		return propose(scene, state.proposed ? phrases.nextChoice : phrases.ownChoice, favouriteOf(scene));
	}
	return ask(scene, [], phrases.refused, state.lastRefused);
}

/**
 * The decision: Henry agrees with the learner's choice, or has another one first; without a choice he makes one. The hard
 * partner keeps to it once more, unless he hears a reason.
 */
export function decideTogether(scene: PairScene): HenrysTurn {
	const { plan, state, phrasing, difficulty } = scene;
	const { phrases } = plan;
	const { chosen, proposed, pending, views, asked } = state;
	const isAnswered = (state.last?.answer.length ?? 0) > 0;
	const [choice] = chosen;
	if (asked && !isAnswered) return answerAsked(scene);
	if (isAnswered && state.isRefusing) return afterRefusal(scene);
	if (pending?.about === 'decision') {
		const all = views.ofAll === 'all' && !choice ? phrasing.fresh(phrases.notAll) : undefined;
		if (all) return ask(scene, [], [all]);
		if (!choice) {
			return propose(scene, proposed ? phrases.nextChoice : phrases.ownChoice, favouriteOf(scene));
		}
		if (views.isUndecided) return propose(scene, phrases.ownChoice, choice);
		if (chosen.length === 1) {
			const other = favouriteOf(scene);
			if (other && hasOtherChoice(scene)) return propose(scene, phrases.otherChoice, other);
			const view = asked && viewOn(scene, choice);
			return agreeOn(
				scene,
				chosen,
				asked ? [phrasing.any(phrases.sameChoice), view ?? ''].filter(Boolean) : [],
			);
		}
	}
	const isOther = pending?.about === 'other';
	const learnerGivesWay = proposed !== undefined && chosen.includes(proposed);
	const isConvinced = isOther && !learnerGivesWay && givesReason(scene);
	if (difficulty === 'advanced' && isOther && !pending.isKept && !learnerGivesWay && !isConvinced) {
		return propose(scene, phrases.keptChoice, proposed);
	}
	const decision = chosen.length > 0 ? chosen : proposed ? [proposed] : [];
	if (decision.length === 0) return propose(scene, phrases.ownChoice, favouriteOf(scene));
	return agreeOn(scene, decision, isConvinced ? [phrasing.any(phrases.convinced)] : []);
}
