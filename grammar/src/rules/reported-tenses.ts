import lexicon from '#data/words/tenses.json' with { type: 'json' };
import { hasBefore, lowerAt, startsClause, unbroken } from '#grammar/clauses.ts';
import { finiteVerbs } from '#grammar/finite-verbs.ts';
import { eachWord, type Finders, type Finding, oneWord, someWords } from '#grammar/grammar-rule.ts';
import { nounPhrase } from '#grammar/noun-phrases.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { baseOf, commonVerbs, isBareVerb, verbForms } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSet, wordSets } from '#grammar/word-set.ts';
import { wordTable } from '#grammar/word-table.ts';

const lists = wordSets(lexicon);
const { reportingVerbs, pastSigns, opinions, nowWords, activitiesGoingOn } = lists;
const { leadInsBeforeReport } = lists;

const pastModals: Record<string, string> = wordTable(lexicon.pastModals);
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
		if (!reportingVerbs.has(word.lower) || word.partOfSpeech !== 'VERB') return [];
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
const verbsOfOnce = wordSet(lexicon.verbsOfOnce);
/** The past of auxiliaries. */
export const pastAuxiliary: Readonly<Record<string, string>> = wordTable(lexicon.pastAuxiliary);

/** How far before "since" its verb may stand. */
const sinceReach = 6;

function presentPerfect(
	words: readonly TaggedWord[],
	at: number,
	subject: string,
	since: number,
	preposition: string,
): Finding[] {
	const verb = words[at];
	const next = lowerAt(words, at + 1);
	const have = /^(?:he|she|it)$/.test(subject) ? 'has' : 'have';
	if (!verb || words.slice(at + 2, since).some(({ partOfSpeech }) => /^(?:VERB|AUX)$/.test(partOfSpeech)))
		return [];
	if (/^(?:am|is|are)$/.test(verb.lower)) {
		if (next === 'going' || next === 'not' || (preposition === 'for' && !activitiesGoingOn.has(next)))
			return [];
		return [{ from: at, to: at + 1, replacement: `${have} been`, words: { subject } }];
	}
	const base = baseOf(verb);
	const present = verb.lower === base || verb.lower === verbForms(base).third;
	if (preposition === 'for' || !present || !/^(?:live|work|study|know|learn|play)$/.test(base)) return [];
	const fixed = `${have} ${verbForms(base).participle}`;
	return [{ from: at, to: at + 1, replacement: fixed, words: { subject } }];
}

export const reportedTensesFinders: Finders = {
	// Tenses of what was told and of old times.
	'all-past-after-when-was': eachWord((word, index, words) => {
		if (word.lower !== 'when' || !startsClause(words, index)) return [];
		const was = afterSubject(words, index + 1);
		if (was === undefined || !/^(?:was|were)$/.test(lowerAt(words, was))) return [];
		if (index > 0 && !words[index]?.afterBreak && !leadInsBeforeReport.has(lowerAt(words, index - 1)))
			return [];
		const verbs = finiteVerbs(words).filter(({ at }) => at > was && at < was + reachOfWhen);
		const findings: Finding[] = [];
		for (const [place, verb] of verbs.entries()) {
			const { at, subject, base, tense } = verb;
			const joint = lowerAt(words, subject - 1);
			if (!unbroken(words, was, subject) && !unbroken(words, subject, at + 1)) break;
			if (words.slice(was, Math.min(words.length, at + 8)).some(({ lower }) => nowWords.has(lower))) break;
			if (/^(?:that|what|which|who|where|how|think|know)$/.test(joint) || opinions.has(base)) break;
			if (tense === 'past') continue;
			const isFirst = place === 0 && !/^(?:and|but|so)$/.test(joint);
			const lower = lowerAt(words, at);
			const next = words[at + 1];
			const isAuxiliary = lower in pastAuxiliary;
			if (!isFirst && (!/^(?:and|but|so)$/.test(joint) || !verbsOfOnce.has(base) || isAuxiliary)) break;
			if (/^(?:have|has)$/.test(lower) && next?.partOfSpeech === 'VERB') {
				if (
					verbForms(baseOf(next)).participle !== next.lower ||
					!commonVerbs.has(baseOf(next)) ||
					next.lower === 'been'
				)
					break;
				const { past } = verbForms(baseOf(next));
				findings.push(someWords(at, at + 2, past, { was: lowerAt(words, was) }));
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
	// How long something lasts, how long ago it was, and the past that goes with it.
	'perfect-with-since': eachWord((word, index, words) => {
		const number =
			wordLists.smallNumber.has(lowerAt(words, index + 1)) || /^\d{1,2}$/.test(lowerAt(words, index + 1));
		const length =
			number && wordLists.duration.has(lowerAt(words, index + 2)) && lowerAt(words, index + 3) !== 'ago';
		const point =
			/^(?:19|20)\d\d$|^(?:yesterday|last|january|february|march|april|june|july|august|september|october|november|december|monday)$/.test(
				lowerAt(words, index + 1),
			);
		const startsThen =
			wordLists.subject.has(lowerAt(words, index + 1)) &&
			/^(?:was|were)$/.test(lowerAt(words, index + 2)) &&
			// "he is famous since he was on tv" may be a reason.
			(/^(?:children|kids|little|small|young|at|\d+|five|six|seven|eight|ten|twelve|fifteen)$/.test(
				lowerAt(words, index + 3),
			) ||
				(lowerAt(words, index + 3) === 'born' && lowerAt(words, index + 4) !== 'in') ||
				/^(?:child|kid|baby|boy|girl|teenager|student)$/.test(lowerAt(words, index + 4)));
		if (word.lower !== 'since' && !(/^(?:for|from)$/.test(word.lower) && length)) return [];
		if (word.lower === 'since' && !length && !point && !startsThen) return [];
		for (let at = index - 1; at >= Math.max(1, index - sinceReach); at--) {
			const subject = lowerAt(words, at - 1);
			if (!wordLists.subject.has(subject)) continue;
			if (!startsClause(words, at - 1) || !unbroken(words, at - 1, index)) return [];
			return presentPerfect(words, at, subject, index, word.lower);
		}
		return [];
	}),
};
