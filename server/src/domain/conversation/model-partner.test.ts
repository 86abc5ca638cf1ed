import { type ConversationMessage, pairDecisionQuestion } from '@henry/contract/conversation.ts';
import { expect, test } from 'vitest';
import { languages } from '#server/adapters/coach/contract.ts';
import { loadContent } from '#server/content.ts';
import { createModelCoach } from './model-coach.ts';
import { scriptedModel } from './scripted-model-for-tests.ts';

const content = loadContent(new URL('../../../../content/', import.meta.url));

const create = (...answers: object[]) => {
	const { model, asked } = scriptedModel({}, ...answers);
	return { asked, coach: createModelCoach(model, content, () => 0) };
};
const henry = (text: string, covered: string[] = []): ConversationMessage => ({
	role: 'system',
	content: text,
	covered,
});
const learner = (text: string): ConversationMessage => ({ role: 'user', content: text });

test('a partner takes up what was said, and takes no side beside the view and the reason of the plan', async () => {
	const { coach } = create({ reaction: 'I disagree with you. Laughing makes it easier to listen.' });
	const first = await coach.converseStarTopic({ ...languages, fullConversation: [] });
	const said = 'i think films are useful because they are fun';
	const { question } = await coach.converseStarTopic({
		...languages,
		difficulty: 'beginner',
		fullConversation: [henry(first.question), learner(said)],
	});
	expect(question).toMatch(/^Laughing makes it easier to listen\. (?!.*disagree).*because|more often.*\?$/);
});

test('a partner reads while the learner speaks, without what the turn is for', async () => {
	const { coach, asked } = create();
	const first = await coach.converseStarTopic({ ...languages, fullConversation: [] });
	const after = (said: string) => ({
		...languages,
		fullConversation: [henry(first.question), learner(said)],
	});
	const [half, whole] = ['i think films are useful', 'i think films are useful because they are fun'];
	coach.listenStarTopic?.(after(half));
	await coach.converseStarTopic(after(whole));
	const [read, written] = asked;
	expect(read).toMatchObject({ maxTokens: 0, priority: 'live' });
	expect(read?.messages.slice(0, -1)).toEqual(written?.messages.slice(0, -1));
	expect(read?.messages.at(-1)?.content).toBe(half);
	expect(written?.messages.at(-1)?.content.startsWith(`${whole} `)).toBe(true);
});

test('a partner leaves the question for the decision to the exam', async () => {
	const { coach, asked } = create();
	const { question } = await coach.converseStarTopic({
		...languages,
		fullConversation: [henry('And books?', languages.options), learner('the time is up')],
	});
	expect(question).toBe(pairDecisionQuestion);
	expect(asked).toEqual([]);
});
