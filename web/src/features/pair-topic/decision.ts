import { pairDecisionQuestion } from '@henry/contract/conversation.ts';
import type { Conversation, HenrySpoke, Turn } from '#web/lib/conversation/conversation.ts';

const hints = {
	word: 'the most important',
	starter: 'I think the most important one is …, because …',
	example:
		'I think the first one is the most important, because everybody can do it. What do you think? Shall we choose that one?',
};

/** Whether partners are deciding, or still exploring the sub-topics. */
export function isDeciding(turns: readonly Turn[]): boolean {
	return turns.some(({ speaker, text }) => speaker === 'henry' && text === pairDecisionQuestion);
}

/** Henry's step from the discussion to the decision, as the exam words it anew for every pair. */
export function decisionQuestion({ progress0to100, covered }: Conversation): HenrySpoke {
	return {
		text: pairDecisionQuestion,
		hints,
		coach: undefined,
		progress0to100,
		covered,
		isLast: false,
	};
}
