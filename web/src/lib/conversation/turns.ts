import type { ConversationMessage, ConverseResponse } from '@henry/contract/conversation.ts';
import type { SpokenAnswer } from '#web/lib/practice/practice-of-talk.ts';
import type { HenrySpoke, Turn } from './conversation.ts';

/** What Henry has answered, as the conversation has it; once everything is covered it is over. */
export function henrySpoke({ question, progress, ...rest }: ConverseResponse): HenrySpoke {
	return { ...rest, text: question, progress0to100: progress, isLast: progress === 100 };
}

/** The conversation so far as the calls have it; a turn that is not transcribed is left out. */
export function messagesOf(turns: readonly Turn[]): ConversationMessage[] {
	return turns.flatMap((turn): ConversationMessage[] => {
		if (turn.speaker === 'henry') return [{ role: 'system', content: turn.text, covered: [...turn.covered] }];
		if (turn.text === undefined) return [];
		return [{ role: 'user', content: turn.text, ...(turn.words.length > 0 && { words: [...turn.words] }) }];
	});
}

/** What the learner has said, with its recordings. */
export function answersIn(turns: readonly Turn[]): SpokenAnswer[] {
	return turns.flatMap((turn) =>
		turn.speaker === 'learner'
			? [
					{
						words: turn.words,
						recording: turn.recorded?.recording,
						...(turn.words.length === 0 && turn.text && { text: turn.text }),
					},
				]
			: [],
	);
}
