import { type ConversationMessage, pairDecisionQuestion } from '@henry/contract/conversation.ts';
import type { CoachPhrases } from '@henry/contract/scenarios.ts';
import { withSilence } from './heard.ts';
import type { PairPlan } from './pair-plan.ts';
import { pairState } from './pair-state.ts';
import { answersBeyondOptions, decisionQuestion } from './pair-turn.ts';
import { createPhrasing, type Phrasing } from './phrasing.ts';
import type { AskedQuestion } from './talk-follow-ups.ts';
import type { TalkPlan } from './talk-plan.ts';
import { talkState } from './talk-state.ts';

/**
 * What Henry's next turn is for, whoever finds the words for it: to begin, to go on, to talk about a decision (`decide`),
 * or one with `words` of its own: the question for a decision, which stands alone, and the farewell, which comes last.
 */
export type TurnLead = {
	/** Everything that is to be covered, in its order, and what is covered before this turn. */
	all: readonly string[];
	covered: readonly string[];
	/** Whether the last question was not answered, so that it may be asked again. */
	mayRepeat: boolean;
} & (
	| { step: 'begin' | 'goOn' | 'decide' }
	| { step: 'askDecision'; words: AskedQuestion }
	| { step: 'close'; words: AskedQuestion }
);

/** A talk comes to its end after so many answers for each item, whatever is covered. */
const answersPerItem = 3;
/** A decision is talked about for so many answers. */
const answersOfDecision = 2;

function phrasingOf(conversation: readonly ConversationMessage[]): Phrasing {
	const said = conversation.flatMap(({ role, content }) => (role === 'system' ? [content] : []));
	return createPhrasing(said, conversation.map(({ content }) => content).join(' '));
}

const isBefore = (conversation: readonly ConversationMessage[]) =>
	conversation.every(({ role, content }) => role === 'user' || content === '');

/** What the next turn of a talk is for. */
export function leadTalk(
	plan: TalkPlan,
	phrases: CoachPhrases,
	conversation: readonly ConversationMessage[],
): TurnLead {
	const state = talkState(plan, withSilence(conversation));
	const all = plan.items.map(({ key }) => key);
	const covered = all.filter((key) => state.covered.has(key));
	const lead = { all, covered, mayRepeat: state.trouble !== undefined };
	if (isBefore(conversation)) return { ...lead, step: 'begin' };
	const isStopped = state.trouble === 'stop' || state.trouble === 'timeIsUp';
	const isDone = covered.length === all.length || state.answers >= answersPerItem * all.length;
	if (!isStopped && !isDone && !state.isClosed) return { ...lead, step: 'goOn' };
	const farewells = isStopped ? plan.stopped : plan.closings;
	const text = phrasingOf(conversation).any(farewells);
	return { ...lead, step: 'close', words: { text, hints: phrases.farewellHints } };
}

/** What the next turn of a discussion is for. */
export function leadPair(plan: PairPlan, conversation: readonly ConversationMessage[]): TurnLead {
	const state = pairState(plan, withSilence(conversation));
	const all = plan.options.map(({ name }) => name);
	const covered = plan.options.filter((option) => state.discussed.has(option)).map(({ name }) => name);
	const { trouble } = state;
	const lead = { all, covered, mayRepeat: trouble !== undefined };
	if (isBefore(conversation)) return { ...lead, step: 'begin' };
	const phrasing = phrasingOf(conversation);
	const since = sinceDecision(plan, conversation);
	const answers = since?.filter(({ role, content }) => role === 'user' && content !== '') ?? [];
	const isDecided = trouble === undefined && answers.length >= answersOfDecision;
	if (trouble === 'stop' || state.isClosed || isDecided) {
		const text = phrasing.any(trouble === 'stop' ? plan.stopped : plan.phrases.closings);
		return { ...lead, step: 'close', words: { text, hints: plan.phrases.decisionHints } };
	}
	if (since) return { ...lead, step: 'decide' };
	const isExplored =
		covered.length === all.length ||
		state.answers >= all.length + answersBeyondOptions ||
		state.last?.request?.kind === 'timeIsUp';
	if (!isExplored) return { ...lead, step: 'goOn' };
	return { ...lead, step: 'askDecision', words: decisionQuestion(plan, phrasing) };
}

/** What was said after the question for a decision; undefined where it has not been asked. */
function sinceDecision(
	{ phrases }: PairPlan,
	conversation: readonly ConversationMessage[],
): readonly ConversationMessage[] | undefined {
	const questions = [pairDecisionQuestion, ...phrases.decide];
	const asked = conversation.findIndex(
		({ role, content }) => role === 'system' && questions.some((question) => content.includes(question)),
	);
	return asked === -1 ? undefined : conversation.slice(asked + 1);
}
