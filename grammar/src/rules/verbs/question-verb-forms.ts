import { lowerAt, unbroken } from '#grammar/clauses.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { nounPhrase } from '#grammar/noun-phrases.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { baseOf, commonVerbs, verbForms } from '#grammar/verb-forms.ts';

const asking =
	/^(?:asked|ask|asks|tell|told|show|explain|wonder|wonders|wondered|know|knew|understand|remember|me|him|her|us|them)$/;
const askingVerb = /^(?:asked|ask|asks|told|tell|tells|show|explain|explained)$/;

/** The place after the subject of a question. */
function afterAsked(words: readonly TaggedWord[], from: number): number | undefined {
	if (/^(?:i|you|he|she|it|we|they)$/.test(lowerAt(words, from))) return from + 1;
	const noun = nounPhrase(words, from);
	return noun && /^(?:the|my|your|his|her|our|their|this|that)$/.test(lowerAt(words, from))
		? noun.end
		: undefined;
}

/** The verbs of questions and of what is asked. */
export const questionVerbFormsFinders: Finders = {
	'asked-question-with-do'(words) {
		return words.flatMap((word, index): Finding[] => {
			if (!/^(?:what|where|when|why|how|which|who)$/.test(word.lower) || word.afterBreak || index < 2)
				return [];
			const before = lowerAt(words, index - 1);
			const isAfterAsking =
				/^(?:wonder|wondered|understand)$/.test(before) ||
				(/^(?:me|him|her|us|them|you|people|myself)$/.test(before) &&
					askingVerb.test(lowerAt(words, index - 2))) ||
				(before === 'know' &&
					/^(?:don't|didn't|to|not|doesn't|really|never)$/.test(lowerAt(words, index - 2)));
			if (!isAfterAsking || !asking.test(before)) return [];
			let at = index + 1;
			if (/^(?:much|many|long|often|far|old|kind|time)$/.test(lowerAt(words, at))) at++;
			const auxiliary = lowerAt(words, at);
			if (!/^(?:do|does|did)$/.test(auxiliary)) return [];
			// "i don't know what do you think", "so tell me what do you do": a question of its own.
			if (lowerAt(words, at + 1) === 'you') return [];
			if (
				/^(?:tell|ask|show)$/.test(lowerAt(words, index - 2)) &&
				(index < 3 || /^(?:so|but|now|just|and|please|then|ok|okay|well)$/.test(lowerAt(words, index - 3)))
			)
				return [];
			const verbAt = afterAsked(words, at + 1);
			const verb = verbAt === undefined ? undefined : words[verbAt];
			if (!verb || verbAt === undefined || !unbroken(words, index - 2, verbAt + 1)) return [];
			const base = baseOf(verb);
			if (!commonVerbs.has(base) || verb.lower !== base || verb.partOfSpeech === 'NOUN') return [];
			const fixed =
				auxiliary === 'did' ? verbForms(base).past : auxiliary === 'does' ? verbForms(base).third : base;
			const subject = words
				.slice(at + 1, verbAt)
				.map(({ text }) => text)
				.join(' ');
			return [
				{
					from: at,
					to: verbAt + 1,
					replacement: `${subject} ${fixed}`,
					words: { auxiliary, word: word.lower, subject, fixed },
				},
			];
		});
	},
	'was-not-then-verb'(words) {
		return words.flatMap((word, index): Finding[] => {
			const isPast = /^(?:wasn't|weren't)$/.test(word.lower);
			if (!isPast && !/^(?:isn't|aren't)$/.test(word.lower)) return [];
			const verb = words[index + 1];
			const next = words[index + 2];
			if (
				verb?.partOfSpeech !== 'VERB' ||
				!unbroken(words, index - 1, index + 2) ||
				!/^(?:i|he|she|it|we|they|you|people)$/.test(lowerAt(words, index - 1)) ||
				!/^(?:go|see|know|want|have|come|find|do|eat|understand|say|buy|get|meet|think|speak|need|make|take|sleep|remember|believe|arrive|agree)$/.test(
					verb.lower,
				)
			)
				return [];
			if (
				next &&
				!next.afterBreak &&
				!/^(?:DET|PRON|ADP|PART|NOUN|ADV|ADJ|PROPN|NUM|SCONJ)$/.test(next.partOfSpeech)
			)
				return [];
			// "it isn't need that drives us", "it wasn't make or break"
			if (lowerAt(words, index - 1) === 'it' && !/^(?:have|come|go|know)$/.test(verb.lower)) return [];
			if (/^(?:away|believe|or)$/.test(next?.lower ?? '')) return [];
			const isOne = /^(?:he|she|it)$/.test(lowerAt(words, index - 1));
			const fixed = isPast ? "didn't" : isOne ? "doesn't" : "don't";
			return [oneWord(index, fixed, { verb: verb.lower })];
		});
	},
};
