import { benchAcademies } from './academies.ts';
import { benchDanger } from './danger.ts';
import { benchDialogue } from './dialogue.ts';
import { benchEars } from './ears.ts';
import { benchEngines } from './engines.ts';
import { benchExams } from './exams.ts';
import { benchGrammar } from './grammar.ts';
import { benchGrammarEnds } from './grammar-ends.ts';
import { benchGrammarJudged } from './grammar-judged.ts';
import { benchGrammarMisheard } from './grammar-misheard.ts';
import { benchGrammarModel } from './grammar-model.ts';
import { benchGrammarRules } from './grammar-rules.ts';
import { benchGrammarSpeech } from './grammar-speech.ts';
import { benchLatency } from './latency.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchLiveLoad } from './live-load.ts';
import { benchLoad } from './load.ts';
import { benchMind } from './mind.ts';
import { benchPronunciation } from './pronunciation.ts';
import { benchReportTime } from './report-time.ts';
import { benchStore } from './store.ts';
import { benchStt } from './stt.ts';
import { benchTurns } from './turns.ts';
import { benchVoice } from './voice.ts';

const benchmarks: Record<string, (part?: string, trial?: boolean) => Promise<void>> = {
	academies: (_, trial) => benchAcademies(trial),
	danger: benchDanger,
	dialogue: benchDialogue,
	ears: benchEars,
	engines: () => benchEngines(),
	exams: benchExams,
	grammar: benchGrammar,
	'grammar-ends': (_, trial) => benchGrammarEnds(trial),
	'grammar-judged': benchGrammarJudged,
	'grammar-misheard': () => benchGrammarMisheard(),
	'grammar-model': benchGrammarModel,
	'grammar-rules': () => benchGrammarRules(),
	'grammar-speech': benchGrammarSpeech,
	latency: benchLatency,
	lighthouse: benchLighthouse,
	'live-load': benchLiveLoad,
	load: benchLoad,
	mind: (_, trial) => benchMind(trial),
	pronunciation: benchPronunciation,
	'report-time': (_, trial) => benchReportTime(trial),
	store: () => benchStore(),
	stt: benchStt,
	turns: benchTurns,
	voice: benchVoice,
};

/**
 * Every benchmark, one after the other, or the one that the first argument names. Many take one of their parts as the next
 * argument; with `--trial` they only try themselves, on a little of their data.
 */
const [name, part] = process.argv.slice(2).filter((argument) => argument !== '--trial');
for (const one of name ? [name] : Object.keys(benchmarks)) {
	const benchmark = benchmarks[one];
	if (!benchmark)
		throw new Error(`No benchmark is named ${one}; there are ${Object.keys(benchmarks).join(', ')}.`);
	await benchmark(part, process.argv.includes('--trial'));
}
