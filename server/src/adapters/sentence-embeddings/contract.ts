import { engineHealthSchema } from '@henry/contract/health.ts';
import { expect } from 'vitest';
import type { SentenceEmbeddings } from '#server/ports/sentence-embeddings.ts';

/** An engine whose processes can be killed. */
export type TestableSentenceEmbeddings = SentenceEmbeddings & { processIds(): number[] };

const product = (one: Float32Array, other: Float32Array) =>
	one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);

const about = {
	question: 'Tell me about the people in your family.',
	answer: 'my mother is a nurse and i have two brothers who live in another town',
	other: 'global warming is a serious problem because factories produce too much carbon dioxide',
};

type Case = { name: string; check: (engine: TestableSentenceEmbeddings) => Promise<void> };

const cases: Case[] = [
	{
		name: 'places an answer closer to its question than something else, whatever the letters and marks',
		async check(engine) {
			const [question, answer, other, loud] = (await engine.embed([
				about.question,
				about.answer,
				about.other,
				about.answer.toUpperCase(),
			])) as [Float32Array, Float32Array, Float32Array, Float32Array];
			expect(product(question, question)).toBeCloseTo(1, 4);
			expect(product(question, answer)).toBeGreaterThan(product(question, other) + 0.15);
			expect(product(answer, loud)).toBeCloseTo(1, 4);
		},
	},
	{
		name: 'takes texts of any length, and none',
		async check(engine) {
			expect(await engine.embed([])).toEqual([]);
			const places = await engine.embed(['', 'a', 'ñandú … 漢字 🙂', 'word '.repeat(5_000)]);
			for (const place of places) expect(product(place, place)).toBeCloseTo(1, 4);
		},
	},
	{
		name: 'cancels what was given up',
		async check(engine) {
			const signal = AbortSignal.abort();
			await expect(engine.embed([about.answer], { signal })).rejects.toMatchObject({ category: 'cancelled' });
		},
	},
	{
		name: 'fails the call of a process that is killed, and serves the next one',
		async check(engine) {
			const call = engine.embed(Array(200).fill(about.answer));
			for (const id of engine.processIds()) process.kill(id, 'SIGKILL');
			await expect(call).rejects.toMatchObject({ category: 'unavailable' });
			await expect
				.poll(() => engine.embed([about.answer]).catch(() => []), { timeout: 20_000 })
				.toHaveLength(1);
		},
	},
	{
		name: 'is ready after its start and unavailable after its end',
		async check(engine) {
			expect(engineHealthSchema.parse(engine.health()).state).toBe('ready');
			await engine.close();
			await expect(engine.embed([about.answer])).rejects.toMatchObject({ name: 'ProviderError' });
		},
	},
];

/** What every engine for sentence embeddings must do, one named case each. */
export const sentenceEmbeddingsCases = cases.map(({ name, check }) => ({
	name,
	async run(engine: TestableSentenceEmbeddings) {
		try {
			await engine.start();
			await check(engine);
		} finally {
			await engine.close();
		}
	},
}));
