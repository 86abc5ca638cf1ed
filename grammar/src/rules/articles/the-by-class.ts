import { lowerAt, startsClause, unbroken } from '#grammar/clauses.ts';
import { pluralThings } from '#grammar/countable-nouns.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { wordLists } from '#grammar/word-lists.ts';

const determiner =
	/^(?:the|a|an|my|your|his|her|its|our|their|this|that|these|those|some|any|no|every|each|another|one|two|three|four|such|what|which|whose|very|many|most|as|all|own|much|other|few|not|just|about|almost|same)$/;
const isNoun = (word: TaggedWord | undefined) => !!word && !word.afterBreak && word.partOfSpeech === 'NOUN';
const the = (words: readonly TaggedWord[], at: number, name: string): Finding =>
	oneWord(at, `the ${words[at]?.text}`, { name });

const wholeOnes =
	/^(?:day|night|week|month|year|morning|afternoon|evening|weekend|summer|winter|world|family|country|city|time|group|class|story|book|film|movie|process|population|house|trip|life|planet|family|nation|village|town|school|team|situation|company|society|community|experience|body|area|region|season|holiday|vacation|event|show|truth|room|building|region|continent|universe|album|course|semester|era|thing)$/;

const superlatives =
	/^(?:best|worst|biggest|largest|tallest|oldest|youngest|smallest|cheapest|highest|longest|easiest|happiest|richest|nicest|greatest|strongest|closest|fastest|hardest|newest|latest|safest|coldest|hottest|funniest|busiest|healthiest|quickest|cleanest|deepest|poorest|simplest|wealthiest|lowest|nearest|shortest|strangest|prettiest)$/;
const singleNouns =
	/^(?:way|thing|time|part|place|part|day|moment|experience|friend|solution|option|choice|idea|factor|issue|meal|food|sport|game|language|teacher|player|film|movie|book|song|subject|city|country|town|village|river|mountain|building|house|person|man|woman|boy|girl|child|son|daughter|brother|sister|student|company|team|problem|question|reason|advantage|disadvantage|benefit|job|holiday|trip|gift|present|decision|mistake|lesson|hotel|restaurant|beach|lake|island|street|road|car|phone|computer|machine|tool|animal|invention|event|festival|season|month|year|price|result|skill|quality|example|memory|danger|influence|role|aspect|source|cause|change|challenge|difference|difficulty|achievement|goal|dream|fear|weather|form|kind|type|method|means|distance|point|level|number|age|degree|speed|score|salary|temperature)$/;

/** "Problem is that", "reason why". */
const factNouns =
	/^(?:problem|reason|result|advantage|disadvantage|difference|aim|goal|purpose|conclusion|solution|consequence|benefit|drawback|answer)$/;

const thing = (word: string) => wordLists.thing.has(word) || /^(?:people|ones|things|friends)$/.test(word);

