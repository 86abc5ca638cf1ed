import { apiPaths } from '@henry/contract/api-paths.ts';
import { speakleResponseSchema } from '@henry/contract/speakle.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAzureAssessor } from '#server/adapters/pronunciation/azure.ts';
import { startAzureServer } from '#server/adapters/pronunciation/azure-server-for-tests.ts';
import { createEmbeddedAssessor } from '#server/adapters/pronunciation/embedded.ts';
import { buildApp, type Services } from '#server/app.ts';
import { closeEngines, configForTests, expectError } from '#server/app-for-tests.ts';
import { createServices } from '#server/wiring.ts';
import { sendSpokenText } from './spoken-text-for-tests.ts';

const sentence = 'The weather was very wet and windy last weekend.';
let services: Services;
let spoken: Int16Array;

beforeAll(async () => {
	services = createServices(configForTests);
	spoken = await voice(sentence);
}, 60_000);

afterAll(() => closeEngines(services));

const voice = async (text: string) => (await services.textToSpeech.speak(text)).samples;
const createJudge = (maxQueued: number) =>
	createEmbeddedAssessor({ folder: configForTests.earFolder, processes: 1, maxQueued });

test('a judge that is killed in the middle fails that call alone @whole', async () => {
	const pronunciation = createJudge(4);
	await pronunciation.start();
	const fragile = await buildApp(configForTests, { ...services, pronunciation });
	const interrupted = sendSpokenText(fragile, apiPaths.speakle, spoken, sentence);
	const killing = setInterval(() => {
		for (const id of pronunciation.processIds()) process.kill(id, 'SIGKILL');
	}, 20);
	const error = expectError(await interrupted, 'unavailable', /restarting/);
	clearInterval(killing);
	expect(error.retryAfterSeconds).toBeGreaterThan(0);
	expect((await sendSpokenText(fragile, apiPaths.speakle, spoken, sentence)).statusCode).toBe(200);
	await fragile.close();
	await pronunciation.close();
});

test('a judge that has too many calls refuses the next with a time to wait, and serves the others @whole', async () => {
	const pronunciation = createJudge(1);
	const crowded = await buildApp(configForTests, { ...services, pronunciation });
	const answers = await Promise.all(
		Array.from({ length: 4 }, () => sendSpokenText(crowded, apiPaths.speakle, spoken, sentence)),
	);
	const refused = answers.filter((answer) => answer.statusCode !== 200);
	expect(refused).toHaveLength(2);
	const error = expectError(refused[0], 'resource-exhausted', /busy/);
	expect(Number(refused[0]?.headers['retry-after'])).toBe(error.retryAfterSeconds);
	await crowded.close();
	await pronunciation.close();
});

test('a judge that is far away serves the same call', async () => {
	const azure = await startAzureServer();
	const read = 'The weather is nice today.';
	const samples = await voice(read);
	const pronunciation = createAzureAssessor({ key: 'a-key', address: azure.address, maxCalls: 4 });
	const remote = await buildApp(configForTests, { ...services, pronunciation });
	azure.hear(samples, 'the weather is nice today');
	const answer = await sendSpokenText(remote, apiPaths.speakle, samples, 'The weather is very nice today.');
	const { report } = speakleResponseSchema.parse(answer.json());
	expect(report).toMatchObject({ engine: 'Azure Speech', accuracy0to100: 88.5, fluency0to100: 93 });
	expect(report.words.map(({ error }) => error)).toEqual([
		'none',
		'none',
		'none',
		'omission',
		'none',
		'none',
	]);
	azure.close();
	const failed = await sendSpokenText(remote, apiPaths.speakle, samples, read);
	expectError(failed, 'unavailable', /try again/);
	expect((await remote.inject(apiPaths.health)).json()).toMatchObject({
		status: 'degraded',
		engines: { pronunciation: { state: 'failed', embedded: false } },
	});
	await remote.close();
});
