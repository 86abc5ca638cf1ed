import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { applyEdits, checkGrammar } from './check-grammar.ts';
import { correctSpeech } from './correct-speech-for-tests.ts';
import type { GrammarRule } from './grammar-rule.ts';
import { grammarRules } from './rules.ts';
import { createWinkTagger } from './wink-tagger.ts';

/** Each of the first tests looks at thousands of sentences. */
vi.setConfig({ testTimeout: 180_000 });

const tag = createWinkTagger();
const edits = (text: string) => checkGrammar(text, tag, grammarRules);

/** Wrong texts with what a rule makes of them, and right ones that look alike. */
type Cases = { examples?: { wrong: string; right: string }[]; notErrors: string[] };

const folder = join(import.meta.dirname, '../data/cases');
const casesById: Record<string, Cases> = Object.assign(
	{},
	...readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))),
);
const examplesOf = ({ id, example }: GrammarRule) => [
	...(example ? [example] : []),
	...(casesById[id]?.examples ?? []),
];

/** Sentences of all rules, each once, with the rule's own edits of it. */
const wrongSentences = grammarRules.flatMap((rule) =>
	examplesOf(rule).map(({ wrong, right }) => ({
		rule,
		wrong,
		right,
		own: checkGrammar(wrong, tag, [rule]),
	})),
);
const each = (texts: readonly string[]) => [...new Set(texts)];

describe('every rule', () => {
	it('corrects its examples alone', () => {
		const failed = wrongSentences.filter(({ wrong, right, own }) => applyEdits(wrong, own) !== right);
		expect(failed.map(({ rule, wrong }) => `${rule.id}: ${wrong}`)).toEqual([]);
	});

	it('corrects them in the same way with all others @whole', () => {
		const failed = wrongSentences.filter(({ wrong, right }) => applyEdits(wrong, edits(wrong)) !== right);
		expect(failed.map(({ rule, wrong }) => `${rule.id}: ${wrong}`)).toEqual([]);
	});

	it('is content with what is right, as are all others', () => {
		const right = [
			...wrongSentences.map((sentence) => sentence.right),
			...Object.values(casesById).flatMap(({ notErrors }) => notErrors),
		];
		expect(each(right).filter((text) => edits(text).length > 0)).toEqual([]);
	});

	it('gives short and complete reasons in English and Spanish', () => {
		const endsInside = /(?<!without |After )'(?:[^' ]+ )+(?:the|my|his|our|their|your|very)'/;
		const hasOtherArticle = /\ba [aeio](?!ne)|\ban [^aeiouh' ]/i;
		const failed = wrongSentences.flatMap(({ rule, own }) =>
			own.filter(({ reason, reasonInSpanish }) => {
				const isEnglish =
					/^[A-Z'0-9].*\.$/.test(reason) &&
					reason.length <= 110 &&
					!endsInside.test(reason) &&
					!hasOtherArticle.test(reason);
				const isSpanish = /^[A-ZÁÉÍÓÚ«].*\.$/.test(reasonInSpanish) && reasonInSpanish.length <= 130;
				const isWhole = !/\$|undefined/.test(reason + reasonInSpanish);
				return !isEnglish || !isSpanish || !isWhole || new Set(rule.typicalOf).size !== rule.typicalOf.length;
			}),
		);
		expect(failed.map(({ rule, reason, reasonInSpanish }) => [rule, reason, reasonInSpanish])).toEqual([]);
	});
});

describe('a reason', () => {
	it.each([
		['open the lights', 'turn on', "We say 'turn on', not 'open': 'turn on the lights'."],
		['i do my decisions', 'make', "With 'decisions' we say 'make': 'make my decisions'."],
		['we assist to the classes', 'attend', /'attend the classes'/],
		['she likes of music', 'likes', "'likes' comes without 'of'."],
		['it was an eight hours flight', 'hour', /'eight hour \.\.\.'/],
		['she is an intelligent women', 'woman', "After 'an' the noun is singular: 'woman'."],
		[
			'we did an excursion to the lake',
			'went on',
			"With 'excursion' we say 'go on': 'went on an excursion'.",
		],
		['i know a way more easy', 'an easier way', /'an easier way'/],
		['she became english teacher', 'an english', /'an English teacher'/],
		['i have class in monday', 'on', /'on Monday'/],
		['she did it by her own', 'on', "We say 'on her own'."],
		['there is lots people', 'are', "With several we say 'there are'."],
		['i have see him yesterday', 'saw', "With 'yesterday' we use the past: say 'saw'."],
		['i am used to wake up early', 'waking', /^After 'be used to' the verb ends in -ing/],
		['they have a very good offer because of they visit to my old school', 'visit', /'visit my old school'/],
	])('teaches what is right: "%s"', (text, replacement, reason) => {
		const found = edits(text).find((edit) => edit.replacement.startsWith(replacement));
		expect(found?.reason).toMatch(reason);
	});

	it('is none for right English', () => {
		expect(edits('i passed the exam thank god and she thanks god for her health')).toEqual([]);
		const text = 'thanks god i passed the exam';
		expect(applyEdits(text, edits(text))).toBe('thank God i passed the exam');
	});
});

describe('the rules together', () => {
	it('are at least thirty kinds of error, each with its own id, examples and look-alikes', () => {
		expect(new Set(grammarRules.map(({ id }) => id)).size).toBe(grammarRules.length);
		expect(grammarRules.length).toBeGreaterThanOrEqual(30);
		expect(grammarRules.filter(({ example }) => !example)).toEqual([]);
		const withLookAlikes = Object.keys(casesById).filter((id) => casesById[id]?.notErrors.length);
		expect(withLookAlikes.toSorted()).toEqual(grammarRules.map(({ id }) => id).toSorted());
	});

	it('know at least sixty correct spoken sentences', () => {
		expect(correctSpeech.length).toBeGreaterThanOrEqual(60);
	});

	it('find nothing wrong with any of them', () => {
		expect(correctSpeech.filter((text) => edits(text).length > 0)).toEqual([]);
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
