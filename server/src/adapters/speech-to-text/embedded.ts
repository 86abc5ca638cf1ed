import { engineWords } from '@henry/contract/engine-words.ts';
import type { WordErrorRate } from '@henry/contract/health.ts';
import { createEngineProcess } from '#server/engines/engine-process.ts';
import type { SpeechToText } from '#server/ports/speech-to-text.ts';
import type { EarSettings } from './embedded-engine.ts';
import { createStreamedRecognizer } from './streamed-recognizer.ts';

/** As `./henry bench stt` measured it. */
const wordErrorRates: WordErrorRate[] = [
	{
		percent: 35,
		on: engineWords.earMeasuredOn,
		source: 'bench/results/stt.json',
	},
];

/** A call holds one second of speech at most, which takes a tenth of a second on an idle core. */
const callTimeoutMs = 20_000;

/**
 * Our own recogniser for learners' English (the room `ear`), with the models in `folder`. `maxUtterances` are followed
 * at the same time by `processes` processes.
 */
export function createEmbeddedEar(options: {
	folder: string;
	processes: number;
	maxUtterances: number;
}): SpeechToText & { processIds(): number[] } {
	const engine = createEngineProcess({
		name: engineWords.ear,
		model: engineWords.earModel,
		module: new URL('./embedded-engine.ts', import.meta.url),
		arguments: [options.folder],
		processes: options.processes,
		maxQueued: 0,
		maxSessions: options.maxUtterances,
		callTimeoutMs,
	});
	const recognizer = createStreamedRecognizer<EarSettings>(engine, {
		maxUtteranceMs: 30_000,
		settings: ({ hints = [], speaker }) => ({ hints, ...(speaker && { speaker }) }),
		// On 15,777 words of 125 learners that the models did not know, this marks 62 % of the wrong words and 15 % of the
		// right ones (`measured` in models/ear/confidence.json).
		unsureBelow0to1: 0.5,
		// Music, mostly; other languages are turned away by the engine itself.
		nothingHeardBelow0to1: 0.26,
	});
	return { ...recognizer, health: () => ({ ...recognizer.health(), wordErrorRates }) };
}
