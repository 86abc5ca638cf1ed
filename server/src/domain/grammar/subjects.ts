import { afterPause, lowerAt, startsClause, unbroken } from './clauses.ts';
import { pluralThings } from './countable-nouns.ts';
import type { TaggedWord } from './tagged-text.ts';
import { skipAdverb } from './third-person.ts';
import { baseOf, commonVerbs } from './verb-forms.ts';
import { wordLists } from './word-lists.ts';

/** A noun with what belongs to it, up to, not including, `end`; `isPlural` is undefined where nothing tells. */
type NounPhrase = { from: number; end: number; head: number; isPlural: boolean | undefined };
/** A noun phrase with which a clause begins, and the place of the verb after it. */
export type Subject = NounPhrase & { verb: number };

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const singularDeterminers = set('a an each every this that another');
const pluralDeterminers = set('these those many several few both two three four five six ten');
const determiners = set(
	`the my your his her its our their some any no all most other more such certain different various
	a an each every this that another these those many several few both two three four five six ten`,
);
const pronouns = set(
	'everyone everybody someone somebody nobody everything something nothing anyone anybody anything',
);
/** Groups: "my family are" is said too. */
const groups = set(
	`family team group government class company community police staff couple crowd audience majority minority band club
	data media youth public press army committee council crew number rest lot variety bunch ton handful percentage range pair half generation
	population society percent cattle elderly poor rich young old unemployed homeless disabled dead blind sick wealthy
	brave opposite few many others fish sheep aircraft series species means crossroads headquarters`,
);
const irregularPlurals = set('people children men women');
const noPlurals =
	/(?:ss|us|is|ics)$|^(?:news|series|species|means|gas|bus|states|netherlands|years|months|weeks|days|hours|minutes|dollars|euros|pounds|miles|kilometers|kilometres|times|thanks|lots|always|sometimes|perhaps|lens|billiards|darts|headquarters|politics|economics|physics|christmas|texas|paris|wales)$/;
const abstract = /(?:tion|sion|ment|ness|ity|ism|ship|ance|ence|ology|dom|ture)$/;
const prepositions = set(
	`of in on at from with for about between near around against without among inside like to by under over`,
);

/** Whether a noun is plural (true), singular (false) or may be both. */
function numberOf(words: readonly TaggedWord[], noun: number, determiner: string): boolean | undefined {
	const word = words[noun];
	if (!word || word.lower.includes("'") || groups.has(word.lower)) return undefined;
	if (irregularPlurals.has(word.lower) || pluralThings.has(word.lower)) return true;
	if (singularDeterminers.has(determiner)) return word.lower.endsWith('s') ? undefined : false;
	if (word.lower.endsWith('s')) {
		// Names ("star wars", "cowboys") look like plurals.
		const isName = word.partOfSpeech !== 'NOUN' || isNoun(words[noun - 1]) || determiner === '';
		return isName || noPlurals.test(word.lower) || word.lemma === word.lower ? undefined : true;
	}
	if (pluralDeterminers.has(determiner)) return undefined;
	const isKnown =
		wordLists.thing.has(word.lower) ||
		wordLists.relative.has(word.lower) ||
		wordLists.job.has(word.lower) ||
		wordLists.mass.has(word.lower) ||
		wordLists.uncountable.has(word.lower) ||
		(abstract.test(word.lower) && word.partOfSpeech === 'NOUN');
	if (!isKnown) return undefined;
	const isMass = wordLists.mass.has(word.lower) || wordLists.uncountable.has(word.lower);
	return isMass || /^(?:the|my|your|his|her|its|our|their)$/.test(determiner) ? false : undefined;
}

const isNoun = (word: TaggedWord | undefined) =>
	word?.partOfSpeech === 'NOUN' || word?.partOfSpeech === 'PROPN';

/** Of how many "of" speaks: one of them, some of them, or what the noun after it tells. */
const oneOf = /^(?:one|each|either|none|neither)$/;
const someOf = /^(?:most|some|many|all|both|several|few|two|three)$/;

