import { ownRolePlayKey } from '@henry/contract/role-play.ts';
import { expect, test } from 'vitest';
import { loadContent } from '#server/content.ts';
import { createEmbeddedCoach } from './embedded-coach.ts';
import { talkOf } from './model-talk.ts';

const content = loadContent(new URL('../../../../content/', import.meta.url));
const rolePlay = {
	situation: 'You arrive at a hotel. Your room is not ready.',
	learnerRole: 'a guest',
	henryRole: 'the receptionist',
	asks: ['What is your name, please?', 'How long would you like to stay?'],
};
const setup = { exerciseType: ownRolePlayKey, rolePlay };

test('without a language model Henry asks what the teacher wrote, in turn', async () => {
	const coach = createEmbeddedCoach(content);
	const first = await coach.converse({ ...setup, fullConversation: [] });
	expect(first.question).toContain('What is your name, please?');
	const next = await coach.converse({
		...setup,
		fullConversation: [
			{ role: 'system', content: first.question, covered: first.covered },
			{ role: 'user', content: 'My name is Ana Gil and I have booked a room for two people.' },
		],
	});
	expect(next.progress).toBeGreaterThan(0);
});

test('a model is told the part that Henry plays and where', () => {
	const talk = talkOf(content, setup);
	expect(talk.kind).toBe('rolePlay');
	expect(talk.start).toContain('the receptionist');
	expect(talk.start).toContain('Your room is not ready.');
	expect(talk.goals.map(({ asks }) => asks[0])).toEqual(rolePlay.asks);
});
