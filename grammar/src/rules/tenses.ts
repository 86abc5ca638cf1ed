import lexicon from '#data/words/tenses.json' with { type: 'json' };
import { afterPause, lowerAt, startsClause, unbroken } from '#grammar/clauses.ts';
import { isAskedTime } from '#grammar/exceptions.ts';
import { type Exceptions, eachWord, type Finders, type Finding, oneWord } from '#grammar/grammar-rule.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { baseOf, commonVerbs, formOf, isBareVerb, verbForms } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSet } from '#grammar/word-set.ts';

type TimeMark = { from: number; to: number; text: string };

/** Where a finished time is named: "yesterday", "last week", "two days ago". */
function finishedTimes(words: readonly TaggedWord[]): TimeMark[] {
	return words
		.flatMap((word, index): TimeMark[] => {
			const next = lowerAt(words, index + 1);
			const mark = (to: number, from = index): TimeMark => ({
				from,
				to,
				text: words
					.slice(from, to)
					.map(({ lower }) => lower)
					.join(' '),
			});
			if (word.lower === 'yesterday') return [mark(index + 1)];
			if (
				word.lower === 'last' &&
				/^(?:night|week|month|year|weekend|summer|winter|saturday|sunday|monday|friday)$/.test(next)
			)
				return [mark(index + 2)];
			if (word.lower === 'in' && wordLists.year.has(next) && Number(next) < 2020) return [mark(index + 2)];
			if (word.lower === 'ago' && wordLists.duration.has(lowerAt(words, index - 1)) && index >= 2)
				return [mark(index + 1, index - 2)];
			return [];
		})
		.filter(
			({ from }) =>
				!/^(?:since|from|until|till|than|of|like|for|to|by|after|before|about|the|my|our|your)$/.test(
					lowerAt(words, from - 1),
				),
		);
}

const actions = wordSet(lexicon.actions);
const verbsOfComment = wordSet(lexicon.verbsOfComment);

function pastEdit(words: readonly TaggedWord[], at: number, time: string): Finding {
	const word = words[at]?.lower ?? '';
	const fixed = /^(?:am|is)$/.test(word)
		? 'was'
		: word === 'are'
			? 'were'
			: verbForms(baseOf(words[at] as TaggedWord)).past;
	return { from: at, to: at + 1, replacement: fixed, words: { time } };
}

/** What people did once: hardly ever a comment of now ("think", "like"), and hardly ever a noun. */
const deedsInSequence = wordSet(lexicon.deedsInSequence);
const wordsBeforeBareVerb = wordSet(lexicon.wordsBeforeBareVerb);

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
const lastTimes = wordSet(lexicon.lastTimes);

