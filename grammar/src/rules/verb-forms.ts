import lexicon from '#data/words/verb-forms.json' with { type: 'json' };
import {
	isObjectStart,
	nounToo,
	pieceOfAdvice,
	stativeVerbs,
	transitiveVerbs,
	verbsOfProcess,
	wordsBeforeIsVerb,
} from '#grammar/be-and-verbs.ts';
import { hasBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import { eachWord, type Finders, oneWord, someWords } from '#grammar/grammar-rule.ts';
import { pureVerbs } from '#grammar/pure-verbs.ts';
import { skipAdverb } from '#grammar/third-person.ts';
import { commonVerbs, isBareVerb, regularPast, verbForms } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSet, wordSets, wordsIn } from '#grammar/word-set.ts';

const lists = wordSets(lexicon);
const { verbsAllowedAfterIs, wordsAfterPassive, wordsAfterProgressive } = lists;
const { verbsAfterItIs, wordsBeforeParticiple, beforePassive, afterVerbItself, deedsOfPeople } = lists;

/** Regular-looking forms that are words of their own: "seed", "hanged". */
const wordsOfTheirOwn = wordSet(lexicon.wordsOfTheirOwn);
const baseOfWrongPast = new Map(
	[...commonVerbs].flatMap((base) => {
		const wrong = regularPast(base);
		return wrong === verbForms(base).past || wordsOfTheirOwn.has(wrong) || base === 'be'
			? []
			: [[wrong, base] as const];
	}),
);

/** The participle of a past that is nothing else, where it is another word. */
const participleOfPast = new Map(
	wordsIn(lexicon.verbsWithOwnParticiple).map((base) => [verbForms(base).past, verbForms(base).participle]),
);

