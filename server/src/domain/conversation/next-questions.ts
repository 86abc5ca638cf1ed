import type { ConversationMessage } from '@henry/contract/conversation.ts';
import type { ConversationPrompt } from '@henry/contract/prompts.ts';
import type { CoachPhrases } from '@henry/contract/scenarios.ts';
import { isContentWord } from '#server/domain/exams/content-words.ts';
import type { Goal, ModelLead, TalkKind } from './model-lead.ts';
import { lastQuestionOf, yourTurn } from './model-messages.ts';
import { createPhrasing } from './phrasing.ts';

/** What a talk that a model leads goes by. */
export type TalkForModel = { prompt: ConversationPrompt; phrases: CoachPhrases; kind: TalkKind };

/** A question of the goal in hand, in words in which it has not been asked; undefined where all have been used. */
export function freshAsk(
	goal: Goal | undefined,
	conversation: readonly ConversationMessage[],
): string | undefined {
	const { fresh } = phrasingOf(conversation);
	return goal?.asks.find((ask) => fresh([ask]) !== undefined);
}

/** What the learner called their own: "my grandfather", "my three cats". */
const own = /\bmy ((?:(?:two|three|four|little|big|old|new|best|older|younger) )?[a-z]{3,})\b(?: ([a-z']+))?/;
const notAskedAbout =
	/^(?:life|opinion|own|self|name|day|english|home|free|time|favou?rite|first|last|whole|way|mind|job)$/;

/** Asked where a model has no question of use. */
const goOnIn = ({ goOn, goOnInRole }: CoachPhrases, kind: TalkKind) =>
	kind === 'rolePlay' ? goOnInRole : goOn;

/** A question about what was just told, for who has answered that of the goal in hand. */
export function moreAbout(
	{ phrases, kind }: TalkForModel,
	conversation: readonly ConversationMessage[],
): string {
	const heard = conversation.at(-1)?.role === 'user' ? (conversation.at(-1)?.content ?? '') : '';
	const [, noun = '', behind = ''] = own.exec(heard.toLowerCase()) ?? [];
	// "My metal detector": a word of content behind it may belong to it.
	const isWhole = noun !== '' && !isContentWord(behind);
	const ofOwn = isWhole && !notAskedAbout.test(noun) ? [`Can you tell me more about your ${noun}?`] : [];
	const { any, fresh } = phrasingOf(conversation);
	return fresh(ofOwn) ?? any(goOnIn(phrases, kind));
}

/** A question of the goal in hand; else one that fits anything. */
export function nextQuestion(
	goal: Goal | undefined,
	{ phrases, kind }: TalkForModel,
	conversation: readonly ConversationMessage[],
): string {
	const { any } = phrasingOf(conversation);
	return freshAsk(goal, conversation) ?? any(goOnIn(phrases, kind));
}

/** Another question of the goal in hand, where its own was asked last; undefined where there is none. */
export function otherAsk(
	{ current }: ModelLead,
	conversation: readonly ConversationMessage[],
): string | undefined {
	const isOfGoal = current?.asks.includes(lastQuestionOf(conversation));
	return isOfGoal ? freshAsk(current, conversation) : undefined;
}

/** How questions begin that can be asked once more behind "So,". */
const questionStart =
	/^(?:What|Where|When|Who|Whose|Why|How|Which|(?:Do|Does|Did|Is|Are|Was|Were|Can|Could|Would|Will|Have|Has|Should) you)\b(?= \S+ \S)/;

/** What was asked, in other words where there are any; else as it was, after "So,"; in the end the word is given back. */
export function inOtherWords(lead: ModelLead, conversation: readonly ConversationMessage[]): string {
	const question = lastQuestionOf(conversation);
	const { any, fresh } = phrasingOf(conversation);
	const bare = question.replace(/^(?:And|So|But),? ./, (start) => start.slice(-1).toUpperCase());
	const again = questionStart.test(bare) ? [`So, ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`] : [];
	return otherAsk(lead, conversation) ?? fresh(again) ?? any(yourTurn);
}

export function phrasingOf(conversation: readonly ConversationMessage[]) {
	const said = conversation.flatMap(({ role, content }) => (role === 'system' ? [content] : []));
	return createPhrasing(said, conversation.map(({ content }) => content).join(' '));
}
