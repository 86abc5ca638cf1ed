import { type ConversationMessage, pairDecisionQuestion } from '@henry/contract/conversation.ts';
import type { Difficulty } from '@henry/contract/difficulty.ts';
import { pairSubTopicCount } from '@henry/contract/limits.ts';
import type { CoachPhrases } from '@henry/contract/scenarios.ts';
import { withSilence } from './heard.ts';
import { decideTogether } from './pair-decision.ts';
import type { PairPlan } from './pair-plan.ts';
import type { Asked } from './pair-question.ts';
import { answerAsked, nextOption, replyToView, tellsView } from './pair-reply.ts';
import { nothing, type PairScene, turn } from './pair-scene.ts';
import { pairState } from './pair-state.ts';
import { createPhrasing, type Phrasing } from './phrasing.ts';
import { type AnsweredRequest, replyTo } from './request-replies.ts';
import type { AskedQuestion } from './talk-follow-ups.ts';
import type { HenrysTurn } from './talk-turn.ts';

/** So many answers more than there are sub-topics, and the discussion moves to its decision. */
const answersBeyondOptions = 4;

/** Henry's next turn in a discussion: the same conversation always gets the same turn. */
export function nextPairTurn(
	plan: PairPlan,
	phrases: CoachPhrases,
	conversation: readonly ConversationMessage[],
	difficulty: Difficulty = 'intermediate',
): HenrysTurn {
	const state = pairState(plan, withSilence(conversation));
	const seed = conversation.map(({ content }) => content).join(' ');
	const scene: PairScene = { plan, state, phrasing: createPhrasing(state.said, seed), difficulty };
	if (state.said.every((said) => said === '')) return opening(scene);
	if (state.isClosed) return turn(scene, [scene.phrasing.any(phrases.afterFarewell)], nothing(scene));
	if (state.trouble === 'stop') return turn(scene, [scene.phrasing.any(plan.stopped)], nothing(scene));
	if (state.last?.request?.kind === 'timeIsUp' && !state.isDeciding) return decide(scene);
	if (state.asked && state.last?.answer.length === 0) return answerQuestion(scene, state.asked);
	if (state.trouble === undefined || state.trouble === 'timeIsUp') return answer(scene);
	if (state.trouble === 'unclear') return turn(scene, [scene.phrasing.any(phrases.unclear)]);
	return answerRequest(scene, phrases, state.trouble);
}

function opening(scene: PairScene): HenrysTurn {
	const { plan, phrasing } = scene;
	const [first] = plan.options;
	const opener = phrasing.any(plan.phrases.openers).replace('{topic}', plan.topic);
	return turn(scene, [opener], {
		text: first?.asks[0] ?? '',
		hints: first?.hints ?? plan.phrases.generalHints,
	});
}

/** To an answer: a view of Henry's, and the next sub-topic or the decision. */
function answer(scene: PairScene): HenrysTurn {
	const { plan, state } = scene;
	if (state.isDeciding) return decideTogether(scene);
	const say = viewReply(scene);
	if (state.answers >= plan.options.length + answersBeyondOptions) return decide(scene);
	const next = nextOption(scene, { mayAskWhy: true });
	return next ? turn(scene, say, next) : decide(scene);
}

/** To a question alone, which Henry answers. */
function answerQuestion(scene: PairScene, asked: Asked): HenrysTurn {
	if (scene.state.isDeciding) return decideTogether(scene);
	const { say, question } = answerAsked(scene, asked);
	const next = question ?? nextOption(scene, { mayAskWhy: false });
	return next ? turn(scene, say, next) : decide(scene);
}

/** What Henry says to the view in the last turn; nothing where it holds none. */
function viewReply(scene: PairScene): string[] {
	const { state } = scene;
	const { last, wanted, asked, about } = state;
	if (!last || state.trouble !== undefined || wanted) return [];
	if (!about || state.passed.has(about)) return [];
	const say = replyToView(scene, about, last);
	if (!asked || (asked.kind === 'opinion' && tellsView(about, say))) return say;
	return [...say, ...answerAsked(scene, { ...asked, option: asked.option ?? about }).say];
}

/** The question of the exam where the map is the exam's; it stands alone, so that it is known as what it is. */
function decisionQuestion({ phrases, options }: PairPlan, phrasing: Phrasing): AskedQuestion {
	const isExam = options.length === pairSubTopicCount;
	const text = isExam ? pairDecisionQuestion : phrasing.any(phrases.decide);
	return { text, hints: phrases.decisionHints };
}

function decide(scene: PairScene): HenrysTurn {
	return turn(scene, [], decisionQuestion(scene.plan, scene.phrasing));
}

function answerRequest(scene: PairScene, phrases: CoachPhrases, kind: AnsweredRequest): HenrysTurn {
	const { plan, state, phrasing } = scene;
	const { pending } = state;
	const option = pending?.about === 'option' ? pending.option : undefined;
	const hints = option?.hints ?? plan.phrases.decisionHints;
	const easier = option && phrasing.fresh([option.easier]);
	const other = option?.asks.find((ask) => phrasing.fresh([ask]));
	const reply = replyTo(kind, {
		pending: {
			text: state.pendingText,
			hints,
			simpler: undefined,
			easier: easier === undefined ? undefined : { text: easier, hints },
			otherWords: other === undefined ? undefined : { text: other, hints },
		},
		phrases,
		phrasing,
		times: state.troubles.filter((trouble) => trouble === kind).length - 1,
		tries: state.troubles.length - 1,
		henry: '',
		meaning: undefined,
	});
	if (!reply.next) return turn(scene, reply.say, reply.question);
	if (state.isDeciding) return decideTogether(scene);
	const next = nextOption(scene, { mayAskWhy: false });
	return next ? turn(scene, reply.say, next) : decide(scene);
}
