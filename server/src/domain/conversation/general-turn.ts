import type { ConversationMessage } from '@henry/contract/conversation.ts';
import type { CoachPhrases } from '@henry/contract/scenarios.ts';
import { moodOf, notSaidLately, unsaid } from './interjections.ts';
import type { Beginnings, ReplyPart } from './model-reply.ts';
import type { Ask } from './model-steps.ts';
import type { FoundSituation } from './situations.ts';

/** A turn in sentences that fit in general: a reaction, or less than one, and a question; undefined where all were said in this talk. */
export function generalFor(
	{ reactions, questions }: FoundSituation,
	phrases: CoachPhrases,
	conversation: readonly ConversationMessage[],
): Pick<Ask, 'parts' | 'known' | 'isGeneral'> | undefined {
	const reaction = unsaid(reactions, conversation);
	const question = unsaid(questions, conversation);
	if (question.length === 0 || moodOf(conversation) === 'loss') return undefined;
	const begun: Beginnings =
		reaction.length > 0
			? { reaction }
			: { interjection: notSaidLately(phrases.interjections.interest, conversation) };
	const [first] = Object.keys(begun) as ReplyPart[];
	return first && { parts: [first, 'question'], known: { ...begun, question }, isGeneral: true };
}
