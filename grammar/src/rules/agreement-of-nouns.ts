import lexicon from '#data/words/agreement.json' with { type: 'json' };
import { hasBefore, lowerAt, startsClause, unbroken } from '#grammar/clauses.ts';
import { pluralThings } from '#grammar/countable-nouns.ts';
import { eachWord, type Finders, type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { pureVerbs } from '#grammar/pure-verbs.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { actsAsVerb, isWishedOrAsked, pluralOf, skipAdverb, thirdPersonEdit } from '#grammar/third-person.ts';
import { baseOf, commonVerbs, formOf, formsOf, isBareVerb, verbForms } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSet, wordSets, wordsIn } from '#grammar/word-set.ts';
import { wordTable } from '#grammar/word-table.ts';

const lists = wordSets(lexicon);
const { singularPronouns, pluralPronouns, groupNouns, stativeVerb, laterFiniteVerb, objectOpeners } = lists;
const { clauseWords, wordsBeforeGerund, ownersOfRelatives, verbsNotJoined } = lists;

const whoWords = new Set(['who', 'that', 'which']);

/** Verbs after which a person and a bare verb follow: "it helps me sleep and forget". */
const withBareVerb = formsOf('make let help see hear watch have feel');

/** Words that part two verbs, or make the second one bare for another reason. */
const clauseDividers = new Set([
	...wordLists.modal,
	...wordLists.doAuxiliary,
	...wordSet(lexicon.clauseDividers),
]);

/** The first of two verbs that "and" joins, and whether its subject is one. */
function firstVerb(
	words: readonly TaggedWord[],
	and: number,
): { at: number; subject: string; isOne: boolean } | undefined {
	for (let at = and - 1; at >= Math.max(1, and - 10); at--) {
		const word = words[at];
		if (!word || words[at + 1]?.afterBreak || clauseDividers.has(word.lower) || word.lower.includes("'"))
			return undefined;
		if (word.lower === 'to' && commonVerbs.has(lowerAt(words, at + 1))) return undefined;
		if (!/^(?:VERB|AUX)$/.test(word.partOfSpeech) && !/^(?:is|has|have)$/.test(word.lower)) continue;
		if (wordLists.possessive.has(lowerAt(words, at - 1))) continue;
		const base = baseOf(word);
		const isThird =
			commonVerbs.has(base) && (base === 'be' ? word.lower === 'is' : formOf(word.lower, base) === 'third');
		const isPlural = isBareVerb(word.lower) || word.lower === 'are';
		if ((!isThird && !isPlural) || word.afterBreak) return undefined;
		let before = at - 1;
		while (words[before]?.partOfSpeech === 'ADV' && !words[before + 1]?.afterBreak) before--;
		if (words[before + 1]?.afterBreak) return undefined;
		const subject = words[before];
		if (!subject) return undefined;
		if (/^(?:who|that)$/.test(subject.lower)) {
			const owner = words[before - 1];
			const isMany =
				!!owner &&
				(pluralThings.has(owner.lower) || pluralPronouns.has(owner.lower) || owner.lower === 'those');
			const isSingle =
				!!owner &&
				!isMany &&
				(owner.partOfSpeech === 'NOUN' || singularPronouns.has(owner.lower)) &&
				!/s$/.test(owner.lower);
			if (!owner || isMany === isSingle || isMany === isThird) return undefined;
			return { at, subject: `${owner.lower} ${subject.lower}`, isOne: isThird };
		}
		if (isThird) {
			const isNoun =
				subject.partOfSpeech === 'NOUN' &&
				!subject.lower.endsWith('s') &&
				!groupNouns.has(subject.lower) &&
				!pluralPronouns.has(subject.lower) &&
				!hasBefore(words, before, 5, openers);
			return isNoun || (singularPronouns.has(subject.lower) && !asked(words, before))
				? { at, subject: subject.lower, isOne: true }
				: undefined;
		}
		const isMany = pluralThings.has(subject.lower) || pluralPronouns.has(subject.lower);
		return isMany ? { at, subject: subject.lower, isOne: false } : undefined;
	}
	return undefined;
}

const openers = wordSet('if when once until unless after before as while and or');
const asked = (words: readonly TaggedWord[], at: number) =>
	hasBefore(words, at, 1, new Set([...wordLists.modal, ...wordLists.doAuxiliary, 'and', 'or']));

/** Whether a second verb is followed by what it is about. */
function goesOnWithObject(words: readonly TaggedWord[], at: number, base: string): boolean {
	const next = words[at + 1];
	const isPure = pureVerbs.has(base);
	if (!next || next.afterBreak) return isPure && !/^(?:say|know|come|go|find|make)$/.test(base);
	if (/^(?:i|he|she|we|they|you|and|or|is|are|was|were|can|will|would|of)$/.test(next.lower)) return false;
	if (/^(?:DET|PRON|NUM)$/.test(next.partOfSpeech)) return true;
	return isPure && /^(?:ADP|ADV|ADJ|NOUN|PART|PROPN|SCONJ|VERB)$/.test(next.partOfSpeech);
}

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
	// Verbs that "and" joins, whose forms go together.
	'joined-verb-agrees': eachWord((word, index, words) => {
		if (!/^(?:and|or|but)$/.test(word.lower) || word.afterBreak) return [];
		let at = index + 1;
		if (/^(?:then|never|even|probably)$/.test(lowerAt(words, at))) at++;
		at = skipAdverb(words, at);
		const verb = words[at];
		if (verb?.partOfSpeech !== 'VERB' || !unbroken(words, index, at + 1)) {
			if (!/^(?:has|have|don't|doesn't)$/.test(verb?.lower ?? '')) return [];
		}
		const lower = verb?.lower ?? '';
		const negated: Record<string, string> = wordTable({ "don't": "doesn't", "doesn't": "don't" });
		const base = verb ? baseOf(verb) : '';
		const isBare = lower === 'have' || lower === "don't" || isBareVerb(lower);
		const isThird =
			lower === "doesn't" || (commonVerbs.has(base) && base !== 'be' && formOf(lower, base) === 'third');
		if ((!isBare && !isThird) || verbsNotJoined.has(lower)) return [];
		if (!goesOnWithObject(words, at, base)) return [];
		if (word.lower === 'or' && !/^(?:DET|PRON)$/.test(words[at + 1]?.partOfSpeech ?? '')) return [];
		const first = firstVerb(words, index);
		if (!first || first.isOne === isThird) return [];
		const firstBase = baseOf(words[first.at] as TaggedWord);
		// "she is responsible for design and build quality"
		if (
			firstBase === 'be' &&
			words[at + 1]?.partOfSpeech === 'NOUN' &&
			!/^(?:have|has|live|speak)$/.test(lower)
		)
			return [];
		if (withBareVerb.has(lowerAt(words, first.at)) && !(firstBase === 'have' && pureVerbs.has(base)))
			return [];
		// "it says turn left and go", "he is free and have ..."
		if (/^(?:say|mean|think|know|believe|feel|suggest|recommend|demand|insist)$/.test(firstBase)) return [];
		if (index - first.at < 2 && !pureVerbs.has(firstBase)) return [];
		const fixed = negated[lower] ?? (isThird ? base : verbForms(lower).third);
		return [oneWord(at, fixed, { first: lowerAt(words, first.at) })];
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
