import type { ConversationMessage } from '@henry/contract/conversation.ts';
import { describe, expect, it } from 'vitest';
import { loadContent } from '#server/content.ts';
import { createEmbeddedCoach } from './embedded-coach.ts';
import { createTranslatingCoach, createTranslator } from './translating-coach.ts';

const content = loadContent(new URL('../../../../content/', import.meta.url));
const translate = createTranslator(content.translations);

describe('a translation', () => {
	it.each([
		['how do you say manzana in english', 'Spanish', ['apple']],
		['How do you say "garbanzos" in English?', 'Spanish', ['chickpea']],
		['sorry how can i say silla de ruedas', 'Spanish', ['wheelchair']],
		['what is platano in english', 'Spanish', ['banana']],
		['how is lapiz called in english', 'Spanish', ['pencil']],
		['cómo se dice paraguas en inglés', 'Spanish', ['umbrella']],
		['what is mañana in english', 'Spanish', ['tomorrow', 'morning']],
		['how do you say spoon in spanish', 'English', ['cuchara']],
		['how do you say the cars in spanish please', 'English', ['carro', 'coche']],
		['qué significa landlord', 'English', ['casero']],
		['translate to apologise into spanish', 'English', ['disculparse']],
	])('"%s"', (said, from, called) => {
		expect(translate(said)).toMatchObject({ from, called });
	});

	it.each([
		'how do you say that in english',
		'what is your name in english',
		'i say manzana when i speak spanish',
		'how do you say flibbertigibbet in spanish',
		'what is an apple',
		'i like apples in english breakfasts',
	])('none is asked for, or known, in "%s"', (said) => {
		expect(translate(said)).toBeUndefined();
	});

	it('has no word twice, and both sides of every pair', () => {
		for (const [word, called] of Object.entries(content.translations)) {
			expect(word).toMatch(/^\p{L}[\p{L} ]+$/u);
			for (const one of called.split(' / ')) expect(one).toMatch(/^[\p{L}][\p{L}'’ -]+$/u);
		}
	});
});

describe('a coach who translates', () => {
	const coach = createTranslatingCoach(
		createEmbeddedCoach(content),
		content.translations,
		content.coachPhrases,
	);
	const asked: ConversationMessage = {
		role: 'system',
		content: 'What did you eat today?',
		covered: ['food'],
	};
	const say = (said: string) =>
		coach.converse({
			exerciseType: 'howWasYourDay',
			fullConversation: [asked, { role: 'user', content: said }],
		});

	it('says what the word is called, and asks again', async () => {
		const { question, progress } = await say('how do you say manzana in english');
		expect(question).toMatch(/^(?:The English for "manzana" is "apple"|In English, "manzana" is "apple")\. /);
		expect(question).toMatch(/(?:answer|say|tell me|go on)\?$/);
		expect(progress).toBeLessThan(100);
	});

	it('leaves all else to the coach behind', async () => {
		const { question } = await say('i ate an apple');
		expect(question).not.toMatch(/ in (?:English|Spanish)\./);
	});
});
