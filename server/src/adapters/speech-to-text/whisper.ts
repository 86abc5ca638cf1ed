import { engineWords } from '@henry/contract/engine-words.ts';
import type { WordErrorRate } from '@henry/contract/health.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { asTranscript } from '@henry/ear/confidence/heard-transcript.ts';
import type { WhisperAnswer, WhisperRequest } from '@henry/ear/whisper/whisper-hearing.ts';
import { createEngineProcess } from '#server/engines/engine-process.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { recognizeWhole, type SpeechToText, type Utterance } from '#server/ports/speech-to-text.ts';
import { durationMs } from './heard-words.ts';
import { readWhisperConfidence, type WhisperFiles } from './whisper-files.ts';
import { createWhisperUtterance, type WhisperHearing } from './whisper-utterance.ts';

/** As `./henry bench ears` measured it. */
const wordErrorRates: WordErrorRate[] = [
	{ percent: 17, on: engineWords.adultsMeasuredOn, source: 'bench/results/ears.json' },
	{ percent: 24, on: engineWords.childrenMeasuredOn, source: 'bench/results/ears.json' },
];

/** What the encoder takes at a time, and what it takes on a busy machine. */
const maxUtteranceMs = 30_000;
const callTimeoutMs = 30_000;
/** When to ask again for an utterance: one lasts half a minute at most, and one of many ends sooner. */
const retrySeconds = 5;

export type WhisperOptions = {
	files: Pick<WhisperFiles, 'weights' | 'tokenizer'>;
	graphsFolder: string;
	/** The file of what was learned from learners since. */
	learners?: string;
	speechDetector?: string;
	/** Our own ear: for words while one speaks where cores are busy. */
	own: SpeechToText;
	processes: number;
	/** How many utterances may be open at the same time. */
	maxUtterances: number;
};

/**
 * Whisper base (Radford et al. 2023) in ONNX Runtime, in processes of its own: it hears an utterance as a whole at its
 * end. It says how sure it is of each word.
 */
export function createWhisper(options: WhisperOptions): SpeechToText & { processIds(): number[] } {
	const { files, graphsFolder, learners, speechDetector, own, processes, maxUtterances } = options;
	const engine = createEngineProcess({
		name: 'Whisper',
		model: 'base',
		module: new URL('./whisper-engine.ts', import.meta.url),
		arguments: [
			JSON.stringify({ ...files, graphsFolder, learners, speechDetector } satisfies WhisperFiles),
			'1',
		],
		processes,
		maxQueued: maxUtterances,
		callTimeoutMs,
	});
	const doubt = readWhisperConfidence(graphsFolder);
	const transcriptOf = ({ words }: WhisperAnswer, speech: Int16Array): TranscriptWord[] =>
		asTranscript(words, durationMs(speech), doubt);
	let openUtterances = 0;
	let callsUnderWay = 0;
	async function ask(speech: Int16Array, request: WhisperRequest, signal: AbortSignal) {
		callsUnderWay += 1;
		try {
			const answer = (await engine.call('recognize', [speech, request], { signal })) as WhisperAnswer;
			return { words: transcriptOf(answer, speech), rows: answer.rows };
		} finally {
			callsUnderWay -= 1;
		}
	}
	const hear: WhisperHearing['hear'] = (speech, request, signal) =>
		ask(speech, request, signal).catch((error: unknown) => {
			// A process that died took nothing along: what was said is here, and another one hears it.
			if (error instanceof ProviderError && error.category === 'unavailable')
				return ask(speech, request, signal);
			throw error;
		});
	const hearSoFar: WhisperHearing['hearSoFar'] = (...asked) =>
		callsUnderWay < processes ? ask(...asked) : undefined;
	const open: SpeechToText['open'] = (utteranceOptions = {}) => {
		if (openUtterances >= maxUtterances) return refusedUtterance();
		openUtterances += 1;
		let isOpen = true;
		const onEnd = () => {
			if (isOpen) openUtterances -= 1;
			isOpen = false;
		};
		return createWhisperUtterance({ ...utteranceOptions, maxUtteranceMs, hear, hearSoFar, own, onEnd });
	};
	return {
		...engine,
		health: () => ({ ...engine.health(), wordErrorRates }),
		maxUtteranceMs,
		open,
		recognize: (speech, recognition) => recognizeWhole(open, speech, recognition),
	};
}

/** An utterance for which there is no room. */
function refusedUtterance(): Utterance {
	return {
		push() {},
		finish: async () => {
			throw new ProviderError('busy', 'Whisper hears as many utterances as it can.', {
				retryAfterSeconds: retrySeconds,
			});
		},
		cancel() {},
	};
}
