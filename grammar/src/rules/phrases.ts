import lexicon from '#data/words/phrases.json' with { type: 'json' };
import { endsClauseBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import { eachWord, type Finders, oneWord, someWords } from '#grammar/grammar-rule.ts';
import { nounPhrase } from '#grammar/noun-phrases.ts';
import { isVerbWithObject } from '#grammar/second-verbs.ts';
import { baseOf, formOf } from '#grammar/verb-forms.ts';
import { familyOf } from '#grammar/word-families.ts';
import { comparatives } from '#grammar/word-lists.ts';
import { wordSets } from '#grammar/word-set.ts';

const lists = wordSets(lexicon);
const { verbsAndNouns, areas, membersOfGroup, finiteForms, verbsJoinedByAnd } = lists;
const { determinersAndQualities, beforeJoinedNouns } = lists;

/** Words after which "for" is right, and the verb is not: "thank you for come". */
const governing =
	/^(?:thank|thanks|responsible|sorry|apologi[sz]e|apologi[sz]ed|famous|known|blamed?|punished|arrested|reasons?|suitable|respect|talent|talented|forgive|paid|fined|criticised|reputation|preference|responsibility|excuse|passion|love|desire|except)$/;

export const phrasesFinders: Finders = {
	// Words and phrases that join sentences: "because", "on the other hand", "for example".
	'because-or-because-of': eachWord(({ lower }, index, words) => {
		if (lower !== 'because' || words[index + 1]?.afterBreak) return [];
		const hasOf = lowerAt(words, index + 1) === 'of';
		const from = hasOf ? index + 2 : index + 1;
		const first = words[from];
		if (!first || first.afterBreak) return [];
		if (hasOf) {
			const phrase = nounPhrase(words, from);
			const noun = phrase && words[phrase.head - 1]?.partOfSpeech !== 'NOUN' ? phrase : undefined;
			const verb = /^(?:i|he|she|we|they)$/.test(first.lower)
				? from + 1
				: /^(?:it|there|you)$/.test(first.lower) || noun
					? (noun?.end ?? from + 1)
					: undefined;
			if (verb === undefined || !words[verb] || words[verb]?.afterBreak) return [];
			const isClause =
				/^(?:i|he|she|we|they)$/.test(first.lower) ||
				/^(?:is|are|was|were|has|can|will|don't|doesn't|isn't|aren't|can't)$/.test(lowerAt(words, verb));
			// "because of the way people are", "because of who they are", "because of you is why"
			if (
				!isClause ||
				/^(?:way|how|what|who)$/.test(lowerAt(words, verb - 2)) ||
				lowerAt(words, verb + 1) === 'why'
			)
				return [];
			if (index > 0 && /^(?:is|was|not|just|only)$/.test(lowerAt(words, index - 1)) && noun) return [];
			return [{ from: index, to: index + 2, replacement: words[index]?.text ?? 'because' }];
		}
		const noun = nounPhrase(words, from);
		if (/^(?:me|him|them|us)$/.test(first.lower) && (!words[from + 1] || words[from + 1]?.afterBreak))
			return [oneWord(index, 'because of', { first: first.lower }, 'because-or-because-of.verb')];
		if (!noun || !/^(?:the|my|your|his|her|our|their|this|these|some|bad)$/.test(first.lower)) return [];
		// "because the thing answers": a noun, and a verb that is spelled like one.
		const head = words[noun.head];
		const mayBeVerb = head && formOf(head.lower, baseOf(head)) === 'third';
		if (mayBeVerb && words[noun.head - 1]?.partOfSpeech === 'NOUN') return [];
		const after = words[noun.end];
		if (after && !after.afterBreak) return [];
		return [oneWord(index, 'because of', {}, 'because-or-because-of.noun')];
	}),
	'purpose-of-action': eachWord(({ lower }, index, words) => {
		if (lower !== 'for' || index === 0 || words[index + 1]?.afterBreak) return [];
		if (governing.test(lowerAt(words, index - 1)) || governing.test(lowerAt(words, index - 2))) return [];
		const verb = lowerAt(words, index + 1);
		if (verbsAndNouns.has(verb)) {
			if (!/^(?:do|have|see|read)$/.test(verb)) return [];
			if (!determinersAndQualities.has(lowerAt(words, index + 2))) return [];
		} else if (
			!isVerbWithObject(words, index + 1) ||
			(verb === 'carry' && lowerAt(words, index + 2) === 'out')
		)
			return [];
		if (/^(?:what|ask|asked|wait|waiting|look|looking|thanks|word)$/.test(lowerAt(words, index - 1)))
			return [];
		return [oneWord(index, 'to', { verb })];
	}),
	// The place of a superlative, and "despite" before a clause.
	'superlative-in-the-world': eachWord(({ lower }, index, words) => {
		if (lower !== 'of') return [];
		const [determiner, area] = [lowerAt(words, index + 1), lowerAt(words, index + 2)];
		if (!/^(?:the|my|our)$/.test(determiner) || !areas.has(area) || !endsClauseBefore(words, index + 3))
			return [];
		if (!membersOfGroup.has(lowerAt(words, index - 1))) return [];
		for (let back = 2; back <= 4; back++) {
			const word = words[index - back];
			if (!word || !unbroken(words, index - back, index + 2)) return [];
			if (
				/^(?:best|worst|most)$/.test(word.lower) ||
				(/..est$/.test(word.lower) && word.partOfSpeech === 'ADJ')
			) {
				if (!/^(?:the|my|our|of)$/.test(lowerAt(words, index - back - 1)) || word.lower === 'honest')
					return [];
				if (word.lower === 'most' && back === 2 && words[index - 1]?.partOfSpeech === 'NOUN') return [];
				const quality = lowerAt(words, index - back + 1);
				// "the most tall woman of the city": "the tallest" comes first.
				if (word.lower === 'most' && (comparatives[quality] || /^(?:best|worst)$|est$/.test(quality)))
					return [];
				const said = word.lower === 'most' ? `most ${quality}` : word.lower;
				return [oneWord(index, 'in', { word: said, place: `${determiner} ${area}` })];
			}
			if (!/^(?:ADJ|NOUN)$/.test(word.partOfSpeech)) return [];
		}
		return [];
	}),
	'despite-before-clause': eachWord(({ lower }, index, words) => {
		const isSpite =
			lower === 'in' && lowerAt(words, index + 1) === 'spite' && lowerAt(words, index + 2) === 'of';
		if (lower !== 'despite' && !isSpite) return [];
		const from = isSpite ? index + 3 : lowerAt(words, index + 1) === 'of' ? index + 2 : index + 1;
		const isPronoun = /^(?:i|he|she|we|they)$/.test(lowerAt(words, from));
		const noun = isPronoun ? undefined : nounPhrase(words, from);
		if (!isPronoun && (!noun || !/^(?:the|my|your|his|her|our|their|some|many)$/.test(lowerAt(words, from))))
			return [];
		const verb = isPronoun ? from + 1 : (noun?.end ?? 0);
		if (!isPronoun && /^(?:i|you|we|he|she|they|it)$/.test(lowerAt(words, verb + 1))) return [];
		if (!isPronoun && !finiteForms.has(lowerAt(words, verb))) return [];
		if (!unbroken(words, index, verb + 1) || /^(?:fact|way)$/.test(lowerAt(words, verb - 1))) return [];
		return [{ from: index, to: from, replacement: 'although' }];
	}),
	/** "Live peaceful and safe": the second of two manners, when the first is one already. */
	'manner-and-manner': eachWord(({ lower }, and, words) => {
		if (lower !== 'and' || !verbsJoinedByAnd.has(lowerAt(words, and - 2))) return [];
		// Usual of driving and playing: "drive slow and safe", "play fair"
		if (/^(?:slow|fair)$/.test(lowerAt(words, and - 1)) || lowerAt(words, and + 1) === 'slow') return [];
		const first = familyOf.adjective.get(lowerAt(words, and - 1));
		const second = familyOf.adjective.get(lowerAt(words, and + 1));
		if (!first?.adverb || !second?.adverb || !unbroken(words, and - 2, and + 2)) return [];
		if (/^(?:free|wild|poor|happy|healthy)$/.test(first.adjective) || !endsClauseBefore(words, and + 2))
			return [];
		if (beforeJoinedNouns.has(lowerAt(words, and - 3))) return [];
		const both = `${first.adverb} and ${second.adverb}`;
		return [someWords(and - 1, and + 2, both, { verb: lowerAt(words, and - 2) })];
	}),
};
