import lexicon from '#data/words/tenses.json' with { type: 'json' };
import { afterPause, lowerAt, lowerBetween, startsClause, unbroken } from '#grammar/clauses.ts';
import { type Finders, type Finding, oneWord, someWords } from '#grammar/grammar-rule.ts';
import { nounPhrase } from '#grammar/noun-phrases.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { baseOf, commonVerbs, formOf, isBareVerb, verbForms } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSet, wordSets } from '#grammar/word-set.ts';
import { pastAuxiliary } from './reported-tenses.ts';

const lists = wordSets(lexicon);
const { lastTimes, verbsOfComment, leadInsBeforeTime } = lists;

type TimeMark = { from: number; to: number; text: string };

/** Where a finished time is named: "yesterday", "last week", "two days ago". */
function finishedTimes(words: readonly TaggedWord[]): TimeMark[] {
	return words
		.flatMap((word, index): TimeMark[] => {
			const next = lowerAt(words, index + 1);
			const mark = (to: number, from = index): TimeMark => ({
				from,
				to,
				text: lowerBetween(words, from, to),
			});
			if (word.lower === 'yesterday') return [mark(index + 1)];
			if (word.lower === 'last' && lastTimes.has(next)) return [mark(index + 2)];
			if (word.lower === 'in' && wordLists.year.has(next) && Number(next) < 2020) return [mark(index + 2)];
			if (
				word.lower === 'ago' &&
				lowerAt(words, index - 1) === 'time' &&
				lowerAt(words, index - 2) === 'long'
			)
				return [mark(index + 1, index - 3)];
			if (word.lower === 'ago' && wordLists.duration.has(lowerAt(words, index - 1)) && index >= 2)
				return [mark(index + 1, index - 2)];
			return [];
		})
		.filter(({ from }) => !lists.beforeUnfinishedTime.has(lowerAt(words, from - 1)));
}

const pastOf = (word: Pick<TaggedWord, 'lower' | 'lemma'>) =>
	pastAuxiliary[word.lower] ?? verbForms(baseOf(word)).past;

const pastEdit = (words: readonly TaggedWord[], at: number, time: string): Finding =>
	oneWord(at, pastOf(words[at] as TaggedWord), { time });

/** "On saturday", "the other day": over as well, where something has been done then. */
function finishedDays(words: readonly TaggedWord[]): TimeMark[] {
	return words.flatMap(({ lower }, index): TimeMark[] => {
		const next = lowerAt(words, index + 1);
		const third = lowerAt(words, index + 2);
		const isLast =
			/^(?:last|past)$/.test(next) && (/^(?:weekend|night)$/.test(third) || wordLists.day.has(third));
		if (lower === 'the' && (isLast || (next === 'other' && third === 'day')))
			return [{ from: index, to: index + 3, text: `the ${next} ${third}` }];
		if (lower !== 'on' || !wordLists.day.has(next)) return [];
		const hasPart = /^(?:morning|afternoon|evening|night)$/.test(third);
		return [{ from: index, to: index + (hasPart ? 3 : 2), text: `on ${next}` }];
	});
}

/** What one has done by then, or for then: "on friday i have arranged to meet her". */
const verbsOfPreparation =
	/^(?:plan|book|invite|arrange|organise|organize|reserve|promise|decide|prepare|agree|order|get)$/;

const have = /^(?:have|has|haven't|hasn't)$/;
const contracted = /^(?:i|we|they)'ve$/;

type Perfect = { from: number; to: number; replacement: string };

const isParticiple = (verb: TaggedWord) =>
	verb.partOfSpeech !== 'NOUN' &&
	(commonVerbs.has(baseOf(verb)) || (verb.partOfSpeech === 'VERB' && /[^e]ed$/.test(verb.lower))) &&
	verbForms(baseOf(verb)).participle === verb.lower;

