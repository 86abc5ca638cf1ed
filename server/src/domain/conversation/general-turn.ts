import type { ConversationMessage } from '@henry/contract/conversation.ts';
import { interjectionsFor, unsaid } from './interjections.ts';
import { isLoss } from './loss.ts';
import { isPlayed, type ModelLead, type TalkKind } from './model-lead.ts';
import type { ReplyPart } from './model-reply.ts';
import type { Ask } from './model-steps.ts';
import type { TalkForModel } from './next-questions.ts';
import type { FoundSituation } from './situations.ts';
import { isUnfitReaction } from './unfit-sentences.ts';

const toldIn = (conversation: readonly ConversationMessage[]) =>
	conversation.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
/** A loss counts in so many turns of the learner's. */
const turnsOfLoss = 3;

/** Whether what fits in general may be said: not in a part that Henry plays, after a loss, or to who has asked him the same. */
export const mayBeGeneral = (
	{ isAskedBack }: ModelLead,
	kind: TalkKind,
	conversation: readonly ConversationMessage[],
): boolean => !isPlayed(kind) && !isAskedBack && !toldIn(conversation).slice(-turnsOfLoss).some(isLoss);

/** A turn in sentences that fit in general: a reaction, or less than one, and a question; undefined where all were said in this talk. */
export function generalFor(
	{ reactions, questions }: FoundSituation,
	{ phrases }: TalkForModel,
	conversation: readonly ConversationMessage[],
): Pick<Ask, 'parts' | 'known' | 'isGeneral'> | undefined {
	const told = toldIn(conversation);
	const heardLately = { heard: told.at(-1) ?? '', lately: told.slice(-turnsOfLoss).join(' . ') };
	const reaction = unsaid(reactions, conversation).filter((one) => !isUnfitReaction(one, heardLately));
	const question = unsaid(questions, conversation);
	if (question.length === 0) return undefined;
	const interjection = interjectionsFor(phrases.interjections, conversation);
	const first: ReplyPart = reaction.length > 0 ? 'reaction' : 'interjection';
	return {
		parts: [first, 'question'],
		known: { ...(reaction.length > 0 ? { reaction } : { interjection }), question },
		isGeneral: true,
	};
}
