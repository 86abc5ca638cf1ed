import { lowerAt, startsClause, unbroken } from '#grammar/clauses.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { actsAsVerb, isWishedOrAsked, skipAdverb, thirdPersonEdit, wishes } from '#grammar/third-person.ts';
import { baseOf, commonVerbs, verbForms } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordTable } from '#grammar/word-table.ts';

/** Words after which "he go" may be right: questions, "let he ...", wishes ("they suggested he go"). */
const beforeBareVerb = new Set([
	...wordLists.modal,
	...wordLists.doAuxiliary,
	..."let make makes made help see saw hear heard watch is are was were am isn't aren't wasn't have has had like than as".split(
		' ',
	),
]);

/** Verbs that agree with "he", "they", "everybody". */
export const pronounAgreementFinders: Finders = {
	'he-she-it-verb': (words) =>
		words.flatMap((word, index): Finding[] => {
			if (!/^(?:he|she|it)$/.test(word.lower)) return [];
			const before = words[index - 1];
			const pause = index === 0 || word.afterBreak;
			if (!pause && (beforeBareVerb.has(before?.lower ?? '') || wishes.has(before?.lower ?? ''))) return [];
			if (isWishedOrAsked(words, index, 4) || /(?:'d|'s|'ll|n'?t)$/.test(pause ? '' : (before?.lower ?? '')))
				return [];
			if (
				!pause &&
				/^(?:and|or|nor)$/.test(before?.lower ?? '') &&
				(index <= 3 ||
					words[index - 2]?.partOfSpeech === 'PRON' ||
					wordLists.relative.has(lowerAt(words, index - 2)))
			)
				return [];
			if (!pause && before?.partOfSpeech === 'ADP' && !/^(?:before|after|since)$/.test(before.lower))
				return [];
			if (
				word.lower === 'it' &&
				(!startsClause(words, index) ||
					/^(?:and|or|then|know|mean|believe|where|how|what|why)$/.test(before?.lower ?? ''))
			)
				return [];
			const at = skipAdverb(words, index + 1);
			if (!unbroken(words, index, at + 1)) return [];
			const verb = lowerAt(words, at);
			const negated = verb === "don't" || (verb === "haven't" && words[at + 1]?.partOfSpeech !== 'PRON');
			if (!negated && !actsAsVerb(words, at)) return [];
			if (word.lower === 'it' && !negated && words[at]?.partOfSpeech !== 'VERB' && verb !== 'have') return [];
			if (verb === 'do' && at > index + 1) return [];
			if (
				verb === 'have' &&
				/^\d|^(?:you|he|she|i|we|they)$/.test(lowerAt(words, at + 1)) &&
				!/^\d/.test(lowerAt(words, at + 1))
			)
				return [];
			return [thirdPersonEdit(words, at, word.lower, 'he-she-it-verb.without-s')];
		}),
	'no-s-after-i-you-we-they'(words) {
		return words.flatMap((word, index): Finding[] => {
			if (!/^(?:i|you|we|they)$/.test(word.lower)) return [];
			const before = words[index - 1];
			const pause = index === 0 || word.afterBreak;
			if (
				!pause &&
				/^(?:ADP|AUX|CCONJ)$/.test(before?.partOfSpeech ?? '') &&
				!/^(?:but|so|because)$/.test(before?.lower ?? '') &&
				!(
					before?.lower === 'and' &&
					word.lower === 'they' &&
					!/^(?:PRON|PROPN)$/.test(words[index - 2]?.partOfSpeech ?? '')
				)
			)
				return [];
			if (
				word.lower === 'you' &&
				(!startsClause(words, index) || /^(?:thank|know|mean|say)$/.test(before?.lower ?? ''))
			)
				return [];
			const at = skipAdverb(words, index + 1);
			if (!unbroken(words, index, at + 1)) return [];
			const verb = lowerAt(words, at);
			const known: Record<string, string> = wordTable({
				has: 'have',
				"doesn't": "don't",
				"hasn't": "haven't",
			});
			const be: Record<string, string> =
				word.lower === 'i'
					? { is: 'am', are: 'am' }
					: { is: 'are', was: 'were', am: 'are', "isn't": "aren't", "wasn't": "weren't" };
			const next = lowerAt(words, at + 1);
			const base = baseOf(words[at] ?? word);
			const regular =
				words[at]?.partOfSpeech === 'VERB' &&
				commonVerbs.has(base) &&
				verb === verbForms(base).third &&
				base !== 'be'
					? base
					: undefined;
			// "you drinks will be ready": the noun is right
			if (regular && /^(?:will|is|are|was|were|can)$/.test(next)) return [];
			const fixed = known[verb] ?? be[verb] ?? regular;
			if (!fixed || (be[verb] && /^(?:it|that|this|there|he|she|what|the)$/.test(next))) return [];
			if (
				be[verb] &&
				before &&
				!pause &&
				/^(?:VERB|NOUN)$/.test(before.partOfSpeech) &&
				!startsClause(words, index)
			)
				return [];
			return [oneWord(at, fixed, { word: word.lower, verb })];
		});
	},
};
