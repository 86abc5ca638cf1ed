import { expect, test } from 'vitest';
import { learnerText } from './learner-text.ts';
import { spoken } from './report-tools-for-tests.ts';
import { toldFacts } from './told-facts.ts';

const nothing = { corrections: [], suggestions: [], ends: new Set<number>() };
const told = (...lines: (string | ReturnType<typeof spoken>)[]) =>
	toldFacts(learnerText(lines.map((line) => (typeof line === 'string' ? { content: line } : line))), nothing);

test.each([
	['name', 'hello my name is marta', 'Marta'],
	['work', 'i work in a school near the sea and i like it', 'I work in a school near the sea'],
	['work', "Well, I'm a nurse. It is hard.", "I'm a nurse"],
	['work', 'at the moment i am studying law in granada', 'I am studying law in granada'],
	['family', 'i have two sisters and my mother is at home', 'I have two sisters'],
	['family', 'My brother works in Berlin, you know.', 'My brother works in Berlin'],
	['plan', 'yes because i have an exam on friday', 'I have an exam on friday'],
	[
		'plan',
		"next we are happy but i'm going to visit my aunt next week",
		"I'm going to visit my aunt next week",
	],
	['plan', 'i want to learn the guitar', 'I want to learn the guitar'],
	['like', 'i really love cooking for my friends', 'I really love cooking for my friends'],
	['like', 'my favourite food is paella', 'My favourite food is paella'],
])('%s: "%s" is remembered as "%s"', (kind, said, text) => {
	expect(told(said)).toEqual([{ kind, text }]);
});

test.each([
	"i don't like football",
	'i like it',
	'i would like a coffee',
	"i'm a bit tired",
	'i work',
	'my grandmother died and i have two sisters',
	'i have an appointment with my therapist',
	'i am a christian minister',
	'it is raining',
	'my name is not important',
])('"%s" is not remembered', (said) => {
	expect(told(said)).toEqual([]);
});

test('what was not heard for sure is not remembered, and what is said twice is there once', () => {
	expect(told(spoken('i have two ?sisters'))).toEqual([]);
	expect(told(spoken('i have two sisters'), 'I have two sisters.')).toHaveLength(1);
});

test.each([
	['i have a son and a daughter', 'I have a son and a daughter'],
	['i have two sons', 'I have two sons'],
	['i have 2 sisters they live in madrid', 'I have 2 sisters'],
	['i have two sisters my mother is very tall', 'I have two sisters'],
	['i have a dog is very big', 'I have a dog'],
	['i have two sons one is ten and the other is twelve', 'I have two sons'],
	['i have only one brother and', 'I have only one brother'],
	['i have i have two sisters', 'I have two sisters'],
	['no i have two sisters', 'I have two sisters'],
	['did i tell you that i have two dogs', 'I have two dogs'],
	['my sister works in a bank', 'My sister works in a bank'],
	['my sister and i work in a bakery', 'I work in a bakery'],
	["we don't have a dog i have three cats", 'I have three cats'],
	['i lived in rome two years ago now i work in a bank', 'I work in a bank'],
	['when i was young i lived in rome now i work in a bank', 'I work in a bank'],
	['i work in a restaurant to pay my studies', 'I work in a restaurant to pay my studies'],
	['i have two um sisters', 'I have two sisters'],
	['i work in IT', 'i work in IT'],
	['my grandmother lives with me', 'My grandmother lives with me'],
	['i want to become a doctor', 'I want to become a doctor'],
	['i love cats', 'I love cats'],
	['i really like spicy food but not too much', 'I really like spicy food'],
	["i'd like to learn to paint", "I'd like to learn to paint"],
	['i work as a butcher', 'I work as a butcher'],
	['i work in a school and like it a lot', 'I work in a school'],
	['i work in the company that is the biggest of my town', 'I work in the company'],
	['i work in a bank since 2010', 'I work in a bank'],
	['i also work in a software company so i am busy', 'I also work in a software company'],
	['i work in a hospital but i have free time', 'I work in a hospital'],
	['i am a primary school teacher', 'I am a primary school teacher'],
	['now i am student of law', 'I am student of law'],
	['i love soup', 'I love soup'],
	['i love my town is very beautiful and i love soup', 'I love soup'],
	["i don't like football i like tennis", 'I like tennis'],
	['i like music that is loud', 'I like music'],
	['i enjoy working out so i feel good', 'I enjoy working out'],
	['i like football a lot you know', 'I like football a lot'],
	['tomorrow i have an exam', 'Tomorrow i have an exam'],
	['next week we will travel to rome', 'Next week we will travel to rome'],
	['i have an exam tomorrow at ten', 'I have an exam tomorrow'],
	[
		"i'm going to rome with my friends on saturday and it will be great",
		"I'm going to rome with my friends on saturday",
	],
	["i've got a very important exam next monday", "I've got a very important exam next monday"],
	['i have exams in june but i study', 'I have exams in june'],
	['i think that i will travel to rome in july', 'I will travel to rome in july'],
])('"%s" is kept whole, up to the end of its clause', (said, text) => {
	expect(told(said).map((fact) => fact.text.toLowerCase())).toEqual([text.toLowerCase()]);
});

