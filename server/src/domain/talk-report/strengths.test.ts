import type { Strength } from '@henry/contract/conversation.ts';
import { expect, test } from 'vitest';
import { learnerText } from './learner-text.ts';
import { spoken } from './report-tools-for-tests.ts';
import { strengthsOf } from './strengths.ts';

const codes: Strength['code'][] = [
	'longAnswer',
	'reasons',
	'pastTense',
	'linking',
	'opinion',
	'question',
	'fluent',
];
const praised = (...lines: (string | ReturnType<typeof spoken>)[]) => {
	const learner = learnerText(lines.map((line) => (typeof line === 'string' ? { content: line } : line)));
	return strengthsOf(learner, [], [], codes);
};

test.each([
	'My mother died last year and my father was very ill',
	'I was sad because my father died',
	'my husband left me because he had another woman and i went to live with my sister',
	'i think my dog died because he was old and i cried',
	'My father died. I was so sad. I cried because he was alone.',
	'after my grandmother died we sold the house because nobody wanted to live there and then my parents divorced and i moved to the city and i did not see my friends',
])('nobody is praised for grief: %s', (line) => {
	expect(praised(line)).toEqual([]);
	expect(praised(spoken(line.toLowerCase().replaceAll('.', '')))).toEqual([]);
});

test('other sentences of the same turn, and other turns, are quoted', () => {
	const strengths = praised(
		'My father died last year. I went to Rome in May. We ate pizza because it was cheap.',
		'i think that films are great',
	);
	expect(strengths).toContainEqual({ code: 'reasons', evidence: ['because it was cheap'] });
	expect(strengths).toContainEqual({
		code: 'pastTense',
		evidence: expect.arrayContaining(['I went to Rome in May']),
	});
	expect(strengths).toContainEqual({ code: 'opinion', evidence: ['i think that films are great'] });
});

test('a thing that died is no grief', () => {
	expect(praised('i was late because my phone died').map(({ code }) => code)).toContain('reasons');
});

test.each([
	['How much does it cost?', 'How much does it cost'],
	['When does it start?', 'When does it start'],
	['i see and how many hours do i work', 'how many hours do i work'],
])('"%s" asks back', (line, question) => {
	expect(praised(line)).toContainEqual({ code: 'question', evidence: [question] });
});

test('what only sounds like a question is none', () => {
	expect(praised('i would you like a coffee').map(({ code }) => code)).not.toContain('question');
});

test('words of grief are no rich words', () => {
	const words = ['funeral', 'environment', 'reliable', 'colleague'];
	const rich = words.map((word) => ({ word, level: 'B2' as const }));
	const learner = learnerText([
		{ content: 'we went to the funerals of my parents who died' },
		{ content: 'the environment and my colleagues are reliable' },
	]);
	expect(strengthsOf(learner, [], rich, ['richWords'])).toEqual([
		{ code: 'richWords', evidence: ['environment', 'reliable', 'colleague'] },
	]);
});
