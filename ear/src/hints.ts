import { parsePhones } from '#ear/lexicon/lexicon.ts';
import type { ExtraWord, SearchNetwork } from '#ear/search/search-network.ts';
import type { EarModel } from './ear-model.ts';

/** Added to the log probability of a hinted word. */
const hintBonus = 1.5;
/** Log probability of a hinted word that the lexicon lacks, before the bonus. */
const extraWordLogProb = -5;
/** Words that the lexicon lacks take milliseconds each to be pronounced: only so many are, the first ones. */
export const maxExtraWords = 30;

/** What an exercise lets expect: a search network of its own, its extra words, and their spellings in their order. */
export type Hints = { searchNetwork: SearchNetwork; extraWords: ExtraWord[]; extraTexts: string[] };

/** Recordings come in stretches, and exercises are few: so many of the latest hints are kept ready. */
const keptHints = 16;

/** The words of a text. */
function wordsOf(text: string): string[] {
	return text.replaceAll('’', "'").match(/[a-z]+(?:'[a-z]+)*/gi) ?? [];
}

/**
 * Makes words likelier that are expected: those of the exercise's topic and questions, and of what was said before.
 * The first words that the lexicon lacks are pronounced by letter-to-sound and can be recognised too. Very frequent
 * words gain nothing, since everything expects them. Takes some 50 ms, and up to 12 ms for each word that is pronounced.
 */
function readHints(texts: readonly string[], model: EarModel): Hints {
	const bonuses = new Map<number, number>();
	const extraWords: ExtraWord[] = [];
	const extraTexts: string[] = [];
	const spellings = new Map(texts.flatMap(wordsOf).map((word) => [word.toLowerCase(), word]));
	for (const [word, spelling] of spellings) {
		const id = model.lexicon.idOf.get(word);
		if (id !== undefined) {
			if (model.languageModel.unigramScore(id) < -6) bonuses.set(id, hintBonus);
			continue;
		}
		if (extraWords.length === maxExtraWords) continue;
		const phones = model.letterToSound(word.replaceAll("'", ''));
		if (phones.length === 0) continue;
		const pronunciation = parsePhones(phones.join(' '), model.phoneIds);
		bonuses.set(model.lexicon.words.length + extraWords.length, hintBonus);
		extraWords.push({ pronunciations: [pronunciation], logProb: extraWordLogProb });
		extraTexts.push(spelling);
	}
	return { searchNetwork: model.searchNetworks.build({ bonuses, extraWords }), extraWords, extraTexts };
}

/** Reads hints, and knows the latest ones again. */
export function createHintReader(model: EarModel): (texts: readonly string[]) => Hints {
	const kept = new Map<string, Hints>();
	return (texts) => {
		const key = texts.join('\n');
		const hints = kept.get(key) ?? readHints(texts, model);
		kept.delete(key);
		kept.set(key, hints);
		if (kept.size > keptHints) kept.delete(kept.keys().next().value as string);
		return hints;
	};
}
