import { written } from '@henry/contract/feedback.ts';
import { applyEdits } from '@henry/grammar/check-grammar.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLlama, readPromptsBeside } from '#server/adapters/language-model/llama.ts';
import { loadContent } from '#server/content.ts';
import { createModelWriter } from '#server/domain/grammar/written-by-model.ts';
import { fetchingMs, modelForTests } from '#server/models-for-tests.ts';
import { createModelGrammarChecker } from './model.ts';

/** The model reads its examples first, on what a busy machine has to spare; what it has read is kept for the next run. */
const readingMs = 300_000;
vi.setConfig({ testTimeout: readingMs });

const content = loadContent(new URL('../../../../content/', import.meta.url));
let model: ReturnType<typeof createLlama>;

beforeAll(async () => {
	const { weights: file } = await modelForTests('language-model');
	const tell = (line: string) => void process.stderr.write(`${line}\n`);
	const kept = { folder: readPromptsBeside(file), tell };
	model = createLlama({ file, model: 'test-model', threads: 2, maxQueued: 2, kept });
	await createModelGrammarChecker(model, content).start();
}, fetchingMs + readingMs);
afterAll(() => model.close());

test('the real model puts a sentence right, with a reason of its kind, and leaves a right one alone', async () => {
	const checker = createModelGrammarChecker(model, content);
	const said = "before going out i always check that i don't forget nothing";
	const { sure } = await checker.check(said);
	expect(applyEdits(said, sure)).toBe("before going out i always check that i don't forget anything");
	expect(sure).toMatchObject([
		{ rule: 'model-double-negative', reason: 'One negative word is enough: “anything”.' },
	]);
	expect(await checker.check('i work in a small shop near the station')).toEqual({ sure: [], maybe: [] });
});

test('the real model finds the ends of sentences, and a question @whole', async () => {
	const said = 'where do you live i live in a small village near the sea it is very quiet there';
	const marks = await createModelWriter(model, content.correctionPrompt)(said);
	expect(marks && written(said, marks)).toBe(
		'Where do you live? I live in a small village near the sea. It is very quiet there.',
	);
});
