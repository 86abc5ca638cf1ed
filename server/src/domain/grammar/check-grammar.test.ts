import { describe, expect, it } from 'vitest';
import { applyEdits, checkGrammar, findErrors } from './check-grammar.ts';
import type { GrammarRule } from './grammar-rule.ts';
import { splitWords, type Tagger } from './tagged-text.ts';

const tag: Tagger = (text) =>
	splitWords(text).map((word) => ({ ...word, partOfSpeech: 'NOUN', lemma: word.lower }));

function replacing(id: string, wrong: string, replacement: string): GrammarRule {
	const length = wrong.split(' ').length;
	return {
		id,
		category: 'word choice',
		reasonInSpanish: 'Se dice «$new», no «$old».',
		typicalOf: ['es'],
		find: (words) =>
			words.flatMap((_, from) => {
				const here = words.slice(from, from + length).map(({ lower }) => lower);
				return here.join(' ') === wrong
					? [{ from, to: from + length, replacement, reason: `Say '${replacement}'.` }]
					: [];
			}),
		examples: [],
		notErrors: [],
	};
}

describe('checking grammar', () => {
	it('answers the places of the errors in order, whatever the order of the rules', () => {
		const rules = [replacing('second', 'dog', 'dogs'), replacing('first', 'have', 'has')];
		expect(checkGrammar('she have two dog', tag, rules)).toEqual([
			{
				rule: 'first',
				category: 'word choice',
				reason: "Say 'has'.",
				reasonInSpanish: 'Se dice «has», no «have».',
				typicalOf: ['es'],
				replacement: 'has',
				span: { start: 4, end: 8 },
			},
			{
				rule: 'second',
				category: 'word choice',
				reason: "Say 'dogs'.",
				reasonInSpanish: 'Se dice «dogs», no «dog».',
				typicalOf: ['es'],
				replacement: 'dogs',
				span: { start: 13, end: 16 },
			},
		]);
	});

	it('lets the earlier rule have its way where two want the same words', () => {
		const rules = [replacing('a', 'must to', 'must'), replacing('b', 'to go', 'to leave')];
		expect(checkGrammar('i must to go', tag, rules).map(({ rule }) => rule)).toEqual(['a']);
	});

	it('gives the places of later passes in the text as it was sent', () => {
		const rules = [
			replacing('a', 'very very', 'extremely'),
			replacing('b', 'dog', 'dogs'),
			replacing('c', 'dogs now', 'cats today'),
		];
		const text = 'very very big dog now';
		const edits = checkGrammar(text, tag, rules);
		expect(edits.map(({ span }) => text.slice(span.start, span.end))).toEqual(['very very', 'dog now']);
		expect(applyEdits(text, edits)).toBe('extremely big cats today');
	});

	it('joins edits of several passes at the same place, with both reasons', () => {
		const edits = checkGrammar('a b c', tag, [replacing('x', 'b', 'd e'), replacing('y', 'e c', 'f')]);
		expect(edits).toEqual([
			{
				rule: 'x',
				category: 'word choice',
				reason: "Say 'd e'. Say 'f'.",
				reasonInSpanish: 'Se dice «d e», no «b». Se dice «f», no «e c».',
				typicalOf: ['es'],
				replacement: 'd f',
				span: { start: 2, end: 5 },
			},
		]);
	});

	it('answers nothing where rules undo each other', () => {
		const edits = checkGrammar('a b', tag, [replacing('x', 'b', 'c'), replacing('y', 'c', 'b')]);
		expect(applyEdits('a b', edits)).toMatch(/^a [bc]$/);
	});

	it('offers what unsure rules find, but not where another rule corrects', () => {
		const unsure = { ...replacing('unsure', 'very big', 'huge'), isMaybe: true as const };
		const found = findErrors('very big dog and a very big cat', tag, [
			replacing('sure', 'big dog', 'small dog'),
			unsure,
		]);
		expect(found.sure.map(({ replacement }) => replacement)).toEqual(['small dog']);
		expect(found.maybe).toMatchObject([
			{ rule: 'unsure', replacement: 'huge', span: { start: 19, end: 27 } },
		]);
	});

	it('begins a replacement with a capital letter where the original does', () => {
		const edits = checkGrammar('Is raining', tag, [replacing('x', 'is raining', 'it is raining')]);
		expect(applyEdits('Is raining', edits)).toBe('It is raining');
	});

	it('hides hesitations and repeated words from the rules', () => {
		const text = 'he he um go um to to school';
		const edits = checkGrammar(text, tag, [replacing('x', 'he go', 'he goes')]);
		expect(applyEdits(text, edits)).toBe('he he goes um to to school');
	});
});
