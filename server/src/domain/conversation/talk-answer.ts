import { answerKind } from './acknowledgement.ts';
import { isLoss } from './loss.ts';
import { remarksOn } from './talk-follow-ups.ts';
import { type NextQuestion, nextQuestion } from './talk-question.ts';
import type { Scene } from './talk-scene.ts';

/** What Henry says of himself in the matter that he was asking about. */
export function henryOfHimself({ plan, setting, state, phrasing }: Scene): string {
	const item = plan.items.find(({ key }) => key === state.pending?.item);
	return (item && phrasing.fresh([item.henry])) ?? phrasing.any(setting.phrases.henryHasNoLife);
}

/** Henry's reply to an answer: what he says to it, and the next question; without one, the talk is over. */
export function replyToAnswer(scene: Scene): { say: string[]; question: NextQuestion | undefined } {
	const question = nextQuestion(scene);
	const back = replyToQuestionBack(scene);
	const say = [signOfListening(scene, question), back ?? transition(scene, question)];
	return { say: say.filter((sentence) => sentence !== undefined), question };
}

/** A short sign that the answer was heard. None where the next question shows it, or where all were used. */
function signOfListening(scene: Scene, next: NextQuestion | undefined): string | undefined {
	const { plan, setting, difficulty, state, phrasing } = scene;
	const answer = state.heard.at(-1)?.answer ?? [];
	if (isLoss(answer.map(({ lower }) => lower).join(' '))) return phrasing.any(setting.phrases.loss);
	if (next && /^(?:So |[^.?]+!)/.test(next.text)) return undefined;
	const remark = phrasing.fresh(next?.say ?? remarksOn(plan, state, answer));
	if (remark !== undefined) return remark;
	// What was asked for is no news: "What is difficult?"
	const isNews = plan.isPersonal && !/\b(?:difficult|hard|hardest|bad|change)\b/i.test(state.pendingText);
	const kind = answerKind(answer, isNews ? setting.news : undefined);
	const isPlain = kind === 'plain' || kind === 'short';
	if (next?.kind === 'reaction' && isPlain && phrasing.oneIn(2)) return undefined;
	return phrasing.fresh(setting.phrases[kind][difficulty]);
}

/** What Henry answers where the learner asked something back beside the answer. */
function replyToQuestionBack(scene: Scene): string | undefined {
	const { setting, state, phrasing } = scene;
	switch (state.heard.at(-1)?.request?.kind) {
		case 'backToHenry':
		case 'henrysLife':
			return henryOfHimself(scene);
		case 'howHenryIs':
			return phrasing.any(setting.phrases.howHenryIs);
		case 'whoHenryIs':
			return phrasing.any(setting.phrases.whoHenryIs);
		default:
			return undefined;
	}
}

/** Leads over to another item, now and then, after Henry has gone deeper into one. */
function transition({ setting, difficulty, state, phrasing }: Scene, next: NextQuestion | undefined) {
	if (next?.kind !== 'item' || state.followUps === 0 || /^(?:And|Let's|So)\b/.test(next.text))
		return undefined;
	return phrasing.oneIn(2) ? phrasing.fresh(setting.phrases.next[difficulty]) : undefined;
}
