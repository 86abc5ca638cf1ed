import { createLetterToSound, type LetterToSoundModel } from './letter-to-sound.ts';
import { parseLexicon } from './lexicon.ts';
import { type Accent, withVariants } from './pronunciation-variants.ts';
import { createWordStresses, type WordStresses } from './word-stresses.ts';

export type PronunciationFiles = {
	lexicon: string;
	/** How the British say words, where that differs from the lexicon by more than rules: british.txt. */
	british: string;
	/** On which vowels words are stressed: stress.txt. */
	stress: string;
	letterToSound: LetterToSoundModel;
};

/** The ways to say words that count as right, British, American or both, in ARPAbet without stress. */
export type WordPronunciations = {
	/**
	 * The ways to say a word (letters and apostrophes): those of the lexicon or else letter-to-sound, with variants; none
	 * where it has no letter that can be said.
	 */
	of(word: string, accent?: Accent): string[][];
	/** Whether a word is not in the lexicon, so that its ways are guessed from its letters. */
	isGuessed(word: string): boolean;
	/** On which of their vowels words are stressed. */
	stresses: WordStresses;
};

/** Loads pronunciations. `phoneNames`: the phones that the files know. Throws RangeError for one that is not among them. */
export function createWordPronunciations(
	files: PronunciationFiles,
	phoneNames: readonly string[],
): WordPronunciations {
	const lexicon = parseLexicon(files.lexicon, phoneNames);
	const letterToSound = createLetterToSound(files.letterToSound);
	const stresses = createWordStresses(files.stress);
	const british = new Map<string, string[][]>();
	for (const line of files.british.trimEnd().split('\n')) {
		const [word = '', ...ways] = line.split('\t');
		// There a weak ER is written AH.
		british.set(
			word,
			ways.map((way) => way.replaceAll('ER', 'ER1').split(' ')),
		);
	}
	function listed(spelling: string): string[][] {
		const id = lexicon.idOf.get(spelling);
		const ways = id === undefined ? [] : lexicon.pronunciationsOf(id);
		return ways.map((phones) => phones.map((phone) => phoneNames[phone] as string));
	}
	/** The list of the British holds only what rules do not make of the other. */
	function knownWays(spelling: string, accent: Accent): string[][] {
		const inBritain = accent === 'american' ? [] : (british.get(spelling) ?? []);
		const elsewhere = accent === 'british' && inBritain.length > 0 ? [] : listed(spelling);
		return [...elsewhere, ...inBritain];
	}
	return {
		of(word, accent = 'either') {
			const spelling = word.toLowerCase();
			const known = knownWays(spelling, accent);
			const guessed = () =>
				[letterToSound(spelling.replaceAll("'", ''))].filter((phones) => phones.length > 0);
			return withVariants(spelling, known.length > 0 ? known : guessed(), accent, stresses.of(spelling));
		},
		isGuessed(word) {
			const spelling = word.toLowerCase();
			return listed(spelling).length === 0 && !british.has(spelling);
		},
		stresses,
	};
}
