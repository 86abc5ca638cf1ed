import lexicon from '#data/words/word-order.json' with { type: 'json' };
import { endsClauseBefore, hasBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import { eachWord, type Finders, type Finding, someWords } from '#grammar/grammar-rule.ts';
import { nounPhrase } from '#grammar/noun-phrases.ts';
import { headFrom } from '#grammar/phrase-heads.ts';
import { type TaggedWord, textOf } from '#grammar/tagged-text.ts';
import { allForms, baseOf, commonVerbs, verbForms } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSets, wordsIn } from '#grammar/word-set.ts';

const lists = wordSets(lexicon);
const { personalObjects, questionWord, helping, subjectsAndModals, notMainVerbs, qualities } = lists;
const { notObjectOpeners, nounsOfTime, usualSubjects, notAfterFrequency, wordsAfterHow } = lists;
const { demonstratives, lastOrOutside, placesOutside, determinersOfObject, determinersOfThing } = lists;
const { determinersAfterAlso, subjectsBeforeBe, beforeNoQuality } = lists;

const askingVerbs: ReadonlySet<string> = new Set([
	...lexicon.askingVerbs.flatMap(allForms),
	...['sure', 'idea', 'out'],
]);

const tellingSomeone: ReadonlySet<string> = new Set(
	['tell', 'ask', 'show', 'teach', 'explain'].flatMap(allForms),
);

