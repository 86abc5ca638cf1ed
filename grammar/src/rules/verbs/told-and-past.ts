import { hasBefore, lowerAt, startsClause, unbroken } from '#grammar/clauses.ts';
import { finiteVerbs } from '#grammar/finite-verbs.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { nounPhrase } from '#grammar/noun-phrases.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { skipAdverb } from '#grammar/third-person.ts';
import { baseOf, commonVerbs, isBareVerb, verbForms } from '#grammar/verb-forms.ts';
import { wordLists, wordSet } from '#grammar/word-lists.ts';
import { wordTable } from '#grammar/word-table.ts';
import { events } from './stories.ts';

const reporting = wordSet(
	'told said thought knew believed hoped promised explained realized realised announced noticed replied informed decided swore warned guessed',
);
const pastModals: Record<string, string> = wordTable({
	will: 'would',
	can: 'could',
	"can't": "couldn't",
	cannot: "couldn't",
	"won't": "wouldn't",
});
const pastSigns = wordSet(
	"was were went did came saw got took gave yesterday ago felt wanted left started didn't wasn't arrived happened bought had asked",
);
const presentSigns = wordSet('now today tomorrow nowadays always soon still next someday here this these');

/** The place after the subject of a clause that begins at `from`. */
function afterSubject(words: readonly TaggedWord[], from: number): number | undefined {
	if (/^(?:i|you|he|she|it|we|they|everyone|everybody|nobody|someone|there)$/.test(lowerAt(words, from)))
		return from + 1;
	return nounPhrase(words, from)?.end;
}

