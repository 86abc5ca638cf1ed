import lexicon from '#data/words/agreement.json' with { type: 'json' };
import { afterPause, hasBefore, lowerAt, opensSentence, startsClause, unbroken } from '#grammar/clauses.ts';
import { pluralThings } from '#grammar/countable-nouns.ts';
import { eachWord, type Finders, oneWord } from '#grammar/grammar-rule.ts';
import { irregularPlurals, nounPhrase } from '#grammar/noun-phrases.ts';
import { pureVerbs } from '#grammar/pure-verbs.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import {
	actsAsVerb,
	isWishedOrAsked,
	pluralVerb,
	singularVerb,
	skipAdverb,
	thirdPersonEdit,
	wordsBeforeBareVerb,
} from '#grammar/third-person.ts';
import { baseOf, commonGerunds, commonVerbs, verbForms } from '#grammar/verb-forms.ts';
import { verbPhraseEnd } from '#grammar/verb-phrases.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSet, wordSets } from '#grammar/word-set.ts';
import { wordTable } from '#grammar/word-table.ts';

const lists = wordSets(lexicon);
const { nounsAfterGerund, judgements, pluralPeople, verbsOfActivities, nounsBeforeThatClause } = lists;
const { beforeOtherIt, objectsOfDo, beforeOtherActivity, joiningWords, determinersBeforeHead } = lists;

/** Words after which "he go" may be right: questions, "let he ...", wishes ("they suggested he go"). */
const beforeBareVerb = new Set([
	...wordLists.modal,
	...wordLists.doAuxiliary,
	...wordSet(lexicon.beforeBareVerb),
]);

/** Gerunds that a plural noun may follow as their object: "playing games", not "growing companies". */
const gerundsWithObject = wordSet(lexicon.gerundsWithObject);

/** Infinitives that an object follows, and what is said of actions: "to learn new things are important". */
const toVerbs = /^(?:learn|have|speak|read|watch|play|eat|use|make|know|buy|study|help)$/;

/** Whether a second noun phrase begins between two places: "walking in the park | people make friends". */
const hasSecondNoun = (words: readonly TaggedWord[], from: number, to: number) =>
	words.slice(from, to).some((word, place) => {
		const before = words[from + place - 1];
		if (!before || !/^(?:NOUN|PROPN|ADV)$/.test(before.partOfSpeech)) return false;
		if (/^(?:DET|ADJ|PRON)$/.test(word.partOfSpeech)) return before.partOfSpeech !== 'ADV';
		const isPlural = /[^s]s$/.test(word.lower) || irregularPlurals.has(word.lower);
		return (
			isPlural &&
			(pluralPeople.has(word.lower) || before.partOfSpeech === 'ADV' || /[^s]s$/.test(before.lower))
		);
	});

