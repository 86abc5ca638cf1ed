import lexicon from '#data/words/pure-verbs.json' with { type: 'json' };
import { wordSet } from './word-set.ts';

/** Verbs that are never nouns, so that their bare form shows a verb. */
export const pureVerbs = wordSet(lexicon.pureVerbs);
