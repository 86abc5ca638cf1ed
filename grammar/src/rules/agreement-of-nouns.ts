import lexicon from '#data/words/agreement.json' with { type: 'json' };
import { hasBefore, lowerAt, startsClause, unbroken } from '#grammar/clauses.ts';
import { pluralThings } from '#grammar/countable-nouns.ts';
import { eachWord, type Finders, type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { pureVerbs } from '#grammar/pure-verbs.ts';
import { actsAsVerb, isWishedOrAsked, pluralOf, skipAdverb, thirdPersonEdit } from '#grammar/third-person.ts';
import { baseOf, commonVerbs, formOf, isBareVerb, verbForms } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSets, wordsIn } from '#grammar/word-set.ts';
import { wordTable } from '#grammar/word-table.ts';

const lists = wordSets(lexicon);
const { stativeVerb, laterFiniteVerb, objectOpeners } = lists;
const { clauseWords, wordsBeforeGerund, ownersOfRelatives } = lists;

const whoWords = new Set(['who', 'that', 'which']);

export const agreementOfNounsFinders: Finders = {
	// Verbs that agree with the noun right before them.
	'plural-noun-verb'(words) {
		const fixes: Record<string, string> = wordTable({
			...pluralOf,
			...Object.fromEntries(wordsIn(lexicon.verbsOfPlurals).map((verb) => [verbForms(verb).third, verb])),
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
	'singular-noun-verb': eachWord((word, index, words) => {
		if (!wordLists.relative.has(word.lower) || !ownersOfRelatives.has(lowerAt(words, index - 1))) return [];
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
	'joined-after-to': eachWord((word, index, words) => {
		if (!/^(?:and|or)$/.test(word.lower) || word.afterBreak) return [];
		const at = skipAdverb(words, index + 1);
		const verb = words[at];
		const next = words[at + 1];
		if (!verb || !next || next.afterBreak || !unbroken(words, index, at + 2)) return [];
		const base = baseOf(verb);
		const form = formOf(verb.lower, base);
		const isVerb = form === 'gerund' && commonVerbs.has(base);
		if (!isVerb && !pureVerbs.has(base)) return [];
		if (form !== 'gerund' && form !== 'base') return [];
		if (!objectOpeners.has(next.lower)) return [];
		if (/^(?:being|including|regarding|considering|following|concerning)$/.test(verb.lower)) return [];
		for (let back = index - 1; back >= Math.max(1, index - 7); back--) {
			const one = words[back];
			if (!one || words[back + 1]?.afterBreak || one.lower.includes("'")) return [];
			if (clauseWords.has(one.lower)) return [];
			const isGerund =
				one.lower.endsWith('ing') && one.partOfSpeech !== 'NOUN' && commonVerbs.has(baseOf(one));
			const before = words[back - 1];
			if (form === 'gerund') {
				if (isGerund || /^(?:by|of|for|about|without|from|with|at)$/.test(one.lower)) return [];
				if (!commonVerbs.has(one.lower) || (!pureVerbs.has(one.lower) && one.partOfSpeech !== 'VERB')) {
					if (/^(?:VERB|AUX)$/.test(one.partOfSpeech)) return [];
					continue;
				}
				if (!/^(?:to|can|could|should|must|will|would|cannot|can't)$/.test(before?.lower ?? '')) return [];
				// "I look forward to meet you and seeing the town": the first one is wrong.
				if (/^(?:forward|used|accustomed)$/.test(lowerAt(words, back - 2))) return [];
				for (let later = at + 1; later <= at + 8; later++)
					if (laterFiniteVerb.has(lowerAt(words, later))) return [];
				return [oneWord(at, base, { one: one.lower, verb: verb.lower })];
			}
			if (/^(?:VERB|AUX)$/.test(one.partOfSpeech) || isGerund) {
				if (!isGerund || !/^(?:of|by|in|without|about|for|at|instead)$/.test(before?.lower ?? '')) return [];
				if (!wordsBeforeGerund.has(lowerAt(words, back - 2))) return [];
				const isFree = words
					.slice(Math.max(0, back - 8), back - 2)
					.some(({ lower }) =>
						/^(?:to|can|could|should|must|will|would|do|does|did|don't|let|make|help|want|have)$/.test(lower),
					);
				const hasBareVerb = words
					.slice(Math.max(0, back - 8), back - 1)
					.some(
						(other) => other.partOfSpeech === 'VERB' && isBareVerb(other.lower) && other.lower !== 'used',
					);
				// "they are tired of losing and have a new coach"
				const mayBeFinite = words
					.slice(Math.max(0, back - 8), back - 1)
					.some(({ lower }) => /^(?:i|we|they|you|are|am|were)$|'re$|'m$/.test(lower));
				if (mayBeFinite && stativeVerb.has(base)) return [];
				if (isFree || hasBareVerb) return [];
				const fixed = verbForms(base).gerund;
				return [oneWord(at, fixed, { one: one.lower, verb: verb.lower })];
			}
		}
		return [];
	}),
};
