import { expect, test } from 'vitest';
import { readWordPieces } from '#server/engines/word-pieces.ts';
import { fetchingMs, modelForTests } from '#server/models-for-tests.ts';
import { sentenceEmbeddingsCases } from './contract.ts';
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
