import { apiPaths } from '@henry/contract/api-paths.ts';
import { errorBodySchema } from '@henry/contract/errors.ts';
import fc from 'fast-check';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp, type Services } from '#server/app.ts';
import { closeEngines, configForTests } from '#server/app-for-tests.ts';
import { fuzzRuns } from '#server/fuzz-runs-for-tests.ts';
import { createServices } from '#server/wiring.ts';

const runs = fuzzRuns([35], 60, process.env.HENRY_FUZZ_SECONDS);

let services: Services;
let app: FastifyInstance;

beforeAll(async () => {
	services = createServices(configForTests);
	app = await buildApp(configForTests, services);
	await app.ready();
}, 60_000);
afterAll(async () => {
	await app.close();
	await closeEngines(services);
});

/** A call is answered, or refused with an error of the contract; it never fails inside. */
async function isAnswered(request: InjectOptions): Promise<void> {
	const answer = await app.inject(request);
	if (answer.statusCode < 400) return;
	const { code } = errorBodySchema.parse(answer.json()).error;
	expect(['internal', 'unavailable'], answer.body).not.toContain(code);
}

const jsonCalls = [
	apiPaths.converse,
	apiPaths.talkCorrection,
	apiPaths.correctImageDescription,
	apiPaths.converseStarTopic,
	apiPaths.correctStarTopic,
	apiPaths.signIn,
	apiPaths.waitlist,
	apiPaths.speech,
];
/** What a call may look like, with the names that calls know and anything in them. */
const field = fc.constantFrom(
	'data',
	'text',
	'fullConversation',
	'role',
	'content',
	'exerciseType',
	'email',
	'__proto__',
);
const body = fc.oneof(
	fc.json(),
	fc.string(),
	fc.dictionary(field, fc.jsonValue({ maxDepth: 3 }), { maxKeys: 5 }).map((value) => JSON.stringify(value)),
);

test.each(runs)(
	'any JSON, and what is none, is answered or refused ($seed)',
	async (options) => {
		const calls = fc.asyncProperty(fc.constantFrom(...jsonCalls), body, (url, payload) =>
			isAnswered({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload }),
		);
		await fc.assert(calls, options);
	},
	180_000,
);

const boundary = 'henry';
const part = fc.tuple(
	fc.constantFrom('file', 'text', 'hints', 'speaker', 'other'),
	fc.option(fc.constantFrom('recording.wav', '../../x', '')),
	fc.uint8Array({ maxLength: 200 }),
);
const multipartCalls = [apiPaths.transcript, apiPaths.speakle, apiPaths.sayAgain, apiPaths.freeSounds];

test.each(runs)(
	'any multipart body, whole or cut, is answered or refused ($seed)',
	async (options) => {
		const calls = fc.asyncProperty(
			fc.constantFrom(...multipartCalls),
			fc.array(part, { maxLength: 4 }),
			fc.nat(600),
			(url, parts, length) => {
				const bytes = parts.flatMap(([name, filename, content]) => [
					Buffer.from(
						`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${filename === null ? '' : `; filename="${filename}"`}\r\n\r\n`,
					),
					Buffer.from(content),
					Buffer.from('\r\n'),
				]);
				const payload = Buffer.concat([...bytes, Buffer.from(`--${boundary}--\r\n`)]).subarray(0, length);
				const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
				return isAnswered({ method: 'POST', url, headers, payload });
			},
		);
		await fc.assert(calls, options);
	},
	180_000,
);
