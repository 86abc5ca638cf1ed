import lexicon from '#data/words/noun-number.json' with { type: 'json' };
import { endsClauseBefore, lowerAt, lowerBetween, unbroken } from '#grammar/clauses.ts';
import {
	alsoUncounted,
	pluralThings,
	qualitiesFrom,
	singularThings,
	unclearThings,
} from '#grammar/countable-nouns.ts';
import { eachWord, type Finders, type Finding, oneWord, someWords } from '#grammar/grammar-rule.ts';
import { plural, singular } from '#grammar/noun-forms.ts';
import { endsPhrase } from '#grammar/phrase-end.ts';
import { subjects } from '#grammar/subjects.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { commonVerbs } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSets } from '#grammar/word-set.ts';

const lists = wordSets(lexicon);
const { persons, unitsBeforeNoun, bigNumbers, verbsOfThought, mostlySingular, wholesAfterAll } = lists;
const { verbsOfSeveral, onlyPlural, groupNouns, uncountedInGroups, pluralsAfterA, kindsAndParts } = lists;

// "The new one of my sister" is hers.
const ofMany =
	/(?:^|(?<!\b(?:the|this|that|other|new|old|red|blue|black|white|big|small|first|second|last)) )\b(one|many|few|several|both|each|two|three) of (?:the|my|our|his|her|your|their|these|those)(?: most \w+| (?:best|biggest|worst|important|favorite|favourite|old|close|good|main|oldest|greatest|largest|easiest))?$/;

/** What stands before a word, up to five words, after which a noun is plural. */
const many =
	/(?:^| )(?:(?:many|few|several|both|groups?) of (?:the|my|our|his|her|your|their|these|those)|both (?:the|my|our|his|her|your|their|these|those)|all (?:these|those)|(?:a lot|lots|plenty|hundreds|thousands|millions|the number|groups?) of|various|numerous|fewer|these|those|(?:^|\w+(?<! a| the| every| one| quite)) ?few|(?:^| )a few|many(?: other)?|several|one of (?:the|my) most \w+)$/;

/** "Some of the" goes with what has parts too ("some of the cake"), but not with a person. */
const someOf = /(?:^| )(?:some|most|all|none|any) of (?:the|my|our|his|her|your|their|these|those)$/;
const isBeforeNoun = (word: TaggedWord | undefined) =>
	!!word && !word.afterBreak && /^(?:NOUN|PROPN|ADJ)$/.test(word.partOfSpeech);

const numbers = wordLists.smallNumber;
const isTwoOrThree = (words: readonly TaggedWord[], from: number) =>
	lowerAt(words, from - 2) === 'or' &&
	numbers.has(lowerAt(words, from - 1)) &&
	numbers.has(lowerAt(words, from - 3));

