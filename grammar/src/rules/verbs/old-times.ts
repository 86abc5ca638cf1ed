import { afterPause, lowerAt, unbroken } from '#grammar/clauses.ts';
import { finiteVerbs } from '#grammar/finite-verbs.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordTable } from '#grammar/word-table.ts';
import { events, pastOf } from './stories.ts';

/** The place after words that tell of a time that is over, where they begin a clause. */
function afterOldTime(words: readonly TaggedWord[], index: number): number | undefined {
	const phrase = (count: number) =>
		words
			.slice(index, index + count)
			.map(({ lower }) => lower)
			.join(' ');
	if (
		/^(?:in the past|in the old|in ancient times|at that time|in those days|in my childhood|in his childhood|the other day|the first day|the second day|the last day|that same day)$/.test(
			phrase(3),
		)
	)
		return index + 3;
	if (/^(?:in the old days|in the olden days)$/.test(phrase(4))) return index + 4;
	if (
		/^(?:one day|that day|that night|last year|last summer|last month|last week|last weekend|last night|last winter)$/.test(
			phrase(2),
		)
	)
		return index + 2;
	if (lowerAt(words, index) === 'yesterday') return index + 1;
	for (let at = index + 2; at <= index + 4; at++)
		if (
			lowerAt(words, at) === 'ago' &&
			(wordLists.duration.has(lowerAt(words, at - 1)) || lowerAt(words, at - 1) === 'time') &&
			/^(?:a|an|some|many|several|two|three|four|five|six|ten|few|\d+|long)$/.test(lowerAt(words, index))
		)
			return at + 1;
	return undefined;
}

/** Verbs beside words such as "in the past" and "so far". */
export const oldTimesFinders: Finders = {
	'past-with-old-time'(words) {
		const verbs = finiteVerbs(words);
		return words.flatMap((_, index): Finding[] => {
			const start = afterOldTime(words, index);
			const verb = start === undefined ? undefined : verbs.find(({ subject }) => subject === start);
			if (start === undefined || !verb || verb.tense !== 'present' || !unbroken(words, index, verb.at + 1))
				return [];
			const time = words
				.slice(index, start)
				.map(({ lower }) => lower)
				.join(' ');
			if (/^(?:think|guess|hope|believe|mean|want|know|remember|say|will)$/.test(verb.base)) return [];
			if (/^(?:one day|the \w+ day)$/.test(time) && !events.has(verb.base)) return [];
			if (!afterPause(words, index) && !/^(?:and|but|so|because|that|then)$/.test(lowerAt(words, index - 1)))
				return [];
			if (
				/^(?:at that time|that day|that night|the \w+ day)$/.test(time) &&
				!verbs.some(({ tense }) => tense === 'past')
			)
				return [];
			if (/^one day$/.test(time) && !verb.lacksEnding) return [];
			const auxiliary: Record<string, string> = wordTable({
				"don't": "didn't",
				"doesn't": "didn't",
				is: 'was',
				are: 'were',
				am: 'was',
				"isn't": "wasn't",
				"aren't": "weren't",
				can: 'could',
				"can't": "couldn't",
			});
			const word = lowerAt(words, verb.at);
			const isMain =
				word === 'have' || word === 'has'
					? /^(?:DET|NUM|ADJ|PART|NOUN)$/.test(words[verb.at + 1]?.partOfSpeech ?? '') &&
						!/^(?:been|always|never)$/.test(lowerAt(words, verb.at + 1))
					: true;
			const past =
				auxiliary[word] ?? (/^(?:have|has)$/.test(word) ? (isMain ? 'had' : undefined) : pastOf(words, verb));
			if (!past || /^(?:i|we|you|they|he|she)$/.test(lowerAt(words, verb.at + 1))) return [];
			return [oneWord(verb.at, past, { time })];
		});
	},
};
