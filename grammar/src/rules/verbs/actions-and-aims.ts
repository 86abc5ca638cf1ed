import { isObjectStart } from '#grammar/be-and-verbs.ts';
import { afterPause, lowerAt, unbroken } from '#grammar/clauses.ts';
import { pluralThings } from '#grammar/countable-nouns.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { nounPhrase } from '#grammar/noun-phrases.ts';
import { pureVerbs } from '#grammar/second-verb-lists.ts';
import { isVerbWithObject } from '#grammar/second-verbs.ts';
import { baseOf, formOf, isBareVerb, verbForms } from '#grammar/verb-forms.ts';
import { wordLists, wordSet } from '#grammar/word-lists.ts';

/** Verbs that take no clause of their own ("think life is hard"), and are hardly ever orders before "is". */
const actions = wordSet(
	`travel live play eat have do buy use drive study work speak learn watch go spend get drink smoke sleep cook teach take build
	walk ride swim grow become own earn save waste meet help improve communicate develop solve raise protect reduce keep give
	share visit exercise practice practise know understand read write own`,
);
const judged = wordSet(
	`more very not so really a the an one important good difficult easy hard dangerous expensive bad fun better useful interesting
	necessary harmful healthy essential great cheaper safer easier harder also always sometimes impossible possible never my our
	worse boring`,
);
/** Those that are nouns or adjectives too: "work experience", "travel by train", "live music". */
const alsoNouns =
	/^(?:travel|live|play|drive|study|work|watch|spend|drink|smoke|sleep|cook|walk|ride|swim|waste|help|share|visit|exercise|practice|use|read)$/;
const clauseTakers = /^(?:know|understand|learn|read|write|think|say)$/;

const hobbies = /^(?:hobby|hobbies|pastime|passion|habit|weakness|addiction|specialty)$/;
const aims =
	/^(?:job|task|role|duty|responsibility|mission|dream|goal|aim|ambition|wish|plan|purpose|objective|target|intention|desire)$/;

const notInfinitive =
	/^(?:according|due|thanks|addition|used|accustomed|next|close|addicted|related|similar|committed|devoted|dedicated|access|attention|opposed|forward|regard|respect|from|exposed|return|returned|went|go|goes|going|come|came|listen|listening|listened)$/;

const places = /^(?:swimming|training|dancing|boxing|fishing|acting|skating|running|teaching|meeting)$/;

