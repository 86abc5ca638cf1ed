import { endsClauseBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { takesAn, withArticle } from '#grammar/noun-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';

/** "A", "an" and "the": the wrong one, one too many, one missing. */
export const articlesFinders: Finders = {
	'a-an': (words) =>
		words.flatMap((word, index): Finding[] => {
			const next = words[index + 1];
			if (!/^an?$/.test(word.lower) || !next || next.afterBreak) return [];
			if (!/^(?:NOUN|ADJ|ADV|VERB)$/.test(next.partOfSpeech) || next.text !== next.lower) return [];
			const an = takesAn(next.lower);
			if (
				an === undefined ||
				an === (word.lower === 'an') ||
				/^(?:and|are|is|in|at|on|or|am|us|as|a|an|it|of|if|mba|nba|fbi|sos|xbox|mit|mri|uav|ira|led|iphone)$/.test(
					next.lower,
				)
			)
				return [];
			const article = an ? 'an' : 'a';
			const sound = an ? 'a vowel sound' : 'a consonant sound';
			return [oneWord(index, article, { next: next.lower, sound })];
		}),
	'job-article': (words) =>
		words.flatMap((word, index): Finding[] => {
			const be = lowerAt(words, index - 1);
			const subject = lowerAt(words, index - 2);
			if (!wordLists.job.has(word.lower) || !unbroken(words, index - 1, index + 1)) return [];
			const contracted = /^(?:i'm|he's|she's)$/.test(be);
			const person =
				/^(?:i|he|she)$/.test(subject) ||
				(wordLists.relative.has(subject) && wordLists.possessive.has(lowerAt(words, index - 3)));
			const full = /^(?:am|is|was)$/.test(be) && person;
			const became = /^(?:be|become|became)$/.test(be) && /^(?:i|he|she|to|will)$/.test(subject);
			if (
				(!contracted && !full && !became) ||
				(!endsClauseBefore(words, index + 1) && lowerAt(words, index + 1) !== 'of')
			)
				return [];
			const replacement = withArticle(word.lower);
			const [article = ''] = replacement.split(' ');
			return [{ from: index, to: index + 1, replacement, words: { article } }];
		}),
	'have-article': (words) =>
		words.flatMap((word, index): Finding[] => {
			const verb = lowerAt(words, index - 1);
			if (!wordLists.possession.has(word.lower) || !/^(?:have|has|had|bought|want)$/.test(verb)) return [];
			if (!unbroken(words, index - 1, index + 1) || !endsClauseBefore(words, index + 1)) return [];
			const replacement = withArticle(word.lower);
			return [{ from: index, to: index + 1, replacement, words: { word: word.lower } }];
		}),
};
