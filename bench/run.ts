import { benchDialogue } from './dialogue.ts';
import { benchEngines } from './engines.ts';
import { benchGrammar } from './grammar.ts';
import { benchGrammarJudged } from './grammar-judged.ts';
import { benchGrammarMisheard } from './grammar-misheard.ts';
import { benchGrammarSpeech } from './grammar-speech.ts';
import { benchLatency } from './latency.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchLiveLoad } from './live-load.ts';
import { benchPronunciation } from './pronunciation.ts';
import { benchStore } from './store.ts';
import { benchStt } from './stt.ts';
import { benchTurns } from './turns.ts';

const benchmarks: Record<string, (part?: string, trial?: boolean) => Promise<void>> = {
	dialogue: benchDialogue,
	engines: () => benchEngines(),
	grammar: benchGrammar,
	'grammar-judged': benchGrammarJudged,
	'grammar-misheard': () => benchGrammarMisheard(),
	'grammar-speech': () => benchGrammarSpeech(),
	latency: (_, trial) => benchLatency(trial),
	lighthouse: benchLighthouse,
	'live-load': (_, trial) => benchLiveLoad(trial),
	pronunciation: benchPronunciation,
	store: () => benchStore(),
	stt: benchStt,
	turns: benchTurns,
};

/**
 * Every benchmark, one after the other, or the one that the first argument names. `stt` takes one of its parts as the
 * next argument; with `--trial` it only tries itself, on a little of its data.
 */
const [name, part] = process.argv.slice(2).filter((argument) => argument !== '--trial');
for (const one of name ? [name] : Object.keys(benchmarks)) {
	const benchmark = benchmarks[one];
	if (!benchmark)
		throw new Error(`No benchmark is named ${one}; there are ${Object.keys(benchmarks).join(', ')}.`);
	await benchmark(part, process.argv.includes('--trial'));
}
