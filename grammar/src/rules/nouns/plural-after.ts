import { endsClauseBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import { alsoUncounted, pluralThings, qualitiesFrom } from '#grammar/countable-nouns.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { plural, singular } from '#grammar/noun-forms.ts';
import { endsPhrase } from '#grammar/phrase-end.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { commonVerbs } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';

const numbers = wordLists.smallNumber;
const bigNumbers = new Set(
	`thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred
	thousand million 15 20 25 30 40 50 60 70 80 90 100 200 300 500 1000`.split(/\s+/),
);
const isTwoOrThree = (words: readonly TaggedWord[], from: number) =>
	lowerAt(words, from - 2) === 'or' &&
	numbers.has(lowerAt(words, from - 1)) &&
	numbers.has(lowerAt(words, from - 3));

const isThought = /^(?:think|say|know|believe|says|said)$/;

const wholes =
	/^(?:background|picture|difference|vacation|wife|husband|dialogue|dialog|movement|ocean|planet|band|crowd|wall|table|screen|letter|brother|sister|mother|father|daughter|son|cousin|room|experience|success|school|culture|sport|business|class|television|medicine|fish|pizza|cake|risk|drama|danger|day|week|month|year|hour|house|city|country|book|film|movie|game|story|novel|university|village|town|course|night|season|way|part|kind|place|planet|team|group|family|community|company|garden|building|process|art|song|street|road|lesson|holiday|island|beach|park|world|meal|sandwich|bottle|glass|album|article|forest|journey|meeting|theory|law|detail|effect|result|office|bed|tree|point|fact|type|person|job|idea|choice|reason|opportunity|century|egg|apple|banana|boy|man|trip|weekend|language|opinion|matter|evidence|potential|drink)$/;

const oneWhole = new Set(
	'neighbourhood neighborhood wardrobe campus stadium network menu chapter region speech concert exhibition project lifetime wedding moment century area district'.split(
		' ',
	),
);
const onlyPlural =
	/^(?:shoes|trousers|jeans|pants|glasses|sunglasses|clothes|shorts|headphones|scissors|pyjamas|pajamas|boots|socks|gloves)$/;

/** Nouns that must be plural after what stands before them, and the other way round. */
export const pluralAfterFinders: Finders = {
	/** "Two cup of", "many button", "one of the best show": nouns that are also verbs, after what leaves no doubt. */
	'plural-of-verb-like-noun'(words) {
		return words.flatMap((word, index): Finding[] => {
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
				!before || !/^(?:VERB|AUX|ADP)$/.test(before.partOfSpeech) || isThought.test(before.lower);
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
			if (
				/^(?:kind|sort|type|hand|head|one|half|mile|foot|face|rock|gene|sound|stone)$/.test(word.lower) &&
				!/^(?:many|several)$/.test(count)
			)
				return [];
			const fixed = plural(word.lower);
			return [oneWord(index, fixed, { after: isOneOf ? `${lowerAt(words, from - 3)} of` : count })];
		});
	},
	/** Before which a noun is one of several: "a pair of shoe". */
	'group-of-plural': (words) =>
		words.flatMap((word, index): Finding[] => {
			if (!wordLists.thing.has(word.lower) || !endsPhrase(words, index + 1)) return [];
			const from = qualitiesFrom(words, index);
			if (lowerAt(words, from - 1) !== 'of' || !unbroken(words, from - 2, index + 1)) return [];
			const group = lowerAt(words, from - 2);
			const before = lowerAt(words, from - 3);
			const isMany =
				/^(?:hundreds|thousands|millions|dozens|tens|lots|plenty)$/.test(group) ||
				(/^(?:variety|range|pair|couple|number|majority|collection|series|list|group|bunch|team)$/.test(
					group,
				) &&
					/^(?:a|wide|large|huge|great|big|small|vast|whole|long|great|growing|increasing|new)$/.test(
						before,
					));
			if (/^(?:and|or)$/.test(lowerAt(words, index + 1)) && !pluralThings.has(lowerAt(words, index + 2)))
				return [];
			if (
				!isMany ||
				alsoUncounted.has(word.lower) ||
				/^(?:room|story|experience|success|school|culture|sport|business|class|television|medicine|fish|pizza|cake|risk|drama|danger|capital|violin)$/.test(
					word.lower,
				)
			)
				return [];
			const fixed = plural(word.lower);
			return [oneWord(index, fixed, { group })];
		}),
	/** "More job", "all the monument", "some scientist say". */
	'more-and-all-with-plural': (words) =>
		words.flatMap((word, index): Finding[] => {
			if (!wordLists.thing.has(word.lower) || !endsPhrase(words, index + 1)) return [];
			const from = qualitiesFrom(words, index);
			if (!unbroken(words, from - 1, index + 1)) return [];
			const before = lowerAt(words, from - 1);
			const second = lowerAt(words, from - 2);
			const isMore =
				/^(?:more|less)$/.test(before) &&
				from === index &&
				(/^(?:VERB|ADP|SCONJ)$/.test(words[from - 2]?.partOfSpeech ?? '') ||
					/^(?:and|are|have|has|had)$/.test(second) ||
					commonVerbs.has(second)) &&
				!alsoUncounted.has(word.lower) &&
				(!wholes.test(word.lower) ||
					/^(?:job|person|tree|idea|language|choice|building|reason|apple|egg|banana|road)$/.test(
						word.lower,
					)) &&
				!/^(?:than|like|is|was|once|be|becomes?|became|comes?)$/.test(second) &&
				!(word.lower === 'friend' && second === 'are');
			const isAll =
				/^(?:the|my|our|his|her|their|your|these|those|its)$/.test(before) &&
				second === 'all' &&
				!wholes.test(word.lower) &&
				!alsoUncounted.has(word.lower) &&
				!oneWhole.has(word.lower) &&
				lowerAt(words, from - 3) !== 'at' &&
				(endsClauseBefore(words, index + 1) || /^(?:are|were|have|of|from)$/.test(lowerAt(words, index + 1)));
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
	'a-with-plural': (words) =>
		words.flatMap((word, index): Finding[] => {
			if (!pluralThings.has(word.lower) && !onlyPlural.test(word.lower)) return [];
			if (
				!endsPhrase(words, index + 1) ||
				/^(?:persons|means|series|times|hours|minutes|days|weeks|months|years|kilometers|kilometres|meters|metres|euros|dollars|ships|members|customers|fishes|drivers|players|boys|girls|mens|travelers|teachers|workers|parents)$/.test(
					word.lower,
				)
			)
				return [];
			const from = qualitiesFrom(words, index);
			const article = words[from - 1];
			if (!article || !/^an?$/.test(article.lower) || !unbroken(words, from - 1, index + 1)) return [];
			const opener = lowerAt(words, from - 2);
			if (/^(?:peg|basket|shop|store|only)$/.test(lowerAt(words, index + 1))) return [];
			if (/^(?:such|many|half|what|quite)$/.test(opener)) return [];
			const isOne =
				/^(?:is|was|it's|he's|she's|that's|this|become|became|be|i'm|am|like)$/.test(opener) &&
				!onlyPlural.test(word.lower);
			if (isOne || /^(?:children|women|men)$/.test(word.lower)) {
				const one = singular(word.lower);
				return [oneWord(index, one, { article: article.lower })];
			}
			if (!onlyPlural.test(word.lower)) return [];
			const next = words[from]?.text ?? '';
			return [
				{
					from: from - 1,
					to: from + 1,
					replacement: next,
					reason: 'a-with-plural.plural',
					words: { word: word.lower, article: article.lower },
				},
			];
		}),
};
