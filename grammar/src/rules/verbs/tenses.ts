import { lowerAt, startsClause, unbroken } from '#grammar/clauses.ts';
import { isAskedTime } from '#grammar/exceptions.ts';
import type { Exceptions, Finders, Finding } from '#grammar/grammar-rule.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { baseOf, commonVerbs, formOf, isBareVerb, verbForms } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';

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

const actions = new Set(
	'go eat see play watch buy meet come visit travel get drink sleep wake study cook walk take arrive start finish call talk speak write swim run drive lose find dance sing receive send order ask tell give stay spend learn make bring happen pay leave sell begin choose break fall steal receive move join enjoy join decide invite celebrate graduate marry'.split(
		' ',
	),
);
const comments =
	/^(?:think|guess|know|hope|believe|mean|want|need|remember|feel|understand|wonder|see|like|love|do)$/;

function pastEdit(words: readonly TaggedWord[], at: number, time: string): Finding {
	const word = words[at]?.lower ?? '';
	const fixed = /^(?:am|is)$/.test(word)
		? 'was'
		: word === 'are'
			? 'were'
			: verbForms(baseOf(words[at] as TaggedWord)).past;
	return { from: at, to: at + 1, replacement: fixed, words: { time } };
}

/** Past and present, "when" and "if". */
export const tensesFinders: Finders = {
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
			if (!verb || verb.afterBreak || comments.test(verb.lower)) return [];
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
};

export const tensesExceptions: Exceptions = {
	'when-will': isAskedTime,
};
