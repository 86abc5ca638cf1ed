import { describe, expect, it } from 'vitest';
import { applyEdits, checkGrammar, findErrors } from './check-grammar.ts';
import type { GrammarRule } from './grammar-rule.ts';
import { splitWords, type Tagger } from './tagged-text.ts';

const tag: Tagger = (text) =>
	splitWords(text).map((word) => ({ ...word, partOfSpeech: 'NOUN', lemma: word.lower }));

/** Replaces some words by others, with the id and the reasons of a rule. */
function replacing(id: GrammarRule['id'], wrong: string, replacement: string): GrammarRule {
	const length = wrong.split(' ').length;
	return {
		id,
		category: 'word choice',
		typicalOf: ['es'],
		find: (words) =>
			words.flatMap((_, from) => {
				const here = words.slice(from, from + length).map(({ lower }) => lower);
				return here.join(' ') === wrong ? [{ from, to: from + length, replacement }] : [];
			}),
	};
}

describe('checking grammar', () => {
	it('answers the places of the errors in order, whatever the order of the rules', () => {
		const rules = [replacing('wrong-plural', 'dog', 'dogs'), replacing('joining-expression', 'have', 'has')];
		expect(checkGrammar('she have two dog', tag, rules)).toEqual([
			{
				rule: 'joining-expression',
				category: 'word choice',
				reason: "We say 'has'.",
				reasonInSpanish: 'La expresión se dice así: «has», no «have».',
				typicalOf: ['es'],
				replacement: 'has',
				span: { start: 4, end: 8 },
			},
			{
				rule: 'wrong-plural',
				category: 'word choice',
				reason: "The plural is 'dogs'.",
				reasonInSpanish: 'Es un plural irregular: «dogs», no «dog».',
				typicalOf: ['es'],
				replacement: 'dogs',
				span: { start: 13, end: 16 },
			},
		]);
	});

	it('lets the earlier rule have its way where two want the same words', () => {
		const rules = [replacing('easily', 'must to', 'must'), replacing('wrong-plural', 'to go', 'to leave')];
		expect(checkGrammar('i must to go', tag, rules).map(({ rule }) => rule)).toEqual(['easily']);
	});

	it('gives the places of later passes in the text as it was sent', () => {
		const rules = [
			replacing('easily', 'very very', 'extremely'),
			replacing('wrong-plural', 'dog', 'dogs'),
			replacing('still-so-perfect', 'dogs now', 'cats today'),
		];
		const text = 'very very big dog now';
		const edits = checkGrammar(text, tag, rules);
		expect(edits.map(({ span }) => text.slice(span.start, span.end))).toEqual(['very very', 'dog now']);
		expect(applyEdits(text, edits)).toBe('extremely big cats today');
	});

	it('joins edits of several passes at the same place, with both reasons', () => {
		const edits = checkGrammar('a b c', tag, [
			replacing('wrong-plural', 'b', 'd e'),
			replacing('joining-expression', 'e c', 'f'),
		]);
		expect(edits).toEqual([
			{
				rule: 'wrong-plural',
				category: 'word choice',
				reason: "The plural is 'd e'. We say 'f'.",
				reasonInSpanish: 'Es un plural irregular: «d e», no «b». La expresión se dice así: «f», no «e c».',
				typicalOf: ['es'],
				replacement: 'd f',
				span: { start: 2, end: 5 },
			},
		]);
	});

	it('keeps only the reason of a later edit that takes in an earlier one', () => {
		const [edit, ...more] = checkGrammar('have see him', tag, [
			replacing('wrong-plural', 'see', 'seen'),
			replacing('joining-expression', 'have seen', 'saw'),
		]);
		expect(more).toEqual([]);
		expect(edit).toMatchObject({ rule: 'joining-expression', reason: "We say 'saw'." });
	});

	it('answers nothing where rules undo each other', () => {
		const edits = checkGrammar('a b', tag, [
			replacing('wrong-plural', 'b', 'c'),
			replacing('joining-expression', 'c', 'b'),
		]);
		expect(applyEdits('a b', edits)).toMatch(/^a [bc]$/);
	});

	it('offers what unsure rules find, but not where another rule corrects', () => {
		const unsure = { ...replacing('make-it-noun', 'very big', 'huge'), isMaybe: true as const };
		const found = findErrors('very big dog and a very big cat', tag, [
			replacing('easily', 'big dog', 'small dog'),
			unsure,
		]);
		expect(found.sure.map(({ replacement }) => replacement)).toEqual(['small dog']);
		expect(found.maybe).toMatchObject([
			{ rule: 'make-it-noun', replacement: 'huge', span: { start: 19, end: 27 } },
		]);
	});

	it('begins a replacement with a capital letter where the original does', () => {
		const edits = checkGrammar('Is raining', tag, [replacing('wrong-plural', 'is raining', 'it is raining')]);
		expect(applyEdits('Is raining', edits)).toBe('It is raining');
	});

	it('hides hesitations and repeated words from the rules', () => {
		const text = 'he he um go um to to school';
		const edits = checkGrammar(text, tag, [replacing('wrong-plural', 'he go', 'he goes')]);
		expect(applyEdits(text, edits)).toBe('he he goes um to to school');
	});
});
