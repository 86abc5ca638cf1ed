import { endsClauseBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { allForms, isBareVerb } from '#grammar/verb-forms.ts';
import { wordSet } from '#grammar/word-lists.ts';
import { wordTable } from '#grammar/word-table.ts';

/** How something is done: adjectives and the adverbs that learners leave unmade. */
const mannerOf: Record<string, string> = wordTable({
	good: 'well',
	bad: 'badly',
	nice: 'nicely',
	perfect: 'perfectly',
	fluent: 'fluently',
	different: 'differently',
	...Object.fromEntries(
		`careful beautiful correct regular serious rapid sudden constant dramatic significant polite quiet happy
		easy clear proper comfortable dangerous efficient effective automatic independent successful intelligent aggressive
		peaceful natural equal similar frequent gradual normal honest patient responsible economical financial
		mental physical emotional fantastic dangerous elegant angry`
			.split(/\s+/)
			.map((adjective) => [adjective, adverbOf(adjective)] as const),
	),
});

function adverbOf(adjective: string): string {
	if (/[^aeiou]y$/.test(adjective)) return `${adjective.slice(0, -1)}ily`;
	if (/[^aeiou]le$/.test(adjective)) return `${adjective.slice(0, -1)}y`;
	return `${adjective}${adjective.endsWith('ic') ? 'ally' : 'ly'}`;
}

/** Verbs after which one says how; "look" and "taste" are none. */
const doing: ReadonlySet<string> = new Set(
	`drive speak write read sing dance swim play cook listen behave work learn talk change develop increase improve
	decrease think react communicate study act travel live explain answer respond teach perform express dress understand
	progress sleep paint draw rise fall eat treat solve spend pronounce function drop run`
		.split(/\s+/)
		.flatMap(allForms)
		.filter(
			(form) =>
				!/^(?:spoken|written|driven|drawn|known|work|works|change|changes|increase|play|plays|run|drop|study|dress|fall|paint|sleep|rise|improvement|answer|travel|dance|cook|talk|talks|progress|function|drive|draw)$/.test(
					form,
				),
		),
);
/** Forms that are nouns as well: they need a subject beside them. */
const doingToo = wordSet(
	'work works change changes increase play plays run drop study dress fall paint sleep rise answer travel dance cook talk talks function drive draw',
);
const doer = wordSet(
	"i you he she it we they to can could will would should must don't doesn't didn't who people that always also not couldn't can't won't",
);
const notBefore = /^(?:NOUN|ADJ|PROPN|VERB|NUM)$/;
const afterManner =
	/^(?:and|or|than|in|at|with|for|on|because|especially|specially|if|when|as|to|but|by|from|so|who|every|during|nowadays|without|there|here|now|too|even)$/;

const modal = /^(?:can|could|will|would|should|must|may|might|can't|won't|to|i'll|we'll|you'll|they'll)$/;
const degreeAdverbs =
	'easy quick rapid serious careful total complete automatic significant dramatic constant regular successful immediate proper strong gradual real simple final active effective definite absolute'.split(
		' ',
	);

/** Adverbs where learners say adjectives. */
export const adverbSlotsFinders: Finders = {
	'manner-after-verb'(words) {
		return words.flatMap((word, index): Finding[] => {
			const manner = mannerOf[word.lower];
			if (!manner || !Object.hasOwn(mannerOf, word.lower)) return [];
			const next = words[index + 1];
			if (
				next &&
				!next.afterBreak &&
				(notBefore.test(next.partOfSpeech) ||
					!(endsClauseBefore(words, index + 1) || afterManner.test(next.lower)))
			)
				return [];
			let at = index - 1;
			while (/^(?:very|so|more|too|really|quite|as|much|not)$/.test(lowerAt(words, at))) at--;
			const isGraded = at < index - 1;
			if (/^(?:in|is|are)$/.test(next?.lower ?? '') && word.lower === 'different') return [];
			// "clear and simple stories", "it developed different from that", "treated as equal"
			if (
				/^(?:and|or|but)$/.test(next?.lower ?? '') &&
				(/^(?:ADJ|NOUN|NUM)$/.test(words[index + 2]?.partOfSpeech ?? '') ||
					Object.hasOwn(mannerOf, lowerAt(words, index + 2)))
			)
				return [];
			if (/^(?:from|than)$/.test(next?.lower ?? '') && word.lower === 'different') return [];
			if (word.lower === 'independent' && next?.lower === 'of') return [];
			if (lowerAt(words, index - 1) === 'as' && next?.lower !== 'as') return [];
			// "speak english very good"
			if (
				/^(?:english|spanish|french|german|italian|chinese|football|tennis|basketball|piano|guitar|it|them|us)$/.test(
					lowerAt(words, at),
				) &&
				(isGraded || word.lower !== 'different')
			)
				at -= /^(?:piano|guitar)$/.test(lowerAt(words, at)) ? 2 : 1;
			if (at < 0 || !unbroken(words, at, index + 1)) return [];
			const verb = lowerAt(words, at);
			if (!doing.has(verb) && !(doingToo.has(verb) && doer.has(lowerAt(words, at - 1)))) return [];
			if (/^(?:an?|the|my|his|her|their|our|of|very|is|was|are|some|no)$/.test(lowerAt(words, at - 1)))
				return [];
			if (
				/^(?:grow|grew|grown|grows|growing|run|ran|fell|fall|falls|falling|live|lives|lived|living|play|played|plays|slept|sleep)$/.test(
					verb,
				) &&
				/^(?:quiet|happy|dangerous|nice|independent|natural|normal|equal|direct|similar|comfortable)$/.test(
					word.lower,
				)
			)
				return [];
			// "she acts very polite" is how she seems
			if (/^act(?:s|ed|ing)?$/.test(verb)) return [];
			if (/^(?:eat|eats|ate|eating|eaten)$/.test(verb) && word.lower !== 'good') return [];
			if (word.lower === 'good' && /^(?:as|for|to|at|enough|or)$/.test(next?.lower ?? '') && !isGraded)
				return [];
			if (/^(?:think|thinks)$/.test(verb) && word.lower !== 'different') return [];
			if (
				/^(?:thought|thinking|read|reading|answered|understood|talking)$/.test(verb) &&
				/^(?:good|nice|bad|easy|similar)$/.test(word.lower)
			)
				return [];
			return [oneWord(index, manner, { verb, word: word.lower })];
		});
	},
	'manner-before-verb': (words) =>
		words.flatMap((word, index): Finding[] => {
			if (!degreeAdverbs.includes(word.lower)) return [];
			const before = lowerAt(words, index - 1);
			const next = words[index + 1];
			if (!next || !unbroken(words, index - 1, index + 2)) return [];
			const isBare =
				modal.test(before) &&
				before !== 'to' &&
				isBareVerb(next.lower) &&
				(next.partOfSpeech === 'VERB' || /^(?:PRON|DET|ADP)$/.test(words[index + 2]?.partOfSpeech ?? ''));
			const isPerfect =
				/^(?:have|has|had)$/.test(before) &&
				/(?:ed|known|grown|become|risen)$/.test(next.lower) &&
				next.partOfSpeech === 'VERB' &&
				!notBefore.test(words[index + 2]?.partOfSpeech ?? '');
			if (!isBare && !isPerfect) return [];
			const adverb = adverbOf(word.lower);
			return [oneWord(index, adverb, { word: word.lower })];
		}),
};
