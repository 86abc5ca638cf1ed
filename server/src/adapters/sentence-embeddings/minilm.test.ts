import { expect, test } from 'vitest';
import { configForTests } from '#server/app-for-tests.ts';
import { loadContent } from '#server/content.ts';
import { createSituations } from '#server/domain/conversation/situations.ts';
import { cosine } from '#server/domain/cosine.ts';
import { readWordPieces } from '#server/engines/word-pieces.ts';
import { fetchingMs, modelForTests } from '#server/models-for-tests.ts';
import { sentenceEmbeddingsCases } from './contract.ts';
import { readKnown } from './known-by-meaning.ts';
import { createMiniLm } from './minilm.ts';

const files = await modelForTests('sentence-embedder');

for (const { name, run } of sentenceEmbeddingsCases) {
	test(`MiniLM ${name}`, () => run(createMiniLm({ files, processes: 1, maxQueued: 4 })), fetchingMs);
}

test('words become the pieces that the model was trained with', () => {
	const pieces = readWordPieces(files.tokenizer, 128);
	// As the tokenizers library of Hugging Face cuts the same text with this file.
	expect(pieces("I'm unbelievably happy, café!")).toEqual([
		101, 1045, 1005, 1049, 4895, 8671, 2666, 3567, 6321, 3407, 1010, 7668, 999, 102,
	]);
	expect(pieces('word '.repeat(500))).toHaveLength(128);
});

test('a file that is no network fails the start, and nothing else', async () => {
	const engine = createMiniLm({ files: { ...files, network: files.tokenizer }, processes: 1, maxQueued: 4 });
	await expect(engine.start()).rejects.toMatchObject({ name: 'ProviderError', category: 'unavailable' });
	expect(engine.health().state).toBe('failed');
	await engine.close();
});

/** What learners say of the same things in other words than ours, and what is told in the situation that is found. */
const toldOtherwise = [
	['justChat', 'the little dog of my aunt has died', /my dog died/],
	['justChat', 'i could not take the bus because it went away', /\bbus\b/],
	['justChat', 'my wife and me we are waiting for our first baby', /having a baby|pregnant/],
	['justChat', 'the exam was hard but in the end they gave me a good mark', /good mark|passed/],
	['restaurant', 'sorry but my soup came cold', /soup is cold/],
	['justChat', 'the number is seventeen', undefined],
] as const;

/** What learners ask in other words than ours, and what is asked where the answer is found. */
const askedOtherwise = [
	['hotel', 'excuse me at what hour do you serve the breakfast', /seven to ten/],
	['hotel', 'do you like the music of the eighties', undefined],
] as const;

test('tells which situation a learner speaks of, and what is asked', async () => {
	const { contentFolder, meaningFolder } = configForTests;
	const { placeOf, ...known } = readKnown(contentFolder, meaningFolder);
	const texts = known.situations.flatMap(({ told }) => told);
	const all = createSituations(loadContent(contentFolder).topics);
	const engine = createMiniLm({ files, processes: 1, maxQueued: 4 });
	await all.use(engine, known, placeOf);
	const some = texts.filter((_, index) => index % 400 === 0);
	for (const [index, place] of (await engine.embed(some)).entries())
		expect(cosine(place, placeOf(some[index] ?? '') ?? place), some[index]).toBeGreaterThan(0.99);
	for (const [exercise, told, wanted] of toldOtherwise) {
		const found = await all.find(told, exercise);
		if (wanted) expect(found?.told.join(' | ') ?? '', told).toMatch(wanted);
		else expect(found?.isGeneral ?? true, told).toBe(true);
	}
	for (const [exercise, asked, wanted] of askedOtherwise) {
		const found = (await all.findAnswers(asked, exercise)).join(' ');
		if (wanted) expect(found, asked).toMatch(wanted);
		else expect(found, asked).toBe('');
	}
	await engine.close();
}, 60_000);
