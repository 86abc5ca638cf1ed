import { engineHealthSchema } from '@henry/contract/health.ts';
import { expect } from 'vitest';
import type { LanguageModel, LanguageModelRequest } from '#server/ports/language-model.ts';

/** What every language model must do, one named case each. `run` rejects where a model does wrong. */
export const languageModelCases: { name: string; run: (model: LanguageModel) => Promise<void> }[] = [
	{ name: 'answers in words', run: answersInWords },
	{ name: 'holds its answer to a shape', run: holdsShape },
	{ name: 'chooses a text, and takes another as it is given', run: choosesAndIsGiven },
	{ name: 'tells its answer as it grows', run: tellsGrowingText },
	{ name: 'cancels an aborted call, before and while it runs, and answers the next', run: cancels },
	{ name: 'says who it is, and that nobody has to wait', run: tellsHealth },
];

/** A request that every model answers with a few words. */
export const request: LanguageModelRequest = {
	system: 'You are Henry, who talks with learners of English. Answer in one short sentence.',
	messages: [{ role: 'user', content: 'i went to the cinema with my sister' }],
	maxTokens: 24,
	priority: 'live',
};

/** The shape of one of Henry's turns, and one that holds everything else that a shape may have. */
export const turnSchema = {
	type: 'object',
	properties: { reaction: { type: 'string' }, question: { type: 'string' } },
	required: ['reaction', 'question'],
	additionalProperties: false,
};
const richSchema = {
	type: 'object',
	properties: {
		mood: { enum: ['good', 'bad'] },
		names: { type: 'array', items: { type: 'string' } },
		isQuestion: { type: 'boolean' },
		count: { type: 'integer' },
	},
	required: ['mood', 'names', 'isQuestion', 'count'],
	additionalProperties: false,
};

async function answersInWords(model: LanguageModel) {
	const { text, tokens } = await model.ask(request);
	expect(text).toMatch(/\w+ \w+/);
	for (const { logProbability } of tokens ?? []) expect(logProbability).toBeLessThanOrEqual(0);
	if (tokens) expect(tokens.map((token) => token.text).join('')).toBe(text);
}

async function holdsShape(model: LanguageModel) {
	const turn = JSON.parse((await model.ask({ ...request, schema: turnSchema, maxTokens: 80 })).text);
	expect(turn).toEqual({ reaction: expect.any(String), question: expect.any(String) });
	const rich = JSON.parse((await model.ask({ ...request, schema: richSchema, maxTokens: 80 })).text);
	expect(rich).toEqual({
		mood: expect.stringMatching(/^(?:good|bad)$/),
		names: expect.any(Array),
		isQuestion: expect.any(Boolean),
		count: expect.any(Number),
	});
}

async function choosesAndIsGiven(model: LanguageModel) {
	const about = 'a "lost" key';
	const moods = ['Lovely!', 'Oh no!', 'Oh dear.'];
	const properties = { mood: { enum: moods }, about: { const: about }, reaction: { type: 'string' } };
	const schema = { ...turnSchema, properties, required: Object.keys(properties) };
	const turn = JSON.parse((await model.ask({ ...request, schema, maxTokens: 80 })).text);
	expect(turn).toEqual({ mood: expect.any(String), about, reaction: expect.any(String) });
	expect(moods).toContain(turn.mood);
}

async function tellsGrowingText(model: LanguageModel) {
	for (const schema of [undefined, turnSchema]) {
		const told: string[] = [];
		const asked = { ...request, maxTokens: 60, ...(schema && { schema }) };
		const { text } = await model.ask(asked, { onText: (soFar) => void told.push(soFar) });
		expect(told.length).toBeGreaterThan(2);
		for (const [index, soFar] of told.entries()) {
			expect(text.startsWith(soFar)).toBe(true);
			expect(soFar.length).toBeGreaterThan(told[index - 1]?.length ?? 0);
		}
	}
}

async function cancels(model: LanguageModel) {
	const cancelled = { name: 'ProviderError', category: 'cancelled' };
	await expect(model.ask(request, { signal: AbortSignal.abort() })).rejects.toMatchObject(cancelled);
	const controller = new AbortController();
	const long = { ...request, system: 'Tell a long story.', maxTokens: 1_000 };
	const running = model.ask(long, { signal: controller.signal, onText: () => controller.abort() });
	await expect(running).rejects.toMatchObject(cancelled);
	expect((await model.ask(request)).text).not.toBe('');
}

async function tellsHealth(model: LanguageModel) {
	await model.start();
	const health = engineHealthSchema.parse(model.health());
	expect(health).toMatchObject({ state: 'ready', queued: 0 });
	expect(health.embedded).toBe(health.sendsTo === undefined);
	expect([model.waitMs('live'), model.waitMs('report')]).toEqual([0, 0]);
}
