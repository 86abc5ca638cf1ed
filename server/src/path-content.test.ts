import { type CefrLevel, cefrLevels } from '@henry/contract/exams.ts';
import { type PathLevel, pathLevels, type WrittenWeek } from '@henry/contract/path.ts';
import { checkGrammar } from '@henry/grammar/check-grammar.ts';
import { grammarRules } from '@henry/grammar/rules.ts';
import { createWinkTagger } from '@henry/grammar/wink-tagger.ts';
import { describe, expect, it } from 'vitest';
import { loadContent } from './content.ts';
import { dictionaryForm, isContentWord } from './domain/exams/content-words.ts';
import { createLevelOf } from './domain/talk-report/vocabulary.ts';

const content = loadContent(new URL('../../content/', import.meta.url));
const weeks = pathLevels.flatMap((level) => content.path[level].map((week) => ({ level, week })));

/** Everything that a learner is asked, told or given to say in a week, but for its name. */
function textsOf({ talk, story, questions, phrases, shadowing, tasks }: WrittenWeek): string[] {
	const ownTalk = typeof talk === 'string' ? [] : [talk.opening, ...talk.questions];
	return [
		...ownTalk,
		...[story.title, ...story.points, ...questions, ...phrases, ...shadowing],
		...Object.values(tasks),
	];
}

const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '');

describe('the weeks of the path', () => {
	it('are twelve at each level, and nothing in them comes twice at any level', () => {
		for (const level of pathLevels) expect(content.path[level]).toHaveLength(12);
		expect(repeated(weeks.map(({ week }) => week.key))).toEqual([]);
		expect(repeated(weeks.map(({ week }) => bare(week.title)))).toEqual([]);
		expect(repeated(weeks.flatMap(({ week }) => textsOf(week).map(bare)))).toEqual([]);
	});

	it('have another talk and another set of sounds each week, all of which there are', () => {
		const keys = [...content.talk, ...content.topics].map(({ key }) => key);
		const talks = weeks.map(({ week: { talk, key } }) => (typeof talk === 'string' ? talk : key));
		expect(repeated(keys)).toEqual([]);
		expect(repeated(talks)).toEqual([]);
		expect(talks.filter((key) => !keys.includes(key))).toEqual([]);
		const sets = content.minimalPairs.map(({ key }) => key);
		for (const level of pathLevels) {
			const sounds = content.path[level].map((week) => week.sounds);
			expect(repeated(sounds)).toEqual([]);
			expect(sounds.filter((key) => !sets.includes(key))).toEqual([]);
		}
	});

	it('ask nothing that grammar speech, the talks or the exams ask', () => {
		const elsewhere = new Set(
			[
				...content.grammarSpeech.flatMap(({ questions }) => questions),
				...content.topics
					.filter(({ kind }) => kind !== 'path')
					.flatMap(({ goals }) => goals.map(({ ask }) => ask)),
				...content.exams.forms.flatMap(({ parts }) =>
					Object.values(parts).flatMap((items) =>
						items.flatMap(({ answers }) => answers.map(({ ask }) => ask)),
					),
				),
			].map(bare),
		);
		const asked = weeks.flatMap(({ week }) => textsOf(week));
		expect(asked.filter((text) => elsewhere.has(bare(text)))).toEqual([]);
	});
});

/** Most words in a sentence that a learner of the level reads or says. */
const mostWords: Record<PathLevel, number> = { A2: 13, B1: 16, B2: 18, C1: 20 };
/**
 * The words of a text to speak along with, which takes about 28 to 38 seconds at the speed of its level (web, `load-model.ts`):
 * Kokoro says 127, 142, 152 and 161 words a minute at those speeds.
 */
const shadowingWords: Record<PathLevel, [fewest: number, most: number]> = {
	A2: [60, 78],
	B1: [66, 82],
	B2: [74, 92],
	C1: [80, 104],
};
/** What a phrase may have, so that it is said in one breath. */
const mostPhraseWords = 10;

/** Words that the profile places higher or does not have, and that learners of the level know or see explained by the week. */
const wellKnown = new Set('app café cannot colleague goodbye loud mute'.split(' '));

/** Forms under which the profile may have a word besides its dictionary form: "easier" as easy, "biggest" as big. */
function possibleForms(word: string): string[] {
	const stem = word.replace(/(er|est|es|ed|ing|ly)$/, '');
	const bases = [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1')];
	return [word, dictionaryForm(word), ...(stem === word ? [] : bases)];
}

describe('the texts of the path', () => {
	it('are in words of their level or below it; the profile ends with B2', () => {
		const levelOf = createLevelOf(content.vocabularyLevels);
		const rankOf = (level: CefrLevel) => cefrLevels.indexOf(level);
		const tooHigh = weeks
			.filter(({ level }) => level !== 'C1')
			.flatMap(({ level, week }) =>
				textsOf(week)
					.join(' ')
					.split(/[^\p{L}'’]+/u)
					.filter((word) => /^\p{Ll}/u.test(word) && isContentWord(word))
					.filter((word) => {
						const known = possibleForms(word).flatMap((form) => levelOf(form)?.level ?? []);
						const isKnown = known.some((one) => rankOf(one) <= rankOf(level));
						return !isKnown && !possibleForms(word).some((form) => wellKnown.has(form));
					})
					.map((word) => `${level} ${week.key}: ${word}`),
			);
		expect(tooHigh).toEqual([]);
	});

	it('are short: each sentence, and each phrase', () => {
		const wordsIn = (text: string) => text.split(/\s+/).length;
		const tooLong = weeks.flatMap(({ level, week }) =>
			textsOf(week)
				.flatMap((text) => text.split(/(?<=[.?!])\s+/))
				.filter((sentence) => wordsIn(sentence) > mostWords[level]),
		);
		expect(tooLong).toEqual([]);
		const phrases = weeks.flatMap(({ week }) => week.phrases);
		expect(phrases.filter((phrase) => wordsIn(phrase) > mostPhraseWords)).toEqual([]);
	});

	it('to speak along with are long enough to find the rhythm, and no longer than a breath of concentration', () => {
		for (const { level, week } of weeks) {
			const [fewest, most] = shadowingWords[level];
			const words = week.shadowing.join(' ').split(/\s+/).length;
			expect(words, week.key).toBeGreaterThanOrEqual(fewest);
			expect(words, week.key).toBeLessThanOrEqual(most);
		}
	});

	it('have no mistake that our own rules find in what Henry and the learner are to say', () => {
		const tag = createWinkTagger();
		const wrong = weeks
			.flatMap(({ week: { talk, phrases, shadowing } }) => [
				...(typeof talk === 'string' ? [] : [talk.opening, ...talk.questions]),
				...phrases,
				shadowing.join(' '),
			])
			.flatMap((text) =>
				checkGrammar(text, tag, grammarRules).map(
					({ span, replacement }) => `${text}: ${text.slice(span.start, span.end)} -> ${replacement}`,
				),
			);
		expect(wrong).toEqual([]);
	});
});
