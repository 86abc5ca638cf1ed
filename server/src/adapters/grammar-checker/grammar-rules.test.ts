import { describe, expect, it } from 'vitest';
import { applyEdits, checkGrammar } from '#server/domain/grammar/check-grammar.ts';
import { grammarRules } from '#server/domain/grammar/rules.ts';
import { createWinkTagger } from '#server/engines/wink-tagger.ts';
import { correctSpeech } from './correct-speech-for-tests.ts';

const tag = createWinkTagger();
const edits = (text: string) => checkGrammar(text, tag, grammarRules);

describe.each(grammarRules.map((rule) => [rule.id, rule] as const))('the rule %s', (_, rule) => {
	it.each(rule.examples)('corrects "$wrong" to "$right", alone and with all others', ({ wrong, right }) => {
		expect(applyEdits(wrong, checkGrammar(wrong, tag, [rule]))).toBe(right);
		expect(applyEdits(wrong, edits(wrong))).toBe(right);
	});

	it.each(rule.examples)('is content with "$right"', ({ right }) => {
		expect(edits(right)).toEqual([]);
	});

	it.each(rule.notErrors)('finds nothing wrong with "%s"', (text) => {
		expect(edits(text)).toEqual([]);
	});

	it.each(rule.examples)('gives a short reason that is complete for "$wrong"', ({ wrong }) => {
		for (const { reason } of checkGrammar(wrong, tag, [rule])) {
			expect(reason).toMatch(/^[A-Z'0-9].*\.$/);
			expect(reason).not.toMatch(/\$|undefined/);
			expect(reason.length).toBeLessThanOrEqual(110);
		}
	});

	it.each(rule.examples)('gives it in Spanish as well for "$wrong"', ({ wrong }) => {
		for (const { reasonInSpanish, typicalOf } of checkGrammar(wrong, tag, [rule])) {
			expect(reasonInSpanish).toMatch(/^[A-ZÁÉÍÓÚ«].*\.$/);
			expect(reasonInSpanish).not.toMatch(/\$|undefined/);
			expect(reasonInSpanish.length).toBeLessThanOrEqual(130);
			expect(new Set(typicalOf).size).toBe(typicalOf.length);
		}
	});
});

describe('the rules together', () => {
	it('are at least thirty kinds of error, each with its own id, examples and look-alikes', () => {
		expect(new Set(grammarRules.map(({ id }) => id)).size).toBe(grammarRules.length);
		expect(grammarRules.length).toBeGreaterThanOrEqual(30);
		for (const { examples, notErrors } of grammarRules) {
			expect(examples.length).toBeGreaterThan(0);
			expect(notErrors.length).toBeGreaterThan(0);
		}
	});

	it('know at least sixty correct spoken sentences', () => {
		expect(correctSpeech.length).toBeGreaterThanOrEqual(60);
	});

	it.each(correctSpeech)('find nothing wrong with "%s"', (text) => {
		expect(edits(text)).toEqual([]);
	});

	it('find nothing wrong with all of them run together without a stop', () => {
		expect(edits(correctSpeech.join(' '))).toEqual([]);
	});

	it('mend what another rule leaves over', () => {
		const text = 'i live here since two years';
		expect(applyEdits(text, edits(text))).toBe('i have lived here for two years');
	});

	it('keep capital letters and punctuation', () => {
		const text = 'Is raining. My brother, Tom, he have a car!';
		expect(applyEdits(text, edits(text))).toBe('It is raining. My brother, Tom, he has a car!');
	});

	it.each(['he go he goes to school', "she don't she doesn't like it", 'yesterday i go um i went home'])(
		'do not call a mistake what the speaker puts right at once: "%s"',
		(text) => {
			expect(edits(text)).toEqual([]);
		},
	);

	it('look through hesitations and repetitions without calling them errors', () => {
		const text = 'he um he uh go to the the beach';
		expect(applyEdits(text, edits(text))).toBe('he um he uh goes to the the beach');
	});
});
