import { afterPause, lowerAt, startsClause, unbroken } from '#grammar/clauses.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { baseOf, commonVerbs, isBareVerb, verbForms } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';

/** What people did once: hardly ever a comment of now ("think", "like"), and hardly ever a noun. */
const deeds = new Set(
	`go come see eat buy meet take make get give find leave arrive start begin decide tell ask say become lose spend bring
	send drive run swim write speak visit travel stay cook wake sleep dance finish move open close enter miss study teach
	grow happen call help learn sit drink play`.split(/\s+/),
);
const noDeed =
	/^(?:let|did|didn't|do|don't|does|can|could|will|would|should|must|may|might|make|made|help|helped|helps|used|never|always|usually|often|every|still|now|sometimes|just|today|nowadays|normally|generally|wanna|gonna)$/;

/** Whether a word is a simple past ("went", "bought", "was") and not a participle after "have" or "be". */
function isPast(words: readonly TaggedWord[], index: number): boolean {
	const word = words[index];
	if (!word) return false;
	if (/^(?:was|were|had)$/.test(word.lower)) return true;
	if (word.partOfSpeech !== 'VERB') return false;
	const base = baseOf(word);
	return commonVerbs.has(base) && verbForms(base).past === word.lower && base !== word.lower;
}

const timeWords = /^(?:yesterday|ago)$/;
const lastTimes =
	/^(?:night|week|month|year|weekend|summer|winter|spring|saturday|sunday|monday|tuesday|wednesday|thursday|friday)$/;

/** The place after a time that is over, at the start of a clause: "yesterday", "last week", "two days ago", "in 2010". */
function afterPastTime(words: readonly TaggedWord[], index: number): number | undefined {
	if (!afterPause(words, index) && !/^(?:and|but|so|because|then)$/.test(lowerAt(words, index - 1)))
		return undefined;
	if (lowerAt(words, index) === 'yesterday')
		return index + (/^(?:morning|evening|afternoon)$/.test(lowerAt(words, index + 1)) ? 2 : 1);
	if (lowerAt(words, index) === 'last' && lastTimes.test(lowerAt(words, index + 1))) return index + 2;
	if (lowerAt(words, index) === 'in' && wordLists.year.has(lowerAt(words, index + 1)))
		return Number(lowerAt(words, index + 1)) < 2020 ? index + 2 : undefined;
	if (timeWords.test(lowerAt(words, index + 2)) && wordLists.duration.has(lowerAt(words, index + 1)))
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

/** Tenses that the clause beside asks for. */
export const pastSequencesFinders: Finders = {
	'past-and-past': (words) =>
		words.flatMap((word, index): Finding[] => {
			const verb = words[index + 1];
			if (word.lower !== 'and' || !verb || !deeds.has(verb.lower) || !isBareVerb(verb.lower)) return [];
			if (verb.partOfSpeech !== 'VERB' || !unbroken(words, index, index + 3)) return [];
			if (!/^(?:DET|PRON|ADP|ADV|ADJ|PART)$/.test(words[index + 2]?.partOfSpeech ?? '')) return [];
			if (/^(?:and|or)$/.test(lowerAt(words, index + 2))) return [];
			for (let at = index - 1; at >= Math.max(1, index - 8); at--) {
				if (lowerAt(words, at) === 'to' && commonVerbs.has(lowerAt(words, at + 1))) return [];
				if (noDeed.test(lowerAt(words, at)) || /^(?:and|or)$/.test(lowerAt(words, at))) return [];
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
	'past-time-then-present': (words) =>
		words.flatMap((_, index): Finding[] => {
			const start = afterPastTime(words, index);
			const at = start === undefined ? undefined : verbAfterSubject(words, start);
			if (start === undefined || at === undefined || !unbroken(words, index, at + 1)) return [];
			const verb = words[at];
			const base = verb ? baseOf(verb) : '';
			const isPresent = !!verb && (isBareVerb(verb.lower) || verb.lower === verbForms(base).third);
			const past =
				verb?.lower === "can't"
					? "couldn't"
					: deeds.has(base) && isPresent
						? verbForms(base).past
						: undefined;
			if (!verb || !past) return [];
			const time = words
				.slice(index, start)
				.map(({ lower }) => lower)
				.join(' ');
			return [oneWord(at, past, { time })];
		}),
	'past-then-past': (words) =>
		words.flatMap((word, index): Finding[] => {
			if (!/^(?:and|so|but|then)$/.test(word.lower)) return [];
			const subject = lowerAt(words, index + 1);
			const verb = words[index + 2];
			if (!/^(?:i|he|she|we|they)$/.test(subject) || !verb || !unbroken(words, index - 4, index + 3))
				return [];
			const base = baseOf(verb);
			if (
				!deeds.has(base) ||
				verb.lower === 'say' ||
				(!isBareVerb(verb.lower) && verb.lower !== verbForms(base).third)
			)
				return [];
			let hasTime = false;
			for (let at = index - 1; at >= Math.max(0, index - 12); at--) {
				const lower = lowerAt(words, at);
				if (/^(?:always|usually|often|every|never|now|still|sometimes|if|would|used)$/.test(lower)) return [];
				if (
					lower === 'yesterday' ||
					(lower === 'last' && lastTimes.test(lowerAt(words, at + 1))) ||
					lower === 'ago'
				)
					hasTime = true;
			}
			if (!hasTime) return [];
			if (/^(?:now|today|every|always|usually|tomorrow)$/.test(lowerAt(words, index + 3))) return [];
			const { past } = verbForms(base);
			return [oneWord(index + 2, past)];
		}),
	'present-when-past': (words) =>
		words.flatMap((word, index): Finding[] => {
			if (word.lower !== 'when') return [];
			const was = verbAfterSubject(words, index + 1);
			if (was === undefined || !/^(?:was|were)$/.test(lowerAt(words, was))) return [];
			const finding = (at: number): Finding[] => {
				const verb = words[at];
				const base = verb ? baseOf(verb) : '';
				if (!verb || !(deeds.has(base) || /^(?:live|work|die)$/.test(base))) return [];
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