export const nounNumberFinders: Finders = {
	// Singular and plural after numbers, "one of", "every", "these".
	'number-plural': (words) =>
		singularThings(words).flatMap((index): Finding[] => {
			const noun = lowerAt(words, index);
			const count = lowerAt(words, index - 1);
			const before = lowerAt(words, index - 2);
			if (!unbroken(words, index - 1, index + 1) || /^(?:person|part|way|type|kind|class|sport)$/.test(noun))
				return [];
			const startsPhrase =
				index === 1 ||
				words[index - 1]?.afterBreak ||
				/^(?:VERB|AUX|ADP|SCONJ)$/.test(words[index - 2]?.partOfSpeech ?? '') ||
				/^(?:least|about|around|only|almost|nearly|over)$/.test(before);
			const counted =
				wordLists.smallNumber.has(count) &&
				(startsPhrase || /^(?:my|his|her|our|and)$/.test(before)) &&
				!/^(?:at|to|of|or|by)$/.test(before);
			const many = /^(?:many|several)$/.test(count) && !/^(?:as|so|too)$/.test(before);
			if (!counted && !many) return [];
			const word = plural(noun);
			return [oneWord(index, word, { count })];
		}),
	'one-of-plural': (words) =>
		singularThings(words).flatMap((index): Finding[] => {
			const noun = lowerAt(words, index);
			const before = [5, 4, 3, 2, 1].map((back) => lowerAt(words, index - back)).join(' ');
			const counted = before.match(ofMany)?.[1];
			if (!counted || /^(?:team|group|class|family|crew|staff)$/.test(noun)) return [];
			if (!unbroken(words, index - 3, index + 1)) return [];
			const word = plural(noun);
			return [oneWord(index, word, { counted })];
		}),
	// How many and how much.
	'plural-after-quantity'(words) {
		return singularThings(words).flatMap((index): Finding[] => {
			const noun = lowerAt(words, index);
			const from = qualitiesFrom(words, index);
			if (unclearThings.has(noun) || !unbroken(words, from - 1, index + 1)) return [];
			const before = lowerBetween(words, from - 5, from);
			const quantity = (before.match(many) ??
				(persons.has(noun) ? before.match(someOf) : undefined))?.[0].trim();
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
	'five-star-hotel': eachWord((word, index, words) => {
		const unit = lowerAt(words, index + 1);
		if (word.partOfSpeech !== 'NUM' || !/^an?$/.test(lowerAt(words, index - 1))) return [];
		if (!unitsBeforeNoun.has(unit)) return [];
		if (!isBeforeNoun(words[index + 2]) || !unbroken(words, index - 1, index + 3)) return [];
		const one = singular(unit);
		return [oneWord(index + 1, one, { word: word.lower })];
	}),
	// Nouns that must be plural after what stands before them, and the other way round.
	/** "Two cup of", "many button", "one of the best show": nouns that are also verbs, after what leaves no doubt. */
	'plural-of-verb-like-noun': eachWord((word, index, words) => {
		const isUnclear = wordLists.thingOrVerb.has(word.lower);
		if (!isUnclear && !wordLists.thing.has(word.lower)) return [];
		const isMeasure = lowerAt(words, index + 1) === 'of' && !words[index + 1]?.afterBreak;
		const firstQuality = qualitiesFrom(words, index);
		const isBest = /^(?:best|worst|main|most|[a-z]{3,}est)$/.test(lowerAt(words, firstQuality - 1));
		const from = isBest ? firstQuality - 1 : firstQuality;
		const isBigNumber = bigNumbers.has(lowerAt(words, from - 1)) || isTwoOrThree(words, from);
		if (!isMeasure && ((!isUnclear && !isBigNumber) || !endsPhrase(words, index + 1))) return [];
		if (!unbroken(words, from - 1, index + 1)) return [];
		const count = lowerAt(words, from - 1);
		const before = words[from - 2];
		const opens =
			!before ||
			(/^(?:hundred|thousand|million)$/.test(count) && before.partOfSpeech === 'NUM') ||
			words[from - 1]?.afterBreak ||
			/^(?:VERB|AUX|ADP|SCONJ)$/.test(before.partOfSpeech) ||
			/^(?:so|too|how|and|that|about|only)$/.test(before.lower);
		const isSubject =
			!before || !/^(?:VERB|AUX|ADP)$/.test(before.partOfSpeech) || verbsOfThought.has(before.lower);
		const isCounted =
			((numbers.has(count) || bigNumbers.has(count)) &&
				(opens || isTwoOrThree(words, from)) &&
				!/^(?:of|at|to|on|by|part|one|hundred|thousand|a|the)$/.test(before?.lower ?? '')) ||
			(/^(?:many|several|various|numerous)$/.test(count) &&
				opens &&
				!(isUnclear && from === index && !isMeasure && isSubject) &&
				(from < index || isMeasure || !/^(?:as|not)$/.test(before?.lower ?? '')));
		const isOneOf =
			/^(?:the|my|our|his|her|their|these|those|its)$/.test(count) &&
			lowerAt(words, from - 2) === 'of' &&
			/^(?:one|many|two|three|several|each|both)$/.test(lowerAt(words, from - 3));
		if (!isCounted && !isOneOf) return [];
		// "the 25 million offer", "a hundred thousand pound note"
		if (before?.partOfSpeech === 'NUM' && /^(?:the|a|an|his|her|their|its)$/.test(lowerAt(words, from - 3)))
			return [];
		if (isOneOf && /^(?:crowd|gang|army|orchestra|industry|organi[sz]ation)$/.test(word.lower)) return [];
		if (isOneOf && !isMeasure && words[index + 1]?.partOfSpeech === 'VERB' && from === index) return [];
		if (kindsAndParts.has(word.lower) && !/^(?:many|several)$/.test(count)) return [];
		const fixed = plural(word.lower);
		return [oneWord(index, fixed, { after: isOneOf ? `${lowerAt(words, from - 3)} of` : count })];
	}),
	/** "A pair of shoe": a noun after a group of such things. */
	'group-of-plural': eachWord((word, index, words) => {
		if (!wordLists.thing.has(word.lower) || !endsPhrase(words, index + 1)) return [];
		const from = qualitiesFrom(words, index);
		if (lowerAt(words, from - 1) !== 'of' || !unbroken(words, from - 2, index + 1)) return [];
		const group = lowerAt(words, from - 2);
		const before = lowerAt(words, from - 3);
		const isMany =
			/^(?:hundreds|thousands|millions|dozens|tens|lots|plenty)$/.test(group) ||
			(groupNouns.has(group) &&
				/^(?:a|wide|large|huge|great|big|small|vast|whole|long|great|growing|increasing|new)$/.test(before));
		if (/^(?:and|or)$/.test(lowerAt(words, index + 1)) && !pluralThings.has(lowerAt(words, index + 2)))
			return [];
		if (!isMany || alsoUncounted.has(word.lower) || uncountedInGroups.has(word.lower)) return [];
		const fixed = plural(word.lower);
		return [oneWord(index, fixed, { group })];
	}),
	/** "More job", "all the monument", "some scientist say". */
	'more-and-all-with-plural': eachWord((word, index, words) => {
		if (!wordLists.thing.has(word.lower) || !endsPhrase(words, index + 1)) return [];
		const from = qualitiesFrom(words, index);
		if (!unbroken(words, from - 1, index + 1)) return [];
		const before = lowerAt(words, from - 1);
		const second = lowerAt(words, from - 2);
		const all = subjects(words).find((one) => one.head === index && lowerAt(words, one.from) === 'all');
		const isSeveral =
			!!all && verbsOfSeveral.has(lowerAt(words, all.verb)) && !lists.wholeOfPeople.has(word.lower);
		const isMore =
			/^(?:more|less)$/.test(before) &&
			from === index &&
			(/^(?:VERB|ADP|SCONJ)$/.test(words[from - 2]?.partOfSpeech ?? '') ||
				/^(?:and|are|have|has|had)$/.test(second) ||
				commonVerbs.has(second)) &&
			!alsoUncounted.has(word.lower) &&
			(!mostlySingular.has(word.lower) || lists.commonOnes.has(word.lower)) &&
			!/^(?:than|like|is|was|once|be|becomes?|became|comes?)$/.test(second) &&
			!(word.lower === 'friend' && second === 'are');
		const isAll =
			/^(?:the|my|our|his|her|their|your|these|those|its)$/.test(before) &&
			second === 'all' &&
			!alsoUncounted.has(word.lower) &&
			(isSeveral || !(mostlySingular.has(word.lower) || wholesAfterAll.has(word.lower))) &&
			lowerAt(words, from - 3) !== 'at' &&
			(isSeveral ||
				endsClauseBefore(words, index + 1) ||
				/^(?:are|were|have|of|from)$/.test(lowerAt(words, index + 1)));
		const isSome =
			before === 'some' &&
			word.lower !== 'reason' &&
			/^(?:are|were|have|say|think|believe|want|like|don't|prefer|use|need|do)$/.test(
				lowerAt(words, index + 1),
			) &&
			!/^(?:you|i|we|they)$/.test(lowerAt(words, index + 2));
		if (!isMore && !isAll && !isSome) return [];
		const fixed = plural(word.lower);
		const quantity = isAll ? `all ${before}` : before;
		const few = before === 'less' ? 'fewer' : undefined;
		return few
			? [{ from: from - 1, to: index + 1, replacement: `${few} ${fixed}` }]
			: [oneWord(index, fixed, { quantity }, 'more-and-all-with-plural.several')];
	}),
	/** "A shoes", "an advertisements". */
	'a-with-plural': eachWord((word, index, words) => {
		if (!pluralThings.has(word.lower) && !onlyPlural.has(word.lower)) return [];
		if (!endsPhrase(words, index + 1) || pluralsAfterA.has(word.lower)) return [];
		const from = qualitiesFrom(words, index);
		const article = words[from - 1];
		if (!article || !/^an?$/.test(article.lower) || !unbroken(words, from - 1, index + 1)) return [];
		const opener = lowerAt(words, from - 2);
		if (/^(?:peg|basket|shop|store|only)$/.test(lowerAt(words, index + 1))) return [];
		if (/^(?:such|many|half|what|quite)$/.test(opener)) return [];
		const isOne =
			/^(?:is|was|it's|he's|she's|that's|this|become|became|be|i'm|am|like)$/.test(opener) &&
			!onlyPlural.has(word.lower);
		if (isOne || /^(?:children|women|men)$/.test(word.lower)) {
			const one = singular(word.lower);
			return [oneWord(index, one, { article: article.lower })];
		}
		if (!onlyPlural.has(word.lower)) return [];
		const next = words[from]?.text ?? '';
		return [
			someWords(
				from - 1,
				from + 1,
				next,
				{ word: word.lower, article: article.lower },
				'a-with-plural.plural',
			),
		];
	}),
};