/** The perfect of a clause that begins at `from`, and the past that it should be: "i have gone" is "i went". */
function perfectAt(words: readonly TaggedWord[], from: number): Perfect | undefined {
	const isShort = contracted.test(lowerAt(words, from));
	const subject = lowerAt(words, from).replace(/'.*/, '');
	const isPronoun = /^(?:i|we|they|he|she|it|you)$/.test(subject);
	// "I'd have said", "they'll have gone".
	if (!isShort && subject !== lowerAt(words, from)) return undefined;
	const noun = isPronoun ? undefined : nounPhrase(words, from);
	const helper = isPronoun ? from + 1 : noun?.end;
	if (helper === undefined || (!isShort && !have.test(lowerAt(words, helper)))) return undefined;
	const isNot = !isShort && lowerAt(words, helper).endsWith("n't");
	let at = isShort ? helper : helper + 1;
	const adverb = /^(?:also|already|finally|even|never)$/.test(lowerAt(words, at))
		? `${lowerAt(words, at++)} `
		: '';
	const verb = words[at];
	if (!verb || !isParticiple(verb) || !unbroken(words, from, at + 1)) return undefined;
	const base = baseOf(verb);
	const next = words[at + 1];
	if (base === 'get' || (base === 'leave' && next?.lower === 'over')) return undefined;
	const edit = (past: string): Perfect =>
		someWords(isShort ? from : helper, at + 1, `${isShort ? `${subject} ` : ''}${adverb}${past}`);
	const did = (verb: string) => edit(isNot ? `didn't ${verb}` : verbForms(verb).past);
	if (base !== 'be') return did(base);
	// "been" of a journey, a place or a state; "been working" and the like stay.
	if (next?.lower === 'to') return did('go');
	const isState =
		/^(?:there|here|in|at|very|so|really|a|an|the)$/.test(next?.lower ?? '') || next?.partOfSpeech === 'ADJ';
	const isPlural = /^(?:we|they|you)$/.test(subject) || noun?.isPlural === true;
	return isState ? edit((isPlural ? 'were' : 'was') + (isNot ? "n't" : '')) : undefined;
}

const signsOfNow = wordSet('since ever yet now always never twice times today because who which that');

/** What one has done in the clause after "and" or "then", if it is near and nothing tells of now. */
function perfectAfter(words: readonly TaggedWord[], from: number): Perfect[] {
	const and = words.findIndex(({ lower }, at) => at >= from && /^(?:and|then)$/.test(lower));
	if (and < 0 || and > from + 8 || !/^(?:i|we|they|he|she)(?:'ve)?$/.test(lowerAt(words, and + 1))) return [];
	const second = unbroken(words, from, and + 2) ? perfectAt(words, and + 1) : undefined;
	return second && !words.slice(from, second.to + 8).some(({ lower }) => signsOfNow.has(lower))
		? [second]
		: [];
}

export const finishedTimesFinders: Finders = {
	// Verbs beside a time that is over.
	'past-after-time'(words) {
		return finishedTimes(words).flatMap(({ from, to, text }): Finding[] => {
			const subject = lowerAt(words, to);
			if (!/^(?:i|we|he|she|they)$/.test(subject)) return [];
			if (from > 0 && !words[from]?.afterBreak && !leadInsBeforeTime.has(lowerAt(words, from - 1))) return [];
			const verb = words[to + 1];
			if (!verb || verb.afterBreak || verbsOfComment.has(verb.lower)) return [];
			// "yesterday I have seen": the bare past of "have" would not mend it.
			if (/^(?:have|has)$/.test(verb.lower) && perfectAt(words, to)) return [];
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
	'no-perfect-with-past-time'(words) {
		return finishedTimes(words).flatMap(({ from, to, text }): Finding[] => {
			for (let at = from - 1; at >= Math.max(2, from - 6); at--) {
				const word = words[at];
				if (
					!word ||
					lists.clauseEnds.has(word.lower) ||
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
				return [
					{ from: at - 1, to: at + 1, replacement: fixed, words: { time: text } },
					...perfectAfter(words, to).map((one) => ({ ...one, words: { time: text } })),
				];
			}
			return [];
		});
	},
	'past-time-then-perfect': (words) =>
		[...finishedTimes(words), ...finishedDays(words)].flatMap(({ from, to, text }): Finding[] => {
			const opens =
				afterPause(words, from) ||
				/^(?:and|but|so|because|well|then|ok|okay|yes|no)$/.test(lowerAt(words, from - 1));
			const first = opens ? perfectAt(words, to) : undefined;
			if (!first || !unbroken(words, from, to + 1)) return [];
			const isDay = /^on /.test(text);
			if (isDay && verbsOfPreparation.test(baseOf(words[first.to - 1] as TaggedWord))) return [];
			return [first, ...perfectAfter(words, first.to)].map((one) => ({ ...one, words: { with: text } }));
		}),
};