/** The noun phrase that begins at `from`, without what follows its noun. */
export function nounPhrase(words: readonly TaggedWord[], from: number): NounPhrase | undefined {
	const first = lowerAt(words, from);
	if (pronouns.has(first)) return { from, end: from + 1, head: from, isPlural: false };
	if (lowerAt(words, from + 1) === 'of' && /^(?:them|us|you)$/.test(lowerAt(words, from + 2))) {
		if (oneOf.test(first))
			return {
				from,
				end: from + 3,
				head: from,
				isPlural: first === 'none' || first === 'neither' ? undefined : false,
			};
		return someOf.test(first) ? { from, end: from + 3, head: from + 2, isPlural: true } : undefined;
	}
	if (lowerAt(words, from + 1) === 'of' && (oneOf.test(first) || someOf.test(first))) {
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

/** A verb with the words of grammar before it and what it is about, from `from`: where it ends. */
export function verbPhraseEnd(words: readonly TaggedWord[], from: number): number | undefined {
	let at = skipAdverb(words, from);
	const start = at;
	while (/^(?:AUX|PART)$/.test(words[at]?.partOfSpeech ?? '') && lowerAt(words, at) !== 'to') at++;
	at = skipAdverb(words, at);
	if (words[at]?.partOfSpeech === 'VERB') at++;
	else if (commonVerbs.has(baseOf(words[at] ?? { lower: '', lemma: '' })) && at === start) at++;
	else if (at === start) return undefined;
	for (let parts = 0; parts < 4; parts++) {
		const word = words[at];
		if (!word || word.afterBreak) return undefined;
		if (word.lower === 'to' && commonVerbs.has(lowerAt(words, at + 1))) at += 2;
		else if (
			prepositions.has(word.lower) &&
			commonVerbs.has(baseOf(words[at + 1] ?? word)) &&
			/ing$/.test(lowerAt(words, at + 1))
		)
			at += 2;
		else if (prepositions.has(word.lower)) {
			const inner = nounPhrase(words, at + 1);
			const isPronoun = /^(?:me|him|us|them|her)$/.test(lowerAt(words, at + 1));
			if (/^(?:it|you)$/.test(lowerAt(words, at + 1))) return undefined;
			if (isPronoun) at += 2;
			else at = inner?.end ?? at + 1;
		} else if (
			/^(?:me|him|us|them|it|you|up|out|away|back|here|there|hard|well|abroad|alone|together|home|online|fast|early|late)$/.test(
				word.lower,
			)
		)
			at++;
		else if (word.partOfSpeech === 'ADV' && !/^(?:when|where|how|why|then|also|so)$/.test(word.lower)) at++;
		else if (word.partOfSpeech === 'VERB' || word.partOfSpeech === 'AUX') return at;
		else {
			const inner = nounPhrase(words, at);
			if (inner) at = inner.end;
			else if (word.partOfSpeech === 'ADJ') at++;
			else return at;
		}
	}
	return at;
}

/** The place after what follows a noun and belongs to it: "of my class", "in big cities", "who work hard". */
function afterModifiers(words: readonly TaggedWord[], noun: NounPhrase): number | undefined {
	let at = noun.end;
	for (let parts = 0; parts < 3; parts++) {
		const word = words[at];
		if (!word || word.afterBreak) return undefined;
		if (prepositions.has(word.lower)) {
			const next = lowerAt(words, at + 1);
			if (
				/^(?:me|him|us|them|it|you|her|here|there|abroad|this|that)$/.test(next) &&
				!nounPhrase(words, at + 1)
			)
				at += 2;
			else {
				const inner = nounPhrase(words, at + 1);
				if (!inner) return undefined;
				at = inner.end;
			}
		} else if (/^(?:who|that|which)$/.test(word.lower)) {
			const object = /^(?:i|you|he|she|it|we|they)$/.test(lowerAt(words, at + 1))
				? at + 2
				: determiners.has(lowerAt(words, at + 1)) || isNoun(words[at + 1])
					? nounPhrase(words, at + 1)?.end
					: undefined;
			const isSubject = commonVerbs.has(baseOf(words[at + 1] ?? word)) || object === undefined;
			return verbPhraseEnd(words, isSubject ? at + 1 : object);
		} else if (/^(?:living|working|studying|coming|learning|using)$/.test(word.lower))
			return verbPhraseEnd(words, at);
		else return at;
	}
	return at;
}

const openers = set(
	`nowadays moreover furthermore therefore besides consequently additionally unfortunately fortunately personally
	secondly firstly thirdly lastly thus hence similarly generally obviously clearly often especially
	however whereas because that ago yesterday`,
);

/** Whether a clause begins at a word; also after "in my opinion" and the like at the start of a text. */
function beginsClause(words: readonly TaggedWord[], index: number): boolean {
	if (startsClause(words, index) || openers.has(lowerAt(words, index - 1))) return true;
	for (let back = 2; back <= 5; back++) {
		if (!afterPause(words, index - back) || words[index - back]?.partOfSpeech !== 'ADP') continue;
		if (nounPhrase(words, index - back + 1)?.end === index) return true;
	}
	for (let back = 2; back <= 4; back++) {
		const opener = lowerAt(words, index - back);
		if (
			!afterPause(words, index - back) ||
			!/^(?:in|for|at|on|as|by|these|this|to|one|that|the|last)$/.test(opener)
		)
			continue;
		if (
			/^(?:example|instance|opinion|view|conclusion|addition|fact|general|result|contrary|hand|times|time|days|world|society|today|country|city|past|childhood|future|day|night)$/.test(
				lowerAt(words, index - 1),
			)
		)
			return true;
	}
	return false;
}

/** Whether a new clause, and no second noun, begins after "and" ("it rained and the road was wet"). */
function startsAnew(words: readonly TaggedWord[], and: number): boolean {
	let at = and - 1;
	while (/^(?:NOUN|PROPN|ADJ|DET|PRON|NUM)$/.test(words[at]?.partOfSpeech ?? '') && !words[at]?.afterBreak)
		at--;
	const word = words[at];
	if (!word || word.afterBreak || !unbroken(words, at, and + 1)) return false;
	if (/^(?:of|with|between|like|as|than|both)$/.test(word.lower)) return false;
	return (
		/^(?:VERB|AUX|ADP|ADV|PART)$/.test(word.partOfSpeech) &&
		!/^(?:think|thinks|know|knows|believe|say|says|said|hope|guess|is|are|was|were)$/.test(word.lower)
	);
}

/** Whether two nouns joined by "and" are two: "my mother and my teacher", not "the frontman and master". */
function areTwo(words: readonly TaggedWord[], one: NounPhrase, other: NounPhrase): boolean {
	return [one, other].every(({ from, head, isPlural }) => {
		const noun = lowerAt(words, head);
		const isPerson =
			wordLists.relative.has(noun) ||
			wordLists.job.has(noun) ||
			/^(?:student|man|woman|boy|girl|child)$/.test(noun);
		return (
			determiners.has(lowerAt(words, from)) &&
			!oneOf.test(lowerAt(words, from)) &&
			(isPerson || isPlural === true)
		);
	});
}

/** Subjects with the places of their verbs, which may stand far behind ("the people who live in big cities have"). */
export function subjects(words: readonly TaggedWord[]): Subject[] {
	return [...words.keys()].flatMap((index): Subject[] => {
		const first = words[index];
		if (
			!first ||
			!(/^(?:DET|PRON|NOUN|ADJ|NUM)$/.test(first.partOfSpeech) || irregularPlurals.has(first.lower)) ||
			!beginsClause(words, index)
		)
			return [];
		if (/^(?:how|what|which|whose|than|or|as|of|to)$/.test(lowerAt(words, index - 1)) && !first.afterBreak)
			return [];
		const noun = nounPhrase(words, index);
		if (!noun) return [];
		const isSecond = /^(?:and|or)$/.test(lowerAt(words, index - 1)) && !first.afterBreak;
		if (isSecond && !(determiners.has(first.lower) && (noun.isPlural || startsAnew(words, index - 1))))
			return [];
		const second = lowerAt(words, noun.end) === 'and' ? nounPhrase(words, noun.end + 1) : undefined;
		if (lowerAt(words, noun.end) === 'and' && !(second && areTwo(words, noun, second))) return [];
		const joined = second ? { ...noun, head: second.head, end: second.end, isPlural: true } : noun;
		if (/^(?:and|or)$/.test(lowerAt(words, joined.end))) return [];
		const place = afterModifiers(words, joined);
		if (place === undefined) return [];
		const verb = skipAdverb(words, place);
		return unbroken(words, index, verb + 1) ? [{ ...joined, verb }] : [];
	});
}
