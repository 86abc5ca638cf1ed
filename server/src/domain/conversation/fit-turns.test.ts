import { expect, test } from 'vitest';
import { loadContent } from '#server/content.ts';
import { createModelCoach } from './model-coach.ts';
import { replySchema } from './model-reply.ts';
import { scriptedModel } from './scripted-model-for-tests.ts';

const content = loadContent(new URL('../../../../content/', import.meta.url));

async function reply(written: object, said: string): Promise<string> {
	const { model } = scriptedModel({}, written);
	const fullConversation = [
		{ role: 'system' as const, content: 'What would you like to talk about?' },
		{ role: 'user' as const, content: said },
	];
	const coach = createModelCoach(model, content, () => 0);
	return (await coach.converse({ exerciseType: 'justChat', fullConversation })).question;
}

test('where there is no word to begin with, none is chosen', () => {
	const keysOf = (interjections: string[]) =>
		replySchema(['interjection', 'reaction'], 'chess', interjections).required;
	expect(keysOf(['Oh!'])).toEqual(['interjection', 'about', 'reaction']);
	expect(keysOf([])).toEqual(['about', 'reaction']);
});

test('what the learner said is no answer', async () => {
	const written = { answer: "I don't know what to say.", question: 'Shall we talk about music?' };
	expect(await reply(written, 'i do not know what to say')).not.toContain("I don't know");
	expect(await reply({ ...written, answer: 'Music is easy.' }, 'what is easy')).toMatch(/^Music is easy\. /);
});

test('a sentence begins with a capital', async () => {
	const written = { interjection: 'Lovely!', reaction: 'chess is hard.', question: 'who wins?' };
	expect(await reply(written, 'i play chess')).toBe('Lovely! Chess is hard. Who wins?');
});
