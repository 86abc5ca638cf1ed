import { feedbackResponseSchema } from '@henry/contract/feedback.ts';
import { expect, it } from 'vitest';
import type { GrammarChecker, GrammarEdit } from '#server/ports/grammar-checker.ts';
import { correctAnswer } from './correct-answer.ts';

function checkerOf(edits: GrammarEdit[]): GrammarChecker {
	return {
		health: () => ({ name: 'fixed', model: 'none', embedded: true, state: 'ready', queued: 0 }),
		start: async () => {},
		close: async () => {},
		check: async (_, options) => {
			options?.signal?.throwIfAborted();
			return edits;
		},
	};
}

const has: GrammarEdit = {
	rule: 'he-she-it-verb',
	category: 'agreement',
	reason: "Say 'she has'.",
	replacement: 'has',
	span: { start: 4, end: 8 },
};
const dogs: GrammarEdit = {
	rule: 'number-plural',
	category: 'noun number',
	reason: "Say 'dogs'.",
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
	});
});

it("hands the caller's abort on to the checker", async () => {
	await expect(correctAnswer(checkerOf([]))('all good', { signal: AbortSignal.abort() })).rejects.toThrow();
});