/** "will" and "can" in what somebody said or thought in the past, and whether the text tells of the past elsewhere too. */
function toldModals(
	words: readonly TaggedWord[],
): { at: number; fixed: string; report: string; isPast: boolean }[] {
	return words.flatMap((word, index) => {
		if (!reporting.has(word.lower) || word.partOfSpeech !== 'VERB') return [];
		const subject = words[index - 1];
		if (!subject || word.afterBreak || !/^(?:PRON|NOUN|PROPN|ADV|AUX)$/.test(subject.partOfSpeech)) return [];
		if (
			/^(?:have|has|is|are|be|been|'ve|to)$|'/.test(subject.lower) ||
			(subject.lower.endsWith('s') && word.lower === 'told' && subject.partOfSpeech !== 'NOUN')
		)
			return [];
		let at = index + 1;
		if (/^(?:me|him|her|us|them|everyone|everybody|people)$/.test(lowerAt(words, at))) at++;
		else if (word.lower === 'told' && wordLists.possessive.has(lowerAt(words, at))) at += 2;
		const hasThat = lowerAt(words, at) === 'that';
		if (hasThat) at++;
		// "she said i will come" may be her own words.
		else if (
			at === index + 1 &&
			/^(?:i|we|you)$/.test(lowerAt(words, at)) &&
			/^(?:said|replied)$/.test(word.lower)
		)
			return [];
		const verb = afterSubject(words, at);
		const fixed = verb === undefined ? undefined : pastModals[lowerAt(words, verb)];
		if (verb === undefined || !fixed || !unbroken(words, index, verb + 2)) return [];
		if (/^(?:will|can)$/.test(lowerAt(words, verb - 1)) || words[verb + 1]?.partOfSpeech === 'PRON')
			return [];
		if (words.slice(verb, verb + 12).some(({ lower }) => presentSigns.has(lower))) return [];
		// "he told me that you can change the world": what is always so.
		const isGeneral =
			/^(?:you|people)$/.test(lowerAt(words, at)) ||
			subject.lower === 'it' ||
			(fixed === 'could' && words[at]?.partOfSpeech === 'NOUN') ||
			hasBefore(words, index, 4, wordSet('author article book study scientist scientists someone saying'));
		if (isGeneral) return [];
		const from = Math.max(0, index - 14);
		const isOld = words
			.slice(from, Math.min(words.length, verb + 14))
			.some(
				({ lower }, place) =>
					/^(?:child|kid|little)$/.test(lower) ||
					(lower === 'ago' && /^years?$/.test(lowerAt(words, from + place - 1))),
			);
		// "he said he will help us" may still be so; "but it was not true" shows that it is over.
		const but = words.findIndex(({ lower }, place) => lower === 'but' && place > verb);
		const isRefuted = but > 0 && words.slice(but, but + 7).some(({ lower }) => pastSigns.has(lower));
		const isPast = isOld || isRefuted;
		return [{ at: verb, fixed, report: word.lower, isPast }];
	});
}

const reachOfWhen = 18;
/** What happens once, unlike "i left school and i drive a truck". */
const once =
	/^(?:come|meet|find|leave|arrive|start|begin|decide|tell|ask|say|lose|bring|fall|break|forget|hear|finish|win|die|steal|drop|notice|realize|realise|happen)$/;
const opinions =
	/^(?:think|guess|know|believe|mean|remember|wonder|hope|suppose|feel|say|imagine|understand|love|like|prefer|miss|agree|wish)$/;
const nowWords = wordSet(
	'now today nowadays still tomorrow sometimes currently anymore every because if since will',
);
const pastAuxiliary: Record<string, string> = wordTable({
	"don't": "didn't",
	"doesn't": "didn't",
	"can't": "couldn't",
	cannot: "couldn't",
	have: 'had',
	has: 'had',
	is: 'was',
	am: 'was',
	are: 'were',
});

const states = /^(?:is|are|am)$/;
const conditionsNow =
	/^(?:tired|sick|ill|late|hungry|thirsty|raining|snowing|dark|closed|angry|nervous|drunk|lost|sold)$/;

/** Tenses of what was told and of old times. */
export const toldAndPastFinders: Finders = {
	'all-past-after-when-was': (words) =>
		words.flatMap((word, index): Finding[] => {
			if (word.lower !== 'when' || !startsClause(words, index)) return [];
			const was = afterSubject(words, index + 1);
			if (was === undefined || !/^(?:was|were)$/.test(lowerAt(words, was))) return [];
			if (
				index > 0 &&
				!words[index]?.afterBreak &&
				!/^(?:and|but|because|remember|so)$/.test(lowerAt(words, index - 1))
			)
				return [];
			const verbs = finiteVerbs(words).filter(({ at }) => at > was && at < was + reachOfWhen);
			const findings: Finding[] = [];
			for (const [place, verb] of verbs.entries()) {
				const { at, subject, base, tense } = verb;
				const joint = lowerAt(words, subject - 1);
				if (!unbroken(words, was, subject) && !unbroken(words, subject, at + 1)) break;
				if (words.slice(was, Math.min(words.length, at + 8)).some(({ lower }) => nowWords.has(lower))) break;
				if (/^(?:that|what|which|who|where|how|think|know)$/.test(joint) || opinions.test(base)) break;
				if (tense === 'past') continue;
				const isFirst = place === 0 && !/^(?:and|but|so)$/.test(joint);
				const lower = lowerAt(words, at);
				const next = words[at + 1];
				const isAuxiliary = lower in pastAuxiliary;
				if (!isFirst && (!/^(?:and|but|so)$/.test(joint) || !once.test(base) || isAuxiliary)) break;
				if (/^(?:have|has)$/.test(lower) && next?.partOfSpeech === 'VERB') {
					if (
						verbForms(baseOf(next)).participle !== next.lower ||
						!commonVerbs.has(baseOf(next)) ||
						next.lower === 'been'
					)
						break;
					const { past } = verbForms(baseOf(next));
					findings.push({
						from: at,
						to: at + 2,
						replacement: past,
						words: { was: lowerAt(words, was) },
					});
					break;
				}
				if (/^(?:am|is|are)$/.test(lower) && !isFirst) break;
				const fixed =
					pastAuxiliary[lower] ??
					(isBareVerb(lower) || lower === verbForms(base).third ? verbForms(base).past : undefined);
				if (!fixed || (!isAuxiliary && words[at]?.partOfSpeech !== 'VERB')) break;
				findings.push(oneWord(at, fixed, { was: lowerAt(words, was) }));
			}
			return findings;
		}),
	'told-then-would': (words) =>
		toldModals(words)
			.filter(({ isPast }) => isPast)
			.map(({ at, fixed, report }) => oneWord(at, fixed, { report })),
	'told-then-would-perhaps': (words) =>
		toldModals(words)
			.filter(({ isPast }) => !isPast)
			.map(({ at, fixed, report }) => oneWord(at, fixed, { report })),
	'past-because-past': (words) =>
		words.flatMap((word, index): Finding[] => {
			if (word.lower !== 'because' || word.afterBreak) return [];
			const verb = afterSubject(words, index + 1);
			if (verb === undefined || !unbroken(words, index - 2, verb + 2)) return [];
			const at = skipAdverb(words, verb);
			const lower = lowerAt(words, at);
			const next = lowerAt(words, at + 1);
			const isState =
				states.test(lower) &&
				(conditionsNow.test(next) ||
					(/^(?:so|very|too)$/.test(next) && conditionsNow.test(lowerAt(words, at + 2))));
			const mustDo = /^(?:have|has)$/.test(lower) && next === 'to';
			const cannot =
				/^(?:can't|cannot|don't|doesn't)$/.test(lower) &&
				/^(?:have|find|know|sleep|want|see|come|go|work|get|open)$/.test(next);
			if (!isState && !mustDo && !(cannot && next !== 'know' && next !== 'want')) return [];
			if (words.slice(at, at + 9).some(({ lower: other }) => nowWords.has(other) && other !== 'because'))
				return [];
			const main = finiteVerbs(words)
				.filter((one) => one.at < index && one.at >= index - 9)
				.at(-1);
			if (main?.tense !== 'past' || !unbroken(words, main.at, index)) return [];
			const main2 = words[main.at];
			const isDeed =
				(events.has(main.base) &&
					!/^(?:come|call|ask|stay|invite|tell|return|buy|get|order|rent|book)$/.test(main.base)) ||
				main2?.lower === "didn't" ||
				main2?.lower === "couldn't";
			if (!isDeed || /^(?:that|who|which|if)$/.test(lowerAt(words, main.subject - 1))) return [];
			if (words.slice(main.at + 1, index).some(({ lower: other }) => nowWords.has(other))) return [];
			const fixed = lower === 'are' && !isState ? undefined : pastAuxiliary[lower];
			return fixed ? [oneWord(at, fixed, { verb: lowerAt(words, main.at) })] : [];
		}),
};
