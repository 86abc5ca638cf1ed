import lexicon from '#data/words/verb-forms.json' with { type: 'json' };
import { hasBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import { eachWord, type Finders, oneWord } from '#grammar/grammar-rule.ts';
import { pureVerbs } from '#grammar/pure-verbs.ts';
import { isOfNounBefore } from '#grammar/second-verbs.ts';
import { skipAdverb } from '#grammar/third-person.ts';
import { baseOf, isBareVerb, verbForms } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSets } from '#grammar/word-set.ts';

const { strandingWords, nounLike } = wordSets(lexicon);

/** The participle after "have", and verbs that stand with a needless or wrong "be" or "do". */
export const perfectFormsFinders: Finders = {
	'have-been-not-be': eachWord((word, index, words) => {
		if (!/^(?:am|is|are)$/.test(word.lower)) return [];
		const subject = /^(?:i|you|he|she|it|we|they)$/.test(lowerAt(words, index + 1)) ? 1 : 0;
		if (lowerAt(words, index + 1 + subject) !== 'been' || !unbroken(words, index, index + 2 + subject))
			return [];
		const fixed = word.lower === 'is' ? 'has' : 'have';
		return [oneWord(index, fixed, { word: word.lower })];
	}),
	'have-then-base': eachWord((word, index, words) => {
		if (!/^(?:have|has|had|haven't|hasn't|hadn't|i've|we've|they've|you've)$/.test(word.lower)) return [];
		const asks =
			/^(?:have|has)$/.test(word.lower) &&
			(index === 0 || word.afterBreak) &&
			/^(?:you|they|we|i|he|she)$/.test(lowerAt(words, index + 1));
		const at = skipAdverb(words, index + (asks ? 2 : 1));
		const verb = words[at];
		const next = words[at + 1];
		if (verb?.partOfSpeech !== 'VERB' || !isBareVerb(verb.lower) || !unbroken(words, index, at + 1))
			return [];
		const isAfterModal =
			wordLists.modal.has(lowerAt(words, index - 1)) && pureVerbs.has(verb.lower) && verb.lower !== 'need';
		if (
			!asks &&
			!isAfterModal &&
			(!/^(?:PRON|NOUN|PROPN)$/.test(words[index - 1]?.partOfSpeech ?? '') || word.afterBreak)
		)
			return [];
		// "the rights we have protect us", "have you change for a pound"
		if (!asks && isOfNounBefore(words, index - 1)) return [];
		if (
			asks &&
			nounLike.has(verb.lower) &&
			!/^(?:DET|PRON)$/.test(next?.partOfSpeech ?? '') &&
			!(/^(?:finish|start|lose)$/.test(verb.lower) && next === undefined)
		)
			return [];
		if (verb.lower === 'live' || verb.lower === 'say' || (nounLike.has(verb.lower) && next?.lower === 'to'))
			return [];
		const { participle } = verbForms(verb.lower);
		if (
			participle === verb.lower ||
			!(pureVerbs.has(verb.lower) || nounLike.has(verb.lower)) ||
			hasBefore(words, index, 5, strandingWords)
		)
			return [];
		if (
			next &&
			!next.afterBreak &&
			(!/^(?:DET|PRON|ADP|ADJ|ADV|NUM|NOUN|PART)$/.test(next.partOfSpeech) ||
				/^(?:i|he|she|we|they)$/.test(next.lower))
		)
			return [];
		return [oneWord(at, participle, { word: word.lower, verb: verb.lower })];
	}),
	'is-then-third': eachWord((word, index, words) => {
		if (word.lower !== 'is' || word.afterBreak || index === 0) return [];
		const verb = words[index + 1];
		const next = words[index + 2];
		if (verb?.partOfSpeech !== 'VERB' || !unbroken(words, index - 1, index + 2)) return [];
		const base = baseOf(verb);
		if (!pureVerbs.has(base) && !/^(?:open|close|start|live|want|need|like|love|work)$/.test(base)) return [];
		if (verbForms(base).third !== verb.lower || base === verb.lower || base === 'be') return [];
		if (
			!/^(?:NOUN|PRON|PROPN)$/.test(words[index - 1]?.partOfSpeech ?? '') ||
			hasBefore(words, index, 9, strandingWords) ||
			hasBefore(words, index, 9, new Set(['how', 'where', 'why', 'whatever', 'whether', 'if']))
		)
			return [];
		if (!next || next.afterBreak || !/^(?:DET|PRON|ADP|PART|VERB)$/.test(next.partOfSpeech)) return [];
		return [{ from: index, to: index + 2, replacement: verb.lower }];
	}),
};
