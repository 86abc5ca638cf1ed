import { type ConverseStarTopicRequest, pairDecisionQuestion } from '@henry/contract/conversation.ts';
import type { ConversationPrompt } from '@henry/contract/prompts.ts';
import { filled } from '#server/domain/filled.ts';
import type { ConverseOptions } from '#server/ports/coach.ts';
import { withSilence } from './heard.ts';
import { interjectionsFor } from './interjections.ts';
import type { ModelTurn } from './model-steps.ts';
import { createPairPlan, type PairContent, withFullStop } from './pair-plan.ts';
import { pairState } from './pair-state.ts';
import { nextPairTurn } from './pair-turn.ts';
import type { HenrysTurn } from './talk-turn.ts';

/** Writes a turn's words with the model. */
type Write = (turn: ModelTurn, options: ConverseOptions) => Promise<string>;

/** A partner in a discussion, and the turn of a model with which he takes up what the learner has said so far. */
type ModelPartner = {
	converse(request: ConverseStarTopicRequest, options: ConverseOptions): Promise<HenrysTurn>;
	turnOf(request: ConverseStarTopicRequest, isDeciding?: boolean): ModelTurn;
};

/**
 * Henry as a partner in a discussion: the model takes up what the learner has said; Henry's own view with its reason, his
 * questions and the decision are the plan's, so that he never takes both sides.
 */
export function createModelPartner(
	content: PairContent & { conversationPrompt: ConversationPrompt },
	write: Write,
): ModelPartner {
	const prompt = content.conversationPrompt;
	// Cheer would take a side.
	const { interjections } = content.coachPhrases;

	function turnOf(request: ConverseStarTopicRequest, isDeciding = false): ModelTurn {
		const { topic, options, difficulty = 'intermediate', fullConversation: conversation } = request;
		const start = filled(prompt.start, {
			level: prompt[difficulty],
			kind: filled(prompt.partner, { topic: withFullStop(topic), options: options.join('; ') }),
		});
		const note = { before: '', behind: isDeciding ? prompt.decide : prompt.discuss, about: '' };
		return {
			start,
			conversation,
			difficulty,
			ask: {
				...{ parts: ['interjection', 'reaction'], note, instead: '', withoutAnswer: '' },
				beginnings: { interjection: interjectionsFor({ ...interjections, cheer: [] }, conversation) },
				...{ mayTranslate: false, takesNoSide: true },
			},
			noteOf: (soFar) => (soFar.length === conversation.length ? note : { ...note, behind: '' }),
		};
	}

	async function converse(request: ConverseStarTopicRequest, callOptions: ConverseOptions) {
		const { topic, options, difficulty = 'intermediate', fullConversation } = request;
		const plan = createPairPlan(topic, options, content);
		const planned = nextPairTurn(plan, content.coachPhrases, fullConversation, difficulty);
		const state = pairState(plan, withSilence(fullConversation));
		const isView = state.trouble === undefined && state.last?.answer.length !== 0;
		const isOpen = planned.progress < 100 && planned.question !== pairDecisionQuestion;
		if (!isView || !isOpen || state.last === undefined) return planned;
		const reaction = await write(turnOf(request, state.isDeciding), callOptions);
		// Who has taken up the learner's words need not say that they were heard.
		const heard = reaction && plan.phrases.heard.find((phrase) => planned.question.startsWith(phrase));
		const question = heard ? planned.question.slice(heard.length).trim() : planned.question;
		return { ...planned, question: `${reaction} ${question}`.trim() };
	}

	return { converse, turnOf };
}
