import type { Variety } from '@henry/reading/number-words.ts';
import { withStress } from './symbols.ts';

/** Phonemes of a word, or of each part of speech (`VERB`, `VBD` …; `None` for the end of a clause) beside `DEFAULT`. */
type Entry = string | Record<string, string | null>;
/** A lexicon as misaki publishes it: phonemes by spelling. */
export type LexiconFile = Record<string, Entry>;

/** Looks words up. `senses` are an entry's keys to try before `DEFAULT`. */
export type Lexicon = {
	/** The phonemes of a word as it is spelled, of its base with -s, -ed or -ing, or of two words in one; undefined if unknown. */
	phonemesOf(word: string, senses?: readonly string[]): string | undefined;
	isWord(lowerCase: string): boolean;
};

const voiceless = /[ptkfθ]$/;
const hissing = /[szʃʒʧʤ]$/;

/** The lexicon made of the checked one (`gold`) and the wider one (`silver`). */
export function createLexicon(gold: LexiconFile, silver: LexiconFile, variety: Variety): Lexicon {
	const weakVowel = variety === 'british' ? 'ɪ' : 'ᵻ';

	function entryOf(word: string): Entry | undefined {
		for (const file of [gold, silver]) if (Object.hasOwn(file, word)) return file[word];
		return undefined;
	}

	function spelled(word: string): Entry | undefined {
		const lower = word.toLowerCase();
		return entryOf(word) ?? entryOf(lower) ?? entryOf(lower.charAt(0).toUpperCase() + lower.slice(1));
	}

	function listed(word: string, senses: readonly string[]): string | undefined {
		const entry = spelled(word);
		if (entry === undefined || typeof entry === 'string') return entry;
		const sense = senses.find((name) => typeof entry[name] === 'string');
		return entry[sense ?? 'DEFAULT'] ?? undefined;
	}

	const withS = (base: string) =>
		base + (hissing.test(base) ? `${weakVowel}z` : voiceless.test(base) ? 's' : 'z');

	function withEd(base: string): string {
		if (/[td]$/.test(base)) return `${base}${weakVowel}d`;
		return base + (/[pkfθʃsʧ]$/.test(base) ? 't' : 'd');
	}

	/** British speech has an R again where a vowel follows it: "firing". */
	function withIng(base: string, stem: string): string {
		const linking = variety === 'british' && /re?$/.test(stem) && /[əː]$/.test(base) ? 'ɹ' : '';
		return `${base}${linking}ɪŋ`;
	}

	function derived(word: string, senses: readonly string[]): string | undefined {
		const lower = word.toLowerCase();
		const base = (stems: string[]) => {
			const stem = stems.find((candidate) => candidate.length > 1 && spelled(candidate) !== undefined);
			return stem === undefined ? undefined : { stem, phonemes: listed(stem, senses) ?? '' };
		};
		if (/(?:'s|s')$/.test(lower)) {
			const own = base([word.replace(/'s$|'$/, ''), word.replace(/s'$/, '')]);
			return own && (lower.endsWith("'s") ? withS(own.phonemes) : own.phonemes);
		}
		if (/[^s']s$/.test(lower)) {
			const one = base([word.slice(0, -1), word.slice(0, -2), word.replace(/ies$/i, 'y')]);
			return one && withS(one.phonemes);
		}
		if (/ed$/.test(lower)) {
			const verb = base([
				word.slice(0, -1),
				word.slice(0, -2),
				word.slice(0, -3),
				word.replace(/ied$/i, 'y'),
			]);
			return verb && withEd(verb.phonemes);
		}
		if (/ing$/.test(lower)) {
			const verb = base([word.slice(0, -3), `${word.slice(0, -3)}e`, word.replace(/(.)\1ing$/i, '$1')]);
			return verb && withIng(verb.phonemes, verb.stem);
		}
		return undefined;
	}

	/** "livestream": two words of at least three letters each, the second one with a weaker stress. */
	function compound(word: string): string | undefined {
		const lower = word.toLowerCase();
		for (let length = lower.length - 3; length >= 3; length--) {
			const [first, second] = [lower.slice(0, length), lower.slice(length)];
			if (!Object.hasOwn(gold, first)) continue;
			const [front, back] = [listed(first, []), listed(second, []) ?? derived(second, [])];
			if (front && back) return withStress(front, 'ˈ') + back.replaceAll('ˈ', 'ˌ');
		}
		return undefined;
	}

	return {
		phonemesOf: (word, senses = []) => listed(word, senses) ?? derived(word, senses) ?? compound(word),
		isWord: (lowerCase) => spelled(lowerCase) !== undefined || derived(lowerCase, []) !== undefined,
	};
}
