import type { ConversationMessage, ConverseRequest } from '@henry/contract/conversation.ts';
import type { Difficulty } from '@henry/contract/difficulty.ts';
import { loadContent } from '#server/content.ts';
import { createEmbeddedCoach } from './embedded-coach.ts';

const content = loadContent(new URL('../../../../content/', import.meta.url));
export const coachForTests = createEmbeddedCoach(content);

const languages = content.pairTopic[0];

/** The exercise of a test: a talk, or the discussion of languages. */
export type ExerciseForTests = ConverseRequest['exerciseType'] | 'languages';

/** Henry's next turn after a conversation. */
export function nextTurn(
	exercise: ExerciseForTests,
	fullConversation: ConversationMessage[],
	difficulty?: Difficulty,
) {
	return exercise === 'languages'
		? coachForTests.converseStarTopic({
				topic: languages?.centralTopic ?? '',
				options: languages?.subTopics ?? [],
				fullConversation,
				...(difficulty && { difficulty }),
			})
		: coachForTests.converse({ exerciseType: exercise, fullConversation });
}

/** Henry's turns in a conversation in which the learner says these lines; the first one is before all of them. */
export async function talk(
	exercise: ExerciseForTests,
	lines: readonly (string | Omit<ConversationMessage, 'role'>)[],
) {
	const conversation: ConversationMessage[] = [];
	const turns = [await nextTurn(exercise, conversation)];
	for (const line of lines) {
		conversation.push(
			{ role: 'system', content: turns.at(-1)?.question ?? '' },
			{ role: 'user', ...(typeof line === 'string' ? { content: line } : line) },
		);
		turns.push(await nextTurn(exercise, conversation));
	}
	return turns;
}

/** Henry's last turn in such a conversation. */
export async function lastTurn(...given: Parameters<typeof talk>) {
	const turn = (await talk(...given)).at(-1);
	if (!turn) throw new Error('Henry said nothing.');
	return turn;
}
