import {
	closeSync,
	existsSync,
	mkdtempSync,
	openSync,
	readdirSync,
	readFileSync,
	readSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fetchingMs, modelForTests } from '#server/models-for-tests.ts';
import type { FixedPrompt, LanguageModelRequest } from '#server/ports/language-model.ts';
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
	test.each(languageModelCases)('$name @whole', ({ run }) => run(model));

	test('a live call overtakes reports, also one that runs, and one too many is busy @whole', async () => {
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

	test('what was read before changes no answer, and is used @whole', async () => {
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

	test('a text begins as it may, or is one that is whole', async () => {
		const schema = {
			type: 'object',
			properties: {
				name: { type: 'string', pattern: '^(?:Chess takes time\\.$|Chess is old\\.$)' },
				reaction: { type: 'string', pattern: '^(?:It takes |There is nothing like )' },
				question: { type: 'string', pattern: '^(?:Who taught you\\?$)' },
			},
		};
		const { text } = await model.ask({ ...request, schema });
		const { name, reaction, question } = JSON.parse(text);
		expect(name).toMatch(/^Chess (?:takes time|is old)\.$/);
		expect(reaction).toMatch(/^(?:It takes|There is nothing like) \w+/);
		expect(question).toBe('Who taught you?');
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

describe('what is the same for everybody @whole', () => {
	const fixed: FixedPrompt = {
		system: `${request.system} ${'Learners like to talk about their work, their towns and what they eat. '.repeat(7)}`,
		messages: [
			{ role: 'user', content: 'i like tea' },
			{ role: 'assistant', content: 'So do I.' },
		],
		prefixKey: 'henry',
	};
	const talk: LanguageModelRequest = {
		...request,
		...fixed,
		messages: [...fixed.messages, ...request.messages],
		maxTokens: 8,
	};
	/** Fewer are neither kept nor taken up. */
	const many = 128;
	/** What differs at the end of a prompt, with the last token of all. */
	const few = 8;
	let folder: string;
	const told = vi.fn();
	const names = () => readdirSync(folder);
	const stateFile = () => join(folder, names()[0] ?? '', 'state');

	beforeAll(() => {
		folder = mkdtempSync(join(tmpdir(), 'henry-read-prompts-'));
	});
	afterAll(() => rmSync(folder, { recursive: true }));

	/** A model as after a start of the server. */
	async function started<Value>(
		use: (model: ReturnType<typeof createLlama>) => Promise<Value>,
		kept: Parameters<typeof createLlama>[0]['kept'] = { folder, tell: told },
	) {
		const fresh = create({ threads: 2, kept });
		try {
			return await use(fresh);
		} finally {
			await fresh.close();
		}
	}

	test('is kept once it is read, without what learners say, and not read again after the next start', async () => {
		const first = await started(async (fresh) => {
			await fresh.ask({ ...talk, maxTokens: 0 });
			const { text } = await fresh.ask(talk);
			expect(names()).toEqual([]);
			await fresh.prepare(fixed);
			expect(names()).toHaveLength(1);
			return text;
		});
		const again = await started(async (fresh) => {
			expect((await fresh.prepare(fixed)).readTokens).toBeLessThan(few);
			const { text } = await fresh.ask(talk);
			// A process that is replaced takes it up by itself.
			const [processId = 0] = fresh.processIds();
			process.kill(processId, 'SIGKILL');
			await expect.poll(() => fresh.processIds()).not.toContain(processId);
			expect((await fresh.ask(talk)).text).toBe(text);
			expect((await fresh.prepare(fixed)).readTokens).toBeLessThan(few);
			return text;
		});
		expect(again).toBe(first);
		expect(told).not.toHaveBeenCalled();
	});

	test('is read anew where it is damaged, and takes the place of that', async () => {
		const whole = readFileSync(stateFile());
		writeFileSync(stateFile(), whole.subarray(0, whole.length / 2));
		await started(async (fresh) => {
			expect((await fresh.prepare(fixed)).readTokens).toBeGreaterThan(many);
			expect((await fresh.prepare(fixed)).readTokens).toBeLessThan(few);
			expect((await fresh.ask(talk)).text).not.toBe('');
		});
		// Nor was anything else in the first, which a learner's words were read before.
		expect(statSync(stateFile()).size).toBe(whole.length);
		expect(names()).toHaveLength(1);
	});

	test('is kept nowhere unless that is asked for, and where it cannot be, that is told once', async () => {
		rmSync(folder, { recursive: true });
		const beside = readdirSync(dirname(file));
		await model.prepare(fixed);
		expect(existsSync(folder)).toBe(false);
		expect(readdirSync(dirname(file))).toEqual(beside);
		writeFileSync(folder, 'no folder');
		await started(async (fresh) => {
			expect((await fresh.prepare(fixed)).readTokens).toBeGreaterThan(many);
			expect((await fresh.prepare(fixed)).readTokens).toBeLessThan(few);
		});
		expect(told).toHaveBeenCalledOnce();
		expect(told).toHaveBeenCalledWith(expect.stringMatching(/test-model .* cannot be kept in .*: EEXIST/));
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
