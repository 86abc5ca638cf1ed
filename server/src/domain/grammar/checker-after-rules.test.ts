import type { WrittenMark } from '@henry/contract/feedback.ts';
import type { GrammarEdit, GrammarFindings } from '@henry/grammar/grammar-edit.ts';
import { describe, expect, test, vi } from 'vitest';
import type { GrammarChecker } from '#server/ports/grammar-checker.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { createCheckerAfterRules } from './checker-after-rules.ts';

const nothing: GrammarFindings = { sure: [], maybe: [] };

/** The first place of some words as an edit. */
function edit(text: string, words: string, replacement: string): GrammarEdit {
	const start = text.indexOf(words);
	return {
		...{
			rule: 'any',
			category: 'verb form',
			typicalOf: [],
			reason: 'So.',
			reasonInSpanish: 'Así.',
			replacement,
		},
		span: { start, end: start + words.length },
	};
}

/** Its sentences are those of which it is told. */
function checkerOf(find: (text: string) => GrammarFindings | Promise<GrammarFindings>) {
	const check = vi.fn<GrammarChecker['check']>(async (text, { writing = [] } = {}) => ({
		...(await find(text)),
		writing: [...writing],
		endsAreSure: writing.length > 0,
	}));
	return {
		health: () => ({ name: 'x', model: 'x', embedded: true, state: 'ready' as const, queued: 0 }),
		start: async () => {},
		close: async () => {},
		check,
	};
}

/** Finds one thing wherever a text has it. */
const finding = (words: string, replacement: string, how: 'sure' | 'maybe' = 'sure') =>
	checkerOf((text) =>
		text.includes(words) ? { ...nothing, [how]: [edit(text, words, replacement)] } : nothing,
	);

const marks = (text: string, ...ends: string[]): WrittenMark[] =>
	ends.map((end) => ({ at: text.indexOf(end) + end.length, mark: '.' }));

describe('rules first, then a model', () => {
	test('the model sees what the rules made of the text, and its places are those of the text as it was said', async () => {
		const model = finding('two dog', 'two dogs');
		const { sure } = await createCheckerAfterRules(finding('she have', 'she has'), model).check(
			'she have two dog',
		);
		expect(model.check.mock.calls[0]?.[0]).toBe('she has two dog');
		expect(sure.map(({ span, replacement }) => [span, replacement])).toEqual([
			[{ start: 0, end: 8 }, 'she has'],
			[{ start: 9, end: 16 }, 'two dogs'],
		]);
	});

	test('what the rules only offer is sure where the model does the same', async () => {
		const both = createCheckerAfterRules(finding('have', 'has', 'maybe'), finding('have', 'has', 'maybe'));
		expect(await both.check('she have it')).toMatchObject({ sure: [{ replacement: 'has' }], maybe: [] });
	});

	test('neither reaches across the end of a sentence', async () => {
		const text = 'if i had money i will buy it is nice';
		const write = async () => marks(text, 'buy', 'nice');
		const rules = finding('will', 'would');
		const model = finding('nice', 'nicer');
		const { sure, writing } = await createCheckerAfterRules(rules, model, write).check(text);
		expect(rules.check.mock.calls[0]?.[1]?.writing).toEqual(marks(text, 'buy', 'nice'));
		expect(model.check.mock.calls.map(([sentence]) => sentence.trim())).toEqual([
			'if i had money i would buy',
			'it is nice',
		]);
		expect(sure.map(({ span }) => text.slice(span.start, span.end))).toEqual(['will', 'nice']);
		expect(writing).toEqual(marks(text, 'buy', 'nice'));
	});

	test('lines whose marks were heard are written so, and nobody else writes them', async () => {
		const text = 'she have a dog it barks\nshe have a cat it sleeps';
		const heard: WrittenMark[] = [
			{ at: 0, mark: 'capital' },
			...marks(text, 'dog'),
			{ at: 15, mark: 'capital' },
			...marks(text, 'barks'),
		];
		const write = vi.fn(async (line: string) => marks(line, 'cat', 'sleeps'));
		const rules = finding('she have', 'she has');
		const model = finding('it sleeps', 'it is sleeping');
		const { writing, endsAreSure } = await createCheckerAfterRules(rules, model, write).check(text, {
			writing: heard,
		});
		expect(write.mock.calls.map(([line]) => line)).toEqual(['she have a cat it sleeps']);
		expect(model.check.mock.calls.map(([sentence]) => sentence.trim())).toEqual([
			'she has a dog',
			'it barks',
			'she has a cat',
			'it sleeps',
		]);
		expect(writing).toEqual([...heard, ...marks(text, 'cat', 'sleeps')]);
		expect(endsAreSure).toBe(true);
	});

	test('a call that nobody waits for any longer ends', async () => {
		const waiting = checkerOf(() => Promise.reject(new ProviderError('cancelled', 'Nobody waits.')));
		await expect(createCheckerAfterRules(finding('a', 'b'), waiting).check('a b')).rejects.toMatchObject({
			category: 'cancelled',
		});
	});

	test('what the model has not come to in time, the rules alone have checked', async () => {
		const late = new AbortController();
		const model = checkerOf(() => {
			late.abort();
			throw new ProviderError('cancelled', 'Its time was over.');
		});
		const both = createCheckerAfterRules(finding('she have', 'she has'), model);
		const text = 'she have a dog. and a cat. and a bird';
		const expected = { sure: [{ replacement: 'she has' }] };
		expect(await both.check(text, { modelUntil: late.signal })).toMatchObject(expected);
		expect(await both.check(text, { modelUntil: late.signal })).toMatchObject(expected);
		expect(model.check).toHaveBeenCalledOnce();
	});

	test('lines that the model has come to in time are whole, those behind them are the rules’', async () => {
		const late = new AbortController();
		const text = 'he like two dog\nhe like three cat\nhe like one bird';
		const write = async (line: string) => {
			if (line.includes('three')) late.abort();
			if (late.signal.aborted) throw new ProviderError('cancelled', 'Its time was over.');
			return marks(line, 'dog');
		};
		const both = createCheckerAfterRules(finding('like', 'likes'), finding('two dog', 'two dogs'), write);
		const { sure, writing, endsAreSure } = await both.check(text, { modelUntil: late.signal });
		expect(sure.map(({ span, replacement }) => [span.start, replacement])).toEqual([
			[3, 'likes'],
			[8, 'two dogs'],
			[19, 'likes'],
			[37, 'likes'],
		]);
		expect(writing).toEqual(marks(text, 'dog'));
		expect(endsAreSure).toBe(false);
	});
});
