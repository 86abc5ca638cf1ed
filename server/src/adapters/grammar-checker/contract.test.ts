import { type WrittenMark, written } from '@henry/contract/feedback.ts';
import { applyEdits } from '@henry/grammar/check-grammar.ts';
import type { GrammarEdit } from '@henry/grammar/grammar-edit.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GrammarChecker } from '#server/ports/grammar-checker.ts';
import { grammarCheckerCases } from './contract.ts';
import { createRuleGrammarChecker } from './rules.ts';

describe('the rules pass the suite of every grammar checker', () => {
	let checker: GrammarChecker;
	beforeAll(async () => {
		checker = createRuleGrammarChecker({ processes: 1, maxQueued: 4 });
		await checker.start();
	});
	afterAll(() => checker.close());

	it.each(grammarCheckerCases)('$name', async ({ run }) => {
		await run(checker);
	});

	it('takes what is told of how a text is written: no edit reaches across the end of a sentence', async () => {
		const text = 'i went home yesterday he go to school';
		const writing: WrittenMark[] = [
			{ at: 0, mark: 'capital' },
			{ at: text.indexOf(' he'), mark: '.' },
			{ at: text.indexOf('he go'), mark: 'capital' },
			{ at: text.length, mark: '.' },
		];
		const found = await checker.check(text, { writing });
		expect(found).toMatchObject({ writing, endsAreSure: true });
		expect(applyEdits(text, found.sure)).toBe('i went home yesterday he goes to school');
		const without = await checker.check(text);
		expect(applyEdits(text, without.sure)).toBe('i went home yesterday he went to school');
		expect(without.endsAreSure).toBe(false);
	});

	it('writes by usage the lines of which it is told nothing', async () => {
		const text = 'i like it\nhe is nice';
		const writing: WrittenMark[] = [
			{ at: 0, mark: 'capital' },
			{ at: 9, mark: '?' },
		];
		const found = await checker.check(text, { writing });
		expect(written(text, found.writing ?? [])).toBe('I like it?\nHe is nice.');
		expect(found.endsAreSure).toBe(false);
	});

	it('says how many rules and which tagger it has', () => {
		expect(checker.health()).toMatchObject({
			name: 'rules',
			model: expect.stringMatching(/^wink-eng-lite \d+\.\d+\.\d+$/),
			embedded: true,
			state: 'ready',
		});
	});
});

/** Edits and marks every text at a place beyond its end, twice, without a reason, and does not mind being aborted. */
const wrongChecker: GrammarChecker = {
	health: () => ({ name: '', model: '', embedded: true, state: 'failed', queued: 0 }),
	start: async () => {},
	close: async () => {},
	check: async (text) => {
		const span = { start: text.length, end: text.length + 5 };
		const edit: GrammarEdit = {
			rule: 'any',
			category: 'spelling',
			reason: ' ',
			reasonInSpanish: ' ',
			typicalOf: [],
			replacement: 'x',
			span,
		};
		return { sure: [edit, edit], maybe: [edit], writing: [{ at: text.length + 1, mark: '.' }] };
	},
};

describe('the suite of every grammar checker', () => {
	it.each(grammarCheckerCases)('rejects a checker that is wrong on purpose: $name', async ({ run }) => {
		await expect(run(wrongChecker)).rejects.toThrow();
	});
});
