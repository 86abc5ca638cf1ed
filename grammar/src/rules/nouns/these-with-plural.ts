import { lowerAt, unbroken } from '#grammar/clauses.ts';
import { pluralThings, qualitiesFrom } from '#grammar/countable-nouns.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { endsPhrase } from '#grammar/phrase-end.ts';

const alsoVerbs =
	/^(?:results|benefits|risks|trains|ships|flowers|parks|pages|tables|questions|houses|books|pictures|reasons|causes|places|points|names|rooms|challenges|plans|projects|plants|tests|studies|stations|forms|costs|plays|dates|ages|matters|helps|works|changes|leaves|rules|stars|cooks|threats|effects|moves)$/;

/** "These" before a plural. */
export const theseWithPluralFinders: Finders = {
	/** Words that no singular noun follows without an article: "these product", "other country are". */
	'these-with-plural': (words) =>
		words.flatMap((word, index): Finding[] => {
			if (!pluralThings.has(word.lower) || !endsPhrase(words, index + 1)) return [];
			const from = qualitiesFrom(words, index);
			const this_ = words[from - 1];
			if (this_?.lower !== 'this' || !unbroken(words, from - 1, index + 1)) return [];
			const before = words[from - 2];
			if (
				before &&
				!this_.afterBreak &&
				/^(?:do|does|did|is|was|are|like|make|makes|made|than|give|gives|gave|bring|brings|about|tell|tells|told|show|shows|as|such)$/.test(
					before.lower,
				)
			)
				return [];
			const isAfterPreposition = before?.partOfSpeech === 'ADP' && !this_.afterBreak;
			if (
				alsoVerbs.test(word.lower) &&
				!isAfterPreposition &&
				!/^(?:are|were|have)$/.test(lowerAt(words, index + 1))
			)
				return [];
			const fixed = 'these';
			return [oneWord(from - 1, fixed, { word: word.lower })];
		}),
};
