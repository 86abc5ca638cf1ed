import asked from '#data/words/asked-prepositions.json' with { type: 'json' };
import lexicon from '#data/words/kinds.json' with { type: 'json' };
import { phraseList } from '#grammar/phrase-lists.ts';
import { allForms, commonVerbs } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordSet } from '#grammar/word-set.ts';
import {
	articles,
	determiners,
	type FindKind,
	only,
	prepositions,
	subjectPronouns,
	verbOf,
} from './edit-in-sentence.ts';

const months: ReadonlySet<string> = new Set(phraseList('month'));
const seasons = wordSet('spring summer autumn winter');
const vehicles = wordSet('bus car train plane bike bicycle boat taxi tram metro underground');

/** Which preposition a verb, adjective or noun asks for. */
export const askedFor = new Map<string, string>();
for (const line of [asked.verbs, asked.adjectives, asked.nouns].flat()) {
	const [word = '', preposition = ''] = line.split(' ');
	const forms = commonVerbs.has(word)
		? allForms(word)
		: [word, `${word}s`, `${word}ed`, `${word.replace(/e$/, '')}ing`];
	for (const form of forms) if (!askedFor.has(form)) askedFor.set(form, preposition);
}

/** The preposition of a time: of a day, a month or a season. */
function timeOf(preposition: string, after: readonly string[]): string | undefined {
	const [next = '', second = ''] = after;
	const noun = determiners.has(next) ? second : next;
	const isDay = wordLists.day.has(noun.replace(/s$/, '')) || /^(?:weekdays?|birthday)$/.test(noun);
	if (preposition === 'on' && isDay) return noun;
	if (
		preposition === 'in' &&
		(months.has(noun) || seasons.has(noun) || /^(?:19|20)\d\d$|^(?:morning|afternoon|evening)$/.test(noun))
	) {
		return noun;
	}
	return preposition === 'at' && /^(?:night|christmas|easter|midnight|noon|weekends?)$/.test(noun)
		? noun
		: undefined;
}

/** They belong to their verb: "get on with somebody", "keep on talking". */
const particles = wordSet('on up out along away back off down');

/** Verbs that mean something else with each preposition. */
const verbsOfManyMeanings = wordSet(lexicon.verbsOfManyMeanings);

const isContent = (word: string) =>
	word !== '' &&
	!prepositions.has(word) &&
	!determiners.has(word) &&
	!subjectPronouns.has(word) &&
	!/^(?:and|but|or|so|because|that|which|who|not|it)$/.test(word);

/** A preposition that is put in, left out or changed. */
export const prepositionKind: FindKind = ({ removed, added, before, after }) => {
	const [gone, come] = [only(removed), only(added)];
	const words = [...removed, ...added];
	if (!words.every((word) => prepositions.has(word) || articles.has(word))) return undefined;
	if (!words.some((word) => prepositions.has(word))) return undefined;
	if (removed.length > 1 || added.length > 1)
		return removed.length > 0 && added.length > 0 ? { kind: 'preposition-other' } : undefined;
	const previous = before.at(-1) ?? '';
	const next = after[0] ?? '';
	if (gone === 'since' && come === 'for') return { kind: 'for-not-since' };
	if (gone === 'for' && come === 'since') return { kind: 'since-not-for' };
	if (gone === 'during' && come === 'for') return { kind: 'for-not-during' };
	if (come === '') {
		const isParticle = particles.has(gone) && (prepositions.has(next) || /(?<!th|morn|even)ing$/.test(next));
		if (next === '' || isParticle) return undefined;
		const isPlace = gone === 'of' && /^(?:near|inside|outside|despite)$/.test(previous);
		return isContent(previous) || isPlace
			? { kind: 'preposition-extra', words: { word: previous } }
			: undefined;
	}
	if (askedFor.get(previous) === come) return { kind: 'preposition-asked', words: { word: previous } };
	const time = timeOf(come, after);
	if (time) return { kind: 'preposition-of-time', words: { word: time } };
	if (come === 'by' && vehicles.has(next)) return { kind: 'by-vehicle', words: { word: next } };
	if (gone === '') {
		const isVerb = verbOf(previous) !== undefined;
		return isVerb
			? { kind: 'preposition-missing', words: { word: previous } }
			: { kind: 'preposition-other' };
	}
	return { kind: verbsOfManyMeanings.has(previous) ? 'preposition-choice' : 'preposition-other' };
};
