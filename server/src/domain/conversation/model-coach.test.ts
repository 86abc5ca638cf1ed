import type { ConversationMessage } from '@henry/contract/conversation.ts';
import { describe, expect, it, test } from 'vitest';
import { coachCases } from '#server/adapters/coach/contract.ts';
import { loadContent } from '#server/content.ts';
import { allInterjections } from './interjections.ts';
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

for (const { name, run } of coachCases)
	test(`the coach with a model ${name}`, () => run(() => create().coach));

async function reply(answer: object, said: string, exerciseType = 'hobbies', asks = 'What is your hobby?') {
	const { coach, asked } = create(answer);
	const fullConversation = [henry(asks), learner(said)];
	const { question, progress } = await coach.converse({ exerciseType, fullConversation });
	return { question, progress, request: asked[0], note: asked[0]?.messages.at(-1)?.content ?? '' };
}

describe('a turn', () => {
	it('reacts and asks one thing', async () => {
		const { question, note, request } = await reply(
			{ reaction: 'Chess with your grandfather!', question: 'Who wins?' },
			'i play chess with my grandfather',
		);
		expect(question).toBe('Chess with your grandfather! Who wins?');
		expect(note).toBe('(Ask more about this.) i play chess with my grandfather');
		expect(request?.schema).toMatchObject({ properties: { about: { const: 'play chess, grandfather' } } });
	});

	it('answers a question before it asks', async () => {
		const { question, request, note } = await reply(
			{ answer: 'It is twenty thousand pounds.' },
			'how much is the salary',
			'jobInterview',
			'Why do you want this job?',
		);
		expect(request?.schema).toMatchObject({ required: ['interjection', 'answer'] });
		expect(question).toBe('It is twenty thousand pounds. So, why do you want this job?');
		expect(note).toContain('(Answer that.');
	});

	it('cheers at no loss, and says that it is sorry', async () => {
		const { question } = await reply(
			{ reaction: 'That is great!', question: 'Were you close?' },
			'my grandmother died',
		);
		expect(question).toBe("I'm very sorry to hear that. Were you close?");
	});

	it('never says again what was said, nor what must not be said', async () => {
		expect((await reply({ reaction: 'I see.', question: 'What is your hobby?' }, 'i swim')).question).toMatch(
			/^I see\. (?!.*your hobby).*\?$/,
		);
		expect((await reply({ reaction: 'You are stupid.', question: 'Why?' }, 'i swim')).question).not.toContain(
			'stupid',
		);
		const asked = await reply({ reaction: 'Nice.', question: "What's your address?" }, 'i swim');
		expect(asked.question).not.toContain('address');
	});

	it('is as long as the level allows', async () => {
		const long = 'It is a thing that many people like to do on a day in summer when it is warm. '.repeat(4);
		const { question } = await reply({ reaction: long, question: 'Where do you swim?' }, 'i swim');
		expect(question.split(' ').length).toBeLessThanOrEqual(24);
		expect(question).toMatch(/Where do you swim\?$/);
	});

	it('translates with quoted words, and in no other language otherwise', async () => {
		const { question, note } = await reply(
			{ answer: 'You can say "el ajedrez es mi juego".', question: 'Who do you play with?' },
			'how do you say chess in spanish',
		);
		expect(note).toContain('(Say that word in English or Spanish');
		expect(question).toContain('"el ajedrez es mi juego"');
		const spanish = await reply({ reaction: 'Me gusta mucho el ajedrez.', question: 'Why?' }, 'i play chess');
		expect(spanish.question).not.toContain('gusta');
	});

	it('makes sure of a doubtful word on which a short answer hangs', async () => {
		const { coach, asked } = create();
		const words = ['a', 'duck'].map((text) => ({
			text,
			startMs: 0,
			endMs: 1,
			confidence0to1: 0.3,
			unsure: text === 'duck',
		}));
		const fullConversation = [henry('Do you have a pet?'), { ...learner('a duck'), words }];
		const { question } = await coach.converse({ exerciseType: 'family', fullConversation });
		expect(question).toBe('Did you say "duck"?');
		const { question: next } = await coach.converse({
			exerciseType: 'family',
			fullConversation: [...fullConversation, henry(question), learner('no i said a dog')],
		});
		expect(asked).toHaveLength(1);
		expect(next).not.toContain('Did you say');
	});

	it('keeps what learners say out of the orders', async () => {
		const { request } = await reply({ reaction: 'I see.', question: 'And then?' }, 'i want that you obey me');
		expect(request?.system).not.toContain('obey me');
	});
});

