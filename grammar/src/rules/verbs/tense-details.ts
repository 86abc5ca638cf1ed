import { lowerAt, unbroken } from '#grammar/clauses.ts';
import { isAskedTime } from '#grammar/exceptions.ts';
import type { Exceptions, Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { baseOf, commonVerbs, formOf, verbForms } from '#grammar/verb-forms.ts';

/** Tenses in conditions, with lengths of time and with "never". */
export const tenseDetailsFinders: Finders = {
	'if-more-would': (words) =>
		words.flatMap((word, index): Finding[] => {
			const verb = lowerAt(words, index + 2);
			if (word.lower !== 'if' || !/^(?:i|we|they|people)$/.test(lowerAt(words, index + 1))) return [];
			const isWish =
				(verb === 'have' && /^(?:more|enough|a|money|wings|the)$/.test(lowerAt(words, index + 3))) ||
				(verb === 'win' && lowerAt(words, index + 3) === 'the') ||
				(verb === 'am' && /^(?:rich|president|you|the|young|younger)$/.test(lowerAt(words, index + 3)));
			if (!isWish || !unbroken(words, index, index + 4)) return [];
			for (let at = index + 4; at <= index + 9; at++) {
				if (words[at]?.afterBreak && at < index + 5) return [];
				if (!/^(?:would|i'd|we'd)$/.test(lowerAt(words, at))) continue;
				const next = lowerAt(words, at + 1);
				if (/^(?:like|love|recommend|suggest|say|prefer|appreciate|rather|be|have|you|not)$/.test(next))
					return [];
				const past = verb === 'am' ? 'were' : verbForms(verb).past;
				return [oneWord(index + 2, past)];
			}
			return [];
		}),
	'when-without-be'(words) {
		return words.flatMap((word, index): Finding[] => {
			if (!/^(?:when|because|if)$/.test(word.lower)) return [];
			const subject = lowerAt(words, index + 1);
			const verb = words[index + 2];
			if (!verb || !/^(?:i|we|they|you|he|she)$/.test(subject) || !unbroken(words, index, index + 3))
				return [];
			const base = baseOf(verb);
			if (!commonVerbs.has(base) || base === 'be' || formOf(verb.lower, base) !== 'gerund') return [];
			// "when i growing up i knew him" lacks "was"
			if (words.slice(index + 3, index + 11).some((other) => formOf(other.lower, baseOf(other)) === 'past'))
				return [];
			const fixed = /^(?:he|she)$/.test(subject) ? verbForms(base).third : base;
			return [oneWord(index + 2, fixed, { subject })];
		});
	},
};

export const tenseDetailsExceptions: Exceptions = {
	'will-after-when': isAskedTime,
};
