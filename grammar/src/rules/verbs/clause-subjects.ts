import { afterPause, hasBefore, lowerAt, startsClause, unbroken } from '#grammar/clauses.ts';
import { pluralThings } from '#grammar/countable-nouns.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { irregularPlurals, nounPhrase } from '#grammar/noun-phrases.ts';
import { commonGerunds, pureVerbs } from '#grammar/second-verb-lists.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { pluralVerb, singularVerb, skipAdverb } from '#grammar/third-person.ts';
import { baseOf, commonVerbs } from '#grammar/verb-forms.ts';
import { verbPhraseEnd } from '#grammar/verb-phrases.ts';
import { wordLists } from '#grammar/word-lists.ts';

/** Gerunds that a plural noun may follow as their object: "playing games", not "growing companies". */
const withObject =
	/^(?:playing|watching|reading|learning|having|making|doing|studying|buying|using|eating|spending|writing|taking|drinking|understanding|meeting|helping|getting|solving|teaching|listening|following|losing|earning)$/;
const conditions =
	/^(?:habits|conditions|glasses|cards|things|disabilities|difficulties|standards|skills|costs|expenses|rooms|people|creatures|materials|companies|machines|classes|methods|aids|points|tools|experiences|fields|lists|resources|groups|areas|partners|staff|class|grounds|platforms|strategies|environments|outcomes|goals|styles|abilities)$/;

/** Infinitives that an object follows, and what is said of actions: "to learn new things are important". */
const toVerbs = /^(?:learn|have|speak|read|watch|play|eat|use|make|know|buy|study|help)$/;
const judgements =
	/^(?:important|good|useful|necessary|difficult|hard|easy|fun|interesting|bad|dangerous|essential|better|great|not|very)$/;

/** Whether a second noun phrase begins between two places: "walking in the park | people make friends". */
const hasSecondNoun = (words: readonly TaggedWord[], from: number, to: number) =>
	words.slice(from, to).some((word, place) => {
		const before = words[from + place - 1];
		if (!before || !/^(?:NOUN|PROPN|ADV)$/.test(before.partOfSpeech)) return false;
		if (/^(?:DET|ADJ|PRON)$/.test(word.partOfSpeech)) return before.partOfSpeech !== 'ADV';
		const isPlural = /[^s]s$/.test(word.lower) || irregularPlurals.has(word.lower);
		return (
			isPlural && (persons.test(word.lower) || before.partOfSpeech === 'ADV' || /[^s]s$/.test(before.lower))
		);
	});
const persons =
	/^(?:people|children|men|women|parents|students|kids|humans|friends|teachers|workers|families|players)$/;

/** Verbs whose subject is an action or stands before "who" or "that". */
export const clauseSubjectsFinders: Finders = {
	'activity-and-verb': (words) =>
		words.flatMap((word, index): Finding[] => {
			const isTo =
				word.lower === 'to' &&
				commonVerbs.has(lowerAt(words, index + 1)) &&
				(afterPause(words, index) || lowerAt(words, index - 1) === 'that');
			if (!isTo && !(commonGerunds.has(word.lower) && startsClause(words, index))) return [];
			if (
				/^(?:and|or|people|who|when|while|if|how|before|after|since|what|where)$/.test(
					lowerAt(words, index - 1),
				)
			)
				return [];
			const next = words[index + 1];
			if (
				/^(?:depending|considering|speaking|judging)$/.test(word.lower) ||
				next?.lower === 'of' ||
				((pluralThings.has(next?.lower ?? '') ||
					(next?.partOfSpeech === 'NOUN' && /[^s]s$/.test(next.lower)) ||
					(next?.partOfSpeech === 'NOUN' && /[^s]s$/.test(lowerAt(words, index + 2)))) &&
					!withObject.test(word.lower)) ||
				conditions.test(next?.lower ?? '')
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
					!judgements.test(lowerAt(words, place + 1)) ||
					words.slice(index + 2, at - 1).some(({ partOfSpeech }) => !/^(?:DET|ADJ)$/.test(partOfSpeech)))
			)
				return [];
			if (
				!/^(?:are|have|make|give|help|need|cause|bring|take|don't|aren't|allow|improve|require|become|mean|affect|teach|provide|seem|lead|save|reduce|keep|enable|create)$/.test(
					verb.lower,
				) ||
				verb.partOfSpeech === 'NOUN'
			)
				return [];
			if (
				words
					.slice(index, at)
					.some(({ lower }) => /^(?:and|or|that|who|which|what|when|where|if|but|because|so)$/.test(lower))
			)
				return [];
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
	'that-and-verb'(words) {
		return words.flatMap((word, index): Finding[] => {
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
				/^(?:a|an|the|this|these|those|some|many|any|every|each|other|no)$/.test(lowerAt(words, from - 1))
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
			if (
				/^(?:year|day|week|month|night|morning|years|minutes|days|fact|idea|opinion|way|time|news|hope|feeling|belief|day|proof|sign|chance|possibility|thing|rest|kind|type|sort)$/.test(
					lowerAt(words, noun.head),
				)
			)
				return [];
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
		});
	},
};
