import lexicon from '#data/words/tenses.json' with { type: 'json' };
import { hasBefore, lowerAt, startsClause, unbroken } from '#grammar/clauses.ts';
import { isAskedTime } from '#grammar/exceptions.ts';
import { type FiniteVerb, finiteVerbs } from '#grammar/finite-verbs.ts';
import { eachWord, type Finders, type Finding, oneWord, someWords } from '#grammar/grammar-rule.ts';
import { nounPhrase } from '#grammar/noun-phrases.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { skipAdverb } from '#grammar/third-person.ts';
import { baseOf, commonVerbs, verbForms } from '#grammar/verb-forms.ts';
import { wordSet, wordSets } from '#grammar/word-set.ts';

const { deedsAfterIf, timeOpeners, complementsOfWas, endsCondition, deedsSinceWhen } = wordSets(lexicon);

/** Where "if" is "whether": "i wonder if he would". */
const wordsBeforeWhether = wordSet(lexicon.wordsBeforeWhether);

/** After "would" these are polite or only likely: "if you want i would say". */
const verbsAfterPoliteWould = wordSet(lexicon.verbsAfterPoliteWould);

/** The place of "would" after a subject within `reach` words, and no other clause between. */
function wouldAfter(words: readonly TaggedWord[], from: number, reach: number): number | undefined {
	for (let at = from + 1; at <= from + reach; at++) {
		const word = words[at];
		if (!word || word.afterBreak || endsCondition.has(word.lower)) return undefined;
		if (/^(?:would|wouldn't|i'd|we'd|he'd|she'd|they'd)$/.test(word.lower)) return at;
	}
	return undefined;
}

export function presentToPast(
	words: readonly TaggedWord[],
	{ at, base, subject }: FiniteVerb,
): string | undefined {
	const word = lowerAt(words, at);
	if (word === 'is' || word === 'am') return /^(?:i|he|she)$/.test(lowerAt(words, subject)) ? 'were' : 'was';
	if (word === 'are') return 'were';
	if (word === 'will') return undefined;
	if (word === "don't" || word === "doesn't") return "didn't";
	if (word === "can't") return "couldn't";
	if (/^(?:have|has)$/.test(word)) {
		const next = words[at + 1];
		return next && /^(?:DET|ADJ|NOUN|NUM|PART|PRON)$/.test(next.partOfSpeech) ? 'had' : undefined;
	}
	return word === base || word === verbForms(base).third ? verbForms(base).past : undefined;
}