/** What we do as a subject, an aim or a purpose. */
export const actionsAndAimsFinders: Finders = {
	'action-as-subject'(words) {
		return words.flatMap((word, index): Finding[] => {
			if (!actions.has(word.lower) || !isBareVerb(word.lower)) return [];
			const opener = lowerAt(words, index - 1);
			const isStart = afterPause(words, index);
			if (
				!isStart &&
				!/^(?:that|because|think|believe|although|feel|say|opinion|example|instance)$/.test(opener)
			)
				return [];
			if (
				/^(?:that|say|if)$/.test(opener) &&
				!/^(?:VERB|NOUN)$/.test(words[index - 2]?.partOfSpeech ?? '') &&
				opener !== 'if'
			)
				return [];
			if (
				opener === 'that' &&
				words[index - 2]?.partOfSpeech === 'NOUN' &&
				!/^(?:fact|opinion|idea|view|belief|statement)$/.test(lowerAt(words, index - 2))
			)
				return [];
			if (
				(!isVerbWithObject(words, index) &&
					!/^(?:DET|PRON|ADP|ADJ|NOUN)$/.test(words[index + 1]?.partOfSpeech ?? '')) ||
				/^(?:i|he|she|we|they|is|are|was|that|what|how|me|us|it|you|this|care)$/.test(
					lowerAt(words, index + 1),
				) ||
				words[index + 1]?.partOfSpeech === 'VERB' ||
				(words[index + 1]?.partOfSpeech === 'ADP'
					? !/^(?:live|go|speak|grow|become)$/.test(word.lower)
					: alsoNouns.test(word.lower) && words[index + 1]?.partOfSpeech !== 'DET')
			)
				return [];
			for (let at = index + 2; at <= index + 8; at++) {
				const other = words[at];
				if (
					!other ||
					other.afterBreak ||
					/^(?:that|which|who|what|if|when|how|so|and|or|because|but|this|there|it|i|you|we|they|he|she|then|where|everything|all)$/.test(
						other.lower,
					)
				)
					return [];
				if (!/^(?:VERB|AUX)$/.test(other.partOfSpeech)) continue;
				if (!/^(?:is|was|are|isn't)$/.test(other.lower) || !judged.has(lowerAt(words, at + 1))) return [];
				const before = words[at - 1];
				if (!before || !/^(?:NOUN|PROPN|ADV|PRON)$/.test(before.partOfSpeech)) return [];
				const isSingular = /^(?:is|was|isn't)$/.test(other.lower);
				const isMany = pluralThings.has(before.lower) || /^(?:people|children)$/.test(before.lower);
				// "know english is important" may be "know that english is".
				if (clauseTakers.test(word.lower) && !(isMany && isSingular)) return [];
				if (
					!isSingular &&
					(!isMany ||
						(isStart && words.slice(index + 1, at).every(({ partOfSpeech }) => partOfSpeech !== 'ADP')))
				)
					return [];
				if (
					isStart &&
					isSingular &&
					!isMany &&
					!/^(?:ADP|DET|ADJ)$/.test(words[index + 1]?.partOfSpeech ?? '')
				)
					return [];
				const noun = nounPhrase(words, index + 1);
				if (
					noun &&
					noun.end < at &&
					words[noun.end]?.partOfSpeech !== 'ADP' &&
					words[noun.end]?.partOfSpeech !== 'ADV' &&
					lowerAt(words, noun.end) !== 'every'
				)
					return [];
				const { gerund } = verbForms(word.lower);
				return [oneWord(index, gerund)];
			}
			return [];
		});
	},
	'aim-is-to-verb': (words) =>
		words.flatMap((word, index): Finding[] => {
			const isHobby = hobbies.test(word.lower);
			if (!isHobby && !aims.test(word.lower)) return [];
			if (
				!wordLists.possessive.has(lowerAt(words, index - 1)) &&
				!/^(?:main|favorite|favourite|biggest|first|only|other|new|next|best)$/.test(
					lowerAt(words, index - 1),
				)
			)
				return [];
			let at = index + 1;
			if (/^(?:in|for|of)$/.test(lowerAt(words, at)))
				at += /^(?:the|my|this)$/.test(lowerAt(words, at + 1)) ? 3 : 2;
			if (!/^(?:is|was|are)$/.test(lowerAt(words, at))) return [];
			const verb = words[at + 1];
			const next = words[at + 2];
			if (!verb || !isBareVerb(verb.lower) || !next || next.afterBreak || !unbroken(words, index - 1, at + 3))
				return [];
			if (
				(verb.partOfSpeech === 'NOUN' || !pureVerbs.has(verb.lower)) &&
				!/^(?:DET|PRON)$/.test(next.partOfSpeech) &&
				!/^(?:people|children|others|around|abroad)$/.test(next.lower)
			)
				return [];
			if (
				!(pureVerbs.has(verb.lower) || verb.partOfSpeech === 'VERB') ||
				/^(?:like|look|work|love)$/.test(verb.lower) ||
				(verb.lower === 'live' && next.partOfSpeech === 'NOUN') ||
				next.lower === 'music'
			)
				return [];
			if (!isObjectStart(words, at + 2) && !/^(?:ADP|PART|ADV)$/.test(next.partOfSpeech)) return [];
			const fixed = isHobby ? verbForms(verb.lower).gerund : `to ${verb.lower}`;
			return [oneWord(at + 1, fixed, { word: word.lower, be: lowerAt(words, at) })];
		}),
	'to-with-any-form': (words) =>
		words.flatMap((word, index): Finding[] => {
			if (word.lower !== 'to' || word.afterBreak || index === 0) return [];
			const verb = words[index + 1];
			const next = words[index + 2];
			if (!verb || !next || next.afterBreak || !unbroken(words, index - 1, index + 3)) return [];
			const base = verb.lower === 'thanks' ? 'thank' : baseOf(verb);
			const isPlan =
				lowerAt(words, index - 1) === 'going' &&
				/^(?:am|is|are|was|were|i'm|we're|they're|he's|she's)$/.test(lowerAt(words, index - 2));
			if (
				!pureVerbs.has(base) &&
				!/^(?:thank|get)$/.test(base) &&
				!(isPlan && /^(?:travel|study|work|play|start|stay|move)$/.test(base))
			)
				return [];
			const form = formOf(verb.lower, base);
			const before = lowerAt(words, index - 1);
			if (verb.lower === 'has' || verb.lower === 'had') return [];
			if (form === 'third') {
				if (
					verb.lower === 'thanks'
						? !/^(?:you|him|her|them|my|your|the|everyone)$/.test(next.lower) || before !== 'like'
						: verb.partOfSpeech !== 'VERB'
				)
					return [];
				if (notInfinitive.test(before) || !/^(?:DET|PRON|ADJ|ADV|ADP|NUM)$/.test(next.partOfSpeech))
					return [];
				if (/^(?:i|he|she|we|they|is|are|of)$/.test(next.lower)) return [];
			} else if (form === 'past') {
				if (
					!/^(?:the|a|an|my|your|his|her|our|their|some|many|me|him|them|us|it|you|about|more)$/.test(
						next.lower,
					) ||
					/^(?:left|felt|set|given|found|thought|saw|fell)$/.test(verb.lower)
				)
					return [];
				if (
					verb.partOfSpeech !== 'VERB' ||
					notInfinitive.test(before) ||
					/^(?:PROPN)$/.test(words[index - 1]?.partOfSpeech ?? '')
				)
					return [];
				if (words[index - 1]?.partOfSpeech === 'PRON' && /^(?:i|he|she|we|they)$/.test(before)) return [];
			} else if (form === 'gerund') {
				if (
					!isPlan &&
					!/^(?:order|writing|asked|allowed|forced|supposed|expected|encouraged|required|invited|necessary|how|able|unable|want|wants|wanted|decided|try|trying|tried|hope|afford|refuse|managed)$/.test(
						before,
					)
				)
					return [];
				if (!/^(?:DET|PRON|ADP|ADV)$/.test(next.partOfSpeech)) return [];
				if (isPlan && places.test(verb.lower)) return [];
			} else return [];
			return [oneWord(index + 1, base)];
		}),
};
