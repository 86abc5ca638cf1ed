import type { Difficulty } from '@henry/contract/difficulty.ts';
import type { Heard } from './heard.ts';
import type { PairOption, PairPlan } from './pair-plan.ts';
import { type PairState, subjectOf } from './pair-state.ts';
import type { Phrasing } from './phrasing.ts';
import { clauseMeaning } from './spoken-time.ts';
import type { SaidWord } from './spoken-words.ts';
import type { AskedQuestion } from './talk-follow-ups.ts';

export type PairScene = { plan: PairPlan; state: PairState; phrasing: Phrasing; difficulty: Difficulty };

type Stance = 'for' | 'against' | 'open';

/** Whether the learner speaks for or against something; open where both or neither is heard. */
function stanceOf({ findPositive, findNegative }: PairPlan, answer: readonly SaidWord[]): Stance {
	const negative = findNegative(answer);
	const isPartOf = (index: number) =>
		negative.some((place) => place.index <= index && index < place.index + place.length);
	const positive = findPositive(answer).filter(({ index }) => !isPartOf(index));
	const isDenied = ({ index, length }: { index: number; length: number }) =>
		clauseMeaning(answer, index, index + length).negated;
	const good = positive.filter((place) => !isDenied(place)).length + negative.filter(isDenied).length;
	const bad = negative.filter((place) => !isDenied(place)).length + positive.filter(isDenied).length;
	if (good === bad) return 'open';
	return good > bad ? 'for' : 'against';
}

/** Whether Henry is of the learner's opinion: the easier he is to be, the more often. */
function agrees({ difficulty, phrasing }: PairScene): boolean {
	if (difficulty === 'beginner') return true;
	return phrasing.oneIn(difficulty === 'intermediate' ? 2 : 3);
}

/** So few words, and a yes to Henry's own view, are nothing to agree or disagree with. */
const fewestWordsOfView = 2;

/** What Henry answers to a view: he takes up the reason, agrees and adds something, or sees it from the other side. */
export function replyToView(scene: PairScene, option: PairOption, heard: Heard): string[] {
	const { plan, state, phrasing } = scene;
	const { phrases } = plan;
	const hasOpinion = heard.answer.length > fewestWordsOfView && state.pendingText !== option.easier;
	if (!hasOpinion) return [phrasing.any(phrases.heard)];
	const stance = stanceOf(plan, heard.answer);
	const reason = option.reasons.find(
		({ findReason, say }) => findReason(heard.answer).length > 0 && phrasing.fresh([say]),
	)?.say;
	const agree = phrasing.fresh(phrases.agree);
	const good = phrasing.fresh(option.good);
	const bad = phrasing.fresh(option.bad);
	const together = (...sentences: (string | undefined)[]) =>
		sentences.filter((sentence) => sentence !== undefined);
	const isAgreeing = agrees(scene);
	if (reason !== undefined) {
		return together(stance === 'open' ? phrasing.fresh(phrases.heard) : agree, reason);
	}
	if (stance === 'for') {
		return bad && !isAgreeing ? together(phrasing.fresh(phrases.partly), bad) : together(agree, good);
	}
	if (stance === 'against') {
		return good && !isAgreeing ? together(phrasing.fresh(phrases.disagree), good) : together(agree, bad);
	}
	return together(phrasing.fresh(phrases.heard), isAgreeing ? good : bad);
}

const shortAnswerWords = 5;

/** What to ask after a view; undefined where all sub-topics have been discussed. */
export function nextOption(
	{ plan, state, phrasing }: PairScene,
	{ mayAskWhy }: { mayAskWhy: boolean },
): AskedQuestion | undefined {
	const { pending, last, discussed } = state;
	if (
		mayAskWhy &&
		pending?.about === 'option' &&
		!pending.why &&
		(last?.answer.length ?? 0) <= shortAnswerWords
	) {
		const option = last ? subjectOf(plan, pending.option, last) : pending.option;
		const why = option.asks.at(-1);
		if (why !== undefined && phrasing.fresh([why])) return { text: why, hints: option.hints };
	}
	const open = plan.options.filter((option) => !discussed.has(option));
	const next = state.wanted && !discussed.has(state.wanted) ? state.wanted : open[0];
	if (!next) return undefined;
	const choose =
		!state.wanted && open.length > 2 && discussed.size > 1 ? phrasing.fresh(plan.phrases.choose) : undefined;
	const wasChosen = plan.phrases.choose.some((text) => state.said.some((said) => said.includes(text)));
	if (choose && !wasChosen) return { text: choose, hints: plan.phrases.chooseHints };
	const [ask = ''] = next.asks;
	return { text: phrasing.fresh([ask]) ?? phrasing.any(next.asks), hints: next.hints };
}