export const conditionalsFinders: Finders = {
	// Tenses after "if", "when", "until" and "since".
	'if-past-would'(words) {
		return finiteVerbs(words).flatMap((verb): Finding[] => {
			const opener = verb.subject - 1;
			if (
				verb.tense !== 'present' ||
				lowerAt(words, opener) !== 'if' ||
				hasBefore(words, opener, 2, wordsBeforeWhether)
			)
				return [];
			const after = wouldAfter(words, verb.at, 10);
			if (after === undefined || verbsAfterPoliteWould.has(lowerAt(words, skipAdverb(words, after + 1))))
				return [];
			if (lowerAt(words, verb.subject) === 'you' || lowerAt(words, verb.at) === 'can') return [];
			if (hasBefore(words, opener, 5, wordSet('would'))) return [];
			// "if i remember rightly she would be forty", "if that is true it would be sad"
			if (/^(?:remember|recall|understand|want|need|like)$/.test(verb.base)) return [];
			if (verb.base === 'be' && complementsOfWas.has(lowerAt(words, verb.at + 1))) return [];
			const past = presentToPast(words, verb);
			if (!past) return [];
			return [oneWord(verb.at, past)];
		});
	},
	'if-had-would-have'(words) {
		return finiteVerbs(words).flatMap((verb): Finding[] => {
			if (verb.tense !== 'past' || lowerAt(words, verb.subject - 1) !== 'if' || !deedsAfterIf.has(verb.base))
				return [];
			const would = wouldAfter(words, verb.at, 8);
			if (would === undefined || lowerAt(words, would + 1) !== 'have') return [];
			// "if he left at six he would have arrived by now"
			if (words.slice(verb.at).some(({ lower }) => /^(?:now|already)$/.test(lower))) return [];
			const main = words[would + 2];
			if (!main || main.partOfSpeech === 'DET' || !/(?:ed|en|ne|ade|ought|ot|ell|un)$/.test(main.lower))
				return [];
			const fixed = `had ${verbForms(verb.base).participle}`;
			return [oneWord(verb.at, fixed)];
		});
	},
	'present-after-until': eachWord((word, index, words) => {
		const isAsLong =
			word.lower === 'as' &&
			/^(?:soon|long)$/.test(lowerAt(words, index - 1)) &&
			lowerAt(words, index - 2) === 'as';
		if (!isAsLong && (!timeOpeners.has(word.lower) || word.lower === 'soon')) return [];
		const from = isAsLong ? index - 2 : index;
		const isPronoun = /^(?:i|you|he|she|it|we|they)$/.test(lowerAt(words, index + 1));
		const subject = isPronoun
			? { end: index + 2, isPlural: !/^(?:he|she|it)$/.test(lowerAt(words, index + 1)) }
			: nounPhrase(words, index + 1);
		if (!subject || subject.isPlural === undefined || lowerAt(words, subject.end) !== 'will') return [];
		const at = subject.end + 1;
		const verb = words[at];
		if (!verb || !unbroken(words, index, at + 1) || !commonVerbs.has(verb.lower)) return [];
		if (
			(/^(?:when|if)$/.test(word.lower) && isAskedTime(words, index + 1)) ||
			hasBefore(words, from, word.lower === 'if' ? 10 : 4, wordsBeforeWhether) ||
			hasBefore(words, from, 3, wordSet('day time moment days year soon exactly predict imagine depends'))
		)
			return [];
		if (/^(?:before|after)$/.test(word.lower) && !isPronoun) return [];
		const isWhen = /^(?:when|if|once)$/.test(word.lower);
		if (
			isWhen &&
			!startsClause(words, from) &&
			!hasBefore(words, from, 8, wordSet("will i'll we'll they'll you'll he'll she'll can call tell want"))
		)
			return [];
		if (
			word.lower === 'if' &&
			/^(?:you|it)$/.test(lowerAt(words, index + 1)) &&
			!hasBefore(words, from, 8, wordSet('will'))
		)
			return [];
		const { third } = verbForms(verb.lower);
		const one = lowerAt(words, index + 1);
		const fixed =
			verb.lower === 'be'
				? one === 'i'
					? 'am'
					: subject.isPlural
						? 'are'
						: 'is'
				: subject.isPlural
					? verb.lower
					: third;
		return [
			someWords(subject.end, at + 1, fixed, {
				word: isAsLong ? `as ${lowerAt(words, index - 1)} as` : word.lower,
				verb: verb.lower,
			}),
		];
	}),
	'since-past': eachWord((word, index, words) => {
		if (word.lower !== 'since' || !/^(?:i|he|she|we|they|you)$/.test(lowerAt(words, index + 1))) return [];
		const verb = words[index + 3];
		if (!/^(?:have|has)$/.test(lowerAt(words, index + 2)) || !verb || !unbroken(words, index, index + 4))
			return [];
		const base = baseOf(verb);
		if (!deedsSinceWhen.has(base) || verbForms(base).participle !== verb.lower) return [];
		// "since you have come you can help" gives a reason: only beside another perfect it tells from when.
		const isBesidePerfect =
			words
				.slice(index + 4, index + 12)
				.some(({ lower }) => /^(?:have|has|haven't|hasn't|i've|we've)$/.test(lower)) ||
			hasBefore(words, index, 8, wordSet("have has haven't hasn't i've we've"));
		if (!isBesidePerfect) return [];
		const { past } = verbForms(base);
		return [someWords(index + 2, index + 4, past, { next: lowerAt(words, index + 1) })];
	}),
};
