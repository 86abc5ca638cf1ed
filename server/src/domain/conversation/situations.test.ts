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

const answered = (asked: string, exercise?: string) => ({
	...(exercise && { exercise }),
	asked: [asked],
	answers: [`Yes, that is about ${asked}.`, 'I think so.'],
});
const answers = [
	answered('do you like soup'),
	answered('is there soup today', 'restaurant'),
	answered('when does the train leave'),
];
const known = { situations, answers, followUps: { fitting: () => undefined } };
const created = (isAwaited?: () => boolean) => createSituations(content.topics, isAwaited);

async function found(told: string, exercise = 'justChat', better = engine) {
	const all = created();
	await all.use(better, known);
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

	it('is what fits in general of a long turn where none is near, where that may be', async () => {
		const all = created();
		const followUp = { reactions: ['I can picture that.'], questions: ['How did you find out?'] };
		const fitting = (isLikely: boolean) => ({ fitting: () => ({ ...followUp, isLikely }) });
		await all.use(engine, { ...known, followUps: fitting(false) });
		const long = 'last week i painted my shirt because it was so old';
		expect(await all.find(long, 'justChat', { mayBeGeneral: true })).toMatchObject({
			...followUp,
			isGeneral: true,
		});
		expect(await all.find('i painted my shirt', 'justChat', { mayBeGeneral: true })).toBeUndefined();
		expect((await all.find('our dog was ill', 'justChat', { mayBeGeneral: true }))?.told).toEqual([
			'my dog died',
		]);
		expect(await all.find(long, 'justChat')).toBeUndefined();
	});

	it('is none that means the opposite', async () => {
		expect(await found('i failed my exam')).toBe('i did not pass the exam');
		expect(await found('i did not fail my exam')).toBe('i passed the exam');
	});

	it('is that of what comes after "but", and of a reason where all of it is none', async () => {
		expect(await found('i passed the exam but my dog is very ill')).toBe('my dog died');
		expect(await found('i was sad because of my dog')).toBe('my dog died');
		expect(await found('i passed the exam because of the shirt')).toBe('i passed the exam');
	});

	it('is not read whose place is known', async () => {
		const read: string[] = [];
		const all = created();
		const reading = {
			...engine,
			embed: async (texts: readonly string[]) => {
				read.push(...texts);
				return engine.embed(texts);
			},
		};
		const [place] = await engine.embed(['my dog died']);
		await all.use(reading, known, (text) => (text === 'my dog died' ? place : undefined));
		expect(read).toEqual([
			...situations.slice(1).flatMap(({ told }) => told),
			...answers.flatMap(({ asked }) => asked),
		]);
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
		const all = created(() => ++looks < 3);
		await all.use(engine, known);
		expect(looks).toBe(3);
	});

	it('is not waited for, and nobody needs it', async () => {
		const all = created();
		expect(await all.find('my dog', 'justChat')).toBeUndefined();
		let isBroken = false;
		const breaking: SentenceEmbeddings = {
			...engine,
			embed: async (texts, options) => {
				if (isBroken) throw new ProviderError('busy', 'Too many calls.');
				return engine.embed(texts, options);
			},
		};
		await all.use(breaking, known);
		isBroken = true;
		expect(await all.find('my dog', 'justChat')).toBeUndefined();
		const cancelled = AbortSignal.abort(new Error('He has gone on.'));
		await expect(all.find('my dog', 'justChat', { signal: cancelled })).rejects.toThrow('He has gone on.');
	});
});

describe('what Henry answers', () => {
	async function answersTo(asked: string, exercise = 'justChat', better = engine) {
		const all = created();
		await all.use(better, known);
		return (await all.findAnswers(asked, exercise))[0];
	}

	it('is what he answers to a question that is the same', async () => {
		expect(await answersTo('is soup something that you like?')).toBe(answers[0]?.answers[0]);
		expect(await answersTo('what is the time?')).toBeUndefined();
	});

	it('is none about another country, person or film', async () => {
		const capital = {
			asked: ['what is the capital of soup land'],
			answers: ['The capital of Soup Land is Big Soup.', 'It is Big Soup.'],
		};
		const all = created();
		await all.use(engine, { ...known, answers: [capital] });
		expect(await all.findAnswers('which capital has soup land?', 'travel')).toEqual(capital.answers);
		expect(await all.findAnswers('what is the capital of soup island', 'travel')).toEqual([]);
	});

	it('is that of the talk where he plays a part, and his own elsewhere', async () => {
		expect(await answersTo('and the soup?', 'restaurant')).toBe(answers[1]?.answers[0]);
		expect(await answersTo('and the train?', 'restaurant')).toBeUndefined();
		expect(await answersTo('and the train?', 'hotel')).toBeUndefined();
		expect(await answersTo('and the train?', 'travel')).toBe(answers[2]?.answers[0]);
	});

	it('is about the question of a turn that tells something besides', async () => {
		const dogs = 'I have a dog and a dog and a dog';
		expect(await answersTo(`${dogs}. Do you like soup?`)).toBe(answers[0]?.answers[0]);
		expect(await answersTo(`${dogs} and when does the train leave`)).toBe(answers[2]?.answers[0]);
		expect(await answersTo(`${dogs}, but sorry, can you tell me when does the train leave?`)).toBe(
			answers[2]?.answers[0],
		);
	});

	it('is to both questions of a turn, in their order', async () => {
		const some = [
			{ asked: ['do you like soup'], answers: ['I do.', 'Soup is warm.'] },
			{ asked: ['when does the train leave'], answers: ['At six.'] },
		];
		const all = created();
		await all.use(engine, { ...known, answers: some });
		expect(await all.findAnswers('When does the train leave, and do you like soup?', 'travel')).toEqual([
			'At six. I do.',
			'At six. Soup is warm.',
		]);
	});

	it('is one of his whole sentences, said at once, before the next question', async () => {
		const { model, asked } = scriptedModel({});
		const all = created();
		await all.use(engine, known);
		const coach = createModelCoach(model, content, () => 0.9, all);
		const { question } = await coach.converse({
			exerciseType: 'justChat',
			fullConversation: [
				{ role: 'system', content: 'What did you eat today?', covered: [] },
				{ role: 'user', content: 'I ate soup. Do you like soup?' },
			],
		});
		expect(question).toMatch(/^Let me think\. I think so\. (?!So, what did you eat).+\?$/);
		expect(asked).toEqual([]);
	});
});

it('answers what was asked before, where the learner says that he did not', async () => {
	const { model } = scriptedModel({});
	const all = created();
	await all.use(engine, known);
	const { question } = await createModelCoach(model, content, () => 0, all).converse({
		exerciseType: 'justChat',
		fullConversation: [
			{ role: 'system', content: 'What did you eat today?', covered: [] },
			{ role: 'user', content: 'Do you like soup?' },
			{ role: 'system', content: 'Good question. And you?', covered: [] },
			{ role: 'user', content: 'You did not answer.' },
		],
	});
	expect(question).toMatch(/^I'm sorry\. Yes, that is about do you like soup\. .+\?$/);
});

/** How a turn after "my dog died" may begin, where this fits. */
async function beginningsWith(situation: Partial<FoundSituation>, exerciseType = 'justChat') {
	const { model, asked } = scriptedModel({}, { reaction: 'It was hard.', question: 'How long?' });
	const found = { told: ['my dog died'], reactions: [], questions: [], isSure: true, ...situation };
	const coach = createModelCoach(model, content, () => 0, {
		find: async () => found,
		findAnswers: async () => [],
	});
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
