import type { ConversationMessage } from '@henry/contract/conversation.ts';
import { expect, test, vi } from 'vitest';
import { loadContent } from '#server/content.ts';
import type { FixedPrompt } from '#server/ports/language-model.ts';
import { createModelCoach } from './model-coach.ts';
import { scriptedModel } from './scripted-model-for-tests.ts';

const content = loadContent(new URL('../../../../content/', import.meta.url));

test('a model is prepared with what stands before every talk, and with nothing of any learner', async () => {
	const { model, asked } = scriptedModel({});
	const prepare = vi.fn(async (_: FixedPrompt) => ({ readTokens: 0 }));
	const coach = createModelCoach({ ...model, prepare }, content);
	await coach.start();
	const own = { exerciseType: 'ownTopic', ownTopic: 'my neighbour Quillon', talksBefore: 1 };
	const opened: ConversationMessage = { role: 'system', content: 'What about him?' };
	const said = (text: string): ConversationMessage[] => [opened, { role: 'user', content: text }];
	await coach.converse({ ...own, fullConversation: [] });
	coach.listen?.({ ...own, fullConversation: said('quillon plays') });
	await coach.converse({ ...own, fullConversation: said('quillon plays the oboe') });
	const request = asked.at(-1);
	expect(JSON.stringify(request)).toMatch(/Quillon.*oboe/);
	expect(prepare).toHaveBeenCalledOnce();
	const [prepared] = prepare.mock.calls[0] ?? [];
	expect(prepared?.system).toBe(request?.system);
	expect(prepared?.messages.length).toBeGreaterThan(2);
	expect(prepared?.messages).toEqual(request?.messages.slice(0, prepared?.messages.length));
	expect(JSON.stringify(prepared)).not.toMatch(/Quillon|oboe/);
});
