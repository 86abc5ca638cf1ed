import { expect, test } from 'vitest';
import { loadContent } from '#server/content.ts';
import { createModelCoach } from './model-coach.ts';
import { replySchema } from './model-reply.ts';
import { scriptedModel } from './scripted-model-for-tests.ts';
import { thingNamed } from './words-to-take-up.ts';

const content = loadContent(new URL('../../../../content/', import.meta.url));

async function reply(written: object, said: string, exerciseType = 'justChat'): Promise<string> {
	const { model } = scriptedModel({}, written);
	const fullConversation = [
		{ role: 'system' as const, content: 'What would you like to talk about?' },
		{ role: 'user' as const, content: said },
	];
	const coach = createModelCoach(model, content, () => 0);
	return (await coach.converse({ exerciseType, fullConversation })).question;
}

test('where there is no word to begin with, none is chosen', () => {
	const keysOf = (interjections: string[]) =>
		replySchema(['interjection', 'reaction'], 'chess', { interjection: interjections }).required;
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

test('Henry promises nothing, unless he plays a part', async () => {
	const written = {
		reaction: "I'm sorry about your leg, I'll have a look at it.",
		question: 'Where was it?',
	};
	expect(await reply(written, 'i broke my leg')).toBe("I'm sorry about your leg. Where was it?");
	expect(await reply(written, 'i broke my leg', 'doctor')).toContain("I'll have a look at it.");
});

test('where no question can be used, one about what was told is asked, not again that which was answered', async () => {
	const written = { reaction: 'It takes patience.', question: 'I see.' };
	const about = await reply(written, 'i play with my grandfather');
	expect(about).toBe('It takes patience. Can you tell me more about your grandfather?');
	expect(await reply(written, 'i use my metal detector')).not.toContain('your metal');
	expect(await reply(written, 'it was the dentist', 'howWasYourDay')).not.toMatch(/how was your day/i);
});

test('who complains of an answer is asked for the question, where there was none', async () => {
	expect(await reply({}, 'you did not answer my question')).toMatch(
		/What (?:was your question|did you want)/,
	);
});

test('who refuses the subject is asked for another, and who was asked the same twice hears that Henry is sorry', async () => {
	const { coachPhrases: phrases } = content;
	const refused = await reply({}, 'i do not want to talk about my day', 'howWasYourDay');
	expect(
		phrases.whatInstead.some((question) => refused.endsWith(question)),
		refused,
	).toBe(true);
	const reproached = await reply({}, 'you already asked me that', 'talkAboutYou');
	expect(
		phrases.askedAlready.some((words) => reproached.startsWith(`${words} `)),
		reproached,
	).toBe(true);
	expect(reproached).toMatch(/\?$/);
	const told = { reaction: 'It takes patience.', question: 'Who wins?' };
	const longer = 'i already said that i play chess with my grandfather on sundays';
	expect(await reply(told, longer, 'talkAboutYou')).toBe('It takes patience. Who wins?');
});

test('a question begins as fits what was told, where nothing is left to find out first', async () => {
	const asksWith = async (said: string, exerciseType: string) => {
		const { model, asked } = scriptedModel({}, { reaction: 'It takes time.', question: 'Who helps you?' });
		const fullConversation = [
			{ role: 'system' as const, content: 'What would you like to talk about?' },
			{ role: 'user' as const, content: said },
		];
		await createModelCoach(model, content, () => 0).converse({ exerciseType, fullConversation });
		return JSON.stringify(asked.at(-1)?.schema);
	};
	const { questions } = content.coachPhrases;
	expect(await asksWith('my dog died yesterday', 'justChat')).toContain(`(?:${questions.loss.join(' |')} )`);
	expect(await asksWith('i work in an office', 'justChat')).toContain(`(?:${questions.plain.join(' |')} )`);
});

test('in a role play the model reacts, and the next thing is asked in written words', async () => {
	const { model, asked } = scriptedModel({}, { reaction: 'Of course, I have a room with a view.' });
	const fullConversation = [
		{ role: 'system' as const, content: 'Good evening and welcome! Do you have a booking?' },
		{ role: 'user' as const, content: 'no i need a room for two nights' },
	];
	const coach = createModelCoach(model, content, () => 0);
	const { question } = await coach.converse({ exerciseType: 'hotel', fullConversation });
	expect(question).toMatch(/^Of course, I have a room with a view\. What kind of room would you like\?$/);
	expect(asked.at(-1)?.schema).toMatchObject({ required: ['interjection', 'about', 'reaction'] });
});

test('in a role play the trouble that was named is taken up where the model’s reaction cannot be said', async () => {
	const echo = { reaction: 'My baby can not sleep.', question: 'When is it worst?' };
	expect(await reply(echo, 'you are too loud and my baby can not sleep', 'noisyNeighbour')).toMatch(
		/^I'm sorry (?:to hear )?about your baby\. \S.+\?$/,
	);
});

test('what was named is taken up neither where it may not be said nor beside words of sympathy', async () => {
	const echo = { reaction: 'I lost it.', question: 'What exactly is missing?' };
	expect(await reply(echo, 'i lost my aspirin', 'policeReport')).toMatch(/^(?!.*aspirin)\S.+\?$/);
	expect(await reply(echo, 'my father died', 'policeReport')).toMatch(
		/^I'm very sorry to hear that\. \S.+\?$/,
	);
});

test.each([
	['your dog barks the whole night', 'the whole night'],
	['i lost my red bag', 'your red bag'],
	['i have a headache since three days', 'the headache'],
	['two nights please', undefined],
])('of "%s" the thing named is %s', (text, thing) => {
	expect(thingNamed(text)).toBe(thing);
});

test('who has no idea hears what could be said, and the same question again', async () => {
	const written = { answer: 'You could say that you play chess, or that you cook.' };
	expect(await reply(written, 'i do not know what to say')).toBe(
		'You could say that you play chess, or that you cook. So, what would you like to talk about?',
	);
});

test('a question that cannot be asked is written once more, behind what was said', async () => {
	const reaction = 'It takes time to learn chess.';
	const { model, asked } = scriptedModel(
		{ variesAnswers: true },
		{ reaction, question: 'What would you like to talk about?' },
		{ reaction, question: 'Who taught you chess?' },
	);
	const fullConversation = [
		{ role: 'system' as const, content: 'What would you like to talk about?' },
		{ role: 'user' as const, content: 'i play chess' },
	];
	const coach = createModelCoach(model, content, () => 0);
	const { question } = await coach.converse({ exerciseType: 'justChat', fullConversation });
	expect(question).toBe('It takes time to learn chess. Who taught you chess?');
	expect(asked[1]?.schema).toMatchObject({ properties: { reaction: { const: reaction } } });
});

test('a beginning behind which the model writes nothing is not said', async () => {
	const [beginning = ''] = content.coachPhrases.questions.view;
	const said = { reaction: 'It is quiet there.', question: beginning };
	const answer = await reply(said, 'i prefer small towns because they are quiet');
	expect(answer).toMatch(/^It is quiet there\. .+\?$/);
	expect(answer).not.toContain(beginning);
	const promise = { reaction: "It's true that it is quiet, let's talk about it.", question: 'Why is that?' };
	expect(await reply(promise, 'i prefer small towns because they are quiet')).toBe(
		"It's true that it is quiet. Why is that?",
	);
});

test('a reaction is one sentence where a question follows', async () => {
	const said = { reaction: 'It must be lovely there. The water is cold.', question: 'Which fish are there?' };
	expect(await reply(said, 'i live near a lake')).toBe('It must be lovely there. Which fish are there?');
});

test('a model does not ask how long it has been so where that was just told', async () => {
	const said = { reaction: 'It must be hard.', question: 'How long have you had it?' };
	expect(await reply(said, 'i have a new dog since monday')).not.toContain('How long');
	expect(await reply(said, 'i have a new dog')).toContain('How long have you had it?');
});

test('who plays a part hears what he does not know, each time in other words; then a model writes them', async () => {
	const { plainReactions, reactions } = content.coachPhrases;
	const patternAfter = async (said: readonly string[]) => {
		const { model, asked } = scriptedModel({}, { reaction: 'It is quiet.', question: 'Which lake?' });
		await createModelCoach(model, content, () => 0).converse({
			exerciseType: 'restaurant',
			fullConversation: [
				...said.map((content) => ({ role: 'system' as const, content })),
				{ role: 'system' as const, content: 'Where do you live?', covered: [] },
				{ role: 'user' as const, content: 'i live near a lake' },
			],
		});
		type Shape = { properties?: Record<string, { pattern: string }> };
		return (asked[0]?.schema as Shape | undefined)?.properties?.reaction?.pattern;
	};
	const [first = '', second = ''] = plainReactions.role;
	expect(await patternAfter([])).toContain(first.slice(0, -1));
	const next = await patternAfter([`${first} Where?`]);
	expect(next).not.toContain(first.slice(0, -1));
	expect(next).toContain(second.slice(0, -1));
	expect(await patternAfter(plainReactions.role)).toContain(`${reactions.role[0]} `);
});
