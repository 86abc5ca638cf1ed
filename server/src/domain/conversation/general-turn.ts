import type { ConversationMessage } from '@henry/contract/conversation.ts';
import { moodOf, notSaidLately, unsaid } from './interjections.ts';
import { isPlayed } from './model-lead.ts';
import type { ReplyPart } from './model-reply.ts';
import type { Ask } from './model-steps.ts';
import type { TalkForModel } from './next-questions.ts';
import type { FoundSituation } from './situations.ts';

/**
 * A turn in sentences that fit in general: a reaction, or less than one, and a question; undefined where all were said in this
 * talk, after a loss, and where Henry plays a part.
 */
export function generalFor(
	{ reactions, questions }: FoundSituation,
	{ phrases, kind }: TalkForModel,
	conversation: readonly ConversationMessage[],
): Pick<Ask, 'parts' | 'known' | 'isGeneral'> | undefined {
	const [reaction, question] = [unsaid(reactions, conversation), unsaid(questions, conversation)];
	if (isPlayed(kind) || question.length === 0 || moodOf(conversation) === 'loss') return undefined;
	const interjection = notSaidLately(phrases.interjections.interest, conversation);
	const first: ReplyPart = reaction.length > 0 ? 'reaction' : 'interjection';
	return {
		parts: [first, 'question'],
		known: { ...(reaction.length > 0 ? { reaction } : { interjection }), question },
		isGeneral: true,
	};
}
