import { describe, expect, it } from 'vitest';
import { loadContent } from '#server/content.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import type { SentenceEmbeddings } from '#server/ports/sentence-embeddings.ts';
import { createModelCoach } from './model-coach.ts';
import { scriptedModel } from './scripted-model-for-tests.ts';
import { createSituations } from './situations.ts';

const content = loadContent(new URL('../../../../content/', import.meta.url));
const subjects = ['dog', 'exam', 'soup', 'shirt', 'train'];

/** Texts lie where the subjects lie that they name. */
const engine: SentenceEmbeddings = {
	health: () => ({ name: 'subjects', model: '', embedded: true, state: 'ready', queued: 0 }),
	start: async () => {},
	close: async () => {},
	embed: async (texts) =>
		texts.map((text) => {
			const counts = [0.2, ...subjects.map((subject) => text.split(subject).length - 1)];
			return Float32Array.from(counts, (count) => count / Math.hypot(...counts));
		}),
};
const situation = (told: string, exercise?: string) => ({
	...(exercise && { exercise }),
	told: [told],
	reactions: ['That was'],
	questions: ['How long did'],
});
const situations = [
	situation('my dog died'),
	situation('i passed the exam'),
	situation('i did not pass the exam'),
	situation('i cooked soup'),
	situation('the soup is cold', 'restaurant'),
];

async function found(told: string, exercise = 'justChat', better = engine) {
	const all = createSituations({ situations, topics: content.topics });
	await all.use(better);
	return (await all.find(told, exercise))?.told[0];
}

describe('the situation that a learner tells of', () => {
	it('is the one that means the same', async () => {
		expect(await found('yesterday our dog was very ill')).toBe('my dog died');
		expect(await found('there was no train')).toBeUndefined();
	});

	it('is one of the talk where Henry plays a part', async () => {
		expect(await found('this soup', 'restaurant')).toBe('the soup is cold');
		expect(await found('this soup')).toBe('i cooked soup');
		expect(await found('my dog', 'restaurant')).toBeUndefined();
	});

	it('says yes and no as the learner does', async () => {
		expect(await found('i passed an exam')).toBe('i passed the exam');
		expect(await found("i didn't pass my exam")).toBe('i did not pass the exam');
	});

	it('is none that could not be read', async () => {
		const broken = {
			...engine,
			embed: async () => Promise.reject(new ProviderError('busy', 'Too many calls.')),
		};
		expect(await found('my dog', 'justChat', broken)).toBeUndefined();
	});

	it('is read while nobody waits for something else', async () => {
		let looks = 0;
		const all = createSituations({ situations, topics: content.topics }, () => ++looks < 3);
		await all.use(engine);
		expect(looks).toBe(3);
	});

	it('is not waited for, and nobody needs it', async () => {
		const all = createSituations({ situations, topics: content.topics });
		expect(await all.find('my dog', 'justChat')).toBeUndefined();
		let isBroken = false;
		await all.use({
			...engine,
			embed: async (texts, options) => {
				if (isBroken) throw new ProviderError('busy', 'Too many calls.');
				return engine.embed(texts, options);
			},
		});
		isBroken = true;
		expect(await all.find('my dog', 'justChat')).toBeUndefined();
		const cancelled = AbortSignal.abort(new Error('He has gone on.'));
		await expect(all.find('my dog', 'justChat', { signal: cancelled })).rejects.toThrow('He has gone on.');
	});
});

it('lets Henry begin as it fits what was told', async () => {
	const { model, asked } = scriptedModel({}, { reaction: 'It was hard.', question: 'How long?' });
	const [pet] = situations;
	const coach = createModelCoach(
		model,
		content,
		() => 0,
		async () => pet && { ...pet, questions: [...pet.questions, 'Who misses it most?'], isSure: true },
	);
	await coach.converse({
		exerciseType: 'justChat',
		fullConversation: [
			{ role: 'system', content: 'How are things?', covered: [] },
			{ role: 'user', content: 'my dog died' },
		],
	});
	expect(asked[0]?.schema).toMatchObject({
		properties: {
			reaction: { pattern: '^(?:That was )' },
			question: { pattern: '^(?:How long did |Who misses it most\\?$)' },
		},
	});
});
