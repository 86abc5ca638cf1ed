import lexicon from '#data/words/questions-and-negation.json' with { type: 'json' };
import { hasBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import { eachWord, type Finders, type Finding, oneWord, someWords } from '#grammar/grammar-rule.ts';
import { nounPhrase } from '#grammar/noun-phrases.ts';
import { pureVerbs } from '#grammar/pure-verbs.ts';
import { type TaggedWord, textOf } from '#grammar/tagged-text.ts';
import { baseOf, commonVerbs, isBareVerb, verbForms } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSet, wordSets, wordsIn } from '#grammar/word-set.ts';
import { wordTable } from '#grammar/word-table.ts';

const lists = wordSets(lexicon);
const { wordsBeforeQuestion, askingVerb, verbsAndNouns, wordsAfterVerbAlone } = lists;
const { nounsAfterWithout, verbsAfterHave, peopleAsOwners, afterCook, verbsWithPlace } = lists;
const { afterVerbWithPlace, subjectsWhoLive } = lists;

/** The place after the subject of a question. */
function afterAsked(words: readonly TaggedWord[], from: number): number | undefined {
	if (/^(?:i|you|he|she|it|we|they)$/.test(lowerAt(words, from))) return from + 1;
	const noun = nounPhrase(words, from);
	return noun && /^(?:the|my|your|his|her|our|their|this|that)$/.test(lowerAt(words, from))
		? noun.end
		: undefined;
}

/** What asks for a verb in -ing after its preposition, hardly ever for a noun that looks like a verb. */
const owners: Record<string, ReadonlySet<string>> = wordTable({
	of: lists.wordsBeforeOf,
	about: lists.wordsBeforeAbout,
	at: lists.wordsBeforeAt,
	for: lists.wordsBeforeFor,
	in: lists.wordsBeforeIn,
	from: lists.wordsBeforeFrom,
	on: lists.wordsBeforeOn,
	without: new Set(),
});

/** Those of them that are verbs where nothing, or what verbs go with, follows. */
const verbAtEnd = wordSet('wait drive fly draw swim cook start move win lose pay speak');
const irregularParticiples: Record<string, string> = wordTable(
	Object.fromEntries(
		wordsIn(lexicon.irregularParticiples).map((base) => [verbForms(base).past, verbForms(base).participle]),
	),
);

/** Whether "to" and how many times follow a verb: "to london three times". */
function isCountedJourney(words: readonly TaggedWord[], verb: number): boolean {
	const rest = words.slice(verb + 1, verb + 9).map(({ lower, afterBreak }) => (afterBreak ? '.' : lower));
	return /^to [^.]*\b(?:times|once|twice)\b/.test(rest.join(' '));
}