export const agreementOfPronounsFinders: Finders = {
	// Verbs that agree with "he", "they", "everybody".
	'he-she-it-verb': eachWord((word, index, words) => {
		if (!/^(?:he|she|it)$/.test(word.lower)) return [];
		const before = words[index - 1];
		const pause = index === 0 || word.afterBreak;
		if (!pause && (beforeBareVerb.has(before?.lower ?? '') || wordsBeforeBareVerb.has(before?.lower ?? '')))
			return [];
		if (isWishedOrAsked(words, index, 4) || /(?:'d|'s|'ll|n'?t)$/.test(pause ? '' : (before?.lower ?? '')))
			return [];
		if (
			!opensSentence(words, index) &&
			/^(?:and|or|nor)$/.test(before?.lower ?? '') &&
			(index <= 3 ||
				words[index - 2]?.partOfSpeech === 'PRON' ||
				wordLists.relative.has(lowerAt(words, index - 2)))
		)
			return [];
		if (!pause && before?.partOfSpeech === 'ADP' && !/^(?:before|after|since)$/.test(before.lower)) return [];
		if (word.lower === 'it' && (!startsClause(words, index) || beforeOtherIt.has(before?.lower ?? '')))
			return [];
		const at = skipAdverb(words, index + 1);
		if (!unbroken(words, index, at + 1)) return [];
		const verb = lowerAt(words, at);
		const negated = verb === "don't" || (verb === "haven't" && words[at + 1]?.partOfSpeech !== 'PRON');
		if (!negated && !actsAsVerb(words, at)) return [];
		if (word.lower === 'it' && !negated && words[at]?.partOfSpeech !== 'VERB' && verb !== 'have') return [];
		if (verb === 'do' && at > index + 1 && !objectsOfDo.has(lowerAt(words, at + 1))) return [];
		if (
			verb === 'have' &&
			/^\d|^(?:you|he|she|i|we|they)$/.test(lowerAt(words, at + 1)) &&
			!/^\d/.test(lowerAt(words, at + 1))
		)
			return [];
		return [thirdPersonEdit(words, at, word.lower, 'he-she-it-verb.without-s')];
	}),
	'no-s-after-i-you-we-they': eachWord((word, index, words) => {
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
	}),
	// Verbs whose subject is an action or stands before "who" or "that".
	'activity-and-verb': eachWord((word, index, words) => {
		const isTo =
			word.lower === 'to' &&
			commonVerbs.has(lowerAt(words, index + 1)) &&
			(afterPause(words, index) || lowerAt(words, index - 1) === 'that');
		if (!isTo && !(commonGerunds.has(word.lower) && startsClause(words, index))) return [];
		if (beforeOtherActivity.has(lowerAt(words, index - 1))) return [];
		const next = words[index + 1];
		if (
			/^(?:depending|considering|speaking|judging)$/.test(word.lower) ||
			next?.lower === 'of' ||
			((pluralThings.has(next?.lower ?? '') ||
				(next?.partOfSpeech === 'NOUN' && /[^s]s$/.test(next.lower)) ||
				(next?.partOfSpeech === 'NOUN' && /[^s]s$/.test(lowerAt(words, index + 2)))) &&
				!gerundsWithObject.has(word.lower)) ||
			nounsAfterGerund.has(next?.lower ?? '')
		)
			return [];
		const at = verbPhraseEnd(words, isTo ? index + 1 : index);
		if (
			words
				.slice(index + 2, verbPhraseEnd(words, isTo ? index + 1 : index) ?? index)
				.some(({ lower }) => /^(?:you|i|we|they)$/.test(lower))
		)
			return [];
		if (isTo && /^(?:think|say|believe|know|see|tell|offer|be)$/.test(next?.lower ?? '')) return [];
		const verb = at === undefined ? undefined : words[skipAdverb(words, at)];
		if (
			word.lower === 'having' &&
			!/^(?:are|have|don't)$/.test(verb?.lower ?? '') &&
			/^(?:NOUN|PROPN)$/.test(next?.partOfSpeech ?? '')
		)
			return [];
		if (at === undefined || !verb || at < index + 2 || !unbroken(words, index, at + 1)) return [];
		const place = skipAdverb(words, at);
		if (hasSecondNoun(words, index + 2, at)) return [];
		if (
			isTo &&
			(!toVerbs.test(next?.lower ?? '') ||
				!/^(?:are|aren't)$/.test(verb.lower) ||
				!judgements.has(lowerAt(words, place + 1)) ||
				words.slice(index + 2, at - 1).some(({ partOfSpeech }) => !/^(?:DET|ADJ)$/.test(partOfSpeech)))
		)
			return [];
		if (!verbsOfActivities.has(verb.lower) || verb.partOfSpeech === 'NOUN') return [];
		if (words.slice(index, at).some(({ lower }) => joiningWords.has(lower))) return [];
		if (!/^(?:NOUN|ADV|ADJ|PROPN)$/.test(words[at - 1]?.partOfSpeech ?? '')) return [];
		if (
			/^(?:i|he|she|we|they|you|it|there)$/.test(lowerAt(words, place + 1)) &&
			!(lowerAt(words, place + 1) === 'you' && !/^(?:are|have|don't|aren't)$/.test(verb.lower))
		)
			return [];
		if (verb.lower === 'were' && hasBefore(words, index, 3, new Set(['if', 'wish', 'though']))) return [];
		const fixed = singularVerb(verb);
		return fixed ? [oneWord(place, fixed, { subject: isTo ? `to ${next?.lower}` : word.lower })] : [];
	}),
	'that-and-verb': eachWord((word, index, words) => {
		if (!/^(?:who|that|which)$/.test(word.lower)) return [];
		const at = skipAdverb(words, index + 1);
		const verb = words[at];
		if (
			!verb ||
			(verb.partOfSpeech !== 'VERB' && verb.partOfSpeech !== 'AUX') ||
			!unbroken(words, index - 3, at + 2)
		)
			return [];
		let from = index - 1;
		while (/^(?:NOUN|ADJ)$/.test(words[from - 1]?.partOfSpeech ?? '')) from--;
		if (
			wordLists.possessive.has(lowerAt(words, from - 1)) ||
			determinersBeforeHead.has(lowerAt(words, from - 1))
		)
			from--;
		const noun = nounPhrase(words, from);
		if (!noun || noun.end !== index || noun.isPlural === undefined) return [];
		if (/^(?:and|or|between|than|as)$/.test(lowerAt(words, from - 1))) return [];
		if (
			words[from - 1]?.partOfSpeech === 'ADP' &&
			!/^(?:VERB|AUX|ADJ)$/.test(words[from - 2]?.partOfSpeech ?? '') &&
			!(
				/^(?:in|at|for|to|on)$/.test(lowerAt(words, from - 1)) &&
				/^(?:a|an)$/.test(lowerAt(words, from)) &&
				pureVerbs.has(verb.lower)
			)
		)
			return [];
		// "he has no friends, which seems sad"
		if (noun.isPlural && word.lower === 'which') return [];
		if (nounsBeforeThatClause.has(lowerAt(words, noun.head))) return [];
		if (
			hasBefore(
				words,
				from,
				6,
				new Set(
					'one say says said think thinks thought know believe tell told tells show shows only it is was were suggest suggests demand'.split(
						' ',
					),
				),
			) &&
			word.lower === 'that' &&
			!hasBefore(words, from, 1, new Set(['is', 'was']))
		)
			return [];
		if (hasBefore(words, from, 5, new Set(['one', 'of', 'and', 'who']))) return [];
		const isAuxiliary = verb.partOfSpeech === 'AUX';
		if (isAuxiliary && !/^(?:have|has|is|are|was|don't|doesn't)$/.test(verb.lower)) return [];
		const after = words[at + 1];
		if (
			!after ||
			!/^(?:DET|PRON|ADP|PART|NUM|ADJ|ADV|NOUN|VERB)$/.test(after.partOfSpeech) ||
			/^(?:i|he|she|we|they)$/.test(after.lower)
		)
			return [];
		if (isAuxiliary && /^(?:it|that|there|this|you|your|my|the|our)$/.test(after.lower)) return [];
		if (!isAuxiliary && word.lower === 'that' && !noun.isPlural && /^(?:like|watch)$/.test(baseOf(verb)))
			return [];
		const fixed = noun.isPlural ? pluralVerb(verb) : singularVerb(verb);
		if (!fixed) return [];
		const head = lowerAt(words, noun.head);
		const reason = noun.isPlural ? undefined : 'that-and-verb.singular';
		return [oneWord(at, fixed, { head, word: word.lower }, reason)];
	}),
};
