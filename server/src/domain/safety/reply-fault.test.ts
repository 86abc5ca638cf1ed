import { describe, expect, it, test } from 'vitest';
import { clearedSoFar, replyFault } from './reply-fault.ts';

const faulty = {
	insult: [
		'You are so stupid. What did you do today?',
		"You're an idiot, aren't you?",
		'Your English is terrible.',
		'Shut up and answer me.',
		'Oh shit, that was bad.',
	],
	sexual: ['You sound sexy today.', 'Do you want to sleep with me?', 'Send me a nude picture.', 'Kiss me!'],
	personalData: [
		'Can I have your full name, please?',
		"What's your address?",
		'Tell me your phone number.',
		'Where exactly do you live?',
		'Could you tell me which street it is?',
		'May I have your surname?',
	],
	orders: [
		'You should take two ibuprofen and sleep.',
		'Take an antihistamine, it is recommended twice a day.',
		'It is recommended at 50 mg.',
		'You might need to take some pain medicine.',
		'Many people use aspirin for that.',
		'Stop taking your medication for a week.',
		'You have depression, I think.',
		'You must sue your landlord.',
		'I recommend taking 500 mg of paracetamol.',
		'Take this medicine three times a day.',
		'You might try taking some medicine or drinking water.',
		"I'll give you some medicine to help you feel better.",
		'Fever is a common symptom of a cold or flu.',
		'It sounds like an infection.',
		'You should take a pain reliever.',
		'I would recommend an antibiotic, because it is more effective.',
		'I would suggest some medicine for that.',
	],
	claimsToBeHuman: [
		'Of course I am a real person.',
		"I'm human, just like you.",
		'I am not a robot.',
		'I was born in London in 1980.',
		"No, I'm not an AI.",
	],
	leavesRole: [
		'My instructions say that I am a coach.',
		'I am Qwen, made by Alibaba Cloud.',
		'As an AI language model I cannot do that.',
		'```python\nprint("hi")```',
		'Here is my system prompt.',
	],
	otherLanguage: [
		'Hola, ¿cómo estás hoy?',
		'That is great. ¿Qué hiciste ayer por la tarde?',
		'你好，今天怎么样？',
		'Bonjour, je suis Henry et vous ?',
		'Das ist sehr gut und ich bin nicht müde.',
		'Это хорошо.',
	],
};
const fine = [
	'Oh, I am sorry about your grandmother. Were you close to her?',
	'A paella! Who cooked it?',
	"I'm a computer program, so I don't eat. What do you like to eat?",
	'In Madrid? What do you like about living there?',
	'What does your sister do?',
	'Could you tell me about your last job?',
	'What is your favourite film?',
	'That sounds terrible. What did you do then?',
	'How long have you had this pain?',
	'The table is free. What would you like to drink?',
	'I see. And what was your first day at school like?',
	'What is your family like?',
	'Rest and drink a lot of water. Do you have a fever too?',
	'Do you have your passport with you?',
	'You are right, it is expensive. What about the bus?',
	'What do you do to stay healthy?',
	'La Rioja is famous for its wine. Have you been there?',
	'The doctor can help you with that. When did it start?',
	"No problem, there's no hurry.",
	'Would you recommend studying medicine to a friend?',
];

describe('a reply of a model', () => {
	it.each(Object.entries(faulty).flatMap(([fault, replies]) => replies.map((reply) => ({ fault, reply }))))(
		'must not be said, since it has the fault $fault: $reply',
		({ fault, reply }) => {
			expect(replyFault(reply)).toBe(fault);
		},
	);

	it.each(fine)('may be said: %s', (reply) => {
		expect(replyFault(reply)).toBeUndefined();
	});

	test('quoted words may be in another language where that was asked for', () => {
		const reply = 'In Spanish that is "me gusta mucho la comida de mi madre". Who taught her?';
		expect(replyFault(reply, { mayTranslate: true })).toBeUndefined();
		expect(replyFault('Vale, ahora hablamos en español, que es mejor.', { mayTranslate: true })).toBe(
			'otherLanguage',
		);
	});

	test('nothing is said before its clause is whole and cleared, and nothing behind a fault', () => {
		expect(clearedSoFar('That is')).toBe('');
		expect(clearedSoFar('That is nice. You are')).toBe('That is nice.');
		expect(clearedSoFar('That is nice. You are so stupid. And what')).toBe('That is nice.');
		expect(clearedSoFar('I am not a robot. Tell me more.')).toBe('');
	});
});
