import lexicon from '#data/words/tenses.json' with { type: 'json' };
import { afterPause, hasBefore, lowerAt, lowerBetween, startsClause, unbroken } from '#grammar/clauses.ts';
import { type FiniteVerb, finiteVerbs } from '#grammar/finite-verbs.ts';
import { type Finders, type Finding, oneWord } from '#grammar/grammar-rule.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { wordsBeforeBareVerb } from '#grammar/third-person.ts';
import { verbForms } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSet, wordSets } from '#grammar/word-set.ts';
import { wordTable } from '#grammar/word-table.ts';
import { presentToPast } from './conditionals.ts';

const { signsOfHabit, verbsOfResult, verbsOfOnce, beforeNearVerb } = wordSets(lexicon);

const oldTimes: ReadonlySet<string> = new Set(lexicon.oldTimes);
const pastOfHelpers: Record<string, string> = wordTable(lexicon.pastOfHelpers);

/** The place after words that tell of a time that is over, where they begin a clause. */
function afterOldTime(words: readonly TaggedWord[], index: number): number | undefined {
	const count = [3, 4, 2, 1].find((some) => oldTimes.has(lowerBetween(words, index, index + some)));
	if (count) return index + count;
	for (let at = index + 2; at <= index + 4; at++)
		if (
			lowerAt(words, at) === 'ago' &&
			(wordLists.duration.has(lowerAt(words, at - 1)) || lowerAt(words, at - 1) === 'time') &&
			/^(?:a|an|some|many|several|two|three|four|five|six|ten|few|\d+|long)$/.test(lowerAt(words, index))
		)
			return at + 1;
	return undefined;
}

/** What happens at one moment of a story. */
export const events = wordSet(lexicon.events);

/** Words that tell of now, of habits or of what is only thought. */
const signsOfPresent = wordSet(lexicon.signsOfPresent);
const phrasesOfHabit =
	/\b(?:these days|at the moment|from (?:now|then) on|(?:\w+s|once|twice) an? (?:day|night|week|month|year)|(?:until|till) (?:\w+day|next|the end))\b/;

/** Whether what follows a verb tells of now, of a habit or of what is to come: "twice a week", "till sunday". */
export function tellsHabit(words: readonly TaggedWord[], verb: number): boolean {
	const after = words.slice(verb, verb + 9).map(({ lower }) => lower);
	return after.some((word) => signsOfHabit.has(word)) || phrasesOfHabit.test(after.join(' '));
}
const firstOf = (words: readonly TaggedWord[], { subject, at }: FiniteVerb) =>
	lowerBetween(words, subject, at);

const pastOf = (words: readonly TaggedWord[], verb: FiniteVerb): string | undefined => {
	const word = words[verb.at];
	const isPlainForm = !!word && (word.lower === verb.base || word.lower === verbForms(verb.base).third);
	return isPlainForm && verb.base !== 'be' && verb.base !== 'have' ? verbForms(verb.base).past : undefined;
};

const tellsPresent = (words: readonly TaggedWord[], from: number, to: number) =>
	words.slice(Math.max(0, from), to).some(({ lower }) => signsOfPresent.has(lower));

/** Whether what follows a bare verb may belong to one ("he tell me"). */
const goesOn = (words: readonly TaggedWord[], at: number) => {
	const next = words[at + 1];
	return (
		!next ||
		next.afterBreak ||
		(/^(?:DET|PRON|ADP|ADV|NUM|ADJ|PART|NOUN|SCONJ|CCONJ)$/.test(next.partOfSpeech) &&
			!/^(?:i|he|she|we|they)$/.test(next.lower))
	);
};

/** What is told of the future or of habits: "i found a job and i start at nine". */
const verbsOfPlans = wordSet(lexicon.verbsOfPlans);
/** With what a habit may begin: "i lost my licence and i take the bus". */
const changes = /^(?:lose|break|buy|get|find|start|begin|stop|win|return)$/;

