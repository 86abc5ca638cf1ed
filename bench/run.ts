import { benchEngines } from './engines.ts';
import { benchGrammar } from './grammar.ts';
import { benchGrammarSpeech } from './grammar-speech.ts';
import { benchLighthouse } from './lighthouse.ts';

/** Every benchmark, one after the other. */
await benchEngines();
await benchGrammar();
await benchGrammarSpeech();
await benchLighthouse();