test.each([
	// Cut off.
	'i have a',
	'i work as a',
	'i love the',
	'i work in a bank and in a',
	'i want to visit my',
	'i want to visit because my aunt is there',
	'i want to visit it',
	'i love swimming in',
	// What belongs to another clause.
	'the company i work for is very big',
	'the man i work with is a butcher',
	'the thing i love most is cooking',
	'the place i love to visit is rome',
	'the sport that i like more is tennis',
	'what i love is cooking',
	// Denied.
	"i don't have a dog",
	'i never play football',
	'i no have a dog',
	'i have no sisters',
	"i don't think i have a test tomorrow",
	'i will not travel next week',
	'i hardly like football',
	'it is not true that i have two sisters',
	'i have a dog but not now',
	'i have two dogs just kidding',
	// Past, closed, or only supposed.
	'i had a dog',
	'when i was a child i have a dog',
	'i like football when i was young',
	'i used to work in a bank',
	'before i work in a bank',
	'i have an exam last week',
	'i work in a bank until last year',
	'i am a retired teacher',
	'i have an exam on friday but it is cancelled',
	'if i have time i will travel to rome next week',
	'i will travel to rome next week if i pass',
	"i don't know if i have an exam on monday",
	'maybe i will travel next week',
	'imagine i have a dog',
	'in my dream i have a dog',
	// Somebody else's.
	'he says i have a nice dog',
	'the boyfriend of my sister works in a bank',
	'she works in a bank',
	"my husband's brother works in a bank",
	'my brother and my sister work in a bank',
	'my teacher says that i am a good student',
	'is it true that i have an exam tomorrow',
	'i have a friend with two children',
	'i have two sisters sorry two brothers',
	'do you work in a bank',
	// Questions.
	'do i have an exam tomorrow',
	'I have an exam tomorrow?',
	'why i have a dog',
	// Said to Henry, or vague.
	'i will talk to you tomorrow',
	'i will do it tomorrow',
	'i like your questions',
	'i love my wife',
	// A habit is no plan.
	'i have a test every monday',
	'every monday i have a test',
	'last monday i have a test',
	'i have a video game',
])('"%s" is no fact of theirs', (said) => {
	expect(told(said)).toEqual([]);
});

test.each([
	'i am a widower',
	'i am an only daughter',
	'i am a foreigner',
	'i am a beginner',
	'i am an immigrant',
	'i am a smoker',
	'i am an italian',
	'i am a good driver',
	"i am a doctor's son",
	'i am a fan of doctor who',
])('"%s" tells of no work', (said) => {
	expect(told(said)).toEqual([]);
});

test.each([
	['my name is maria jose and i am from spain', 'Maria'],
	["My name's Peter.", 'Peter'],
	['my friends call me pepe', 'Pepe'],
	['you can call me Ana', 'Ana'],
	['my name is ahmed nice to meet you', 'Ahmed'],
])('"%s" tells the name %s', (said, name) => {
	expect(told(said)).toEqual([{ kind: 'name', text: name }]);
});

test.each([
	'my friends call me every day',
	'you can call me when you want',
	'you can call me tomorrow',
	'my boss calls me crazy',
	'my students call me teacher',
	"don't call me Paco",
	'my name is difficult to pronounce',
	'my name is common in spain',
	'my name is the same as my father',
	'my name is spanish',
	"my name isn't Peter",
	"my dog's name is Toby",
	'in the film he says my name is bond',
])('"%s" tells no name', (said) => {
	expect(told(said)).toEqual([]);
});

test.each([
	'i will have an abortion next week',
	'i have a test for hiv tomorrow',
	'i am going to court next monday',
	'i have a blood test on friday',
	'i am going to have an operation next month',
	'i will see a doctor tomorrow',
	"i'm going to madrid next week because i have to see a lawyer",
	'i have a son with autism',
	'i have a cat allergy',
	'i want to learn to live with diabetes',
	'i will have a baby in july',
	'i have an interview for my visa on monday',
	'i love going to mass',
	'i want to visit the mosque',
	'i will vote for the socialists next sunday',
	'i am going to the demonstration on saturday',
	'i like politics',
	'i like girls',
	'i love my lover',
	'i want to start a diet',
	'i work as a stripper',
	'i want to get a loan',
	"i want to buy a car but i don't have money",
	'i am going to the cemetery on sunday',
	'i have a brother in prison',
	'i want to get divorced',
	'i work for a political party',
	'i work from home with depression',
	'i work with a psychologist to be calm',
])('"%s" is private', (said) => {
	expect(told(said)).toEqual([]);
});

test.each([
	'i work in a private clinic',
	'i work for the police',
	'i am a psychologist',
	'i study medicine',
	'my mother is a doctor',
	'my wife is a nurse in a hospital',
	'my mother in law lives in france',
	'my favourite hobby is painting',
])('"%s" is work, and not private', (said) => {
	expect(told(said)).toHaveLength(1);
});
