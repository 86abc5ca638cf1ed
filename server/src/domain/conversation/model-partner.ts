import { type ConverseStarTopicRequest, pairDecisionQuestion } from '@henry/contract/conversation.ts';
import type { ConversationPrompt } from '@henry/contract/prompts.ts';
import { filled } from '#server/domain/filled.ts';
import type { ConverseOptions } from '#server/ports/coach.ts';
import { withSilence } from './heard.ts';
import type { ReplyPart } from './model-reply.ts';
import type { ModelTurn } from './model-steps.ts';
import { createPairPlan, type PairContent, type PairOption, type PairPlan } from './pair-plan.ts';
import { optionsIn, pairState } from './pair-state.ts';
import { nextPairTurn } from './pair-turn.ts';
import type { HenrysTurn } from './talk-turn.ts';

/** Writes a turn's words with the model. */
type Write = (turn: ModelTurn, options: ConverseOptions) => Promise<string>;

/** Henry's own opinion of an idea, the same in every discussion: he is for every second one. */
function viewOf({ options }: PairPlan, option: PairOption): string {
	const isFor = options.indexOf(option) % 2 === 0;
	const [reason = ''] = isFor ? option.good : option.bad;
	return `You are ${isFor ? 'for' : 'against'} it. ${reason}`;
}

/**
 * Henry as a partner in a discussion: the plan asks the questions and comes to the decision; the model reacts to the
 * learner's view and says Henry's own, with its reason.
 */
export function createModelPartner(
	content: PairContent & { conversationPrompt: ConversationPrompt },
	write: Write,
): (request: ConverseStarTopicRequest, options: ConverseOptions) => Promise<HenrysTurn> {
	const prompt = content.conversationPrompt;
	return async ({ topic, options, difficulty = 'intermediate', fullConversation }, callOptions) => {
		const plan = createPairPlan(topic, options, content);
		const planned = nextPairTurn(plan, content.coachPhrases, fullConversation, difficulty);
		const state = pairState(plan, withSilence(fullConversation));
		const heard = state.last;
		const isView = state.trouble === undefined || state.trouble === 'backToHenry';
		const { pending } = state;
		const latest = fullConversation.findLast(({ role }) => role === 'system')?.content.toLowerCase() ?? '';
		const idea =
			(heard && optionsIn(plan, heard)[0]) ??
			(pending?.about === 'option' ? pending.option : undefined) ??
			plan.options.find(({ inSentence }) => latest.includes(inSentence.toLowerCase()));
		const ask = planned.question.match(/[^.!?]+\?(?=[^?]*$)/)?.[0].trim() ?? '';
		const isOpen = planned.progress < 100 && planned.question !== pairDecisionQuestion;
		if (!isView || !isOpen || !idea || ask === '') return planned;
		const start = filled(prompt.start, {
			level: prompt[difficulty],
			kind: filled(prompt.partner, { topic: plan.topic, options: options.join('; ') }),
		});
		const conversation = fullConversation;
		const say = (parts: ReplyPart[], note: string, instead: string) =>
			write(
				{
					start,
					conversation,
					difficulty,
					ask: { parts, note, instead, withoutAnswer: '', mayTranslate: false },
					noteOf: (soFar) => (soFar.length === conversation.length ? note : ''),
				},
				callOptions,
			);
		// Which idea is Henry's in the decision, and whether he gives way, is the plan's.
		if (state.isDeciding) {
			const reaction = await say(['reaction'], prompt.decide, '');
			return { ...planned, question: `${reaction} ${planned.question}`.trim() };
		}
		const note = filled(prompt.discuss, { idea: idea.name, view: viewOf(plan, idea), next: ask });
		const words = await say(['reaction', 'opinion'], note, planned.question.replace(ask, '').trim());
		return { ...planned, question: `${words.replace(ask, '').trim()} ${ask}` };
	};
}
