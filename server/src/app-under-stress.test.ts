import { apiPaths } from '@henry/contract/api-paths.ts';
import { floatToPcm16 } from '@henry/sound/pcm.ts';
import { decodeWav, encodeWav } from '@henry/sound/wav.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmbeddedEar } from './adapters/speech-to-text/embedded.ts';
import { buildApp, type Services } from './app.ts';
import { closeEngines, configForTests, expectError, speak, transcribe } from './app-for-tests.ts';
import { createMemoryState } from './domain/shared-state/memory-state.ts';
import { createServices } from './wiring.ts';

let services: Services;
let spoken: Buffer;

beforeAll(async () => {
	services = createServices(configForTests);
	const app = await buildApp(configForTests, services);
	spoken = await speak(app);
	await app.close();
}, 60_000);

afterAll(() => closeEngines(services));

const createEar = (maxUtterances: number) =>
	createEmbeddedEar({ folder: configForTests.earFolder, processes: 1, maxUtterances });

test('calls over the rate are refused with a time to wait', async () => {
	const fresh = { ...services, sharedState: createMemoryState(services.clock) };
	const limited = await buildApp({ ...configForTests, callsPerMinute: 2 }, fresh);
	const answers = [];
	for (let call = 0; call < 3; call++) answers.push(await limited.inject(apiPaths.health));
	expect(answers.slice(0, 2).map((answer) => answer.statusCode)).toEqual([200, 200]);
	const error = expectError(answers[2], 'resource-exhausted', /wait/);
	expect(error.retryAfterSeconds).toBeGreaterThan(0);
	await limited.close();
});

test('a full queue refuses with a time to wait, and serves the others', async () => {
	const speechToText = createEar(2);
	const crowded = await buildApp(configForTests, { ...services, speechToText });
	const answers = await Promise.all(Array.from({ length: 5 }, () => transcribe(crowded, spoken)));
	const refused = answers.filter((answer) => answer.statusCode !== 200);
	expect(refused.length).toBeGreaterThan(0);
	expect(refused.length).toBeLessThan(5);
	const error = expectError(refused[0], 'resource-exhausted', /busy/);
	expect(error.retryAfterSeconds).toBeGreaterThan(0);
	expect(Number(refused[0]?.headers['retry-after'])).toBe(error.retryAfterSeconds);
	await crowded.close();
	await speechToText.close();
});

test('50 recordings at once are each transcribed, or refused with a time to wait @whole', async () => {
	const app = await buildApp(configForTests, services);
	const answers = await Promise.all(Array.from({ length: 50 }, () => transcribe(app, spoken)));
	const refused = answers.filter((answer) => answer.statusCode !== 200);
	expect(50 - refused.length).toBeGreaterThanOrEqual(Math.min(50, configForTests.utterancesAtOnce));
	for (const answer of refused) {
		expect(expectError(answer, 'resource-exhausted', /busy/).retryAfterSeconds).toBeGreaterThan(0);
	}
	for (const answer of answers.filter(({ statusCode }) => statusCode === 200)) {
		expect(answer.json().transcription).toMatch(/weather/);
	}
	await app.close();
}, 60_000);

test('an engine killed again and again answers unavailable, and its next call is served @whole', async () => {
	const speechToText = createEar(8);
	await speechToText.start();
	const fragile = await buildApp(configForTests, { ...services, speechToText });
	const { samples } = decodeWav(spoken);
	const interrupted = transcribe(fragile, encodeWav(repeated(samples, 6), 16_000));
	const killing = setInterval(() => {
		for (const id of speechToText.processIds()) process.kill(id, 'SIGKILL');
	}, 150);
	const error = expectError(await interrupted, 'unavailable', /restarting/);
	clearInterval(killing);
	expect(error.retryAfterSeconds).toBeGreaterThan(0);
	expect((await transcribe(fragile, spoken)).statusCode).toBe(200);
	await fragile.close();
	await speechToText.close();
});

/** The same sound several times in a row. */
function repeated(samples: Float32Array, times: number): Int16Array {
	const once = floatToPcm16(samples);
	const all = new Int16Array(once.length * times);
	for (let time = 0; time < times; time++) all.set(once, time * once.length);
	return all;
}
