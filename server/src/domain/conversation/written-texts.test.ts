import { checkGrammar } from '@henry/grammar/check-grammar.ts';
import { plural } from '@henry/grammar/noun-forms.ts';
import { grammarRules } from '@henry/grammar/rules.ts';
import { createWinkTagger } from '@henry/grammar/wink-tagger.ts';
import { expect, test } from 'vitest';
import { loadContent, loadKnown } from '#server/content.ts';
import { replyFault } from '#server/domain/safety/reply-fault.ts';
import { fillSlots, type Mention } from './slots.ts';
import { createTalkPlan } from './talk-plan.ts';
import { createTalkSetting } from './talk-scene.ts';
import { expandPhrases } from './word-sets.ts';

const folder = new URL('../../../../content/', import.meta.url);
const content = loadContent(folder);
const known = loadKnown(folder);
const { scenarios, reactions, wordSets, coachPhrases, pairPhrases, pairViews, pairTopic } = content;
const { personOf } = createTalkSetting(content);
const tag = createWinkTagger();

/** What a text is filled with where its slots are about nouns: each of them, one and many. */
function mentionsOf(about: readonly string[]): Mention[] {
	const nouns = expandPhrases(about, wordSets).filter(
		(noun) => !noun.includes(' ') && noun !== 'family' && noun !== 'children',
	);
	return nouns
		.flatMap((noun) => (/^[A-Z]/.test(noun) ? [noun] : [noun, plural(noun)]))
		.map((noun) => ({ noun, person: personOf(noun) }));
}

/** Every text that Henry can say, with its slots filled in every way. */
function everyText(): string[] {
	const allReactions = [
		...reactions,
		...scenarios.flatMap((scenario) => [
			...scenario.reactions,
			...scenario.items.flatMap((item) => item.reactions),
		]),
	];
	const followUps = [
		...allReactions.flatMap(({ about, followUps: of }) => of.map((one) => ({ about, ...one }))),
		...scenarios.flatMap(({ items }) =>
			items.flatMap(({ deeper }) => deeper.map((one) => ({ about: ['it'], ...one }))),
		),
	];
	const filled = followUps.flatMap(({ about, ask, hints }) => {
		const texts = [ask, hints.example];
		if (!texts.some((text) => text.includes('{'))) return texts;
		return mentionsOf(about).flatMap((mention) => texts.map((text) => fillSlots(text, mention)));
	});
	const items = scenarios.flatMap((scenario) => scenario.items);
	const lines = [...Object.values(coachPhrases), ...Object.values(pairPhrases)].flatMap((line) =>
		Array.isArray(line) ? line : Object.values(line).flat(),
	);
	return [
		...filled,
		...items.flatMap(({ questions, simpler, easier, henry, hints }) => [
			...questions,
			simpler,
			easier.ask,
			easier.hints.example,
			henry,
			hints.example,
		]),
		...scenarios.flatMap(({ openers, closings, wordMeanings }) => [
			...openers,
			...closings,
			...Object.values(wordMeanings),
		]),
		...lines.filter((line) => !/\{|…/.test(line) && /[.?!]$/.test(line)),
		...pairViews.flatMap(({ views }) =>
			views.flatMap(({ good, bad, asks, reasons, hints }) => [
				...good,
				...bad,
				...asks,
				...reasons.map(({ say }) => say),
				hints.example,
			]),
		),
	];
}

test('our own rules find no mistake in anything that Henry can say', { timeout: 90_000 }, () => {
	const texts = [...new Set(everyText())];
	expect(texts.length).toBeGreaterThan(800);
	const mistakes = texts.flatMap((text) =>
		checkGrammar(text, tag, grammarRules).map(
			({ span, replacement }) => `${text}: ${text.slice(span.start, span.end)} -> ${replacement}`,
		),
	);
	expect(mistakes).toEqual([]);
});

test('what fits a situation or a question may be said, as a model’s words may', () => {
	const texts = [
		...known.situations.flatMap((situation) => [...situation.reactions, ...situation.questions]),
		...known.answers.flatMap((question) => question.answers),
		...known.followUps.reactions,
		...known.followUps.questions,
	];
	expect(texts.length).toBeGreaterThan(20_000);
	expect([...new Set(texts)].filter((text) => replyFault(text) !== undefined)).toEqual([]);
});

test('every text is a sentence: a capital letter, a full stop, no slot left, nothing double', () => {
	for (const text of everyText()) {
		expect(text).toMatch(/^["A-Z].*[.?!:]$/);
		expect(text).not.toMatch(/[{}]| {2}|undefined|\b(\w+) \1\b/);
	}
});

test('every opener asks the first question of its plan', () => {
	for (const scenario of scenarios) {
		const [first] = createTalkPlan(scenario, content).items;
		for (const opener of scenario.openers) {
			expect(
				first?.questions.some(({ pattern }) => pattern.test(opener)),
				opener,
			).toBe(true);
		}
	}
});

test('no question can be mistaken for another one', () => {
	for (const scenario of scenarios) {
		const { questions } = createTalkPlan(scenario, content);
		const texts = questions.map(({ text }) => text.toLowerCase());
		const repeated = texts.filter((text, index) => texts.indexOf(text) !== index);
		expect([...new Set(repeated)]).toEqual([]);
	}
});

test('there are views for every sub-topic of every map', () => {
	for (const { key, subTopics } of pairTopic) {
		const of = pairViews.find((views) => views.key === key);
		expect(of?.views.map(({ subTopic }) => subTopic)).toEqual(subTopics);
	}
});
