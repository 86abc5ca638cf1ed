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