/** "The" before what is known or the only one, whatever the noun. */
export const theByClassFinders: Finders = {
	/** "Same", "whole": which one is known. */
	'the-before-same-and-whole': (words) =>
		words.flatMap((word, index): Finding[] => {
			if (!/^(?:same|whole)$/.test(word.lower) || index === 0 || word.afterBreak) return [];
			const noun = words[index + 1];
			const before = words[index - 1];
			if (!isNoun(noun) || !before || determiner.test(before.lower) || /'s$|s'$/.test(before.lower))
				return [];
			const name = noun?.lower ?? '';
			if (
				word.lower === 'whole' &&
				(!wholeOnes.test(name) || /^(?:and|or|in|feel|feels|became|become)$/.test(before.lower))
			)
				return [];
			if (word.lower === 'same' && (/^(?:sex|gender|love)$/.test(name) || startsClause(words, index)))
				return [];
			if (
				word.lower === 'same' &&
				(/^(?:NOUN|PRON)$/.test(before.partOfSpeech) ||
					(name === 'day' && words[index + 2] && !words[index + 2]?.afterBreak))
			)
				return [];
			const next = words[index + 2];
			if (next && !next.afterBreak && /^(?:NOUN|PROPN)$/.test(next.partOfSpeech)) return [];
			if (!/^(?:VERB|AUX|ADP|ADV|NOUN|PRON|CCONJ|SCONJ|PART)$/.test(before.partOfSpeech)) return [];
			return [the(words, index, `${word.lower} ${name}`)];
		}),
	/** "Best way", "most important thing", "only person", after a verb or preposition. */
	'the-before-any-superlative': (words) =>
		words.flatMap((word, index): Finding[] => {
			const isMost = word.lower === 'most' && words[index + 1]?.partOfSpeech === 'ADJ';
			if ((!isMost && !superlatives.test(word.lower)) || index === 0 || word.afterBreak) return [];
			const noun = words[index + (isMost ? 2 : 1)];
			const name = noun?.lower ?? '';
			if (!noun || noun.afterBreak || !unbroken(words, index - 1, index + 2)) return [];
			const before = words[index - 1];
			if (!before || determiner.test(before.lower) || /'s$|s'$/.test(before.lower)) return [];
			const isOneOf = before.lower === 'of' && lowerAt(words, index - 2) === 'one';
			if (!singleNouns.test(name) && !(isOneOf && (pluralThings.has(name) || /s$|people/.test(name))))
				return [];
			if (
				/^(?:best|worst|closest|oldest)$/.test(word.lower) &&
				/^(?:friend|man|player|actor|actress|film|price|form)$/.test(name)
			)
				return [];
			if (/^(?:latest|nearest)$/.test(word.lower) && !/^(?:VERB|ADP)$/.test(before.partOfSpeech)) return [];
			if (!/^(?:VERB|AUX|ADP)$/.test(before.partOfSpeech) && !/^(?:that|think|because)$/.test(before.lower))
				return [];
			if (/^(?:by|from|voted|named|won|win|wins|as|order)$/.test(before.lower)) return [];
			if (
				/^(?:for|to|of)$/.test(before.lower) &&
				/^(?:award|prize|oscar|competition|nominated|order|number|price|city|person|title)$/.test(
					lowerAt(words, index - 2),
				)
			)
				return [];
			if (isMost && /^(?:food|weather|music)$/.test(name)) return [];
			if (/^(?:at|like|with|by|do|does|did|has|have)$/.test(before.lower) && isMost) return [];
			if (before.lower === 'at' && /^(?:time|distance|point)$/.test(name)) return [];
			return [the(words, index, `${word.lower} ${isMost ? `${lowerAt(words, index + 1)} ` : ''}${name}`)];
		}),
	'the-before-what-is-that': (words) =>
		words.flatMap((word, index): Finding[] => {
			if (!factNouns.test(word.lower) || !startsClause(words, index) || word.text !== word.lower) return [];
			const is = lowerAt(words, index + 1);
			const that = lowerAt(words, index + 2);
			const isThat = /^(?:is|was)$/.test(is) && /^(?:that|to)$/.test(that);
			const isWhy = word.lower === 'reason' && is === 'why';
			if (!isThat && !isWhy) return [];
			if (that === 'to' && !/^(?:aim|goal|purpose|solution)$/.test(word.lower)) return [];
			if (
				/^(?:what|which|whose|who|another|no|say|said|know)$/.test(lowerAt(words, index - 1)) &&
				!word.afterBreak
			)
				return [];
			return [the(words, index, `${word.lower} is that ...`)];
		}),
	/** "He is only child who", "it was first time that". */
	'the-before-only-and-first': (words) =>
		words.flatMap((word, index): Finding[] => {
			if (!/^(?:only|first|second|third|last|main)$/.test(word.lower) || word.afterBreak) return [];
			const name = lowerAt(words, index + 1);
			const before = lowerAt(words, index - 1);
			if (!thing(name) || !unbroken(words, index - 1, index + 2)) return [];
			if (!/^(?:is|was|were|are|be|am|been|became|it's|that's|he's|she's|i'm)$/.test(before)) return [];
			if (/^(?:there|here)$/.test(lowerAt(words, index - 2)) && word.lower === 'only') return [];
			if (word.lower === 'last' && /^(?:week|month|year|night|weekend|summer|winter|season)$/.test(name))
				return [];
			if (/^(?:first|second|third|last)$/.test(word.lower) && /^(?:choice|place|thing)$/.test(name))
				return [];
			if (word.lower === 'main' && name === 'street') return [];
			if (word.lower === 'only' && /^(?:people|ones|things|friends)$/.test(name)) return [];
			if (word.lower === 'second' && /^(?:nature|language)$/.test(name)) return [];
			const after = words[index + 2];
			const tells =
				!after ||
				after.afterBreak ||
				/^(?:who|that|which|to|i|we|in|of|for|on|at|when|where|he|she|they|about|from|with)$/.test(
					after.lower,
				);
			if (
				!tells ||
				(word.lower === 'only' && (!after || /^(?:in|on|at|when|for|from|about|with)$/.test(after.lower)))
			)
				return [];
			if (/^(?:first|last|next|second|third)$/.test(word.lower) && (!after || after.afterBreak)) return [];
			if (
				/^(?:class|language)$/.test(name) ||
				(name === 'part' && word.lower === 'only') ||
				(name === 'thing' && after?.lower === 'in')
			)
				return [];
			return [the(words, index, `${word.lower} ${name}`)];
		}),
};
