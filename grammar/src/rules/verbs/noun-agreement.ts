import { hasBefore, lowerAt, startsClause, unbroken } from '#grammar/clauses.ts';
import { pluralThings } from '#grammar/countable-nouns.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { actsAsVerb, isWishedOrAsked, pluralOf, skipAdverb, thirdPersonEdit } from '#grammar/third-person.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordTable } from '#grammar/word-table.ts';

const whoWords = new Set(['who', 'that', 'which']);

/** Verbs that agree with the noun right before them. */
export const nounAgreementFinders: Finders = {
	'plural-noun-verb'(words) {
		const fixes: Record<string, string> = wordTable({
			...pluralOf,
			goes: 'go',
			likes: 'like',
			lives: 'live',
			makes: 'make',
			wants: 'want',
			needs: 'need',
			thinks: 'think',
			says: 'say',
			comes: 'come',
			gives: 'give',
			helps: 'help',
		});
		return words.flatMap((word, index): Finding[] => {
			const fixed = fixes[lowerAt(words, index + 1)];
			if (!fixed || !pluralThings.has(word.lower)) return [];
			let start = index;
			if (words[start - 1]?.partOfSpeech === 'ADJ') start--;
			if (/^(?:my|our|his|her|your|their|these|those|the|some|many|all)$/.test(lowerAt(words, start - 1)))
				start--;
			else if (!/^(?:children|men|women|clothes)$/.test(word.lower)) return [];
			if (!startsClause(words, start) || !unbroken(words, start, index + 2)) return [];
			if (/^(?:where|what|how|who|when|or|and|know|which|as|than)$/.test(lowerAt(words, start - 1)))
				return [];
			if (/^(?:it|that|there|this|he|she|what|how|because|why)$/.test(lowerAt(words, index + 2))) return [];
			return [oneWord(index + 1, fixed, { word: word.lower })];
		});
	},
	'singular-noun-verb': (words) =>
		words.flatMap((word, index): Finding[] => {
			if (
				!wordLists.relative.has(word.lower) ||
				!/^(?:my|his|her|our|their|your)$/.test(lowerAt(words, index - 1))
			)
				return [];
			const before = lowerAt(words, index - 2);
			if (!startsClause(words, index - 1) || isWishedOrAsked(words, index - 1, 3)) return [];
			if (
				/^(?:and|or)$/.test(before) &&
				(/^(?:NOUN|PRON|PROPN)$/.test(words[index - 3]?.partOfSpeech ?? '') ||
					hasBefore(words, index - 2, 6, whoWords))
			)
				return [];
			const at = skipAdverb(words, index + 1);
			if (!unbroken(words, index - 1, at + 1)) return [];
			const verb = lowerAt(words, at);
			const subject = `${lowerAt(words, index - 1)} ${word.lower}`;
			if (/^(?:are|were)$/.test(verb) && /^(?:after|before|since)$/.test(before)) return [];
			if (verb === 'are' || verb === 'were') {
				const fixed = verb === 'are' ? 'is' : 'was';
				return [oneWord(at, fixed, { subject }, 'singular-noun-verb.one-person')];
			}
			if (verb !== "don't" && !actsAsVerb(words, at)) return [];
			const next = words[at + 1];
			if (!next || next.afterBreak || next.lower === 'be') return [];
			if (
				!/^(?:DET|PRON|ADP|PART|ADV|NUM|ADJ)$/.test(next.partOfSpeech) &&
				!(next.partOfSpeech === 'NOUN' && /^(?:like|have|love|speak|play|eat|study|drink)$/.test(verb)) &&
				verb !== "don't"
			)
				return [];
			return [thirdPersonEdit(words, at, subject, 'singular-noun-verb.without-s')];
		}),
};
