import { apiPaths } from '@henry/contract/api-paths.ts';
import { aptisReportSchema } from '@henry/contract/aptis.ts';
import { aptisExerciseSchema } from '@henry/contract/content.ts';
import { maxAptisAnswerWords, maxMessageCharacters } from '@henry/contract/limits.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSqliteStore } from '#server/adapters/store/sqlite.ts';
import { buildApp, type Services } from '#server/app.ts';
import { closeEngines, configForTests, expectError } from '#server/app-for-tests.ts';
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

const post = (payload: object, url: string = apiPaths.aptisReport) =>
	app.inject({ method: 'POST', url, payload });
const requestOf = (texts: readonly string[]) => ({
	timing: 'exam',
	answers: texts.map((text, index) => ({ questionId: index + 1, words: heard(text), durationMs: 28_000 })),
});

test('the exercise is a prompt and three questions with sounds, and does not give its topic words away', async () => {
	const answer = (await app.inject(apiPaths.aptisPartOne)).json();
	expect(aptisExerciseSchema.parse(answer)).toEqual(answer);
	expect(answer.questions.map(({ duration }: { duration: number }) => duration)).toEqual([30, 5, 5]);
	for (const { audioUrl } of [answer.prompt, ...answer.questions]) {
		expect((await app.inject(audioUrl)).headers['content-type']).toBe('audio/ogg');
	}
});

test('three answers come back corrected, counted and estimated, in both forms of the call', async () => {
	const plain = aptisReportSchema.parse((await post(requestOf(simpleAnswers))).json());
	expect(plain.answers.map(({ topic }) => topic.verdict)).toEqual(['onTopic', 'onTopic', 'onTopic']);
	expect(plain.answers[1]?.feedback.text).toContain('i listen to music at the weekend');
	expect(plain.estimate?.overall0to5).toEqual({ lowest: 4, highest: 4 });
	const callable = await post({ data: requestOf(simpleAnswers) }, '/api/staging-aptisReport');
	expect(callable.json().result).toEqual(plain);
});

test('three silent answers come back without an estimate', async () => {
	const answer = await post(requestOf(['', '', '']));
	expect(answer.statusCode).toBe(200);
	expect(answer.json().estimate).toBeNull();
});

test('answers that are too many, too few, too long or to other questions are refused', async () => {
	const { timing, answers } = requestOf(goodAnswers);
	const [first, second, third] = answers;
	for (const wrong of [
		[first, second],
		[...answers, third],
		[first, second, { ...third, questionId: 9 }],
		[first, second, { ...third, words: heard('word '.repeat(maxAptisAnswerWords + 1)) }],
		[first, second, { ...third, words: heard('a'.repeat(20_001)) }],
		[first, second, { ...third, durationMs: 10 * 60_000 }],
		[first, second, { ...third, text: '  ' }],
		[first, second, { ...third, text: 'a'.repeat(maxMessageCharacters + 1) }],
		[first, second, { ...third, words: [{ text: 'no', startMs: -1, endMs: 5 }] }],
	]) {
		expectError(await post({ timing, answers: wrong }), 'invalid-argument', /./);
	}
	expectError(await post({ timing: 'forever', answers }), 'invalid-argument', /./);
});
