import { describe, expect, it } from 'vitest';
import { loadContent } from '#server/content.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import type { SentenceEmbeddings } from '#server/ports/sentence-embeddings.ts';
import { createModelCoach } from './model-coach.ts';
import { scriptedModel } from './scripted-model-for-tests.ts';
import { createSituations, type FoundSituation } from './situations.ts';

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

	it('is that of what comes after "but", and of a reason where all of it is none', async () => {
		expect(await found('i passed the exam but my dog is very ill')).toBe('my dog died');
		expect(await found('i was sad because of my dog')).toBe('my dog died');
		expect(await found('i passed the exam because of the shirt')).toBe('i passed the exam');
	});

	it('is not read whose place is known', async () => {
		const read: string[] = [];
		const all = createSituations({ situations, topics: content.topics });
		const reading = {
			...engine,
			embed: async (texts: readonly string[]) => {
				read.push(...texts);
				return engine.embed(texts);
			},
		};
		const [place] = await engine.embed(['my dog died']);
		await all.use(reading, (text) => (text === 'my dog died' ? place : undefined));
		expect(read).toEqual(situations.slice(1).flatMap(({ told }) => told));
		expect((await all.find('our dog was ill', 'justChat'))?.told).toEqual(['my dog died']);
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

/** How a turn after "my dog died" may begin, where this fits. */
async function beginningsWith(situation: Partial<FoundSituation>, exerciseType = 'justChat') {
	const { model, asked } = scriptedModel({}, { reaction: 'It was hard.', question: 'How long?' });
	const found = { told: ['my dog died'], reactions: [], questions: [], isSure: true, ...situation };
	const coach = createModelCoach(
		model,
		content,
		() => 0,
		async () => found,
	);
	await coach.converse({
		exerciseType,
		fullConversation: [
			{ role: 'system', content: 'How are things?', covered: [] },
			{ role: 'user', content: 'my dog died' },
		],
	});
	type Shape = { properties?: Record<string, { pattern: string }> };
	const { properties = {} } = (asked[0]?.schema ?? {}) as Shape;
	return { reaction: properties.reaction?.pattern, question: properties.question?.pattern };
}

it('lets Henry begin as it fits what was told', async () => {
	expect(
		await beginningsWith({ reactions: ['That was'], questions: ['How long did', 'Who misses it most?'] }),
	).toEqual({ reaction: '^(?:That was )', question: '^(?:How long did |Who misses it most\\?$)' });
});

it('lets Henry name what was told in one of his sentences, where one does', async () => {
	const [named, other] = ['Dogs are friends.', 'That is sad.'];
	const [asks, asksOther] = ['How old was the dog?', 'What do you miss?'];
	const [isNamed, isOther] = ['^(?:Dogs are friends\\.$)', '^(?:That is sad\\.$)'];
	expect(await beginningsWith({ reactions: [named, other], questions: [asks, asksOther] })).toEqual({
		reaction: isNamed,
		question: '^(?:How old was the dog\\?$|What do you miss\\?$)',
	});
	const asking = await beginningsWith({ reactions: [other], questions: [asks, asksOther] });
	expect(asking.reaction).toContain(content.coachPhrases.reactions.loss[0]);
	expect(asking.question).toBe('^(?:How old was the dog\\?$)');
	const neither = await beginningsWith({ reactions: [other], questions: [asksOther] });
	expect(neither.reaction).toContain(content.coachPhrases.reactions.loss[0]);
	expect(neither.question).toBe('^(?:What do you miss\\?$)');
	const playing = await beginningsWith({ reactions: [other], questions: [asksOther] }, 'restaurant');
	expect(playing.reaction).toBe(isOther);
	const untroubled = await beginningsWith({
		told: ['i have a dog'],
		reactions: [other],
		questions: [asksOther],
	});
	expect(JSON.stringify(untroubled)).not.toMatch(/That is sad|What do you miss/);
	const close = await beginningsWith({ reactions: [named, other], questions: [asksOther], isSure: false });
	expect(close.reaction).toContain('Dogs are friends');
	expect(JSON.stringify(close)).not.toMatch(/That is sad|What do you miss/);
});
