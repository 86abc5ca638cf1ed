import { type ConverseStarTopicRequest, pairDecisionQuestion } from '@henry/contract/conversation.ts';
import type { ConversationPrompt } from '@henry/contract/prompts.ts';
import { filled } from '#server/domain/filled.ts';
import type { ConverseOptions } from '#server/ports/coach.ts';
import { withSilence } from './heard.ts';
import { interjectionsFor } from './interjections.ts';
import type { ModelTurn } from './model-steps.ts';
import { createPairPlan, type PairContent } from './pair-plan.ts';
import { pairState } from './pair-state.ts';
import { nextPairTurn } from './pair-turn.ts';
import type { HenrysTurn } from './talk-turn.ts';

/** Writes a turn's words with the model. */
type Write = (turn: ModelTurn, options: ConverseOptions) => Promise<string>;

/**
 * Henry as a partner in a discussion: the model takes up what the learner has said; Henry's own view with its reason, his
 * questions and the decision are the plan's, so that he never takes both sides.
 */
export function createModelPartner(
	content: PairContent & { conversationPrompt: ConversationPrompt },
	write: Write,
): (request: ConverseStarTopicRequest, options: ConverseOptions) => Promise<HenrysTurn> {
	const prompt = content.conversationPrompt;
	// Cheer would take a side.
	const { interjections } = content.coachPhrases;
	return async ({ topic, options, difficulty = 'intermediate', fullConversation }, callOptions) => {
		const plan = createPairPlan(topic, options, content);
		const planned = nextPairTurn(plan, content.coachPhrases, fullConversation, difficulty);
		const state = pairState(plan, withSilence(fullConversation));
		const isView = state.trouble === undefined && state.last?.answer.length !== 0;
		const isOpen = planned.progress < 100 && planned.question !== pairDecisionQuestion;
		if (!isView || !isOpen || state.last === undefined) return planned;
		const start = filled(prompt.start, {
			level: prompt[difficulty],
			kind: filled(prompt.partner, { topic: plan.topic, options: options.join('; ') }),
		});
		const conversation = fullConversation;
		const note = { before: '', behind: state.isDeciding ? prompt.decide : prompt.discuss, about: '' };
		const reaction = await write(
			{
				start,
				conversation,
				difficulty,
				ask: {
					...{ parts: ['interjection', 'reaction'], note, instead: '', withoutAnswer: '' },
					beginnings: { interjection: interjectionsFor({ ...interjections, cheer: [] }, conversation) },
					...{ mayTranslate: false, takesNoSide: true },
				},
				noteOf: (soFar) => (soFar.length === conversation.length ? note : { ...note, behind: '' }),
			},
			callOptions,
		);
		// Who has taken up the learner's words need not say that they were heard.
		const heard = reaction && plan.phrases.heard.find((phrase) => planned.question.startsWith(phrase));
		const question = heard ? planned.question.slice(heard.length).trim() : planned.question;
		return { ...planned, question: `${reaction} ${question}`.trim() };
	};
}
