import { lowerAt, unbroken } from '#grammar/clauses.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { plural } from '#grammar/noun-forms.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { isLastOfPhrase } from './people-in-general.ts';

/** Also a verb of people: "many risk their lives", "several plan to". */
const alsoVerb =
	/^(?:risk|cause|plan|visit|change|process|paint|drink|dream|lie|result|experience|book|need|place|present|question|answer|work|joke|benefit|benefits|train|worry|influence|group|set|face|point|struggle|drive|factor|phone|email|message|text|post|challenge|contact|function|farm|shop|film|hope|judge|study|study|travel)$/;
const counts = /^(?:many|several|various|numerous|countless|both)$/;
const ofMany = /^(?:lot|lots|plenty|number|variety|couple)$/;
const numbers = wordLists.smallNumber;
/** What goes uncounted after "a lot of", "different". */
const alsoUncounted =
	/^(?:room|story|choice|detail|experience|success|school|culture|sport|business|class|television|medicine|fish|pizza|cake|risk|drama|danger|capital|violin|character|language|theory|process|law|condition|difference|paper|glass|egg|onion|sauce|chocolate|conflict|opportunity|potential|guitar|land|garden|cause|effect|life|war|time|work|light|space|thought|speech|video|theatre|theater|gym|design|research|art|noise|trouble|crime|fruit|food|money|music|help|love|fun|stress|traffic|pollution|history|weather|vacation|holiday|practice|tea|battery|fire|stone|paint|chicken|dress|debate|hospital|budget|uniform|career|salary|church|cinema|opera|college|university|person|meal|training|damage|kind|course|form|duck|lamb|pumpkin|potato|tomato|orange|banana|apple|pear|rabbit|road|people)$/;
const qualityWord =
	/^(?:main|different|other|interesting|important|famous|foreign|new|old|good|bad|big|small|young|beautiful|possible|useful|easy|difficult|academic|similar|common|popular|single|short|long|great|little|cultural|social|special|more|serious|historical|positive|negative|delicious|expensive|cheap|funny|amazing|specific|strange)$/;

function qualitiesFrom(words: readonly TaggedWord[], noun: number): number {
	let from = noun;
	while (
		from > noun - 3 &&
		!words[from]?.afterBreak &&
		(qualityWord.test(lowerAt(words, from - 1)) ||
			(words[from - 1]?.partOfSpeech === 'ADJ' &&
				!counts.test(lowerAt(words, from - 1)) &&
				!/^(?:few|much|last|next|first|second|third|same|such|own|high|more|most)$/.test(
					lowerAt(words, from - 1),
				) &&
				!numbers.has(lowerAt(words, from - 1))))
	)
		from--;
	return from;
}

const furtherThings: ReadonlySet<string> = new Set(['solution', 'advantage']);

const bareOpener =
	/^(?:from|between|of|with|about|have|has|had|visit|visited|meet|met|know|try|tried|learn|speak|see|are|were|use|for|to|into|very|many|such|so|study|share|offer|need|get|like|discover|experience|face|do|teach)$/;

/** The number of a noun after what counts it. */
export const countedNounsFinders: Finders = {
	/** "Several interesting person", "two main type of", "plenty of tourist visit". */
	'counted-noun': (words) =>
		words.flatMap((word, noun): Finding[] => {
			if (noun === 0 || !(wordLists.thing.has(word.lower) || furtherThings.has(word.lower))) return [];
			const from = qualitiesFrom(words, noun);
			const count = lowerAt(words, from - 1);
			const before = words[from - 2];
			const opens =
				!before ||
				words[from - 1]?.afterBreak ||
				/^(?:VERB|AUX|ADP|SCONJ|CCONJ)$/.test(before.partOfSpeech) ||
				/^(?:so|too|how|that|are|only|these|those|the|my|our|his|their|her)$/.test(before.lower);
			const isCount =
				counts.test(count) &&
				opens &&
				!(count === 'both' && /^(?:and|as|of)$/.test(lowerAt(words, noun + 1))) &&
				!(count === 'various' && from - 1 === 0 && noun === 1) &&
				!/^(?:as|good|great)$/.test(before?.lower ?? '');
			const isNumber =
				numbers.has(count) &&
				from < noun &&
				/^(?:are|were|have|has|had|the|these|those|into|of|with|mention|see|for|give|following|and)$/.test(
					before?.lower ?? '',
				) &&
				word.lower !== 'person' &&
				!/^(?:part|one|of)$/.test(lowerAt(words, from - 3)) &&
				(before?.lower !== 'the' || words[from - 3]?.partOfSpeech !== 'NOUN');
			const isLot =
				count === 'of' &&
				ofMany.test(lowerAt(words, from - 2)) &&
				!alsoUncounted.test(word.lower) &&
				!/^(?:the|same)$/.test(lowerAt(words, from - 3));
			const isSome =
				count === 'some' &&
				/^(?:are|were)$/.test(before?.lower ?? '') &&
				lowerAt(words, from - 3) === 'there' &&
				!alsoUncounted.test(word.lower);
			const isBigNumber =
				words[from - 1]?.partOfSpeech === 'NUM' &&
				!/^(?:one|1|[12]\d\d\d)$/.test(count) &&
				!/^(?:minute|hour|day|week|month|year|metre|meter|mile|euro|kilo|kilometre|kilometer|litre|liter|percent|dollar|point)$/.test(
					word.lower,
				) &&
				/^(?:about|around|over|nearly|almost|than|were|are)$/.test(before?.lower ?? '') &&
				!alsoUncounted.test(word.lower);
			if (!isCount && !isNumber && !isLot && !isSome && !isBigNumber) return [];
			if (!unbroken(words, from - 1, noun + 1) || !isLastOfPhrase(words, noun)) return [];
			const next = words[noun + 1];
			if (/^(?:at|up|out|off|old|long|ago|into|it|them)$/.test(next?.lower ?? '') && !next?.afterBreak)
				return [];
			if (
				from === noun &&
				alsoVerb.test(word.lower) &&
				next &&
				(next.afterBreak ? false : /^(?:DET|PRON|PART|SCONJ|ADV)$/.test(next.partOfSpeech))
			)
				return [];
			if (next && !next.afterBreak && /(?:ing|ed|made|based|driven)$/.test(next.lower)) return [];
			const many = plural(word.lower);
			const quantity = isLot ? `${lowerAt(words, from - 2)} of` : count;
			return [oneWord(noun, many, { quantity })];
		}),
	/** "They come from very different culture". */
	'very-different-things': (words) =>
		words.flatMap((word, noun): Finding[] => {
			if (!/^(?:different|various)$/.test(lowerAt(words, noun - 1))) return [];
			if (
				!wordLists.thing.has(word.lower) ||
				/^(?:story|matter|experience|way|time|person|thing|world|light|direction|language)$/.test(word.lower)
			)
				return [];
			let at = noun - 2;
			while (/^(?:very|completely|totally|so|many)$/.test(lowerAt(words, at))) at--;
			if (!bareOpener.test(lowerAt(words, at)) || !unbroken(words, at, noun + 1)) return [];
			if (/(?:ed|ing)$/.test(lowerAt(words, noun + 1)) || lowerAt(words, noun + 1) === 'to') return [];
			if (/^(?:offers|shocks)$/.test(lowerAt(words, noun + 1))) return [];
			if (/^(?:such|so)$/.test(lowerAt(words, at)) || !isLastOfPhrase(words, noun)) return [];
			const many = plural(word.lower);
			return [oneWord(noun, many, { before: lowerAt(words, noun - 1) })];
		}),
};