export const beDoAndHaveFinders: Finders = {
	// The verbs of questions and of what is asked.
	'asked-question-with-do': eachWord((word, index, words) => {
		if (!/^(?:what|where|when|why|how|which|who)$/.test(word.lower) || word.afterBreak || index < 2)
			return [];
		const before = lowerAt(words, index - 1);
		const isAfterAsking =
			/^(?:wonder|wondered|understand)$/.test(before) ||
			(/^(?:me|him|her|us|them|you|people|myself)$/.test(before) &&
				(askingVerb.has(lowerAt(words, index - 2)) ||
					(lowerAt(words, index - 2) === 'to' && /^explain/.test(lowerAt(words, index - 3))))) ||
			(before === 'know' && /^(?:don't|didn't|to|not|doesn't|really|never)$/.test(lowerAt(words, index - 2)));
		if (!isAfterAsking || !wordsBeforeQuestion.has(before)) return [];
		let at = index + 1;
		if (/^(?:much|many|long|often|far|old|kind|time)$/.test(lowerAt(words, at))) at++;
		const auxiliary = lowerAt(words, at);
		if (!/^(?:do|does|did)$/.test(auxiliary)) return [];
		// "i don't know what do you think", "so tell me what do you do": a question of its own.
		if (lowerAt(words, at + 1) === 'you') return [];
		if (
			/^(?:tell|ask|show)$/.test(lowerAt(words, index - 2)) &&
			(index < 3 || /^(?:so|but|now|just|and|please|then|ok|okay|well)$/.test(lowerAt(words, index - 3)))
		)
			return [];
		const verbAt = afterAsked(words, at + 1);
		const verb = verbAt === undefined ? undefined : words[verbAt];
		if (!verb || verbAt === undefined || !unbroken(words, index - 2, verbAt + 1)) return [];
		const base = baseOf(verb);
		if (!commonVerbs.has(base) || verb.lower !== base || verb.partOfSpeech === 'NOUN') return [];
		const fixed =
			auxiliary === 'did' ? verbForms(base).past : auxiliary === 'does' ? verbForms(base).third : base;
		const subject = textOf(words, at + 1, verbAt);
		return [
			someWords(at, verbAt + 1, `${subject} ${fixed}`, { auxiliary, word: word.lower, subject, fixed }),
		];
	}),
	// Verbs after small words, and participles as qualities.
	'strong-preposition-then-ing': eachWord((word, index, words) => {
		const before = owners[word.lower];
		if (!before || word.afterBreak || index === 0) return [];
		const owner = lowerAt(words, index - 1);
		if (word.lower !== 'without' && !before.has(owner)) return [];
		if (/^(?:for|from)$/.test(word.lower) && peopleAsOwners.has(owner)) {
			const verb = lowerAt(words, index - 2);
			if (
				word.lower === 'for'
					? !/^(?:thank|thanked|blame|blamed|punish|punished|criticize|criticized|forgive)$/.test(verb)
					: !hasBefore(
							words,
							index,
							4,
							wordSet('stop stopped stops prevent prevented prevents keep keeps discourage'),
						)
			)
				return [];
		}
		const hasTo = lowerAt(words, index + 1) === 'to' && /^(?:of|on|in|without|about)$/.test(word.lower);
		const at = index + (hasTo ? 2 : 1);
		const verb = words[at];
		const next = words[at + 1];
		if (!verb || !(isBareVerb(verb.lower) || verb.lower === 'be') || !unbroken(words, index - 1, at + 1))
			return [];
		if (
			hasBefore(
				words,
				index,
				5,
				wordSet('what who which that where how whatever anything something nothing everything'),
			)
		)
			return [];
		const isEnd = !next || next.afterBreak;
		const hasObject =
			/^(?:DET|PRON)$/.test(next?.partOfSpeech ?? '') &&
			!isEnd &&
			!/^(?:i|he|she|we|they|that|which|who)$/.test(next?.lower ?? '');
		const goesOn = !isEnd && wordsAfterVerbAlone.has(next?.lower ?? '');
		const isSure =
			hasTo ||
			hasObject ||
			(verb.lower === 'be' && /^(?:ADJ|DET|VERB|ADV)$/.test(next?.partOfSpeech ?? '')) ||
			(!verbsAndNouns.has(verb.lower) && pureVerbs.has(verb.lower) && (isEnd || goesOn)) ||
			(verbAtEnd.has(verb.lower) && verb.partOfSpeech !== 'NOUN' && (isEnd || goesOn)) ||
			(/^(?:draw|fly|wait|drive|swim|move)$/.test(verb.lower) &&
				(isEnd || /^(?:to|for|in|and|because|at)$/.test(next?.lower ?? '')));
		if (!isSure || (/^(?:make|start)$/.test(verb.lower) && next?.lower === 'up')) return [];
		// "thinking of work my boss": a noun.
		if (hasObject && verbsAndNouns.has(verb.lower) && verb.partOfSpeech !== 'VERB') return [];
		if (word.lower === 'without' && nounsAfterWithout.has(verb.lower)) return [];
		const { gerund } = verbForms(verb.lower);
		return hasTo
			? [{ from: index + 1, to: at + 1, replacement: gerund, words: { word: word.lower } }]
			: [oneWord(at, gerund, { word: word.lower })];
	}),
	// The verb after "be" and "have", and verbs that take no "be".
	'be-verb-ing'(words) {
		const verbs = new Set(
			`go come study learn play eat make do write look speak live wait talk cook read travel take watch sleep drive prepare search try use listen buy walk`.split(
				' ',
			),
		);
		return words.flatMap((word, index): Finding[] => {
			const contracted = /^(?:i'm|he's|she's|we're|they're|you're)$/.test(word.lower);
			const full =
				/^(?:am|is|are|was|were)$/.test(word.lower) &&
				/^(?:i|he|she|we|they|you)$/.test(lowerAt(words, index - 1)) &&
				!words[index]?.afterBreak;
			const verb = words[index + 1];
			if ((!contracted && !full) || !verb || verb.afterBreak || !verbs.has(verb.lower)) return [];
			if (wordLists.subject.has(lowerAt(words, index + 2)) || verb.lower === 'look') return [];
			if (verb.lower === 'come' && word.lower.endsWith("'s")) return [];
			// "He is cook" says what he is.
			if (verb.lower === 'cook' && !afterCook.has(lowerAt(words, index + 2))) return [];
			if (full && /^(?:all|what|thing|who|how|where|that|whatever)$/.test(lowerAt(words, index - 2)))
				return [];
			if (verbsWithPlace.has(verb.lower) && !afterVerbWithPlace.has(lowerAt(words, index + 2))) return [];
			const next = words[index + 2];
			if (next?.lower === 'for' && verb.lower === 'go') return [];
			if (
				/^(?:live)$/.test(verb.lower) &&
				!subjectsWhoLive.has(full ? lowerAt(words, index - 1) : word.lower)
			)
				return [];
			if (!next || (next.partOfSpeech === 'VERB' && !next.afterBreak)) return [];
			const fixed = verbForms(verb.lower).gerund;
			return [oneWord(index + 1, fixed, { word: word.lower })];
		});
	},
	'have-participle': eachWord((word, index, words) => {
		if (!/^(?:have|has|had|haven't|hasn't|hadn't|i've|we've|they've|you've)$/.test(word.lower)) return [];
		let at = index + 1;
		if (
			wordLists.subject.has(lowerAt(words, at)) &&
			/^(?:ever|never|already)$/.test(lowerAt(words, at + 1)) &&
			/^(?:have|has)$/.test(word.lower)
		)
			at++;
		const adverb = /^(?:never|ever|already|just|not|always|also)$/.test(lowerAt(words, at));
		if (adverb) at++;
		const verb = words[at];
		if (!verb || !unbroken(words, index, at + 1)) return [];
		const bare =
			adverb && /^(?:never|ever|already)$/.test(lowerAt(words, at - 1)) && verbsAfterHave.has(verb.lower);
		const fixed = irregularParticiples[verb.lower] ?? (bare ? verbForms(verb.lower).participle : undefined);
		if (!fixed || fixed === verb.lower || (!bare && verb.partOfSpeech === 'NOUN' && verb.lower === 'saw'))
			return [];
		if (/^(?:did|do)$/.test(verb.lower) && wordLists.subject.has(lowerAt(words, at + 1))) return [];
		const have = word.lower.replace(/^\w+'ve$/, 'have');
		if (fixed === 'gone' && isCountedJourney(words, at))
			return [oneWord(at, 'been', { have }, 'have-participle.been')];
		return [oneWord(at, fixed, { have, verb: verb.lower })];
	}),
};
