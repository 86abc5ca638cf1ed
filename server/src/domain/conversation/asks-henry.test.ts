import { expect, test } from 'vitest';
import { asksHenry, toldBesides } from './asks-henry.ts';

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
	'and you do you live in madrid',
	'and you henry',
	'i come from the south and you where are you from',
	'i like the job how much is the salary',
	'it sounds good at what time do i start',
	'yes and excuse me is breakfast included',
	'two nights please is the breakfast included',
	'i have another question is there a gym',
	'the room is cold can you close the window',
	'my bag is lost what do i do',
	'what documents do i need',
	'what time is the breakfast',
	'what kind of clothes should i wear',
	'what colour is it',
	'which bus goes and which is the best',
	'how far is the beach from here',
	'how many languages you speak',
	'what you are doing right now',
	'where you are from',
	'when is the next train',
	'when can i start',
	'what is the best film that is on now',
	'what is the most famous dish',
	'can you explain me how can i cook it',
	'so explain me how it works',
	'that is interesting tell me about your family',
	'i would like to know if there is a lift',
	'i want to know what is the salary',
	'i do not know the city can you recommend me something',
	'i know what you mean but can i pay with card',
	'i asked my boss why and he was angry what would you do',
	'so do you like it',
	'is that the bus to the airport',
	'why is the food so cheap here',
	'who is the boss',
	'for two people do i have to pay now',
	'i have a dog can he sleep in the room',
	'the blue one how much is it',
	'excuse me is this seat free',
	'what time closes the kitchen',
	'who will be my boss',
	'what must i do if it hurts',
	'i would like to ask if the job is full time',
	'i need to know when does it start',
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
	// A further main clause makes it a part of a statement.
	'what surprised me was the food',
	'what surprised everybody was the price',
	'what really matters is the salary',
	'what matters most is the family',
	'and what makes me happy is the sea',
	'what happens is that i am shy',
	'what is important for me is my health',
	'what is the most important is my family',
	'what changed was the price',
	'but when somebody is ill we go to see them',
	'when a child is ill the parents stay at home',
	'when is cold i stay at home',
	'when is my birthday we make a party',
	'when rain is expected',
	'where you live is important',
	'how good it is depends on you',
	'how old she is does not matter',
	'were it not for my parents i would live there',
	'should you need a room please call me',
	'what i did was to call my mother',
	'what cost more was the flight',
	'what did change was the price',
	'when are holidays people travel',
	'where is quiet i can study',
	'how much you earn is not important',
	'only then can we relax',
	// Told of, not asked.
	'i asked how much is it and it was ten euros',
	'my friends tell me where is the party',
	'nobody can tell me what to do',
	'my friends explain me about football',
	'my grandmother used to tell me about the war',
	'my parents always tell me what is good for me',
	'my mother explained me how can i cook paella',
	'my teacher explains me what is wrong',
	'nobody knows how can we solve it',
	'she asked us can we help her',
	'it depends on how is the weather',
	'he showed me where is the key',
	'i learn how can i speak better',
	'i do not remember what was the name',
	// An echo.
	'yes so do i',
	'and so can my sister',
	'no neither do i',
	'my brother is tall and so are they',
	// “Es que”.
	'is that i do not like it',
	// “You” is anybody.
	'you take the bus and you arrive in ten minutes',
	'first you mix the eggs and you put some salt',
	'my day was good and you know it was sunny',
	'in the village you can walk and you do not need a car',
	'there are bikes and you have to pay one euro',
	'it is quiet and you are free',
	'in summer can you swim in the river',
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

test.each([
	['Three nights. What time is breakfast?', 'Three nights.'],
	['Hello, good morning. Excuse me. Is it free?', ''],
	['Thank you. And what is the salary?', ''],
	['what is the salary', ''],
	['I like dogs! Do you like them? My sister has two.', 'I like dogs! My sister has two.'],
])('besides what it asks, "%s" tells "%s"', (text, told) => {
	expect(toldBesides(text)).toBe(told);
});
