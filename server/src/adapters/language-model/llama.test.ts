import { closeSync, mkdtempSync, openSync, readFileSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fetchingMs, modelForTests } from '#server/models-for-tests.ts';
import type { LanguageModelRequest } from '#server/ports/language-model.ts';
import { languageModelCases, request, turnSchema } from './contract.ts';
import { createLlama } from './llama.ts';

vi.setConfig({ testTimeout: 120_000 });

let file: string;
let model: ReturnType<typeof createLlama>;
const create = (change: Partial<Parameters<typeof createLlama>[0]> = {}) =>
	createLlama({ file, model: 'test-model', threads: 1, maxQueued: 2, ...change });

beforeAll(async () => {
	({ weights: file } = await modelForTests('language-model'));
	model = create();
}, fetchingMs);
afterAll(() => model.close());

describe('the real model', () => {
	test.each(languageModelCases)('$name', ({ run }) => run(model));

	test('a live call overtakes reports, also one that runs, and one too many is busy', async () => {
		const served: string[] = [];
		const note = (name: string) => () => void served.push(name);
		const report: LanguageModelRequest = { ...request, priority: 'report' };
		const started = vi.fn();
		const running = model.ask(report, { onText: started }).then(note('report'));
		await vi.waitFor(() => expect(started).toHaveBeenCalled(), { timeout: 60_000 });
		const calls = [
			running,
			model.ask(report).then(note('next report')),
			model.ask(request).then(note('live')),
		];
		await expect(model.ask(report)).rejects.toMatchObject({ category: 'busy' });
		await Promise.all(calls);
		expect(served).toEqual(['live', 'report', 'next report']);
	});

	test('it rests for one talk, and no other waits for that', async () => {
		const patient = create({ maxQueued: 30 });
		await patient.start();
		// A second each, one after the other.
		for (let talk = 0; talk < 30; talk++) patient.rest?.(new AbortController().signal);
		const { text } = await patient.ask({ ...request, maxTokens: 2 }, { signal: AbortSignal.timeout(15_000) });
		expect(text).not.toBe('');
		await patient.close();
	});

	test('what was read before changes no answer, and is used', async () => {
		const talk: LanguageModelRequest = { ...request, schema: turnSchema, maxTokens: 60 };
		const fresh = await model.ask(talk);
		const longer: LanguageModelRequest = {
			...talk,
			messages: [
				...talk.messages,
				{ role: 'assistant', content: fresh.text },
				{ role: 'user', content: 'we saw a film about whales' },
			],
		};
		const without = await model.ask(longer);
		for (const prefixKey of ['one', 'two']) {
			expect(await model.ask({ ...talk, prefixKey })).toEqual(fresh);
			expect(await model.ask({ ...longer, prefixKey })).toEqual(without);
		}
	});

	test('a text begins as it may', async () => {
		const schema = {
			type: 'object',
			properties: { reaction: { type: 'string', pattern: '^(?:It takes|There is nothing like) ' } },
		};
		const { text } = await model.ask({ ...request, schema });
		expect(JSON.parse(text).reaction).toMatch(/^(?:It takes|There is nothing like) \w+/);
	});

	test('a text longer than the model can see is refused', async () => {
		const [long] = [{ role: 'user', content: 'word '.repeat(5_000) } as const];
		await expect(model.ask({ ...request, messages: [long] })).rejects.toMatchObject({
			category: 'invalid-input',
		});
	});

	test('a killed process fails its call, is replaced, and writes nothing of the talk anywhere', async () => {
		const started = vi.fn();
		const failing = model.ask({ ...request, maxTokens: 500 }, { onText: started });
		await vi.waitFor(() => expect(started).toHaveBeenCalled(), { timeout: 60_000 });
		const [processId = 0] = model.processIds();
		const environment = readFileSync(`/proc/${processId}/environ`, 'utf8');
		expect(environment).not.toContain('HOME=');
		process.kill(processId, 'SIGKILL');
		const failure: Error = await failing.then(
			() => new Error('It was answered.'),
			(error) => error,
		);
		expect(failure).toMatchObject({ category: 'unavailable' });
		expect(failure.message).not.toMatch(/cinema|sister/);
		expect((await model.ask(request)).text).not.toBe('');
		expect(model.processIds()).not.toContain(processId);
	});

	test('a shape that it cannot be held to is refused', async () => {
		const schema = { type: 'object', properties: { name: { $ref: '#/$defs/name' } } };
		await expect(model.ask({ ...request, schema })).rejects.toMatchObject({ category: 'invalid-input' });
	});
});

describe('a file that is no model', () => {
	const folder = mkdtempSync(join(tmpdir(), 'henry-llama-'));
	afterAll(() => rmSync(folder, { recursive: true }));

	test.each([
		['is missing', () => {}],
		['holds something else', (path: string) => writeFileSync(path, 'no model')],
		[
			'is cut off',
			(path: string) => {
				const begun = Buffer.alloc(30_000_000);
				const whole = openSync(file, 'r');
				readSync(whole, begun);
				closeSync(whole);
				writeFileSync(path, begun);
			},
		],
	])('and %s cannot be started, and the reason is told', async (name, make) => {
		const path = join(folder, name);
		make(path);
		const broken = create({ file: path });
		try {
			await expect(broken.start()).rejects.toMatchObject({
				category: 'unavailable',
				message: expect.stringMatching(
					/cannot start: its model cannot be loaded: the file is missing or damaged/,
				),
			});
			expect(broken.health().state).toBe('failed');
		} finally {
			await broken.close();
		}
	});
});
