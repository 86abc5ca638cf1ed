import lexicon from '#data/words/bare-noun-lists.json' with { type: 'json' };
import { wordSet } from './word-set.ts';
/** Nouns that also go without an article: "in class", "have school", "find time and place". */
export const oftenBare = wordSet(lexicon.oftenBare);
