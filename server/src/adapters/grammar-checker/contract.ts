import assert from 'node:assert/strict';
import { written } from '@henry/contract/feedback.ts';
import { maxFeedbackTextCharacters } from '@henry/contract/limits.ts';
import { applyEdits } from '@henry/grammar/check-grammar.ts';
import type { GrammarEdit, GrammarFindings } from '@henry/grammar/grammar-edit.ts';
import { touch } from '@henry/grammar/places.ts';
import type { GrammarChecker } from '#server/ports/grammar-checker.ts';
import { ProviderError } from '#server/ports/provider-error.ts';

/** One thing that every grammar checker must do; `run` rejects where it does not. */
export type GrammarCheckerCase = { name: string; run(checker: GrammarChecker): Promise<void> };

const learnerText = 'yesterday he go to the beach and she have two dog, i am agree with you. um I I like it';
const spokenText = 'we went to the beach it was very hot do you like it';
const cleanText =
	"yesterday he went to the beach and she has two dogs, i agree with you. um I I like it, don't you?";

function assertOrderedWithin(text: string, edits: readonly GrammarEdit[]): void {
	let end = 0;
	for (const { span, replacement } of edits) {
		assert.ok(span.start >= end, 'edits are ordered and do not overlap');
		assert.ok(span.end >= span.start && span.end <= text.length, 'spans lie inside the text');
		assert.notEqual(text.slice(span.start, span.end), replacement, 'an edit changes something');
		end = span.end;
	}
}

const allEdits = ({ sure, maybe }: GrammarFindings) => [...sure, ...maybe];

/** The cases that every adapter of the grammar checker must pass. */
export const grammarCheckerCases: GrammarCheckerCase[] = [
	{
		name: 'answers edits that lie inside the text, in order, without overlap',
		run: async (checker) => {
			const { sure, maybe } = await checker.check(learnerText);
			assert.ok(sure.length > 0, 'a text with plain errors gets edits');
			assertOrderedWithin(learnerText, sure);
			assertOrderedWithin(learnerText, maybe);
			for (const { span } of maybe)
				assert.ok(!sure.some((edit) => touch(edit.span, span)), 'edits are apart');
		},
	},
	{
		name: 'writes a spoken text, if at all, with marks in order that lie inside it',
		run: async (checker) => {
			const { writing = [] } = await checker.check(spokenText);
			for (const [index, { at }] of writing.entries()) {
				assert.ok(at <= spokenText.length && at >= (writing[index - 1]?.at ?? 0));
			}
			assert.equal(written(spokenText, writing).toLowerCase().replaceAll(/[.?]/g, ''), spokenText);
			assert.deepEqual(
				(await checker.check(learnerText)).writing ?? [],
				[],
				'what is written stays as it is',
			);
		},
	},
	{
		name: 'names the rule, the category and the reason of every edit, in both languages',
		run: async (checker) => {
			const edits = allEdits(await checker.check(learnerText));
			assert.ok(edits.length > 0);
			for (const { rule, category, reason, reasonInSpanish, typicalOf } of edits) {
				assert.ok(rule.trim() && category.trim() && reason.trim() && reasonInSpanish.trim());
				assert.ok(Array.isArray(typicalOf));
			}
		},
	},
	{
		name: 'makes the text better: its own corrections are left alone',
		run: async (checker) => {
			const corrected = applyEdits(learnerText, (await checker.check(learnerText)).sure);
			assert.match(corrected, /he went/);
			assert.deepEqual((await checker.check(corrected)).sure, []);
		},
	},
	{
		name: 'leaves a correct text alone, with its hesitations and repetitions',
		run: async (checker) => assert.deepEqual(allEdits(await checker.check(cleanText)), []),
	},
	{
		name: 'answers no edits for a text without words',
		run: async (checker) => {
			for (const text of ['', ' ', '?!']) assert.deepEqual(allEdits(await checker.check(text)), []);
		},
	},
	{
		name: 'gives places in characters of the text as it was sent',
		run: async (checker) => {
			const text = '“Olé” 😀 – she  have\ttwo cats';
			const { sure } = await checker.check(text);
			assert.equal(applyEdits(text, sure), '“Olé” 😀 – she  has\ttwo cats');
		},
	},
	{
		name: 'checks the longest text that the product accepts @whole',
		run: async (checker) => {
			const text = 'and then he go to the beach with my friend '
				.repeat(500)
				.slice(0, maxFeedbackTextCharacters);
			const { sure } = await checker.check(text);
			assertOrderedWithin(text, sure);
			assert.ok(sure.length >= 400, 'errors are found up to the end');
		},
	},
	{
		name: 'rejects an aborted call as cancelled',
		run: async (checker) => {
			const controller = new AbortController();
			const answer = checker.check(learnerText.repeat(50), { signal: controller.signal });
			controller.abort();
			await assert.rejects(
				answer,
				(error) => error instanceof ProviderError && error.category === 'cancelled',
			);
		},
	},
	{
		name: 'says who it is and that it is ready',
		run: async (checker) => {
			await checker.start();
			const health = checker.health();
			assert.ok(health.name && health.model);
			assert.equal(health.state, 'ready');
		},
	},
];
