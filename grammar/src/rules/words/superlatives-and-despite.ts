import { endsClauseBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { nounPhrase } from '#grammar/noun-phrases.ts';

const widest =
	/^(?:world|class|town|continent|universe|neighbou?rhood|village|region|country|city|school|province)$/;
const one =
	/^(?:students?|pupils?|girls?|boys?|person|people|man|woman|men|women|players?|singers?|actors?|actress|teams?|clubs?|restaurants?|hotels?|buildings?|rivers?|mountains?|lakes?|beach|beaches|cit(?:y|ies)|towns?|villages?|countr(?:y|ies)|museums?|food|dish|festival|sport|animals?|universit(?:y|ies))$/;

const finite =
	/^(?:is|are|was|were|did|didn't|does|doesn't|don't|has|have|had|can|can't|could|couldn't|isn't|wasn't)$/;

/** The place of a superlative, and "despite" before a clause. */
export const superlativesAndDespiteFinders: Finders = {
	'superlative-in-the-world': (words) =>
		words.flatMap(({ lower }, index): Finding[] => {
			if (lower !== 'of') return [];
			const isThe = lowerAt(words, index + 1) === 'the';
			const place = lowerAt(words, index + (isThe ? 2 : 1));
			const next = index + (isThe ? 3 : 2);
			if (!isThe && !/^(?:my|our|the)$/.test(lowerAt(words, index + 1))) return [];
			const named = isThe ? place : lowerAt(words, index + 2);
			if (!widest.test(named) || !endsClauseBefore(words, isThe ? next : index + 3)) return [];
			if (!one.test(lowerAt(words, index - 1))) return [];
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
					return [oneWord(index, 'in', { word: word.lower, named })];
				}
				if (!/^(?:ADJ|NOUN)$/.test(word.partOfSpeech)) return [];
			}
			return [];
		}),
	'despite-before-clause': (words) =>
		words.flatMap(({ lower }, index): Finding[] => {
			const isSpite =
				lower === 'in' && lowerAt(words, index + 1) === 'spite' && lowerAt(words, index + 2) === 'of';
			if (lower !== 'despite' && !isSpite) return [];
			const from = isSpite ? index + 3 : lowerAt(words, index + 1) === 'of' ? index + 2 : index + 1;
			const isPronoun = /^(?:i|he|she|we|they)$/.test(lowerAt(words, from));
			const noun = isPronoun ? undefined : nounPhrase(words, from);
			if (
				!isPronoun &&
				(!noun || !/^(?:the|my|your|his|her|our|their|some|many)$/.test(lowerAt(words, from)))
			)
				return [];
			const verb = isPronoun ? from + 1 : (noun?.end ?? 0);
			if (!isPronoun && /^(?:i|you|we|he|she|they|it)$/.test(lowerAt(words, verb + 1))) return [];
			if (!isPronoun && !finite.test(lowerAt(words, verb))) return [];
			if (!unbroken(words, index, verb + 1) || /^(?:fact|way)$/.test(lowerAt(words, verb - 1))) return [];
			return [{ from: index, to: from, replacement: 'although' }];
		}),
};
