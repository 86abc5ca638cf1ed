import { expect, test } from 'vitest';
import type { Turn } from '#web/lib/conversation/conversation.ts';
import { conversationFrom, nothingSaid } from '#web/lib/conversation/conversation.ts';
import { askInTurn } from './ask-in-turn.ts';

const answer: Turn = { speaker: 'learner', text: 'Yes.', words: [], recorded: undefined };
const asked = (answers: number) =>
	askInTurn(['Where?', 'When?'])(
		conversationFrom({ ...nothingSaid, turns: Array.from({ length: answers }, () => answer) }),
		new AbortController().signal,
	);

test('what is written is asked in its order, and after the last answer the conversation is over', async () => {
	expect(await asked(0)).toMatchObject({ text: 'Where?', progress0to100: 0, isLast: false });
	expect(await asked(1)).toMatchObject({ text: 'When?', progress0to100: 50, isLast: false });
	expect(await asked(2)).toMatchObject({ progress0to100: 100, isLast: true });
});
