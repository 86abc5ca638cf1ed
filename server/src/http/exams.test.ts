import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { examListSchema, examPaperSchema, examReportSchema } from '@henry/contract/exam-report.ts';
import { maxExamAnswerWords, maxMessageCharacters } from '@henry/contract/limits.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSqliteStore } from '#server/adapters/store/sqlite.ts';
import { buildApp, type Services } from '#server/app.ts';
import { closeEngines, configForTests, expectError } from '#server/app-for-tests.ts';
import { loadContent } from '#server/content.ts';
import { goodAnswers, heard, simpleAnswers } from '#server/domain/exams/spoken-answers-for-tests.ts';
import { createServices } from '#server/wiring.ts';

let services: Services;
let app: FastifyInstance;

beforeAll(async () => {
	services = { ...createServices(configForTests), store: createSqliteStore(':memory:') };
	await services.store.start();
	app = await buildApp(configForTests, services);
}, 60_000);

afterAll(async () => {
	await app.close();
	await services.store.close();
	await closeEngines(services);
});

const post = (payload: object, url: string = apiPaths.examReport) =>
	app.inject({ method: 'POST', url, payload });
const place = { exam: 'aptis-general', form: 'a', parts: ['1'], timing: 'exam' };
const answersOf = (texts: readonly string[]) =>
	texts.map((text, index) => ({ turn: `1.0.${index}`, words: heard(text), durationMs: 28_000 }));
const paperOf = (query: string) => app.inject(`${apiPaths.exam}?${query}`);

test('every exam of the list has a form that can be fetched, with its pictures and without its topic words', async () => {
	const list = examListSchema.parse((await app.inject(apiPaths.exams)).json());
	expect(list.map(({ id }) => id)).toEqual(expect.arrayContaining(['aptis-general', 'eoi-b2', 'b2-first']));
	for (const { id, parts, forms } of list) {
		expect(parts.every(({ seconds }) => seconds > 30)).toBe(true);
		const { exam, form, pictures } = examPaperSchema.parse(
			(await paperOf(`exam=${id}&form=${forms[0]?.id}`)).json(),
		);
		expect(exam.id).toBe(id);
		const asked = Object.values(form.parts).flatMap((items) => items.flatMap(({ answers }) => answers));
		expect(asked.flatMap(({ topicWords }) => topicWords)).toEqual([]);
		for (const { image } of pictures) expect((await app.inject(image)).statusCode).toBe(200);
	}
});

test('an exam or a form that there is not is not found', async () => {
	expectError(await paperOf('exam=aptis-general&form=zz'), 'not-found', /no such exam/);
	expectError(await paperOf('exam=nothing&form=a'), 'not-found', /no such exam/);
	expectError(await paperOf('exam=../x&form=a'), 'invalid-argument', /./);
	expectError(await post({ ...place, exam: 'nothing', answers: answersOf(goodAnswers) }), 'not-found', /./);
});

test('answers come back corrected, counted and estimated, in both forms of the call', async () => {
	const request = { ...place, answers: answersOf(simpleAnswers) };
	const plain = examReportSchema.parse((await post(request)).json());
	expect(plain.answers.map(({ topic }) => topic.verdict)).toEqual(['onTopic', 'onTopic', 'onTopic']);
	expect(plain.answers[1]?.feedback.text).toContain('i listen to music at the weekend');
	expect(plain.estimate).toMatchObject({ uncalibrated: true, tellsUpTo: 'B1' });
	const callable = await post({ data: request }, '/api/staging-examReport');
	expect(callable.json().result).toEqual(plain);
});

test('silent answers come back without an estimate', async () => {
	const answer = await post({ ...place, answers: answersOf(['', '', '']) });
	expect(answer.statusCode).toBe(200);
	expect(answer.json()).toMatchObject({ estimate: null, missing: { code: 'silentAnswers' } });
});

