import { type ConversationMessage, pairDecisionQuestion } from '@henry/contract/conversation.ts';
import type { Difficulty } from '@henry/contract/difficulty.ts';
import { pairSubTopicCount } from '@henry/contract/limits.ts';
import type { CoachPhrases } from '@henry/contract/scenarios.ts';
import { type Heard, withSilence } from './heard.ts';
import type { PairOption, PairPlan } from './pair-plan.ts';
import { nextOption, type PairScene, replyToView } from './pair-reply.ts';
import { isFarewell, optionsIn, pairState, subjectOf } from './pair-state.ts';
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
	if (state.isDeciding) return agree(scene);
	const say = viewReply(scene);
	if (state.answers >= plan.options.length + answersBeyondOptions) return decide(scene);
	const next = nextOption(scene, { mayAskWhy: true });
	return next ? turn(scene, say, next) : decide(scene);
}

/** What Henry says to the view in the last turn; nothing where it holds none. */
function viewReply(scene: PairScene): string[] {
	const { plan, state } = scene;
	const { pending, last, wanted } = state;
	if (!last || state.trouble !== undefined || wanted) return [];
	const about =
		pending?.about === 'option' ? subjectOf(plan, pending.option, last) : optionsIn(plan, last)[0];
	return about ? replyToView(scene, about, last) : [];
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

/** Whether Henry has a choice of his own beside the learner's: the easy partner never, the hard one always. */
function hasOtherChoice({ difficulty, phrasing }: PairScene): boolean {
	return difficulty === 'advanced' || (difficulty === 'intermediate' && phrasing.oneIn(2));
}

/**
 * The decision: Henry agrees with the learner's choice, or has another one first; without a choice he makes one. The hard
 * partner keeps to it once more, unless he hears a reason.
 */
function agree(scene: PairScene): HenrysTurn {
	const { plan, state, phrasing, difficulty } = scene;
	const { phrases, options } = plan;
	const { chosen, proposed, pending } = state;
	const mayPropose = pending?.about === 'decision';
	if (mayPropose && chosen.length === 0) return propose(scene, phrases.ownChoice, options[0]);
	if (mayPropose && chosen.length === 1 && hasOtherChoice(scene)) {
		return propose(
			scene,
			phrases.otherChoice,
			options.find((option) => !chosen.includes(option)),
		);
	}
	const learnerGivesWay = pending?.about === 'other' && isAgreeing(state.last);
	const isConvinced = pending?.about === 'other' && !learnerGivesWay && givesReason(state.last);
	if (difficulty === 'advanced' && pending?.about === 'other' && !pending.isKept) {
		if (!learnerGivesWay && !isConvinced) return propose(scene, phrases.keptChoice, proposed);
	}
	const decision = proposed && (learnerGivesWay || chosen.length === 0) ? [proposed] : chosen;
	const named = decision.map(({ inSentence }) => inSentence).join(' and ');
	const agreed = named ? [phrasing.any(phrases.agreed).replace('{options}', named)] : [];
	return close(scene, isConvinced ? [phrasing.any(phrases.convinced), ...agreed] : agreed);
}

const agreement =
	/\b(?:you are right|agree with you|your (?:idea|choice)|yours)\b|^(?:yes |ok |okay |well )*i agree\b|^(?:yes|ok|okay|all right|fine)$/;

/** Whether the learner takes Henry's choice. */
function isAgreeing(heard: Heard | undefined): boolean {
	const text = heard?.answer.map(({ lower }) => lower).join(' ') ?? '';
	return agreement.test(text) && !/n't agree|not agree|\bbut\b/.test(text);
}

const reason = /\b(?:because|since|so that|that is why|that's why|the reason|if|helps?|without)\b/;
/** So many words say more than which idea is the learner's. */
const wordsOfReason = 12;

/** Whether the learner says why. */
function givesReason(heard: Heard | undefined): boolean {
	const words = heard?.answer.map(({ lower }) => lower) ?? [];
	return words.length >= wordsOfReason || reason.test(words.join(' '));
}

function propose(scene: PairScene, phrasings: readonly string[], option: PairOption | undefined): HenrysTurn {
	const { plan, phrasing } = scene;
	if (!option) return close(scene, []);
	const reason = phrasing.fresh(option.good) ?? '';
	const phrase = phrasing.any(phrasings).replace('{option}', option.inSentence);
	const text = phrase.replace('{reason} ', reason && `${reason} `);
	return turn(scene, [], { text, hints: plan.phrases.decisionHints });
}

function answerRequest(scene: PairScene, phrases: CoachPhrases, kind: AnsweredRequest): HenrysTurn {
	const { plan, state, phrasing } = scene;
	const { pending } = state;
	const option = pending?.about === 'option' ? pending.option : undefined;
	const hints = option?.hints ?? plan.phrases.decisionHints;
	const easier = option && phrasing.fresh([option.easier]);
	// Asked for his own opinion, Henry gives it.
	const asks = kind === 'backToHenry' && easier ? [easier] : option?.asks;
	const other = asks?.find((ask) => phrasing.fresh([ask]));
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
	if (state.isDeciding) return agree(scene);
	const next = nextOption(scene, { mayAskWhy: false });
	return next ? turn(scene, reply.say, next) : decide(scene);
}

function close(scene: PairScene, say: readonly string[]): HenrysTurn {
	return turn(scene, [...say, scene.phrasing.any(scene.plan.phrases.closings)], nothing(scene));
}

const nothing = ({ plan }: PairScene): AskedQuestion => ({ text: '', hints: plan.phrases.decisionHints });

function turn(scene: PairScene, say: readonly string[], question?: AskedQuestion): HenrysTurn {
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
