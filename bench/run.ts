import { benchEngines } from './engines.ts';
import { benchGrammarSpeech } from './grammar-speech.ts';
import { benchLighthouse } from './lighthouse.ts';

/** Every benchmark, one after the other. */
await benchEngines();
await benchGrammarSpeech();
await benchLighthouse();
