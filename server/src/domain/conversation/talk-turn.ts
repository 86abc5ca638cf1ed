import type { ConversationMessage, ConverseResponse } from '@henry/contract/conversation.ts';
import type { Difficulty } from '@henry/contract/difficulty.ts';
import { withSilence } from './heard.ts';
import { createPhrasing } from './phrasing.ts';
import { type AnsweredRequest, replyTo } from './request-replies.ts';
import { henryOfHimself, replyToAnswer } from './talk-answer.ts';
import type { AskedQuestion } from './talk-follow-ups.ts';
import { pendingQuestion } from './talk-pending.ts';
import type { TalkPlan } from './talk-plan.ts';
import { nextQuestion } from './talk-question.ts';
import type { Scene, TalkSetting } from './talk-scene.ts';
import { isFarewell, subjectsOf, talkState } from './talk-state.ts';

/** One turn of Henry's; the coach's name is still to be added. */
export type HenrysTurn = Omit<ConverseResponse, 'coach'>;

/** `talksBefore`: openings take turns by it. `isOpenEnded`: the learner ends the talk, not its plan. */
type TurnOptions = { talksBefore?: number | undefined; isOpenEnded?: boolean };

/** Henry's next turn in a conversation of a plan: the same conversation always gets the same turn. */
export function nextTalkTurn(
	plan: TalkPlan,
	setting: TalkSetting,
	difficulty: Difficulty,
	conversation: readonly ConversationMessage[],
	{ talksBefore, isOpenEnded = false }: TurnOptions = {},
): HenrysTurn {
	const state = talkState(plan, withSilence(conversation));
	const seed = conversation.map(({ content }) => content).join(' ');
	const scene: Scene = {
		plan,
		setting,
		difficulty,
		state,
		phrasing: createPhrasing(state.said, seed),
		isOpenEnded,
	};
	if (state.said.every((said) => said === '')) return opening(scene, talksBefore);
	if (state.isClosed)
		return turn(scene, [scene.phrasing.any(setting.phrases.afterFarewell)], farewell(scene));
	// Time is up in pair discussions alone; elsewhere who says so tells of something.
	if (state.trouble === undefined || state.trouble === 'timeIsUp') {
		const { say, question } = replyToAnswer(scene);
		return question ? turn(scene, say, question) : close(scene, say, plan.closings);
	}
	switch (state.trouble) {
		case 'stop':
			return close(scene, [], plan.stopped);
		case 'unclear':
			return turn(scene, [scene.phrasing.any(setting.phrases.unclear)]);
		case 'offTopic':
			return backToSubject(scene);
		default:
			return answerRequest(scene, state.trouble);
	}
}

function opening(scene: Scene, number: number | undefined): HenrysTurn {
	const { plan, phrasing } = scene;
	const { openers } = plan;
	const hints = plan.items[0]?.questions[0]?.hints ?? scene.setting.phrases.generalHints;
	return turn(scene, [], {
		text: number === undefined ? phrasing.any(openers) : (openers[number % openers.length] ?? ''),
		hints,
	});
}

function backToSubject(scene: Scene): HenrysTurn {
	const { plan, setting, state, phrasing } = scene;
	const pending = pendingQuestion(plan, state, phrasing, setting);
	return turn(scene, [phrasing.any(setting.phrases.backToSubject)], pending.otherWords ?? pending);
}

function answerRequest(scene: Scene, kind: AnsweredRequest): HenrysTurn {
	const { plan, setting, state, phrasing } = scene;
	const word = state.heard.at(-1)?.request?.word ?? '';
	const reply = replyTo(kind, {
		pending: pendingQuestion(plan, state, phrasing, setting),
		phrases: setting.phrases,
		phrasing,
		times: state.troubles.filter((trouble) => trouble === kind).length - 1,
		tries: state.troubles.length - 1,
		henry: henryOfHimself(scene),
		meaning: plan.wordMeanings[word] ?? plan.wordMeanings[word.replace(/^(?:the|an?) /, '')],
	});
	if (!reply.next) return turn(scene, reply.say, reply.question);
	const next = nextQuestion(scene);
	if (next) return turn(scene, reply.say, next);
	// A question to Henry does not end a talk.
	if (kind === 'skip' || kind === 'noIdea' || kind === 'help' || kind === 'simpler')
		return close(scene, [], plan.closings);
	return turn(scene, reply.say, { text: state.pendingText, hints: setting.phrases.generalHints });
}

/** The farewell, with what the learner spoke about. */
function close(scene: Scene, say: readonly string[], farewells: readonly string[]): HenrysTurn {
	const { plan, setting, state, phrasing } = scene;
	const subjects = subjectsOf(plan, state.heard).slice(0, 2).join(' and ');
	const about = subjects && phrasing.any(setting.phrases.farewellAbout).replace('{subjects}', subjects);
	const text = [...say, about, phrasing.any(farewells)].filter(Boolean);
	return turn(scene, text, farewell(scene));
}

/** Nothing is asked any more. */
const farewell = ({ setting }: Scene): AskedQuestion => ({ text: '', hints: setting.phrases.farewellHints });

/** A turn that says `say`, and then asks `question` where it asks something new. */
function turn(scene: Scene, say: readonly string[], question?: AskedQuestion): HenrysTurn {
	const { plan, setting, state, phrasing } = scene;
	const covered = plan.items.filter(({ key }) => state.covered.has(key)).map(({ key }) => key);
	const text = [...say, question?.text].filter(Boolean).join(' ');
	const isOver = state.isClosed || isFarewell(plan, text);
	return {
		question: text,
		progress: isOver ? 100 : Math.round((100 * covered.length) / (plan.items.length + 1)),
		covered,
		hints: question?.hints ?? pendingQuestion(plan, state, phrasing, setting).hints,
	};
}