/** The place after a time that is over, at the start of a clause: "yesterday", "last week", "two days ago", "in 2010". */
function afterPastTime(words: readonly TaggedWord[], index: number): number | undefined {
	if (!afterPause(words, index) && !/^(?:and|but|so|because|then)$/.test(lowerAt(words, index - 1)))
		return undefined;
	if (lowerAt(words, index) === 'yesterday')
		return index + (/^(?:morning|evening|afternoon)$/.test(lowerAt(words, index + 1)) ? 2 : 1);
	if (lowerAt(words, index) === 'last' && lastTimes.has(lowerAt(words, index + 1))) return index + 2;
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

export const tensesFinders: Finders = {
	// Past and present, "when" and "if".
	'past-after-time'(words) {
		return finishedTimes(words).flatMap(({ from, to, text }): Finding[] => {
			const subject = lowerAt(words, to);
			if (!/^(?:i|we|he|she|they)$/.test(subject)) return [];
			if (
				from > 0 &&
				!words[from]?.afterBreak &&
				!/^(?:and|but|so|because|well|then|ok|okay)$/.test(lowerAt(words, from - 1))
			)
				return [];
			const verb = words[to + 1];
			if (!verb || verb.afterBreak || verbsOfComment.has(verb.lower)) return [];
			// "yesterday I have seen": the bare past of "have" would not mend it.
			if (/^(?:have|has)$/.test(verb.lower) && /^(?:VERB|AUX)$/.test(words[to + 2]?.partOfSpeech ?? ''))
				return [];
			const present =
				isBareVerb(verb.lower) ||
				(/^(?:am|is|are)$/.test(verb.lower) &&
					!/^(?:going|gonna|so|not|sure|sorry)$/.test(lowerAt(words, to + 2)));
			const third =
				verb.partOfSpeech === 'VERB' &&
				commonVerbs.has(baseOf(verb)) &&
				formOf(verb.lower, baseOf(verb)) === 'third';
			return present || third ? [pastEdit(words, to + 1, text)] : [];
		});
	},
	'past-before-time': (words) =>
		finishedTimes(words).flatMap(({ from, to, text }): Finding[] => {
			for (let at = from - 1; at >= Math.max(1, from - 6); at--) {
				const word = words[at];
				if (!word || /^(?:and|but|because|that|when|if|who|which|so|than|what|from|since)$/.test(word.lower))
					return [];
				if (!/^(?:VERB|AUX)$/.test(word.partOfSpeech) && !actions.has(word.lower)) continue;
				const subject = lowerAt(words, at - 1);
				const before = lowerAt(words, at - 2);
				if (!actions.has(word.lower) || !/^(?:i|we|they|he|she)$/.test(subject)) return [];
				if (
					!startsClause(words, at - 1) ||
					/^(?:did|do|does|when|where|how|what|why|who|if|know)$/.test(before) ||
					(/^(?:which|that)$/.test(before) && words[at - 3]?.partOfSpeech !== 'NOUN')
				)
					return [];
				if (!unbroken(words, at - 1, to) || verbForms(word.lower).past === word.lower) return [];
				return [pastEdit(words, at, text)];
			}
			return [];
		}),
	'no-perfect-with-past-time'(words) {
		return finishedTimes(words).flatMap(({ from, to, text }): Finding[] => {
			for (let at = from - 1; at >= Math.max(2, from - 6); at--) {
				const word = words[at];
				if (
					!word ||
					/^(?:and|but|because|when|if|who|which|so|than|what|from|since|for|until|just|not)$/.test(
						word.lower,
					) ||
					(word.lower === 'that' && words[at + 1]?.partOfSpeech !== 'NOUN')
				)
					return [];
				if (!/^(?:VERB|AUX)$/.test(word.partOfSpeech)) continue;
				const base = baseOf(word);
				const have = lowerAt(words, at - 1);
				const subject = lowerAt(words, at - 2);
				if (!commonVerbs.has(base) || !/^(?:have|has)$/.test(have) || !/^(?:i|we|they|he|she)$/.test(subject))
					return [];
				if (verbForms(base).participle !== word.lower || !unbroken(words, at - 2, to)) return [];
				// "been" of a journey or a place; "been working" and the like stay.
				if (base === 'be' && !/^(?:there|here|in|at|to)$/.test(lowerAt(words, at + 1))) return [];
				if (!startsClause(words, at - 2) || /^(?:who|which|that|what)$/.test(lowerAt(words, at - 3)))
					return [];
				const isJourney = base === 'be' && lowerAt(words, at + 1) === 'to';
				const isPlural = base === 'be' && /^(?:we|they)$/.test(subject);
				const fixed = isJourney ? 'went' : isPlural ? 'were' : verbForms(base).past;
				return [{ from: at - 1, to: at + 1, replacement: fixed, words: { time: text } }];
			}
			return [];
		});
	},
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
		const time = words
			.slice(index, start)
			.map(({ lower }) => lower)
			.join(' ');
		return [oneWord(at, past, { time })];
	}),
	'past-then-past': eachWord((word, index, words) => {
		if (!/^(?:and|so|but|then)$/.test(word.lower)) return [];
		const subject = lowerAt(words, index + 1);
		const verb = words[index + 2];
		if (!/^(?:i|he|she|we|they)$/.test(subject) || !verb || !unbroken(words, index - 4, index + 3)) return [];
		const base = baseOf(verb);
		if (
			!deedsInSequence.has(base) ||
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
				(lower === 'last' && lastTimes.has(lowerAt(words, at + 1))) ||
				lower === 'ago'
			)
				hasTime = true;
		}
		if (!hasTime) return [];
		if (/^(?:now|today|every|always|usually|tomorrow)$/.test(lowerAt(words, index + 3))) return [];
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
};
