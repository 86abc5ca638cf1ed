import { describe, expect, it } from 'vitest';
import { loadContent } from '#server/content.ts';
import { createModelCoach } from './model-coach.ts';
import { scriptedModel } from './scripted-model-for-tests.ts';

const content = loadContent(new URL('../../../../content/', import.meta.url));

describe('a turn that begins poorly', () => {
	const poor = { reaction: 'That is a good thing.', question: 'What else?' };
	const better = { reaction: 'An umbrella on a train!', question: 'Was it new?' };

	const umbrella = 'i lost my umbrella on the train';

	async function written(embedded: boolean, answers: object[], said = umbrella) {
		const { model, asked } = scriptedModel({ variesAnswers: true, embedded }, ...answers);
		const told: string[] = [];
		const { question } = await createModelCoach(model, content, () => 0).converse(
			{
				exerciseType: 'hobbies',
				fullConversation: [
					{ role: 'system', content: 'What happened?' },
					{ role: 'user', content: said },
				],
			},
			{ onQuestion: (soFar) => told.push(soFar) },
		);
		return { question, asked, told };
	}

	it('is not one that takes up something told earlier in the turn', async () => {
		const early = { reaction: 'So your umbrella is gone.', question: 'Was it new?' };
		const { asked } = await written(true, [early, better], `${umbrella} and i was late for my class`);
		expect(asked).toHaveLength(1);
		expect(asked[0]?.favoured).not.toContain('umbrella');
	});

	it('is written once more before a word of it is said', async () => {
		const { question, asked, told } = await written(true, [poor, better]);
		expect(question).toBe('An umbrella on a train! Was it new?');
		expect(asked).toHaveLength(2);
		expect(asked[0]?.favoured).toEqual(['umbrella', 'train']);
		expect(new Set(told)).toEqual(new Set(['An umbrella on a train! ']));
	});

	it.each([
		['refuses', { reaction: "I'm sorry, but I can't assist with that.", question: 'Why?' }, better],
		['speaks past what was told', poor, better],
	])('is one that %s', async (_what, ...answers) => {
		expect((await written(true, answers)).question).toBe('An umbrella on a train! Was it new?');
	});

	it('is said as it is the second time', async () => {
		const { question, asked } = await written(true, [poor, poor, better]);
		expect(asked).toHaveLength(2);
		expect(question).toMatch(/\?$/);
	});

	it('is not paid for twice at a service', async () => {
		const { asked } = await written(false, [poor, better]);
		expect(asked).toHaveLength(1);
	});
});
