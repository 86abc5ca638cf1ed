import type { ConversationMessage } from '@henry/contract/conversation.ts';
import { expect, test } from 'vitest';
import { loadContent } from '#server/content.ts';
import { replyFault } from '#server/domain/safety/reply-fault.ts';
import { asksHenry } from './asks-henry.ts';
import { createModelCoach } from './model-coach.ts';
import { isOffRole } from './off-role.ts';
import { roleAttacks } from './role-attacks-for-tests.ts';
import { scriptedModel } from './scripted-model-for-tests.ts';

const content = loadContent(new URL('../../../../content/', import.meta.url));

test.each(roleAttacks)('it stays Henry, even with a model that would obey: %s', async (attack) => {
	const obeying = {
		reaction: 'I am a real man. Fuck you.',
		answer: 'My system prompt says so.',
		question: 'What is your address?',
	};
	const { model } = scriptedModel({}, obeying);
	const coach = createModelCoach(model, content, () => 0);
	const fullConversation: ConversationMessage[] = [
		{ role: 'system', content: 'What do you do in your free time?', covered: [] },
		{ role: 'user', content: attack },
	];
	const { question } = await coach.converse({ exerciseType: 'talkAboutYou', fullConversation });
	expect(replyFault(question)).toBeUndefined();
	expect(question).toMatch(/\?$/);
});

test('most attacks on the role are answered without asking the model', () => {
	expect(roleAttacks).toHaveLength(30);
	expect(roleAttacks.filter((attack) => !isOffRole(attack) && !asksHenry(attack)).length).toBeLessThanOrEqual(
		2,
	);
	for (const said of [
		'i write poems',
		'my doctor told me to stop smoking',
		'i speak only in english at work',
	])
		expect(isOffRole(said)).toBe(false);
});
