import { expect, test } from 'vitest';
import { asksHenry } from './asks-henry.ts';

test.each([
	'what is the salary',
	'how many hours i have to work',
	'and you',
	'i am fine and you',
	'i like jazz and you what do you like',
	'what about you',
	'excuse me where is the toilet',
	'when is the bus',
	'do you like it',
	'so is there a lift',
	'tell me about your city',
	'is this your real voice',
	'is the fish fresh',
	'at what time is the breakfast',
	'are the rooms quiet',
	'who pays the repair',
	'and what happens if i break something',
	'one suitcase and a guitar can i carry it with me',
	'yes could we sit near the window',
	'yes and is the wifi for free',
	'how can i help her if i do not understand it',
	'wait do i lose my photos',
])('a question to Henry: %s', (text) => {
	expect(asksHenry(text)).toBe(true);
});

test.each([
	'when i was a child i lived in a village',
	'when you chat you write a lot',
	'when the weather is good we go to the beach',
	'chatting is fun and you learn slang',
	'it is cheap and you can eat well',
	'and what i like is the sea',
	'but where we are now is very quiet',
	'because when people are old they need company',
	'it is in the north and is the best place for surfing',
	'is the best place for surfing',
	'is the capital of my country',
	'i know what is good for me',
	'what matters to me is my family',
	'who knows',
	'i do what i can i am happy',
	'it was how can i say very strange',
	'yes is the place for a quiet life',
])('none: %s', (text) => {
	expect(asksHenry(text)).toBe(false);
});

const heard = (text: string) =>
	text.split(' ').map((word) => {
		const mark = word.endsWith('?') ? ('?' as const) : word.endsWith('.') ? ('.' as const) : undefined;
		const spoken = { text: word.replace(/[?.]$/, '').toLowerCase(), startMs: 0, endMs: 0 };
		return { ...spoken, confidence0to1: 1, unsure: false, ...(mark && { mark }) };
	});

test.each([
	['Is the tip included? I pay with card.', true],
	['I am not sure. Which one is better?', true],
	['Yes. And excuse me is breakfast for children cheaper?', true],
	// Who looks for a word.
	['I went to the gym?', false],
	['I work in a bank. Is near my house.', false],
])('"%s" as it was heard: %s', (text, isQuestion) => {
	const words = heard(text);
	expect(asksHenry(words.map((word) => word.text).join(' '), words)).toBe(isQuestion);
});
