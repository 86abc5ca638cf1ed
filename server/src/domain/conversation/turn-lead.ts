import { type ConversationMessage, pairDecisionQuestion } from '@henry/contract/conversation.ts';
import type { CoachPhrases } from '@henry/contract/scenarios.ts';
import { withSilence } from './heard.ts';
import type { PairPlan } from './pair-plan.ts';
import { pairState } from './pair-state.ts';
import { answersBeyondOptions, decisionQuestion } from './pair-turn.ts';
import { createPhrasing, type Phrasing } from './phrasing.ts';
import type { AskedQuestion } from './talk-follow-ups.ts';
import type { Hints, TalkPlan } from './talk-plan.ts';
import { talkState } from './talk-state.ts';

/**
 * What Henry's next turn is for, whoever finds the words for it: to go on, to talk about a decision (`decide`), or one with
 * `words` of its own: the beginning and the question for a decision, which stand alone, and the farewell, which comes last.
 */
export type TurnLead = {
	/** Everything that is to be covered, in its order, and what is covered before this turn. */
	all: readonly string[];
	covered: readonly string[];
	/** Whether the last question was not answered, so that it may be asked again. */
	mayRepeat: boolean;
} & (
	| { step: 'goOn'; goal: TurnGoal }
	| { step: 'decide'; hints: Hints }
	| { step: 'begin'; words: AskedQuestion }
	| { step: 'askDecision'; words: AskedQuestion }
	| { step: 'close'; words: AskedQuestion }
);

/** What Henry asks next. */
export type TurnGoal = {
	/** `deeper`: one thing more about what was just said; `again`: what was asked and not answered. */
	kind: 'next' | 'deeper' | 'again';
	/** The plan's own question for it, in words that may be changed; for `deeper`, of the thing that is being talked about. */
	question: string;
	hints: Hints;
};

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
	const asked = askedBefore(all, conversation);
	if (asked && state.trouble === undefined) state.covered.add(asked);
	const covered = all.filter((key) => state.covered.has(key));
	const lead = { all, covered, mayRepeat: state.trouble !== undefined };
	if (isBefore(conversation)) {
		const text = phrasingOf(conversation).any(plan.openers);
		return {
			...lead,
			step: 'begin',
			words: { text, hints: plan.items[0]?.easier.hints ?? phrases.generalHints },
		};
	}
	const isStopped = state.trouble === 'stop' || state.trouble === 'timeIsUp';
	const isDone = covered.length === all.length || state.answers >= answersPerItem * all.length;
	if (!isStopped && !isDone && !state.isClosed)
		return { ...lead, step: 'goOn', goal: goalOfTalk(plan, phrases, { ...lead, asked }) };
	const farewells = isStopped ? plan.stopped : plan.closings;
	const text = phrasingOf(conversation).any(farewells);
	return { ...lead, step: 'close', words: { text, hints: phrases.farewellHints } };
}

/** What the next turn of a discussion is for. */
export function leadPair(plan: PairPlan, conversation: readonly ConversationMessage[]): TurnLead {
	const state = pairState(plan, withSilence(conversation));
	const all = plan.options.map(({ name }) => name);
	const { trouble } = state;
	const asked = askedBefore(all, conversation);
	const covered = plan.options
		.filter((option) => state.discussed.has(option) || (option.name === asked && trouble === undefined))
		.map(({ name }) => name);
	const lead = { all, covered, mayRepeat: trouble !== undefined };
	const phrasing = phrasingOf(conversation);
	if (isBefore(conversation)) {
		const [first] = plan.options;
		const text = `${phrasing.any(plan.phrases.openers).replace('{topic}', plan.topic)} ${first?.asks[0] ?? ''}`;
		return { ...lead, step: 'begin', words: { text, hints: first?.hints ?? plan.phrases.generalHints } };
	}
	const since = sinceDecision(plan, conversation);
	const answers = since?.filter(({ role, content }) => role === 'user' && content !== '') ?? [];
	const isDecided = trouble === undefined && answers.length >= answersOfDecision;
	if (trouble === 'stop' || state.isClosed || isDecided) {
		const text = phrasing.any(trouble === 'stop' ? plan.stopped : plan.phrases.closings);
		return { ...lead, step: 'close', words: { text, hints: plan.phrases.decisionHints } };
	}
	if (since) return { ...lead, step: 'decide', hints: plan.phrases.decisionHints };
	const isExplored =
		covered.length === all.length ||
		state.answers >= all.length + answersBeyondOptions ||
		state.last?.request?.kind === 'timeIsUp';
	if (!isExplored) {
		const next = plan.options.find(({ name }) => !covered.includes(name));
		const goal = {
			kind: trouble === undefined ? 'next' : 'again',
			question: next?.asks[0] ?? '',
			hints: next?.hints ?? plan.phrases.generalHints,
		} as const;
		return { ...lead, step: 'goOn', goal };
	}
	return { ...lead, step: 'askDecision', words: decisionQuestion(plan, phrasing) };
}

/**
 * What Henry's last turn asked about, where a coach with a model has led so far: the first thing that was not covered then.
 * Undefined where it went deeper into what was covered already: more was so than in the turn before.
 */
function askedBefore(
	all: readonly string[],
	conversation: readonly ConversationMessage[],
): string | undefined {
	const turns = conversation.filter(({ role, content }) => role === 'system' && content !== '');
	const covered = turns.at(-1)?.covered;
	if (!covered) return undefined;
	const wentDeeper = turns.length > 1 && covered.length > (turns.at(-2)?.covered?.length ?? 0);
	return wentDeeper ? undefined : all.find((key) => !covered.includes(key));
}

/** After the answer to a question of the plan Henry asks one thing more about it, and then goes on to the next. */
function goalOfTalk(
	{ items }: TalkPlan,
	{ generalHints }: CoachPhrases,
	{ covered, mayRepeat, asked }: Pick<TurnLead, 'covered' | 'mayRepeat'> & { asked: string | undefined },
): TurnGoal {
	const [last] = items.find(({ key }) => key === asked)?.questions ?? [];
	if (last && !mayRepeat) return { kind: 'deeper', question: last.text, hints: generalHints };
	const [next] = items.find(({ key }) => !covered.includes(key))?.questions ?? [];
	const question = last ?? next;
	return {
		kind: mayRepeat ? 'again' : 'next',
		question: question?.text ?? '',
		hints: question?.hints ?? generalHints,
	};
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
