import { expect, test } from 'vitest';
import { interactionIn } from './interaction.ts';
import { learnersMessages, learnerText } from './learner-text.ts';
import { conversationOf, spoken } from './report-tools-for-tests.ts';

function interaction(kind: 'talk' | 'discussion', ...lines: Parameters<typeof conversationOf>[0]) {
	const conversation = conversationOf(lines);
	return interactionIn(conversation, learnerText(learnersMessages(conversation)), kind);
}

test('turns and words of both sides are counted', () => {
	const { turns, words } = interaction('talk', 'i like films', 'yes');
	expect(turns).toEqual({ learner: 2, henry: 2 });
	expect(words).toEqual({ learner: 4, henry: 10 });
});

test('asking back, agreeing and disagreeing are shown in the learner’s words', () => {
	const said = interaction(
		'discussion',
		'i agree with you and what do you think about films',
		"i don't agree because films are long",
		"yes but it is expensive and i'm not sure about that",
	);
	expect(said.asking[0]).toContain('what do you think');
	expect(said.agreeing).toEqual(['i agree']);
	expect(said.disagreeing).toEqual(["i don't agree", 'yes but', "i'm not sure about"]);
	expect(said.toTry).toEqual([]);
});

test('what was not done is offered, in a talk only asking back', () => {
	expect(interaction('discussion', 'films are good').toTry).toHaveLength(6);
	expect(interaction('talk', 'films are good').toTry).toEqual(['What do you think?', 'And what about you?']);
});

test('a word in doubt is no evidence', () => {
	expect(interaction('discussion', spoken('i ?agree with it')).agreeing).toEqual([]);
});

test.each([
	'I agree with you',
	'i totally agree',
	"yes you're right",
	"That's true",
	'it is a good idea',
	"that's a very good point",
	'Exactly.',
	'yes exactly',
	'Good point.',
	'me too',
	'I like it. So do I.',
	'no i agree',
	'i think you are right',
	'i think so too',
	'As I said, I agree.',
	'i do not like it but you are right',
	'of course that is true',
])('who says "%s" agrees', (said) => {
	const { agreeing, disagreeing } = interaction('discussion', said);
	expect(agreeing).not.toEqual([]);
	expect(disagreeing).toEqual([]);
	for (const phrase of agreeing) expect(said).toContain(phrase);
});

test.each([
	['It is not a good idea', 'It is not a good idea'],
	["that isn't a good idea", "that isn't a good idea"],
	['not a good idea', 'not a good idea'],
	['Not exactly', 'Not exactly'],
	['I totally disagree with you', 'I totally disagree'],
	['I strongly disagree', 'I strongly disagree'],
	['No, you are wrong', 'you are wrong'],
	['no you are not right', 'you are not right'],
	["I'm not sure about that", "I'm not sure about"],
	['I am not so sure', 'I am not so sure'],
	["I don't think so", "I don't think so"],
	['i do not think you are right', 'i do not think you are right'],
	["it's not true", "it's not true"],
	["that isn't right", "that isn't right"],
	['absolutely not', 'absolutely not'],
	['Yes, but it is far', 'Yes, but'],
	['i see it differently', 'i see it differently'],
	['i have a different opinion', 'i have a different opinion'],
	["you're right, but it is far", "you're right, but"],
	['you are right but it is far', 'you are right but'],
	['I don’t agree', 'I don’t agree'],
])('who says "%s" disagrees: "%s"', (said, phrase) => {
	const { agreeing, disagreeing } = interaction('discussion', said);
	expect(disagreeing).toEqual([phrase]);
	expect(agreeing).toEqual([]);
});

test.each([
	'He said I agree',
	'my mother always says that is true',
	'people think that is right',
	'if you are right we can go',
	'i do not know if i agree',
	'when i am not sure about a word i ask',
	'he told me too',
	'my friends like me too',
	'i have a good idea',
	'is it a good idea',
	'it starts exactly at five',
	'i do not know exactly',
	'the house that is right next to the park',
	'you are right handed',
	'i agree to pay',
	'i did not say that is true',
	'my father says i am wrong he thinks i disagree',
	'do you think that is true',
	'she is absolutely sure',
	'not good idea for the city',
])('"%s" is no agreement', (said) => {
	expect(interaction('discussion', said).agreeing).toEqual([]);
});

test.each([
	'he said i disagree',
	'when i am not sure about a word i ask',
	'you are not wrong',
	'i am sure that you are right',
	'my teacher says that is not true',
	'if you are wrong we lose',
	'am i wrong',
	'he thinks you are wrong',
	"i don't disagree",
	'i am not sure what the word is',
])('"%s" is no disagreement', (said) => {
	expect(interaction('discussion', said).disagreeing).toEqual([]);
});
