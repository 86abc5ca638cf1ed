/**
 * Words that are usually said weakly inside a sentence, with their weak forms (Wells 2008, "Longman Pronunciation
 * Dictionary", and any course of English phonetics), as far as they differ from the dictionary's. Phones in ARPAbet.
 * Forms of one consonant are left to the written contractions: anything could be one.
 */
const weakForms: Record<string, readonly string[]> = {
	a: ['AH'],
	am: ['AH M'],
	an: ['AH N'],
	and: ['AH N D', 'AH N', 'N D'],
	are: ['ER', 'AH'],
	as: ['AH Z'],
	at: ['AH T'],
	but: ['B AH T'],
	can: ['K AH N', 'K N'],
	could: ['K AH D'],
	do: ['D AH', 'D UH'],
	does: ['D AH Z'],
	for: ['F ER', 'F AH'],
	from: ['F R AH M'],
	had: ['HH AH D', 'AH D'],
	has: ['HH AH Z', 'AH Z'],
	have: ['HH AH V', 'AH V'],
	he: ['HH IY', 'IY', 'HH IH'],
	her: ['ER', 'HH AH'],
	him: ['IH M'],
	his: ['IH Z'],
	must: ['M AH S T', 'M AH S'],
	of: ['AH V', 'AH'],
	or: ['ER'],
	shall: ['SH AH L'],
	she: ['SH IH'],
	should: ['SH AH D'],
	some: ['S AH M'],
	than: ['DH AH N'],
	that: ['DH AH T'],
	the: ['DH AH', 'DH IY', 'DH IH'],
	them: ['DH AH M', 'AH M'],
	there: ['DH ER', 'DH AH'],
	to: ['T AH', 'T UH', 'T UW'],
	us: ['AH S'],
	was: ['W AH Z'],
	we: ['W IH'],
	were: ['W ER', 'W AH'],
	what: ['W AH T'],
	will: ['AH L'],
	would: ['W AH D'],
	you: ['Y AH', 'Y UH'],
	your: ['Y ER', 'Y AH'],
};

