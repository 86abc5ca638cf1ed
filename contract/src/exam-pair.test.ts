import { expect, test } from 'vitest';
import { formsForOthers, isForPairs, minutesFor, turnsOfCandidate, turnsTogether } from './exam-pair.ts';
import { partSeconds } from './exam-turns.ts';
import { type ExamForm, examFormSchema, examSchema } from './exams.ts';
import { listOfExams } from './shown-exams.ts';

const text = (name: string) => ({ en: name, es: name, ca: name });
const source = { mark: 'own', where: 'this test' };
const exam = examSchema.parse({
	...{ id: 'test', family: 'Test', name: 'Test', owner: 'nobody', levels: ['B2'], minutes: 3 },
	...{ checked: '2026-11', differs: text('nothing'), criteria: ['task'], scale: null },
	parts: [
		{
			...{ id: '1', title: text('Interview'), introduction: { text: 'Alone.' }, source },
			pairIntroduction: 'Together.',
			steps: [{ kind: 'questions', count: 3, answerSeconds: [10, 20, 30], pair: { way: 'byTurns' } }],
		},
		{
			...{ id: '2', title: text('Talk'), introduction: { text: 'Alone.' }, source },
			pairIntroduction: 'Together.',
			steps: [
				{
					...{ kind: 'talk', answerSeconds: 60 },
					pair: { way: 'own', listener: { ask: 'And you?', seconds: 15 } },
				},
				{ kind: 'questions', answerSeconds: 30, pair: { way: 'leftOut' } },
				{
					...{ kind: 'exchange', count: 5, preparationSeconds: 15, answerSeconds: 20 },
					pair: { way: 'together', ask: 'Talk now.', seconds: 90 },
				},
			],
		},
	],
});
const item = (...asks: string[]) => ({ answers: asks.map((ask) => ({ ask })) });
const form = (id: string): ExamForm => {
	const of = (...asks: string[]) => item(...asks.map((ask) => `${ask} of ${id}`));
	const parts = { 1: [of('q1', 'q2', 'q3')], 2: [of('talk'), of('left'), of('lines')] };
	return examFormSchema.parse({ id, exam: 'test', title: text(id), parts });
};
const forms = [form('a'), form('b'), form('c')];
const told = (candidates: number) =>
	turnsTogether(exam, forms, candidates).map(
		({ id, asked, speakers, answerSeconds }) => `${id} ${speakers} ${answerSeconds} ${asked.ask}`,
	);

test('two candidates answer by turns, have a long turn each, and talk together', () => {
	expect(told(2)).toEqual([
		'1.0.0 0 10 q1 of a',
		'1.0.1 1 20 q2 of a',
		'1.0.2 0 30 q3 of a',
		'2.0.0 0 60 talk of a',
		'2.0.1 1 15 And you?',
		'2.0.2 1 60 talk of b',
		'2.0.3 0 15 And you?',
		'2.2.0 0,1 90 Talk now.',
	]);
	const [first, second] = turnsTogether(exam, forms, 2);
	expect([first?.part.introduction.text, first?.isFirstOfPart, second?.isFirstOfPart]).toEqual([
		'Together.',
		true,
		false,
	]);
	expect(turnsOfCandidate(turnsTogether(exam, forms, 2), 1).map(({ id }) => id)).toEqual([
		...['1.0.1', '2.0.1', '2.0.2', '2.2.0'],
	]);
});

test('a third candidate has questions and a long turn of another form, and the talk is longer', () => {
	expect(told(3).slice(3)).toEqual([
		'1.0.3 2 10 q1 of c',
		'1.0.4 2 20 q2 of c',
		'2.0.0 0 60 talk of a',
		'2.0.1 1 15 And you?',
		'2.0.2 1 60 talk of b',
		'2.0.3 2 15 And you?',
		'2.0.4 2 60 talk of c',
		'2.0.5 0 15 And you?',
		'2.2.0 0,1,2 135 Talk now.',
	]);
	const places = turnsTogether(exam, forms, 3).map(({ index, countInStep }) => `${index + 1}/${countInStep}`);
	expect(places).toEqual([
		...['1/5', '2/5', '3/5', '4/5', '5/5'],
		...['1/6', '2/6', '3/6', '4/6', '5/6', '6/6', '1/1'],
	]);
});

test('a part takes the longer, the more is heard in it', () => {
	const [, part] = exam.parts;
	const heard = Array(150).fill('word').join(' ');
	// 12 + 66 + 36 + 5 × 41 seconds, and a minute.
	expect([[], [{ heard }]].map((items) => part && partSeconds(part, items))).toEqual([319, 379]);
	const longer = { ...form('b'), parts: { 2: [{ ...item('talk'), heard }, item('left'), item('lines')] } };
	const [listed] = listOfExams([exam], [form('a'), examFormSchema.parse(longer)]);
	expect(listed?.parts[1]?.seconds).toBe(379);
});

test('an exam takes what its maker says, and longer where its turns do', () => {
	expect(isForPairs(exam)).toBe(true);
	expect(minutesFor(exam, 1)).toBe(3);
	// 12 + 3 × 16, 12 + 2 × (66 + 21), 15 + 6 + 90: 357 seconds.
	expect(minutesFor(exam, 2)).toBe(6);
	expect(minutesFor(exam, 3)).toBe(9);
	const { pairIntroduction: _, ...alone } = exam.parts[0] ?? ({} as never);
	expect(minutesFor({ ...exam, parts: [alone] }, 2)).toBe(3);
});

test('the others’ own items come from the next forms, round the circle', () => {
	expect(formsForOthers(['a', 'b', 'c'], 'b', 3)).toEqual(['c', 'a']);
	expect(formsForOthers(['a'], 'a', 2)).toEqual(['a']);
});
