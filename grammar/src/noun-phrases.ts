import lexicon from '#data/words/noun-phrases.json' with { type: 'json' };
import { lowerAt } from './clauses.ts';
import { pluralThings } from './countable-nouns.ts';
import type { TaggedWord } from './tagged-text.ts';
import { commonVerbs } from './verb-forms.ts';
import { wordLists } from './word-lists.ts';
import { wordSet, wordSets } from './word-set.ts';

const { moreJobs, someOf } = wordSets(lexicon);

/** A noun with what belongs to it, up to, not including, `end`; `isPlural` is undefined where nothing tells. */
export type NounPhrase = { from: number; end: number; head: number; isPlural: boolean | undefined };

const singularDeterminers = wordSet('a an each every this that another');
const pluralDeterminers = wordSet('these those many several few both two three four five six ten');
export const determiners = wordSet(lexicon.determiners);
export const indefinitePronouns = wordSet(lexicon.indefinitePronouns);
/** Groups: "my family are" is said too. */
const groupNouns = wordSet(lexicon.groupNouns);
export const irregularPlurals = wordSet('people children men women');
const noPlurals =
	/(?:us|is|ics)$|^(?:news|series|species|means|gas|bus|states|netherlands|years|months|weeks|days|hours|minutes|seconds|dollars|euros|pounds|miles|kilometers|kilometres|times|thanks|lots|always|sometimes|perhaps|lens|billiards|darts|headquarters|politics|economics|physics|christmas|texas|paris|wales)$/;
const abstract = /(?:tion|sion|ment|ness|ity|ism|ship|ance|ence|ology|dom|ture)$/;

/** Whether a noun is plural (true), singular (false) or may be both. */
function numberOf(words: readonly TaggedWord[], noun: number, determiner: string): boolean | undefined {
	const word = words[noun];
	if (word?.lower === 'police') return true;
	if (!word || word.lower.includes("'") || groupNouns.has(word.lower)) return undefined;
	if (/^(?:news|mathematics|physics|economics)$/.test(word.lower)) return false;
	if (noPlurals.test(word.lower)) return undefined;
	if (irregularPlurals.has(word.lower) || pluralThings.has(word.lower)) return true;
	if (singularDeterminers.has(determiner)) return /[^s]s$/.test(word.lower) ? undefined : false;
	if (/[^s]s$/.test(word.lower)) {
		// Names ("star wars", "cowboys") look like plurals.
		const isName = word.partOfSpeech !== 'NOUN' || isNoun(words[noun - 1]) || determiner === '';
		return isName || word.lemma === word.lower ? undefined : true;
	}
	if (pluralDeterminers.has(determiner)) return undefined;
	const isKnown =
		wordLists.thing.has(word.lower) ||
		wordLists.thingOrVerb.has(word.lower) ||
		moreJobs.has(word.lower) ||
		wordLists.relative.has(word.lower) ||
		wordLists.job.has(word.lower) ||
		wordLists.mass.has(word.lower) ||
		wordLists.uncountable.has(word.lower) ||
		/^(?:air|climate|environment|economy|atmosphere)$/.test(word.lower) ||
		(abstract.test(word.lower) && word.partOfSpeech === 'NOUN');
	if (!isKnown) return undefined;
	const isMass = wordLists.mass.has(word.lower) || wordLists.uncountable.has(word.lower);
	return isMass || /^(?:the|my|your|his|her|its|our|their)$/.test(determiner) ? false : undefined;
}

export const isNoun = (word: TaggedWord | undefined) =>
	word?.partOfSpeech === 'NOUN' || word?.partOfSpeech === 'PROPN';

/** Of how many "of" speaks: one of them, some of them, or what the noun after it tells. */
export const oneOf = /^(?:one|each|either|none|neither)$/;

/** The noun phrase that begins at `from`, without what follows its noun. */
export function nounPhrase(words: readonly TaggedWord[], from: number): NounPhrase | undefined {
	const first = lowerAt(words, from);
	if (indefinitePronouns.has(first)) return { from, end: from + 1, head: from, isPlural: false };
	if (lowerAt(words, from + 1) === 'of' && /^(?:them|us|you)$/.test(lowerAt(words, from + 2))) {
		if (oneOf.test(first))
			return {
				from,
				end: from + 3,
				head: from,
				isPlural: first === 'none' || first === 'neither' ? undefined : false,
			};
		return someOf.has(first) ? { from, end: from + 3, head: from + 2, isPlural: true } : undefined;
	}
	if (lowerAt(words, from + 1) === 'of' && (oneOf.test(first) || someOf.has(first))) {
		const inner = nounPhrase(words, from + 2);
		if (!inner || !/^(?:the|my|your|his|her|its|our|their|these|those)$/.test(lowerAt(words, from + 2)))
			return undefined;
		if (oneOf.test(first)) {
			const isPlural = /^(?:none|neither)$/.test(first) ? undefined : false;
			return { from, end: inner.end, head: from, isPlural };
		}
		return { ...inner, from, isPlural: inner.isPlural || undefined };
	}
	if (first === 'the' && lowerAt(words, from + 1) === 'number' && lowerAt(words, from + 2) === 'of') {
		const inner = nounPhrase(words, from + 3);
		return inner && { from, end: inner.end, head: from + 1, isPlural: false };
	}
	if (first === 'a' && lowerAt(words, from + 1) === 'lot' && lowerAt(words, from + 2) === 'of') {
		const inner = nounPhrase(words, from + 3);
		return inner && { ...inner, from, isPlural: inner.isPlural || undefined };
	}
	let at = from;
	let determiner = '';
	while (determiners.has(lowerAt(words, at)) && !words[at + 1]?.afterBreak) {
		if (!pluralDeterminers.has(determiner)) determiner = lowerAt(words, at);
		at++;
	}
	while (
		!words[at + 1]?.afterBreak &&
		(words[at]?.partOfSpeech === 'ADJ' ||
			(/^(?:very|really|more|most|so)$/.test(lowerAt(words, at)) && words[at + 1]?.partOfSpeech === 'ADJ')) &&
		!irregularPlurals.has(lowerAt(words, at))
	)
		at++;
	if (!isNoun(words[at]) && !irregularPlurals.has(lowerAt(words, at))) return undefined;
	while (isNoun(words[at + 1]) && !words[at + 1]?.afterBreak && !endsNounPhrase(words, at)) at++;
	return { from, end: at + 1, head: at, isPlural: numberOf(words, at, determiner) };
}

/** Whether a noun is the last of its row: a plural, or what follows is a verb that was read as a noun. */
function endsNounPhrase(words: readonly TaggedWord[], noun: number): boolean {
	if (pluralThings.has(lowerAt(words, noun)) || irregularPlurals.has(lowerAt(words, noun))) return true;
	if (irregularPlurals.has(lowerAt(words, noun + 1))) return true;
	const next = words[noun + 1];
	const after = words[noun + 2];
	return (
		!!next &&
		commonVerbs.has(next.lower) &&
		!!after &&
		!after.afterBreak &&
		/^(?:DET|PRON)$/.test(after.partOfSpeech) &&
		after.lower !== 'that'
	);
}
