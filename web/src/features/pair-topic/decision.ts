import { pairDecisionQuestion } from '@henry/contract/conversation.ts';
import type { Conversation, HenrySpoke, Turn } from '#web/lib/conversation/conversation.ts';

const hints = {
	word: 'the most important',
	starter: 'I think the most important one is …, because …',
	example:
		'I think the first one is the most important, because everybody can do it. What do you think? Shall we choose that one?',
};

/** Where Henry has asked partners to decide; -1 as long as they explore the sub-topics. */
export function decisionPlaceIn(turns: readonly Turn[]): number {
	return turns.findIndex(({ speaker, text }) => speaker === 'henry' && text?.includes(pairDecisionQuestion));
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
