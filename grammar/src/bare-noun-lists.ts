import lexicon from '#data/words/bare-noun-lists.json' with { type: 'json' };
import { wordSet } from './word-set.ts';
/** Nouns that also go without an article: "in class", "have school", "find time and place". */
export const oftenBare = wordSet(lexicon.oftenBare);

/** Nouns that one also likes or has as a whole: "i like fish", "i love camp". */
export const oftenUncounted = wordSet(lexicon.oftenUncounted);
