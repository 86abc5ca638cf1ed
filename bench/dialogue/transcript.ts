import type { MindMapExercise } from '../../contract/src/content.ts';
import type { ConversationMessage, ConverseResponse } from '../../contract/src/conversation.ts';
import type { Coach } from '../../server/src/ports/coach.ts';
import type { Dialogue } from './dialogue.ts';

/** What was said in a dialogue: Henry's turns, and the line of the learner's that each but the first one answers. */
export type Transcript = {
	dialogue: Dialogue;
	turns: { heard: string | undefined; henry: ConverseResponse }[];
};

/** No conversation may need more of Henry's turns than these. */
const mostTurns = 45;

/** Leads a scripted dialogue with a coach until it says that it has ended, or for too long. */
export async function lead(
	coach: Coach,
	dialogue: Dialogue,
	topics: readonly MindMapExercise[],
): Promise<Transcript> {
	const { exercise, lines, persona } = dialogue;
	const conversation: ConversationMessage[] = [];
	const unused = [...persona.answers];
	const turns: Transcript['turns'] = [];
	let heard: string | undefined;
	while (turns.length < mostTurns) {
		const henry = await nextTurn(coach, exercise, topics, conversation);
		turns.push({ heard, henry });
		const line = lines[turns.length - 1]?.say;
		if (henry.progress === 100 && line === undefined) break;
		const fitting = unused.findIndex(([question]) => question.test(henry.question));
		const [, answer] = line === undefined && fitting !== -1 ? (unused.splice(fitting, 1)[0] ?? []) : [];
		heard = line ?? answer ?? persona.otherwise[turns.length % persona.otherwise.length] ?? '';
		conversation.push({ role: 'system', content: henry.question }, { role: 'user', content: heard });
	}
	return { dialogue, turns };
}

function nextTurn(
	coach: Coach,
	exercise: Dialogue['exercise'],
	topics: readonly MindMapExercise[],
	fullConversation: ConversationMessage[],
): Promise<ConverseResponse> {
	if (typeof exercise === 'string') return coach.converse({ exerciseType: exercise, fullConversation });
	const { topic } = exercise;
	const options =
		exercise.options ?? topics.find(({ centralTopic }) => centralTopic === topic)?.subTopics ?? [];
	return coach.converseStarTopic({ topic, options, fullConversation });
}
