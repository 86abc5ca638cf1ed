import { lowerAt, unbroken } from '#grammar/clauses.ts';
import { alsoUncounted, qualitiesFrom, singularThings, unclearThings } from '#grammar/countable-nouns.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { plural, singular } from '#grammar/noun-forms.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { wordLists } from '#grammar/word-lists.ts';

/** What stands before a word, up to five words, after which a noun is plural. */
const many =
	/(?:^| )(?:(?:many|few|several|both|groups?) of (?:the|my|our|his|her|your|their|these|those)|both (?:the|my|our|his|her|your|their|these|those)|all (?:these|those)|(?:a lot|lots|plenty|hundreds|thousands|millions|the number|groups?) of|various|numerous|fewer|these|those|(?:^|\w+(?<! a| the| every| one| quite)) ?few|(?:^| )a few|many(?: other)?|several|one of (?:the|my) most \w+)$/;
/** "Some of the" goes with what has parts too ("some of the cake"), but not with a person. */
const someOf = /(?:^| )(?:some|most|all|none|any) of (?:the|my|our|his|her|your|their|these|those)$/;
const persons =
	/^(?:friend|student|teacher|colleague|cousin|person|child|tourist|classmate|customer|worker|player|neighbour|neighbor|employee|teenager|citizen|parent)$/;

const isBeforeNoun = (word: TaggedWord | undefined) =>
	!!word && !word.afterBreak && /^(?:NOUN|PROPN|ADJ)$/.test(word.partOfSpeech);

/** How many and how much. */
export const quantitiesFinders: Finders = {
	'plural-after-quantity'(words) {
		return singularThings(words).flatMap((index): Finding[] => {
			const noun = lowerAt(words, index);
			const from = qualitiesFrom(words, index);
			if (unclearThings.has(noun) || !unbroken(words, from - 1, index + 1)) return [];
			const before = words
				.slice(Math.max(0, from - 5), from)
				.map(({ lower }) => lower)
				.join(' ');
			const quantity = (before.match(many) ??
				(persons.test(noun) ? before.match(someOf) : undefined))?.[0].trim();
			if (
				!quantity ||
				!unbroken(words, from - quantity.split(' ').length, from) ||
				// "Both the screen and the playground"
				(quantity.startsWith('both') && lowerAt(words, index + 1) === 'and') ||
				(/(?:lot|lots|plenty) of$/.test(quantity) &&
					(alsoUncounted.has(noun) ||
						/^(?:room|story)$/.test(noun) ||
						(noun === 'country' && lowerAt(words, index + 1) === 'and'))) ||
				/(?:ed|ing)$/.test(lowerAt(words, index + 1))
			)
				return [];
			const fixed = plural(noun);
			return [oneWord(index, fixed, { quantity })];
		});
	},
	'plural-after-number': (words) =>
		singularThings(words).flatMap((index): Finding[] => {
			const noun = lowerAt(words, index);
			const from = qualitiesFrom(words, index);
			const count = lowerAt(words, from - 1);
			const before = lowerAt(words, from - 2);
			if (!wordLists.smallNumber.has(count) || unclearThings.has(noun)) return [];
			const counts =
				from < index
					? /^(?:has|have|had|are|were|with|bought|saw)$/
					: /^(?:has|have|had|are|were|and|bought|visited)$/;
			if (!counts.test(before) || !unbroken(words, from - 2, index + 1)) return [];
			const fixed = plural(noun);
			return [oneWord(index, fixed, { count })];
		}),
	'five-star-hotel': (words) =>
		words.flatMap((word, index): Finding[] => {
			const unit = lowerAt(words, index + 1);
			if (word.partOfSpeech !== 'NUM' || !/^an?$/.test(lowerAt(words, index - 1))) return [];
			if (
				!/^(?:minutes|hours|days|weeks|months|stars|euros|dollars|pages|floors|kilometers|kilometres)$/.test(
					unit,
				)
			)
				return [];
			if (!isBeforeNoun(words[index + 2]) || !unbroken(words, index - 1, index + 3)) return [];
			const one = singular(unit);
			return [oneWord(index + 1, one, { word: word.lower })];
		}),
};