export const verbFormsFinders: Finders = {
	'is-then-verb': eachWord((word, index, words) => {
		if (!/^(?:am|is|are|was|were)$/.test(word.lower) || word.afterBreak || index === 0) return [];
		const at = skipAdverb(words, index + 1);
		const verb = words[at];
		const next = words[at + 1];
		if (!verb || !isBareVerb(verb.lower) || !unbroken(words, index - 1, at + 1)) return [];
		// "he is never eat fish": "has never eaten" or "never eats"
		if (/^(?:never|ever)$/.test(lowerAt(words, at - 1))) return [];
		if (verbsAllowedAfterIs.has(verb.lower) && !(verb.lower === 'mean' && next?.lower === 'that')) return [];
		// "my tip is start early", "the answer is control", "call of duty"
		const owner = lowerAt(words, index - 1);
		if (pieceOfAdvice.test(owner) && !/^(?:depend|belong|consist)$/.test(verb.lower) && next?.lower !== 'by')
			return [];
		if (
			/^(?:is|was)$/.test(word.lower) &&
			nounToo.test(verb.lower) &&
			next?.lower !== 'by' &&
			!/^(?:he|she|everyone|everybody)$/.test(owner) &&
			!wordLists.relative.has(owner) &&
			!wordLists.job.has(owner)
		)
			return [];
		if (verb.lower === 'call' && next?.lower === 'of') return [];
		if (hasBefore(words, index, 8, wordsBeforeIsVerb) || beforePassive.has(lowerAt(words, index - 1)))
			return [];
		if (next && !next.afterBreak && afterVerbItself.has(next.lower)) return [];
		if (!/^(?:NOUN|PRON|PROPN|ADV|DET|NUM|ADJ)$/.test(words[index - 1]?.partOfSpeech ?? '')) return [];
		const { third, past, participle, gerund } = verbForms(verb.lower);
		const isPast = /^(?:was|were)$/.test(word.lower);
		const isThing =
			wordLists.thing.has(lowerAt(words, index - 1)) &&
			!wordLists.relative.has(lowerAt(words, index - 1)) &&
			!wordLists.job.has(lowerAt(words, index - 1));
		// "the bridge was build two hundred years ago"
		const isAfterThing =
			isThing &&
			/^(?:NUM|ADJ)$/.test(next?.partOfSpeech ?? '') &&
			/^(?:build|paint|make|find|open|close|destroy|invent|discover|write|produce)$/.test(verb.lower);
		const hasObject = !isAfterThing && isObjectStart(words, at + 1);
		const be = word.lower;
		const adverb = at > index + 1 ? `${lowerAt(words, index + 1)} ` : '';
		const isVerb = verb.partOfSpeech === 'VERB';
		if (/^(?:it|that|this)$/.test(lowerAt(words, index - 1)) && /^(?:have|want|know|die)$/.test(verb.lower))
			return [];
		if (verb.lower === 'die' && next?.lower === 'hard') return [];
		if (verb.lower === 'cause' && next?.lower === 'by')
			return [oneWord(at, participle, { be, verb: verb.lower })];
		if (stativeVerbs.has(verb.lower) && (isVerb || /^(?:of|on|in|to)$/.test(next?.lower ?? ''))) {
			const fixed = isPast ? past : be === 'is' ? third : verb.lower;
			if (verb.lower === 'know' && !hasObject)
				return /^(?:as|for|by|all)$/.test(next?.lower ?? '')
					? [oneWord(at, participle, { be, verb: verb.lower })]
					: [];
			return [
				someWords(index, at + 1, adverb + fixed, { verb: verb.lower, fixed }, 'is-then-verb.without-be'),
			];
		}
		const isBy = isAfterThing || wordsAfterPassive.has(next?.lower ?? '');
		if (
			isVerb &&
			transitiveVerbs.has(verb.lower) &&
			!hasObject &&
			(next === undefined || next.afterBreak || isBy) &&
			!(
				verbsOfProcess.has(verb.lower) &&
				next?.lower !== 'by' &&
				!/^(?:eat|read|cook|drive)$/.test(verb.lower)
			)
		) {
			const subject = lowerAt(words, index - 1);
			if (/^(?:i|we|you|he|she)$/.test(subject)) return [];
			const isPerson = wordLists.relative.has(subject) || wordLists.job.has(subject);
			if (isPerson && next?.lower !== 'by' && deedsOfPeople.has(verb.lower)) {
				const active = isPast ? past : third;
				return [
					someWords(
						index,
						at + 1,
						adverb + active,
						{ verb: verb.lower, be, fixed: active },
						'is-then-verb.needless',
					),
				];
			}
			return [oneWord(at, participle, { be, verb: verb.lower })];
		}
		const isActivity =
			/^(?:rain|die|suffer|wait|learn|increase|decrease|disappear|improve|grow)$/.test(verb.lower) ||
			(!/^(?:it|this|that|which|there|success|life|key|happiness)$/.test(lowerAt(words, index - 1)) &&
				wordsAfterProgressive.has(next?.lower ?? ''));
		if (
			verbsOfProcess.has(verb.lower) &&
			!hasObject &&
			isVerb &&
			isActivity &&
			!/^(?:just|only)$/.test(lowerAt(words, at - 1))
		)
			return [oneWord(at, gerund, { be, verb: verb.lower })];
		const isTitle =
			/^(?:song|film|movie|show|name|highlight|album|that|this|which)$/.test(lowerAt(words, index - 1)) ||
			(lowerAt(words, index - 1) === 'it' && !(be === 'is' && verbsAfterItIs.has(verb.lower)));
		// "i was give a second chance": what a person gets.
		if (
			isPast &&
			hasObject &&
			/^(?:give|offer|tell|teach|send|pay|show|ask)$/.test(verb.lower) &&
			/^(?:i|he|she|we|they)$/.test(lowerAt(words, index - 1)) &&
			/^(?:a|an|the|this|that|some|many|another)$/.test(next?.lower ?? '')
		)
			return [oneWord(at, participle, { be, verb: verb.lower })];
		const isActive =
			pureVerbs.has(verb.lower) ||
			/^(?:cause|use|help|play|influence|affect|support|study|cook|damage)$/.test(verb.lower);
		if (
			hasObject &&
			isVerb &&
			isActive &&
			!isTitle &&
			/^(?:NOUN|PRON)$/.test(words[index - 1]?.partOfSpeech ?? '')
		) {
			if (/^(?:i|he|she)$/.test(lowerAt(words, index - 1)) && !isPast)
				return [oneWord(at, gerund, { be, verb: verb.lower })];
			const fixed = isPast ? past : be === 'is' ? third : verb.lower;
			return [
				someWords(index, at + 1, adverb + fixed, { verb: verb.lower, be, fixed }, 'is-then-verb.needless'),
			];
		}
		return [];
	}),
	// Irregular verbs, and forms of verbs after "be".
	'irregular-past': eachWord((word, index, words) => {
		const base = baseOfWrongPast.get(word.lower);
		if (!base || (word.lower === 'teared' && lowerAt(words, index + 1) === 'up')) return [];
		const { past, participle } = verbForms(base);
		const fixed = hasBefore(words, index, 2, wordsBeforeParticiple) ? participle : past;
		return [oneWord(index, fixed, { base, word: word.lower })];
	}),
	'passive-participle': eachWord((word, index, words) => {
		if (!/^(?:is|are|was|were|been|being|it's)$/.test(word.lower)) return [];
		const at = /^(?:not|always|also|never|often|only)$/.test(lowerAt(words, index + 1))
			? index + 2
			: index + 1;
		const verb = words[at];
		const participle = participleOfPast.get(verb?.lower ?? '');
		if (!verb || !participle || !unbroken(words, index, at + 1)) return [];
		// "all it was saw us": a subject of its own follows.
		if (/^(?:i|he|she|we|they|you|me|us|him|them)$/.test(lowerAt(words, at + 1))) return [];
		return [oneWord(at, participle, { word: word.lower, verb: verb.lower })];
	}),
};
