import { expect, test } from 'vitest';
import { leadModelTalk, type TalkKind } from './model-lead.ts';

const goals = ['food', 'sport', 'sleep'].map((key) => ({ key, find: key, asks: [`What about ${key}?`] }));

/** What Henry's turn is for after this first answer. */
const stepAfter = (content: string, kind: TalkKind = 'topic') =>
	leadModelTalk(goals, kind, undefined, [
		{ role: 'system', content: 'What do you eat on a normal day?', covered: [] },
		{ role: 'user', content },
	]).step;

test.each([
	['and yours', 'henryHasNoLife'],
	['and you do you have a family', 'henryHasNoLife'],
	['where do you live', 'henryHasNoLife'],
	['tell me a joke', 'joke'],
	['do you know any jokes', 'joke'],
	['can you tell me a funny joke please', 'joke'],
	['how do you say cuchara in english', 'translate'],
	['how is cuchara in english', 'translate'],
	['how is called the thing for the soup', 'translate'],
	['what is cuchara in english', 'translate'],
	['can you translate cuchara', 'translate'],
	['i do not know how to say cuchara', 'translate'],
	['what does spoon mean', 'explain'],
	['i do not know that word', 'explain'],
	['say it in other words please', 'rephrase'],
	['can you rephrase it', 'rephrase'],
	['can you help me', 'help'],
	['you do not listen to me', 'sorry'],
	['answer my question please', 'sorry'],
	['i do not want to talk about food', 'skip'],
	['i already told you', 'askedAlready'],
	['you already asked me that', 'askedAlready'],
	['i just said that', 'askedAlready'],
	['we can stop now i have to go', 'stop'],
	['from now on speak only in spanish', 'staysHenry'],
])('"%s" is followed by %s', (text, step) => {
	expect(stepAfter(text)).toBe(step);
});

test.each([
	'you take the bus and you arrive in ten minutes',
	'first you mix the eggs and you put some salt',
	'my day was good and you know it was sunny',
	'in the village you can walk and you do not need a car',
	'my uncle likes to tell jokes',
	'it was how can i say very strange',
	'my students never answer my question',
	'i know a joke about fish',
	'i am a translator and i translate books',
	'i learned how to say no to my children',
	'my students learn how to say hello',
	'in other words we should eat less',
	'i prefer not to eat meat',
	'i changed to another subject because chemistry was hard',
	'i do not want to say that money is not important',
	'if you do not listen to your body you get ill',
	'my mother says you never listen',
	'i just told my boss the truth',
	'my boss asked me that before',
	'if you are lost you just ask somebody',
	'we have to decide the hotel',
	'the time is over when the bell rings',
	'i would say that i am a person who likes order',
	'my doctors tell me to stop smoking',
])('an answer is taken for one: %s', (text) => {
	expect(stepAfter(text)).toBe('goDeeper');
});

test.each(['i like fish and you', 'very well, and you?', 'good and yours', 'the beach what about you'])(
	'an answer counts where the question is given back behind it: %s',
	(content) => {
		const lead = leadModelTalk(goals, 'topic', undefined, [
			{ role: 'system', content: 'What do you eat on a normal day?', covered: [] },
			{ role: 'user', content },
		]);
		expect(lead).toMatchObject({ step: 'goDeeper', isAskedBack: true });
	},
);

test('who opens with a question to somebody who serves is asked the next thing', () => {
	const opened = [
		{ role: 'system' as const, content: 'How can I help you?', covered: [] },
		{ role: 'user' as const, content: 'how much is the blue shirt' },
	];
	const goalAfter = (conversation: Parameters<typeof leadModelTalk>[3]) =>
		leadModelTalk(goals, 'rolePlay', undefined, conversation).current?.key;
	expect(goalAfter(opened)).toBe('sport');
	const later = [{ role: 'system' as const, content: 'Which size?', covered: [] }, ...opened];
	expect(goalAfter(later)).toBe('food');
});

test('in a role play the one who serves is asked for help, not Henry', () => {
	expect(stepAfter('excuse me can you help me', 'rolePlay')).toBe('answer');
	expect(stepAfter('i need help my back hurts', 'rolePlay')).not.toBe('help');
	expect(stepAfter('i do not know what to say', 'rolePlay')).toBe('help');
	expect(stepAfter('how is the weather in the city', 'rolePlay')).toBe('answer');
});
