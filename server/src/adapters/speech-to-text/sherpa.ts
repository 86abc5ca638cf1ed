import type { WordErrorRate } from '@henry/contract/health.ts';
import { createEngineProcess } from '#server/engines/engine-process.ts';
import type { SpeechToText } from '#server/ports/speech-to-text.ts';
import type { SherpaFiles } from './sherpa-engine.ts';
import { createStreamedRecognizer } from './streamed-recognizer.ts';

/** A call holds one second of speech at most; the first one may wait for a large model's pages. */
const callTimeoutMs = 20_000;

/**
 * A streaming transducer (a zipformer or one with the same interface) in sherpa-onnx, in processes of its own. `model`
 * is what people read it is called. `maxUtterances` are followed at the same time by `processes` processes.
 *
 * The files must be verified before: a damaged or wrong one ends its process, and `start` rejects. Where there is a
 * detector of speech, an utterance in which it finds none has no words. Hints are not used:
 * the package takes them for a whole recogniser, not for one utterance. A word's confidence is the probability that the
 * network gave to the least likely of its tokens. Networks of this kind are rather too sure of themselves, and the two
 * thresholds are those of our own ear, not measured on one of them. Times are told apart by 40 ms and tend to be late;
 * the ends of words are estimated.
 */
export function createSherpa(options: {
	files: SherpaFiles;
	model: string;
	/** As published of the model. */
	wordErrorRates?: WordErrorRate[];
	processes: number;
	maxUtterances: number;
}): SpeechToText & { processIds(): number[] } {
	const engine = createEngineProcess({
		name: 'sherpa-onnx',
		model: options.model,
		module: new URL('./sherpa-engine.ts', import.meta.url),
		arguments: [JSON.stringify(options.files)],
		processes: options.processes,
		maxQueued: 0,
		maxSessions: options.maxUtterances,
		callTimeoutMs,
	});
	const recognizer = createStreamedRecognizer<undefined>(engine, {
		maxUtteranceMs: 30_000,
		settings: () => undefined,
		unsureBelow0to1: 0.5,
		nothingHeardBelow0to1: 0.2,
	});
	const { wordErrorRates } = options;
	if (!wordErrorRates) return recognizer;
	return { ...recognizer, health: () => ({ ...recognizer.health(), wordErrorRates }) };
}
