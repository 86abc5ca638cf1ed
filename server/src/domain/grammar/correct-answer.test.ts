import { feedbackResponseSchema, type WrittenMark, written } from '@henry/contract/feedback.ts';
import type { GrammarEdit } from '@henry/grammar/grammar-edit.ts';
import { expect, it } from 'vitest';
import type { GrammarChecker } from '#server/ports/grammar-checker.ts';
import { correctAnswer } from './correct-answer.ts';

function checkerOf(
	sure: GrammarEdit[],
	maybe: GrammarEdit[] = [],
	writing: WrittenMark[] = [],
): GrammarChecker {
	return {
		health: () => ({ name: 'fixed', model: 'none', embedded: true, state: 'ready', queued: 0 }),
		start: async () => {},
		close: async () => {},
		check: async (_, options) => {
			options?.signal?.throwIfAborted();
			return { sure, maybe, writing };
		},
	};
}

const has: GrammarEdit = {
	rule: 'he-she-it-verb',
	category: 'agreement',
	reason: "Say 'she has'.",
	reasonInSpanish: 'Se dice «she has».',
	typicalOf: ['es', 'zh'],
	replacement: 'has',
	span: { start: 4, end: 8 },
};
const dogs: GrammarEdit = {
	rule: 'number-plural',
	category: 'noun number',
	reason: "Say 'dogs'.",
	reasonInSpanish: 'Se dice «dogs».',
	typicalOf: [],
	replacement: 'two dogs',
	span: { start: 9, end: 16 },
};

it('answers the corrected text and each correction with both its places', async () => {
	const text = 'she have two dog here';
	const answer = await correctAnswer(checkerOf([has, dogs]))(text);
	expect(feedbackResponseSchema.parse(answer)).toEqual(answer);
	expect(answer.text).toBe('she has two dogs here');
	for (const { original, replacement, originalSpan, correctedSpan } of answer.corrections) {
		expect(text.slice(originalSpan.start, originalSpan.end)).toBe(original);
		expect(answer.text.slice(correctedSpan.start, correctedSpan.end)).toBe(replacement);
	}
	expect(answer.corrections.map(({ original }) => original)).toEqual(['have', 'two dog']);
});

it("writes each change as the specification's string", async () => {
	const { changes } = await correctAnswer(checkerOf([has]))('she have two dogs');
	expect(changes).toEqual(["have->has->Say 'she has'."]);
});

it('answers the text as it is where nothing is wrong', async () => {
	expect(await correctAnswer(checkerOf([]))('all good')).toEqual({
		text: 'all good',
		changes: [],
		corrections: [],
		suggestions: [],
		writing: [],
		isEnglish: true,
	});
});

it('offers what may be wrong, and leaves it in the corrected text', async () => {
	const text = 'she have two dog here';
	const answer = await correctAnswer(checkerOf([has], [dogs]))(text);
	expect(answer.text).toBe('she has two dog here');
	expect(answer.changes).toHaveLength(1);
	expect(answer.suggestions).toMatchObject([{ replacement: 'two dogs', asksWhatWasSaid: false }]);
	const [{ original, originalSpan, correctedSpan } = expect.fail()] = answer.suggestions;
	expect(text.slice(originalSpan.start, originalSpan.end)).toBe(original);
	expect(answer.text.slice(correctedSpan.start, correctedSpan.end)).toBe(original);
});

it('asks instead of correcting where a word was not heard for sure', async () => {
	const text = 'she have two dog here';
	const words = text.split(' ').map((word) => ({ text: word, unsure: word === 'dog' }));
	const answer = await correctAnswer(checkerOf([has, dogs]))(text, { words });
	expect(answer.text).toBe('she has two dog here');
	expect(answer.corrections.map(({ rule }) => rule)).toEqual(['he-she-it-verb']);
	expect(answer.suggestions).toMatchObject([{ rule: 'number-plural', asksWhatWasSaid: true }]);
	expect(feedbackResponseSchema.parse(answer)).toEqual(answer);
});

it('asks also where the word next to a correction was not heard for sure', async () => {
	const words = [
		{ text: 'She', unsure: true },
		...['have', 'two', 'dogs'].map((text) => ({ text, unsure: false })),
	];
	const { corrections, suggestions } = await correctAnswer(checkerOf([has]))('she have two dogs', { words });
	expect(corrections).toEqual([]);
	expect(suggestions).toMatchObject([{ original: 'have', asksWhatWasSaid: true }]);
});

it('corrects nothing in a text of another language', async () => {
	const text = 'ella tiene dos perros muy grandes';
	expect(await correctAnswer(checkerOf([has]))(text)).toEqual({
		text,
		changes: [],
		corrections: [],
		suggestions: [],
		writing: [],
		isEnglish: false,
	});
});

it("hands the caller's abort on to the checker", async () => {
	await expect(correctAnswer(checkerOf([]))('all good', { signal: AbortSignal.abort() })).rejects.toThrow();
});

it('writes the corrected text as it is to be read', async () => {
	const words: GrammarEdit = { ...has, replacement: 'she has got', span: { start: 0, end: 8 } };
	const writing: WrittenMark[] = [
		{ at: 0, mark: 'capital' },
		{ at: 16, mark: '.' },
		{ at: 17, mark: 'capital' },
		{ at: 26, mark: '?' },
	];
	const answer = await correctAnswer(checkerOf([words, dogs], [], writing))('she have two dog do you to');
	expect(written(answer.text, answer.writing)).toBe('She has got two dogs. Do you to?');
	expect(feedbackResponseSchema.parse(answer)).toEqual(answer);
});