/** The vowels; two of them change where they are weak, and have a 1 here where they are strong, as in "cup" and "bird". */
const vowels = new Set('AA AE AH AH1 AO AW AY EH ER ER1 EY IH IY OW OY UH UW'.split(' '));
const changingVowels = new Set(['AH', 'ER']);
/** Words said with the vowel of "father" in the south of England and that of "cat" in America (Wells's BATH set). */
const bathWords =
	/^(after\w*|answer\w*|ask\w*|aunt\w*|bath\w*|branch\w*|can't|cast\w*|castle\w*|chance\w*|class\w*|dance\w*|draft\w*|example\w*|fast\w*|france|glass\w*|grass\w*|half|last\w*|laugh\w*|mask\w*|master\w*|pass\w*|past\w*|path\w*|plant\w*|rather|staff|task\w*|vast\w*)$/;
/** Yods that Americans drop and the British keep: new, student, tune. */
const droppedYod = new Set(['N', 'T', 'D', 'S', 'Z', 'TH']);

/** By which standard words are judged: British (of the south of England), American, or either. */
export type Accent = 'either' | 'british' | 'american';

type Rule = (phones: readonly string[], word: string) => string[];

/** Without the Rs that British speakers do not say: those not before a vowel. The strong vowel of "bird" stays. */
const withoutR: Rule = (phones) =>
	phones.flatMap((phone, index) => {
		const isBeforeVowel = vowels.has(phones[index + 1] ?? '');
		if (phone === 'ER' && !isBeforeVowel) return ['AH'];
		return phone === 'R' && index > 0 && !isBeforeVowel ? [] : [phone];
	});

const withBathVowel: Rule = (phones, word) =>
	bathWords.test(word) ? phones.map((phone) => (phone === 'AE' ? 'AA' : phone)) : [...phones];

/** The British round the vowel of "hot", which Americans do not; many Americans do not tell "cot" from "caught". */
const withRoundVowel: Rule = (phones) => phones.map((phone) => (phone === 'AA' ? 'AO' : phone));
const withOpenVowel: Rule = (phones) =>
	phones.map((phone, index) => (phone === 'AO' && phones[index + 1] !== 'R' ? 'AA' : phone));

/** An American T between vowels is a tap, which sounds like a D. */
const withTap: Rule = (phones) =>
	phones.map((phone, index) => {
		const before = phones[index - 1] ?? '';
		const isBetween = (vowels.has(before) || before === 'R') && vowels.has(phones[index + 1] ?? '');
		return phone === 'T' && isBetween ? 'D' : phone;
	});

const withYod: Rule = (phones) =>
	phones.flatMap((phone, index) =>
		phone === 'UW' && droppedYod.has(phones[index - 1] ?? '') ? ['Y', phone] : [phone],
	);

/** A weak inner vowel may be that of "about" or that of "roses"; the strong one of "cup" may not. */
const withWeakI: Rule = (phones) =>
	phones.map((phone, index) => (phone === 'AH' && index > 0 && index < phones.length - 1 ? 'IH' : phone));

/** The British hardly say the vowel before the end of secretary and laboratory, which Americans say in full. */
const shortEnding = /(?:ary|ery|ory)$/;
const endingVowels = new Set(['EH', 'AO', 'AH', 'ER']);
const withEnding =
	(vowel: readonly string[]): Rule =>
	(phones, word) => {
		const place = phones.length - 3;
		const [own = '', r, last] = phones.slice(place);
		const isLong = phones.slice(0, Math.max(0, place)).some((phone) => vowels.has(phone));
		const isFull = isLong && shortEnding.test(word) && endingVowels.has(own) && r === 'R' && last === 'IY';
		return isFull ? [...phones.slice(0, place), ...vowel, 'R', 'IY'] : [...phones];
	};
const withWeakEnding = withEnding(['AH']);
const withoutEndingVowel = withEnding([]);

const rules = [
	withWeakEnding,
	withoutEndingVowel,
	withoutR,
	withBathVowel,
	withRoundVowel,
	withOpenVowel,
	withTap,
	withYod,
	withWeakI,
];
const british: Rule = (phones, word) =>
	withoutR(withRoundVowel(withBathVowel(withYod(phones, word), word), word), word);

const asGiven: Rule = (phones) => [...phones];
const inBritish =
	(rule: Rule): Rule =>
	(phones, word) =>
		rule(british(phones, word), word);
/** What is done to each given way, by accent. The British "father" keeps its vowel, and so does the northern "bath". */
const rulesOf: Record<Accent, readonly Rule[]> = {
	either: [asGiven, ...rules, british],
	american: [asGiven, withOpenVowel, withTap, withWeakI],
	british: [
		withoutR,
		british,
		...[withWeakEnding, withoutEndingVowel].map(inBritish),
		// Before the Rs go: the weak vowel that is left of one is never that of "roses".
		(phones, word) => british(withWeakI(phones, word), word),
		(phones, word) => withoutR(withBathVowel(phones, word), word),
	],
};

/**
 * A given way with its strong vowels marked, once for each way to stress the word (a digit a vowel, 0 where it is weak).
 * The only vowel of a word is strong; of longer words that nobody knows the stress of, all may be weak.
 */
function withStrongVowels(phones: readonly string[], stresses: readonly string[]): string[][] {
	const places = [...phones.keys()].filter((place) => vowels.has(phones[place] as string));
	const known = places.length === 1 ? ['1'] : stresses.filter(({ length }) => length === places.length);
	const marked = (digits: string) =>
		phones.map((phone, place) => {
			const isWeak = (digits[places.indexOf(place)] ?? '0') === '0';
			return isWeak || !changingVowels.has(phone) ? phone : `${phone}1`;
		});
	return (known.length > 0 ? known : ['']).map(marked);
}

/**
 * The ways to say a word that count as right: those given, its weak forms, and what British and American speakers do
 * differently, as far as they belong to the `accent`. `stresses`: the ways to stress the word, a digit a vowel (0 where it is
 * weak). An ER1 that is given is strong. Each way once, the given ones first.
 */
export function withVariants(
	word: string,
	spoken: readonly (readonly string[])[],
	accent: Accent = 'either',
	stresses: readonly string[] = [],
): string[][] {
	const given = spoken.flatMap((phones) => withStrongVowels(phones, stresses));
	const weak = (weakForms[word] ?? []).map((phones) => phones.split(' '));
	const ways = [...given, ...weak];
	const first = accent === 'british' ? [] : ways;
	const all = [...first, ...ways.flatMap((phones) => rulesOf[accent].map((rule) => rule(phones, word)))];
	const written = all.map((phones) => phones.map((phone) => phone.replace('1', '')));
	return [...new Map(written.map((phones) => [phones.join(' '), phones])).values()];
}
