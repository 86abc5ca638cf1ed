import { expect, test } from 'vitest';
import { questionsAsked } from './spoken-functions.ts';

const asked = (text: string) => questionsAsked(text).map((question) => question.text);

test.each([
	['How much does it cost?', ['How much does it cost']],
	['When does it start?', ['When does it start']],
	['What is the salary? How many hours do I work?', ['What is the salary', 'How many hours do I work']],
	['what is the salary how many hours do i work', ['what is the salary how many hours …']],
	['what is the salary and how many hours do i work', ['what is the salary', 'how many hours do i work']],
	['i work in a bank where do you work', ['where do you work']],
	['i like jazz what kind of music do you like', ['what kind of music do you like']],
	['maybe you are right what do you think', ['what do you think']],
	['i am fine and you', ['and you']],
	['I like it. What about you, Henry?', ['What about you']],
	['ok and is there a lift', ['is there a lift']],
	['Excuse me, where is the toilet?', ['where is the toilet']],
	['please can you repeat the question', ['can you repeat the question']],
	['Have you been there?', ['Have you been there']],
	['would you like a coffee', ['would you like a coffee']],
	['i prefer tea would you like one', ['would you like one']],
	['it is expensive do you agree', ['do you agree']],
	["i don't know, what do you do", ['what do you do']],
	['You are from London?', ['You are from London']],
	['And your family?', ['And your family']],
	['it is cheap and who pays the repair?', ['who pays the repair']],
	['So do I. Do you swim?', ['Do you swim']],
	['well did you like the film', ['did you like the film']],
	["don't you think that it is late", ["don't you think that it is late"]],
])('questions in "%s": %j', (text, questions) => {
	expect(asked(text)).toEqual(questions);
});

test.each([
	'i would you like a coffee',
	'so do i i love it',
	'neither do i',
	'so do i and my sister',
	'i know what is good for me',
	'he asked me where do you live',
	'she said do you want to dance',
	'i asked her what do you think',
	'when i was a child i lived in a village',
	'but when is raining i stay at home',
	'and what i like is the sea',
	'the city which is the capital of my country',
	'my brother who is a doctor',
	'my cousin, who is thirty, paints',
	'it depends on what we eat and how often we exercise',
	'people here say how are you and go on',
	'what can i say it is far',
	'what a day it was',
	'how beautiful it is',
	'I went to the gym?',
	'and is the best place for surfing',
	'who knows',
	'it depends on what do you want',
	'and my parents are you know very strict',
	'you do what you like',
	'it was how can i say very strange',
	'I said that I would come',
])('no question in "%s"', (text) => {
	expect(asked(text)).toEqual([]);
});