export const storiesFinders: Finders = {
	// Verbs beside words such as "in the past" and "so far".
	'past-with-old-time'(words) {
		const verbs = finiteVerbs(words);
		return words.flatMap((_, index): Finding[] => {
			const start = afterOldTime(words, index);
			const verb = start === undefined ? undefined : verbs.find(({ subject }) => subject === start);
			if (start === undefined || !verb || verb.tense !== 'present' || !unbroken(words, index, verb.at + 1))
				return [];
			const time = lowerBetween(words, index, start);
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
			const word = lowerAt(words, verb.at);
			const isMain =
				word === 'have' || word === 'has'
					? /^(?:DET|NUM|ADJ|PART|NOUN)$/.test(words[verb.at + 1]?.partOfSpeech ?? '') &&
						!/^(?:been|always|never)$/.test(lowerAt(words, verb.at + 1))
					: true;
			const past =
				pastOfHelpers[word] ??
				(/^(?:have|has)$/.test(word) ? (isMain ? 'had' : undefined) : pastOf(words, verb));
			if (!past || /^(?:i|we|you|they|he|she)$/.test(lowerAt(words, verb.at + 1))) return [];
			return [oneWord(verb.at, past, { time })];
		});
	},
	// Verbs of stories that stand in the present among pasts.
	'past-in-story'(words) {
		const verbs = finiteVerbs(words);
		return verbs.flatMap((verb, place): Finding[] => {
			if (verb.tense !== 'present' || !events.has(verb.base) || !goesOn(words, verb.at)) return [];
			const past = pastOf(words, verb);
			if (!past || hasBefore(words, verb.subject, 6, wordsBeforeBareVerb)) return [];
			if (verb.base === 'open' && lowerAt(words, verb.subject) === 'it') return [];
			const before = verbs[place - 1];
			const after = verbs[place + 1];
			const isPast = (other: FiniteVerb | undefined, from: number, to: number) =>
				other?.tense === 'past' &&
				to - from <= 14 &&
				unbroken(words, from, to + 1) &&
				!tellsPresent(words, from, to);
			const wasBefore = before && isPast(before, before.at, verb.at);
			if (!wasBefore || tellsHabit(words, verb.at)) return [];
			if (/^(?:think|know|say|hope|believe|feel|hear|wonder|guess|want|love|like)$/.test(before.base))
				return [];
			if (hasBefore(words, verb.subject, 12, new Set(['remember', 'told', 'tell', 'used', 'if', 'said'])))
				return [];
			const isPastAfter = after && isPast(after, verb.at, after.at);
			const isAfterWhen =
				/^(?:when|after|before|while)$/.test(lowerAt(words, before.subject - 1)) &&
				startsClause(words, before.subject - 1) &&
				!/^(?:and|but|so|because|that)$/.test(lowerAt(words, verb.subject - 1)) &&
				!hasBefore(words, before.subject - 1, 3, new Set(['day', 'time', 'year', 'know', 'moment']));
			const joins = /^(?:and|then|so|but|suddenly|when|after)$/.test(lowerAt(words, verb.subject - 1));
			const isSameSubject = firstOf(words, verb).split(' ')[0] === firstOf(words, before).split(' ')[0];
			if (
				!verb.lacksEnding &&
				!isAfterWhen &&
				!(isPastAfter && joins) &&
				!(
					joins &&
					// "i lost my licence so i take the bus": what is so since then.
					lowerAt(words, verb.subject - 1) !== 'so' &&
					!(changes.test(before.base) && !verbsOfOnce.has(verb.base)) &&
					isSameSubject &&
					!verbsOfPlans.has(verb.base) &&
					events.has(before.base) &&
					lowerAt(words, verb.subject) !== 'it'
				)
			)
				return [];
			return [oneWord(verb.at, past, { verb: lowerAt(words, before.at) })];
		});
	},
	'past-beside-when'(words) {
		const verbs = finiteVerbs(words);
		return verbs.flatMap((verb, place): Finding[] => {
			if (verb.tense !== 'present' || !events.has(verb.base) || !goesOn(words, verb.at)) return [];
			const past = pastOf(words, verb);
			if (!past || (verb.base === 'come' && lowerAt(words, verb.subject) === 'it')) return [];
			if (
				hasBefore(
					words,
					verb.subject,
					3,
					new Set(['scene', 'part', 'ending', 'reference', 'one', 'way', 'moment', 'time', 'and']),
				)
			)
				return [];
			const opener = lowerAt(words, verb.subject - 1);
			if (!/^(?:when|after|before)$/.test(opener) || words[verb.subject]?.afterBreak) return [];
			const before = verbs[place - 1];
			const after = verbs[place + 1];
			const isNear = (other: FiniteVerb | undefined) =>
				other?.tense === 'past' &&
				Math.abs(other.at - verb.at) <= 9 &&
				!/^(?:want|think|wonder|hope|know|say|tell|ask|remember|used|use|need|mean)$/.test(other.base);
			const near =
				isNear(after) &&
				!tellsPresent(words, verb.at, after?.subject ?? 0) &&
				unbroken(words, verb.at, (after?.at ?? 0) + 1)
					? after
					: isNear(before) &&
							unbroken(words, before?.at ?? 0, verb.at) &&
							!tellsPresent(words, before?.at ?? 0, verb.subject - 1)
						? before
						: undefined;
			if (
				!near ||
				hasBefore(
					words,
					verb.subject,
					8,
					new Set([
						'if',
						'would',
						'remember',
						'said',
						'told',
						'wish',
						'always',
						'that',
						"i'd",
						'guess',
						'what',
						'how',
						'used',
					]),
				)
			)
				return [];
			if (near === after && beforeNearVerb.has(lowerAt(words, near.subject - 1))) return [];
			// "i want it before i get it made", "i called you before you leave", "i cried when he dies"
			if (near === after && near.subject === verb.at + 1) return [];
			if (
				near === before &&
				!verb.lacksEnding &&
				(opener !== 'when' ||
					/^(?:love|like|cry|laugh|enjoy|hate|promise|agree|leave|put)$/.test(near.base) ||
					(near.base === 'be' && words[near.at + 1]?.partOfSpeech !== 'VERB') ||
					lowerAt(words, verb.subject) === 'you')
			)
				return [];
			return [oneWord(verb.at, past, { verb: lowerAt(words, near.at), opener })];
		});
	},
	'so-that-past': (words) =>
		finiteVerbs(words).flatMap((verb): Finding[] => {
			const past = verb.tense === 'present' ? presentToPast(words, verb) : undefined;
			const that = verb.subject - 1;
			if (!past || lowerAt(words, that) !== 'that' || !unbroken(words, that - 4, verb.at + 1)) return [];
			if (words[that - 1]?.partOfSpeech !== 'ADJ' || lowerAt(words, that - 2) !== 'so') return [];
			if (
				!/^(?:was|were|got|felt)$/.test(lowerAt(words, that - 3)) ||
				!(verbsOfResult.has(verb.base) || /^(?:can|can't)$/.test(lowerAt(words, verb.at))) ||
				words
					.slice(verb.subject, verb.at + 8)
					.some(({ lower }) => /^(?:now|every|still|today|always|again|often|next|tomorrow)$/.test(lower))
			)
				return [];
			return [oneWord(verb.at, past, { verb: lowerAt(words, that - 3) })];
		}),
};