/** Where the question word of the question inside another sentence stands: "i know [why]", "tell me [where]". */
function isAsked(words: readonly TaggedWord[], at: number): boolean {
	const before = lowerAt(words, at - 1);
	if (words[at]?.afterBreak) return false;
	if (personalObjects.has(before)) return tellingSomeone.has(lowerAt(words, at - 2));
	if (before === 'out') return /^(?:find|found|figure|finding)$/.test(lowerAt(words, at - 2));
	if (before === 'to') return lowerAt(words, at - 2) === 'as';
	if (/^(?:know|knows)$/.test(before) && lowerAt(words, at - 2) === 'you')
		return /^(?:do|if|that)$/.test(lowerAt(words, at - 3));
	if (before === 'sure') return /^(?:not|am|i'm|really|quite|exactly)$/.test(lowerAt(words, at - 2));
	return askingVerbs.has(before);
}

/** The place of "do" or "can" after the question word: "how much [does]", "what kind of music [do]". */
function helperAfter(words: readonly TaggedWord[], question: number): number | undefined {
	for (let at = question + 1; at <= question + 4; at++) {
		const word = words[at];
		if (!word || word.afterBreak) return undefined;
		if (helping.has(word.lower)) return at;
		if (!/^(?:NOUN|ADJ|ADV)$/.test(word.partOfSpeech) && !wordsAfterHow.has(word.lower)) return undefined;
	}
	return undefined;
}

function subjectEnd(words: readonly TaggedWord[], from: number): number | undefined {
	const first = lowerAt(words, from);
	if (/^(?:i|he|she|it|we|they|you)$/.test(first)) return from + 1;
	if (demonstratives.has(first) && (!words[from + 1] || words[from + 1]?.partOfSpeech !== 'NOUN'))
		return from + 1;
	return nounPhrase(words, from)?.end;
}

function reordered(words: readonly TaggedWord[], question: number): Finding | undefined {
	const helper = helperAfter(words, question);
	if (helper === undefined || !words[helper + 1] || words[helper + 1]?.afterBreak) return undefined;
	const end = subjectEnd(words, helper + 1);
	if (end === undefined || !unbroken(words, question, end)) return undefined;
	// "so tell me what do you do": a question of its own
	if (/^(?:tell|tells)$/.test(lowerAt(words, question - 2)) && lowerAt(words, helper + 1) === 'you')
		return undefined;
	if (lastOrOutside.has(lowerAt(words, end)) || placesOutside.has(lowerAt(words, helper + 1)))
		return undefined;
	const how = lowerAt(words, question);
	const help = lowerAt(words, helper);
	const next = words[end];
	const subject = textOf(words, helper + 1, end);
	const isPronoun = wordLists.subject.has(subject);
	if (/^(?:is|are|was|were)$/.test(help)) {
		if (/^(?:what|who|which)$/.test(how) && !isPronoun) return undefined;
		const goesOn =
			endsClauseBefore(words, end) ||
			(next && /^(?:ADJ|ADV)$/.test(next.partOfSpeech)) ||
			/..ing$/.test(next?.lower ?? '');
		if (!goesOn || (isPronoun && !endsClauseBefore(words, end) && how === 'who')) return undefined;
		return { from: helper, to: end, replacement: `${subject} ${help}`, words: { how, subject, help } };
	}
	if (!next || next.afterBreak || !commonVerbs.has(baseOf(next)) || next.lower !== baseOf(next)) {
		return undefined;
	}
	if (/^(?:do|does|did)$/.test(help)) {
		const forms = verbForms(baseOf(next));
		const verb = help === 'do' ? next.text : help === 'does' ? forms.third : forms.past;
		return someWords(
			helper,
			end + 1,
			`${subject} ${verb}`,
			{ help, how, subject, verb },
			'question-inside-sentence.no',
		);
	}
	return { from: helper, to: end, replacement: `${subject} ${help}`, words: { how, subject, help } };
}

/** Verbs that have an object: "play football", "see a friend". */
const verbsWithObject: ReadonlySet<string> = new Set(wordsIn(lexicon.verbsWithObject).flatMap(allForms));

/** Adverbs that come last, as rows of words, and those that come before the verb. */
const lastAdverbs = lexicon.lastAdverbs.map((adverb) => adverb.split(' '));

/** The words of an adverb that stands at `index`. */
function adverbAt(words: readonly TaggedWord[], index: number): string[] | undefined {
	return lastAdverbs.find((adverb) =>
		adverb.every((word, offset) => lowerAt(words, index + offset) === word),
	);
}

const frequency = /^(?:always|never|often|usually|rarely|seldom)$/;
const mainVerbs: ReadonlySet<string> = new Set(
	wordsIn(lexicon.mainVerbs).flatMap((verb) => allForms(verb).filter((form) => !form.endsWith('ing'))),
);

const verbsWithQuality: ReadonlySet<string> = new Set(
	lexicon.verbsWithQuality.flatMap((verb) => allForms(verb)),
);

export const misplacedWordsFinders: Finders = {
	// Questions inside other sentences.
	'question-inside-sentence': eachWord(({ lower }, index, words) => {
		if (!questionWord.has(lower) || index === 0 || !isAsked(words, index)) return [];
		const found = reordered(words, index);
		return found ? [found] : [];
	}),
	// Adverbs and adjectives that stand where they do not belong.
	'adverb-before-object': eachWord((word, index, words) => {
		if (
			!verbsWithObject.has(word.lower) ||
			/^(?:have|has|had)$/.test(word.lower) ||
			!subjectsAndModals.has(lowerAt(words, index - 1))
		)
			return [];
		const adverb = adverbAt(words, index + 1);
		if (!adverb) return [];
		const from = index + 1;
		const object = from + adverb.length;
		const isAmount = /^(?:a lot|so much|too much|very much)$/.test(adverb.join(' '));
		if (
			isAmount &&
			!/^(?:like|love|enjoy|hate)/.test(word.lower.replace('d', '')) &&
			!/^(?:like|love|enjoy|hate)/.test(word.lower)
		)
			return [];
		const first = words[object];
		// "she likes so much attention", "i know very well the dangers"
		if (/^(?:so|too) much|^a lot/.test(adverb.join(' ')) && !determinersOfObject.has(first?.lower ?? ''))
			return [];
		if (/^(?:know|knows|knew|understand|understands|understood)$/.test(word.lower)) return [];
		if (!first || notObjectOpeners.has(first.lower)) return [];
		if (!/^(?:DET|NOUN|PRON|ADJ|NUM)$/.test(first.partOfSpeech) && !determinersOfThing.has(first.lower))
			return [];
		const isLanguage = /^(?:english|spanish|french|german|italian|chinese|russian)$/.test(first.lower);
		const head = isLanguage && endsClauseBefore(words, object + 1) ? object : headFrom(words, object);
		if (head === undefined || head > object + 3 || !unbroken(words, index, head + 1)) return [];
		if (nounsOfTime.has(lowerAt(words, head))) return [];
		const next = lowerAt(words, head + 1);
		if (!endsClauseBefore(words, head + 1) || /^(?:who|which|that)$/.test(next)) return [];
		if (/^(?:VERB|AUX)$/.test(words[head + 1]?.partOfSpeech ?? '') && !words[head + 1]?.afterBreak) return [];
		const said = textOf(words, object, head + 1);
		const how = adverb.join(' ');
		return [someWords(from, head + 1, `${said} ${how}`, { verb: word.lower, object: said, how })];
	}),
	'frequency-after-verb': eachWord((word, index, words) => {
		const adverb = lowerAt(words, index + 1);
		if (!mainVerbs.has(word.lower) || notMainVerbs.has(word.lower)) return [];
		if (!frequency.test(adverb) && adverb !== 'also') return [];
		const subject = lowerAt(words, index - 1);
		const isPlain = !/^(?:do|does|did)$/.test(lowerAt(words, index - 2)) && usualSubjects.has(subject);
		const next = words[index + 2];
		if (!isPlain || !next || !unbroken(words, index - 1, index + 3)) return [];
		const opens =
			/^(?:DET|NOUN|PRON|ADJ|PROPN)$/.test(next.partOfSpeech) || /^(?:the|my|a)$/.test(next.lower);
		if (!opens || notAfterFrequency.has(next.lower)) return [];
		if (adverb === 'also' && !determinersAfterAlso.has(next.lower) && next.partOfSpeech !== 'NOUN') return [];
		const isBare = word.lower === baseOf(word) && /^(?:he|she)$/.test(subject);
		return [
			{
				from: index,
				to: index + 2,
				replacement: `${adverb} ${word.text}`,
				// Another rule puts its ending right.
				words: { adverb, word: isBare ? verbForms(word.lower).third : word.lower },
			},
		];
	}),
	'adjective-after-noun': eachWord((word, index, words) => {
		const noun = words[index + 1];
		const adjective = words[index + 2];
		if (!/^an?$/.test(word.lower) || !noun || !adjective || !wordLists.thing.has(noun.lower)) return [];
		if (
			!qualities.has(adjective.lower) ||
			!unbroken(words, index, index + 3) ||
			!endsClauseBefore(words, index + 3)
		)
			return [];
		// "is a car expensive", "are a cat and a dog expensive"
		const before = lowerAt(words, index - 1);
		if (/^(?:is|are|was|were)$/.test(before) && !subjectsBeforeBe.has(lowerAt(words, index - 2))) return [];
		if (/^(?:and|or)$/.test(before)) return [];
		const next = lowerAt(words, index + 3);
		if (beforeNoQuality.has(next) || hasBefore(words, index, 4, verbsWithQuality)) return [];
		const article = /^[aeiou]/.test(adjective.lower) ? 'an' : 'a';
		const replacement = `${article} ${adjective.text} ${noun.text}`;
		return [{ from: index, to: index + 3, replacement }];
	}),
};