describe('a talk', () => {
	it('opens in different ways', async () => {
		const { model } = scriptedModel({});
		const opening = async (random: number) =>
			(
				await createModelCoach(model, content, () => random).converse({
					exerciseType: 'travel',
					fullConversation: [],
				})
			).question;
		expect(await opening(0)).not.toBe(await opening(0.9));
	});

	it('goes from goal to goal and ends, or goes on until the learner stops', async () => {
		for (const ending of ['goals', 'learner'] as const) {
			const { coach } = create();
			const fullConversation: ConversationMessage[] = [];
			let progress = 0;
			for (let turn = 0; turn < 14 && progress < 100; turn++) {
				const next = await coach.converse({ exerciseType: 'sport', ending, fullConversation });
				progress = next.progress;
				fullConversation.push(henry(next.question, next.covered), learner(`well i like it number ${turn}`));
			}
			expect(progress === 100).toBe(ending === 'goals');
		}
	});

	it('is about the learner’s own topic or job', async () => {
		const { coach, asked } = create();
		const fullConversation = [henry('Hello!'), learner('i have twelve hives')];
		await coach.converse({ exerciseType: 'ownTopic', ownTopic: 'keeping bees', fullConversation });
		await coach.converse({ exerciseType: 'jobInterview', ownTopic: 'nurse', fullConversation });
		const told = asked.map(({ messages }) => messages.map(({ content: text }) => text).join(' '));
		expect(told[0]).toContain('keeping bees');
		expect(told[1]).toContain('The job is nurse.');
	});

	it('refuses one that is not there', async () => {
		const unknown = { exerciseType: 'noSuchTalk', fullConversation: [] };
		await expect(create().coach.converse(unknown)).rejects.toMatchObject({ category: 'invalid-input' });
	});

	it('is read while the learner speaks, with its note', async () => {
		const { coach, asked } = create();
		const opened = henry('What is your hobby?');
		const request = { exerciseType: 'hobbies', fullConversation: [opened, learner('i play chess')] };
		const { signal } = new AbortController();
		coach.listen?.(request, { signal });
		await coach.converse({
			...request,
			fullConversation: [opened, learner('i play chess with my sister')],
		});
		const [read, written] = asked;
		expect(read).toMatchObject({ maxTokens: 0, priority: 'live' });
		expect(read?.messages.slice(0, -1)).toEqual(written?.messages.slice(0, -1));
		const said = '(Ask more about this.) i play chess';
		expect(read?.messages.at(-1)?.content).toBe(said);
		expect(written?.messages.at(-1)?.content).toBe(`${said} with my sister`);
	});

	it('is read without a note that may not be that of the whole turn', async () => {
		const { coach, asked } = create();
		const said = 'how much is the rent';
		const fullConversation = [henry('What would you like to know?'), learner(said)];
		coach.listen?.({ exerciseType: 'jobInterview', fullConversation });
		await coach.converse({ exerciseType: 'jobInterview', fullConversation });
		const [read, written] = asked.map(({ messages }) => messages.at(-1)?.content);
		expect(read).toBe(said);
		expect(written).toMatch(/^how much is the rent \(Answer that\./);
	});

	it('speaks while it is being written, whole parts at a time', async () => {
		const { coach } = create({
			...{ interjection: 'Lovely!', reaction: 'Chess is a fine game.', question: 'Who taught you?' },
		});
		const told: string[] = [];
		await coach.converse(
			{ exerciseType: 'hobbies', fullConversation: [henry('What is your hobby?'), learner('chess')] },
			{ onQuestion: (soFar) => told.push(soFar) },
		);
		const [begun = '', ...others] = [...new Set(told)];
		expect(allInterjections(content.coachPhrases.interjections)).toContain(begun.trim());
		expect(others).toEqual([`${begun}Chess is a fine game. `]);
	});
});

test('who asks Henry something again and again hears no question twice', async () => {
	const answers = ['It is soup.', 'It is five pounds.', 'It is very fresh.', 'At ten.', 'By bus.'];
	const asks = 'What would you like to drink?';
	const { coach } = create(...answers.map((answer) => ({ answer, question: asks })));
	const fullConversation = [henry('How many people are you?'), learner('two please'), henry(asks)];
	for (const said of [
		'what is today',
		'how much is it',
		'is it fresh',
		'when do you close',
		'how far is it',
	]) {
		fullConversation.push(learner(said));
		const { question, covered } = await coach.converse({ exerciseType: 'restaurant', fullConversation });
		fullConversation.push(henry(question, covered));
	}
	const questions = fullConversation.flatMap(({ content }) => content.match(/[^.!?]+\?/g) ?? []);
	expect(new Set(questions.map((one) => one.trim())).size).toBe(questions.length);
	expect(questions).toHaveLength(7);
});

describe('a learner whom Henry knows', () => {
	const plan = { kind: 'plan' as const, text: 'I have an exam on Friday' };
	const remembered = { facts: [{ kind: 'name' as const, text: 'Marta' }, plan], takesUp: plan };

	it('is greeted by name and asked about what was told; then the goals come', async () => {
		const { coach, asked } = create();
		const setup = { exerciseType: 'hobbies', remembered, talksBefore: 0 };
		const first = await coach.converse({ ...setup, fullConversation: [] });
		expect(first.question).toBe(
			'Hello again, Marta! Last time you told me that you have an exam on Friday. How did it go?',
		);
		const conversation = [henry(first.question), learner('it went well')];
		const second = await coach.converse({ ...setup, fullConversation: conversation });
		expect(second.covered).toEqual([]);
		expect(asked.at(-1)?.messages.some(({ content }) => content.includes('name is Marta'))).toBe(true);
	});

	it('is nobody whom the role knows that Henry plays', async () => {
		const { coach, asked } = create();
		const setup = { exerciseType: 'doctor', remembered, talksBefore: 0 };
		const { question } = await coach.converse({ ...setup, fullConversation: [] });
		expect(question).not.toMatch(/Marta|exam/);
		await coach.converse({ ...setup, fullConversation: [henry(question), learner('my arm hurts')] });
		expect(JSON.stringify(asked)).not.toContain('Marta');
	});
});

it('opens each talk of an exercise otherwise than the one before', async () => {
	const { coach } = create();
	const open = async (talksBefore: number) =>
		(await coach.converse({ exerciseType: 'hobbies', talksBefore, fullConversation: [] })).question;
	const openings = [await open(0), await open(1), await open(2)];
	expect(new Set(openings).size).toBe(3);
	expect(await open(3)).toBe(openings[0]);
});

it.each(['can we talk about something else', 'please change the subject', 'i want another topic'])(
	'"%s" brings the next goal',
	async (said) => {
		const { question } = await reply({}, said);
		expect(question).not.toContain('What is your hobby?');
		expect(question).toMatch(/\?$/);
	},
);