test('what was written is corrected and not estimated', async () => {
	const answers = answersOf(['', '', '']).map((answer) => ({ ...answer, text: 'My brother have a dog.' }));
	const report = (await post({ ...place, answers })).json();
	expect(report.answers[0].feedback.text).toBe('My brother has a dog.');
	expect(report.estimate).toBeNull();
});

test('answers that are too many, too few, too long or to other turns are refused', async () => {
	const [first, second, third] = answersOf(goodAnswers);
	for (const wrong of [
		[first, second],
		[first, second, third, third],
		[first, second, { ...third, turn: '9.0.0' }],
		[first, second, { ...third, turn: '../etc' }],
		[first, second, { ...third, words: heard('word '.repeat(maxExamAnswerWords + 1)) }],
		[first, second, { ...third, words: heard('a'.repeat(20_001)) }],
		[first, second, { ...third, durationMs: 10 * 60_000 }],
		[first, second, { ...third, text: '  ' }],
		[first, second, { ...third, text: 'a'.repeat(maxMessageCharacters + 1) }],
		[first, second, { ...third, accuracy0to100: 101 }],
		[first, second, { ...third, words: [{ text: 'no', startMs: -1, endMs: 5 }] }],
	]) {
		expectError(await post({ ...place, answers: wrong }), 'invalid-argument', /./);
	}
	expectError(
		await post({ ...place, timing: 'forever', answers: [first, second, third] }),
		'invalid-argument',
		/./,
	);
	expectError(
		await post({ ...place, extraTimePercent: 99, answers: [first, second, third] }),
		'invalid-argument',
		/./,
	);
});

test('an exam that nobody has heard of is one file of data @whole', async () => {
	const copy = mkdtempSync(join(tmpdir(), 'content-'));
	cpSync(new URL('../../../content/', import.meta.url), copy, { recursive: true });
	const words = { en: 'Street talk', es: 'En la calle', ca: 'Al carrer' };
	const source = { mark: 'own', where: 'Made for this test.' };
	const steps = [{ kind: 'questions', answerSeconds: 30 }];
	const ask = 'What is the way to the station from here?';
	const model = 'You go straight on, and then you turn left at the big church.';
	const item = { answers: [{ ask, model, phrases: ['go straight on'], hints: ['Name a street.'] }] };
	const exam = {
		...{ id: 'street-talk', family: 'Own', name: 'Street talk', owner: 'Nobody', levels: ['A2', 'B1'] },
		...{ minutes: 1, checked: '2026-11', differs: words, criteria: ['grammar', 'fluency'], scale: null },
		parts: [{ id: 'way', title: words, introduction: { text: 'Tell me the way.' }, source, steps }],
		forms: [{ id: 'a', title: words, parts: { way: [item] } }],
	};
	writeFileSync(join(copy, 'exams/street-talk.json'), JSON.stringify(exam));
	const other = await buildApp(configForTests, { ...services, content: loadContent(copy) });
	try {
		const list = examListSchema.parse((await other.inject(apiPaths.exams)).json());
		expect(list.find(({ id }) => id === 'street-talk')?.forms.map(({ id }) => id)).toEqual(['a']);
		const paper = await other.inject(`${apiPaths.exam}?exam=street-talk&form=a`);
		expect(examPaperSchema.parse(paper.json()).form.parts.way?.[0]?.answers[0]?.ask).toBe(ask);
		const payload = {
			...{ exam: 'street-talk', form: 'a', parts: ['way'], timing: 'exam' },
			answers: [
				{ turn: 'way.0.0', words: heard('You goes straight on and then turn left.'), durationMs: 28_000 },
			],
		};
		const report = await other.inject({ method: 'POST', url: apiPaths.examReport, payload });
		const [answer] = examReportSchema.parse(report.json()).answers;
		expect(answer?.feedback.corrections.map(({ original }) => original)).toEqual(['goes']);
	} finally {
		await other.close();
		rmSync(copy, { recursive: true });
	}
});
