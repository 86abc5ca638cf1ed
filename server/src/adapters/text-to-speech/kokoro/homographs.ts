import type { TaggedWord } from '@henry/grammar/tagged-text.ts';

const beforeNouns = new Set(
	`a an the my your his her its our their this these those no some any each every another of in for with without good
	bad first last`.split(/\s+/),
);
const beforeVerbs = new Set(
	`to i you we they please let's don't doesn't didn't do does did can can't could couldn't will won't would wouldn't shall
	should shouldn't must mustn't may might never always often usually sometimes who`.split(/\s+/),
);
const beforeThirdPersons = new Set('he she it who that which everybody everyone nobody somebody'.split(' '));
const perfects = new Set(
	`have has had i've you've we've they've he's she's haven't hasn't hadn't having be been being is are was were am get gets
	got getting isn't wasn't weren't aren't`.split(/\s+/),
);
const beForms = new Set(
	"am is are was were be been being i'm you're we're they're he's she's it's isn't wasn't get got getting".split(
		' ',
	),
);
const baseTakers = new Set(
	"to do does did don't doesn't didn't can can't could couldn't will won't would wouldn't shall should shouldn't must may might let's".split(
		' ',
	),
);
const pastCues = /^(?:yesterday|ago|last|was|were|had|did|went|said|told|came|saw|once|then|when)$/;
const singularSubjects = /^(?:he|she|it|everyone|everybody|nobody|who)$/;
const helpers =
	/^(?:have|has|had|haven't|hasn't|do|does|did|don't|doesn't|didn't|will|would|can|could|should)$/;
const determiners = /^(?:a|an|the|my|your|his|her|its|our|their|this|that|these|those|it|them)$/;
const adverbs = /^(?:already|just|never|ever|always|also|often|not|only|really|carefully|recently|even)$/;

/** The word before, past the adverbs that stand between a verb and its helper. */
function before(words: readonly TaggedWord[], index: number): TaggedWord | undefined {
	let place = index - 1;
	while (adverbs.test(words[place]?.lower ?? '')) place--;
	return words[place];
}

/** "read", "wound": whether it is a past form here. */
function isPast(words: readonly TaggedWord[], index: number): boolean {
	const nearest = before(words, index);
	// "Have you read it?", "Did she read it?": the helper stands before the subject.
	const isAsked =
		nearest?.partOfSpeech === 'PRON' && helpers.test(words[words.indexOf(nearest) - 1]?.lower ?? '');
	const helper = isAsked ? words[words.indexOf(nearest) - 1] : nearest;
	if (perfects.has(helper?.lower ?? '')) return true;
	if (baseTakers.has(helper?.lower ?? '')) return false;
	if (singularSubjects.test(helper?.lower ?? '') || helper?.partOfSpeech === 'PROPN') return true;
	return words.some(({ lower, partOfSpeech }, place) => {
		if (place === index) return false;
		return pastCues.test(lower)
			? lower !== 'then' && lower !== 'when'
			: partOfSpeech === 'VERB' && /ed$/.test(lower);
	});
}

/** "I used to", "I'm used to it", but "it is used to cut": the senses of the word. */
function sensesOfUsed(words: readonly TaggedWord[], index: number): string[] {
	if (words[index + 1]?.lower !== 'to') return [];
	const isAfterBe = beForms.has(before(words, index)?.lower ?? '');
	const next = words[index + 2];
	const isPurpose = isAfterBe && next?.partOfSpeech === 'VERB' && !next.lower.endsWith('ing');
	return isPurpose ? [] : ['VBD'];
}

/** "live", "close", "record": whether the word is a noun, a verb or an adjective here, by its neighbours, else by its tag. */
function partOfSpeechHere(words: readonly TaggedWord[], index: number): string {
	const word = words[index] as TaggedWord;
	const previous = word.afterBreak ? undefined : before(words, index);
	const next = words[index + 1]?.afterBreak ? undefined : words[index + 1];
	const own =
		word.partOfSpeech === 'PROPN' ? 'NOUN' : word.partOfSpeech === 'AUX' ? 'VERB' : word.partOfSpeech;
	if (previous && beforeVerbs.has(previous.lower)) return 'VERB';
	if (previous && beforeThirdPersons.has(previous.lower) && word.lower.endsWith('s')) return 'VERB';
	if (previous && beforeNouns.has(previous.lower))
		return own === 'ADJ' && next?.partOfSpeech === 'NOUN' ? 'ADJ' : own === 'VERB' ? 'NOUN' : own;
	// "It was live", "he lives close": no verb follows a form of to be as it is.
	if (own === 'VERB' && beForms.has(previous?.lower ?? '') && !/(?:ing|ed)$/.test(word.lower)) return 'ADJ';
	if (!previous && next && determiners.test(next.lower)) return 'VERB';
	return own;
}

/**
 * The senses that a word has in its sentence, as misaki's lexicons name them, the likeliest first: `VBD`, `VERB`, `NOUN`,
 * `ADJ`, `ADV`, `DT`; `None` at the end of a clause, where small words keep their full sound.
 */
export function sensesOf(words: readonly TaggedWord[], index: number, endsClause: boolean): string[] {
	const word = words[index];
	if (!word) return endsClause ? ['None'] : [];
	if (word.lower === 'used') return sensesOfUsed(words, index);
	const part = partOfSpeechHere(words, index);
	const past = (part === 'VERB' || word.lower === 'read') && isPast(words, index) ? ['VBD'] : [];
	const determiner = part === 'DET' ? ['DT'] : [];
	return [...(endsClause ? ['None'] : []), ...past, ...determiner, part];
}

/** Whether "lead" is the metal here. */
export function isMetal(words: readonly TaggedWord[], index: number): boolean {
	const next = words[index + 1]?.lower ?? '';
	if (/^(?:pipes?|pencils?|paint|poisoning|weights?|roof)$/.test(next)) return true;
	const endsThere = words[index + 1] === undefined || words[index + 1]?.afterBreak === true;
	return endsThere && /^(?:of|contains?|toxic|heavy)$/.test(words[index - 1]?.lower ?? '');
}
