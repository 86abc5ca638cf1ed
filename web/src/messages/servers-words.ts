import { engineWords } from '@henry/contract/engine-words.ts';
import { refusals } from '@henry/contract/refusals.ts';

/** What the server says in English, by key: the contract has the words, which are not written and sent twice. */
export const serversWords = { refusal: refusals, engine: engineWords };
