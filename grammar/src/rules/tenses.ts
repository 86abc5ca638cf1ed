import lexicon from '#data/words/tenses.json' with { type: 'json' };
import { afterPause, lowerAt, lowerBetween, startsClause, unbroken } from '#grammar/clauses.ts';
import { isAskedTime } from '#grammar/exceptions.ts';
import { type Exceptions, eachWord, type Finders, type Finding, oneWord } from '#grammar/grammar-rule.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { baseOf, commonVerbs, isBareVerb, verbForms } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSet, wordSets } from '#grammar/word-set.ts';
import { tellsHabit } from './stories.ts';

const { verbsOfOnce, wordsBeforeBareVerb, timeWords, lastTimes } = wordSets(lexicon);

/** What people did once: hardly ever a comment of now ("think", "like"), and hardly ever a noun. */
const deedsInSequence = wordSet(lexicon.deedsInSequence);

/** Whether a word is a simple past ("went", "bought", "was") and not a participle after "have" or "be". */
function isPast(words: readonly TaggedWord[], index: number): boolean {
	const word = words[index];
	if (!word) return false;
	if (/^(?:was|were|had)$/.test(word.lower)) return true;
	if (word.partOfSpeech !== 'VERB') return false;
	const base = baseOf(word);
	return commonVerbs.has(base) && verbForms(base).past === word.lower && base !== word.lower;
}

/** The place after a time that is over, at the start of a clause: "yesterday", "last week", "two days ago", "in 2010". */
function afterPastTime(words: readonly TaggedWord[], index: number): number | undefined {
	if (!afterPause(words, index) && !/^(?:and|but|so|because|then)$/.test(lowerAt(words, index - 1)))
		return undefined;
	if (lowerAt(words, index) === 'yesterday')
		return index + (/^(?:morning|evening|afternoon)$/.test(lowerAt(words, index + 1)) ? 2 : 1);
	if (lowerAt(words, index) === 'last' && lastTimes.has(lowerAt(words, index + 1))) return index + 2;
	if (lowerAt(words, index) === 'in' && wordLists.year.has(lowerAt(words, index + 1)))
		return Number(lowerAt(words, index + 1)) < 2020 ? index + 2 : undefined;
	if (timeWords.has(lowerAt(words, index + 2)) && wordLists.duration.has(lowerAt(words, index + 1)))
		return index + 3;
	return undefined;
}

/** The verb of a subject that begins at `index`: "i", "my brother", "my family and i". */
function verbAfterSubject(words: readonly TaggedWord[], index: number): number | undefined {
	const one = lowerAt(words, index);
	if (/^(?:i|he|she|it|we|they)$/.test(one)) return index + 1;
	if (!wordLists.possessive.has(one) && !/^(?:the|a|an)$/.test(one)) return undefined;
	if (words[index + 1]?.partOfSpeech !== 'NOUN') return undefined;
	if (lowerAt(words, index + 2) === 'and' && lowerAt(words, index + 3) === 'i') return index + 4;
	if (lowerAt(words, index + 2) === 'and' && words[index + 4]?.partOfSpeech === 'NOUN') return index + 5;
	return index + 2;
}

