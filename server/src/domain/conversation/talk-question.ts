import type { Difficulty } from '@henry/contract/difficulty.ts';
import { isNo } from './heard.ts';
import type { Phrasing } from './phrasing.ts';
import type { AskedQuestion } from './talk-follow-ups.ts';
import { deeperQuestion, reactingQuestion } from './talk-follow-ups.ts';
import type { PlannedItem } from './talk-plan.ts';
import type { Scene } from './talk-scene.ts';
import { beginsItem, type TalkState } from './talk-state.ts';

/**
 * How a conversation of each difficulty runs: a second follow-up in a row only after an answer of so many words, no end
 * before, and no follow-up after so many answers.
 */
const pace: Record<Difficulty, { wordsForSecond: number; fewestAnswers: number; mostAnswers: number }> = {
	beginner: { wordsForSecond: 12, fewestAnswers: 6, mostAnswers: 14 },
	intermediate: { wordsForSecond: 12, fewestAnswers: 7, mostAnswers: 16 },
	advanced: { wordsForSecond: 20, fewestAnswers: 7, mostAnswers: 16 },
};
const shortAnswerWords = 3;

export type NextQuestion = AskedQuestion & { kind: 'reaction' | 'deeper' | 'item' };

/** The question of an item that has not been asked in these words. */
export function freshQuestion(item: PlannedItem, state: TalkState, phrasing: Phrasing): AskedQuestion {
	const open = item.questions.filter((question) => !state.asked.has(question));
	const text = phrasing.any((open.length > 0 ? open : item.questions).map((question) => question.text));
	return { text, hints: item.questions[0]?.hints ?? { word: '', starter: '', example: '' } };
}

/** What to ask next; undefined where everything has been found out, and the plan ends the talk. */
export function nextQuestion(scene: Scene): NextQuestion | undefined {
	const planned = plannedQuestion(scene);
	if (planned || !scene.isOpenEnded) return planned;
	const { plan, setting, state, phrasing } = scene;
	const deeper = plan.items.map((item) => deeperQuestion(state, item)).find((question) => question);
	const { whatElse, whatElseInRole, generalHints: hints } = setting.phrases;
	const text = phrasing.any(plan.isPersonal ? whatElse : whatElseInRole);
	return { ...(deeper ?? { text, hints }), kind: 'item' };
}

function plannedQuestion({
	plan,
	setting: { personOf },
	difficulty,
	state,
	phrasing,
}: Scene): NextQuestion | undefined {
	const { fewestAnswers } = pace[difficulty];
	const answer = state.heard.at(-1)?.answer ?? [];
	if (answer.length > 0 && mayGoDeeper(state, difficulty)) {
		const reaction = reactingQuestion(plan, state, answer, personOf);
		if (reaction) return { ...reaction, kind: 'reaction' };
		const item = plan.items.find(({ key }) => key === state.pending?.item);
		const isShort = answer.length <= shortAnswerWords && beginsItem(plan, state.pending);
		const gentle = isShort && item ? gentleQuestion(item, state, isNo(answer)) : undefined;
		if (gentle) return { ...gentle, kind: 'deeper' };
	}
	const open = plan.items.find(({ key }) => !state.covered.has(key));
	if (open) return { ...freshQuestion(open, state, phrasing), kind: 'item' };
	if (state.answers >= fewestAnswers) return undefined;
	const deeper = plan.items.map((item) => deeperQuestion(state, item)).find((question) => question);
	return deeper && { ...deeper, kind: 'deeper' };
}

/** After a few words, something more about the same; after "no", the same from another side. */
function gentleQuestion(item: PlannedItem, state: TalkState, no: boolean): AskedQuestion | undefined {
	return no && !state.asked.has(item.easier) ? item.easier : deeperQuestion(state, item);
}

function mayGoDeeper(state: TalkState, difficulty: Difficulty): boolean {
	const { wordsForSecond, mostAnswers } = pace[difficulty];
	if (state.answers >= mostAnswers) return false;
	const words = state.heard.at(-1)?.answer.length ?? 0;
	return state.followUps === 0 || (state.followUps === 1 && words >= wordsForSecond);
}