export const tensesFinders: Finders = {
	// Tenses that the clause beside asks for.
	'past-and-past': eachWord((word, index, words) => {
		const verb = words[index + 1];
		if (word.lower !== 'and' || !verb || !deedsInSequence.has(verb.lower) || !isBareVerb(verb.lower))
			return [];
		if (verb.partOfSpeech !== 'VERB' || !unbroken(words, index, index + 3)) return [];
		if (!/^(?:DET|PRON|ADP|ADV|ADJ|PART)$/.test(words[index + 2]?.partOfSpeech ?? '')) return [];
		if (/^(?:and|or)$/.test(lowerAt(words, index + 2))) return [];
		for (let at = index - 1; at >= Math.max(1, index - 8); at--) {
			if (lowerAt(words, at) === 'to' && commonVerbs.has(lowerAt(words, at + 1))) return [];
			if (wordsBeforeBareVerb.has(lowerAt(words, at)) || /^(?:and|or)$/.test(lowerAt(words, at))) return [];
			if (words[at + 1]?.afterBreak) return [];
			if (!isPast(words, at) || /^(?:was|were|had|saw|heard|watched|felt)$/.test(lowerAt(words, at))) {
				if (/^(?:VERB|AUX)$/.test(words[at]?.partOfSpeech ?? '')) return [];
				continue;
			}
			const subject = lowerAt(words, at - 1);
			const named = words[at - 1]?.partOfSpeech === 'NOUN' && startsClause(words, at - 2);
			if (!/^(?:i|he|she|we|they)$/.test(subject) && !named) return [];
			if (/^(?:what|that|which|who|when|if|where)$/.test(lowerAt(words, at - 2))) return [];
			if (!startsClause(words, at - 1) && words[at - 1]?.partOfSpeech === 'PRON') return [];
			const { past } = verbForms(verb.lower);
			return [oneWord(index + 1, past, { word: lowerAt(words, at) })];
		}
		return [];
	}),
	'past-time-then-present': eachWord((_, index, words) => {
		const start = afterPastTime(words, index);
		const at = start === undefined ? undefined : verbAfterSubject(words, start);
		if (start === undefined || at === undefined || !unbroken(words, index, at + 1)) return [];
		const verb = words[at];
		const base = verb ? baseOf(verb) : '';
		const isPresent = !!verb && (isBareVerb(verb.lower) || verb.lower === verbForms(base).third);
		const past =
			verb?.lower === "can't"
				? "couldn't"
				: deedsInSequence.has(base) && isPresent
					? verbForms(base).past
					: undefined;
		if (!verb || !past) return [];
		const time = lowerBetween(words, index, start);
		return [oneWord(at, past, { time })];
	}),
	'past-then-past': eachWord((word, index, words) => {
		if (!/^(?:and|but|then)$/.test(word.lower)) return [];
		const subject = lowerAt(words, index + 1);
		const verb = words[index + 2];
		if (!/^(?:i|he|she|we|they)$/.test(subject) || !verb || !unbroken(words, index - 4, index + 3)) return [];
		const base = baseOf(verb);
		if (
			!deedsInSequence.has(base) ||
			verb.lower === 'say' ||
			(!isBareVerb(verb.lower) && verb.lower !== verbForms(base).third) ||
			tellsHabit(words, index + 2) ||
			// "they open until three"
			/^(?:open|close)$/.test(base)
		)
			return [];
		let hasTime = false;
		for (let at = index - 1; at >= Math.max(0, index - 12); at--) {
			const lower = lowerAt(words, at);
			if (/^(?:always|usually|often|every|never|now|still|sometimes|if|would|used)$/.test(lower)) return [];
			const isLast = lower === 'last' && lastTimes.has(lowerAt(words, at + 1));
			// "last year i started yoga and i go twice": what is long ago may have begun what is so now.
			const isLongAgo = lower === 'ago' || (isLast && /^(?:week|month|year)$/.test(lowerAt(words, at + 1)));
			if (lower === 'yesterday' || isLast || lower === 'ago') hasTime = !isLongAgo || verbsOfOnce.has(base);
		}
		if (!hasTime) return [];
		const { past } = verbForms(base);
		return [oneWord(index + 2, past)];
	}),
	'present-when-past': eachWord((word, index, words) => {
		if (word.lower !== 'when') return [];
		const was = verbAfterSubject(words, index + 1);
		if (was === undefined || !/^(?:was|were)$/.test(lowerAt(words, was))) return [];
		const finding = (at: number): Finding[] => {
			const verb = words[at];
			const base = verb ? baseOf(verb) : '';
			if (!verb || !(deedsInSequence.has(base) || /^(?:live|work|die)$/.test(base))) return [];
			if (!isBareVerb(verb.lower) && verb.lower !== verbForms(base).third) return [];
			const { past } = verbForms(base);
			return [oneWord(at, past, { was: lowerAt(words, was) })];
		};
		for (let at = was + 2; at <= was + 5; at++) {
			if (words[at]?.afterBreak || /^(?:and|but|now)$/.test(lowerAt(words, at))) break;
			const verb = verbAfterSubject(words, at);
			if (verb !== undefined) return finding(verb);
		}
		for (let at = index - 1; at >= Math.max(0, index - 7); at--) {
			const verb = startsClause(words, at) ? verbAfterSubject(words, at) : undefined;
			if (verb === undefined || verb >= index || !unbroken(words, at, index + 1)) continue;
			return /^(?:if|when|what|how|that|who|which)$/.test(lowerAt(words, at - 1)) ? [] : finding(verb);
		}
		return [];
	}),
};

export const tensesExceptions: Exceptions = {
	'when-will': isAskedTime,
	// "it makes two years that i live here" is not since then.
	'years-since': (words, _, to) => lowerAt(words, to - 1) === 'that' && !isPast(words, to + 1),
};
