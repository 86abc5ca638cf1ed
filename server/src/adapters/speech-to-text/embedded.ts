import { speechSampleRateHz } from '@henry/contract/limits.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import type { HeardWord } from '@henry/ear/ear.ts';
import { createEngineProcess } from '#server/engines/engine-process.ts';
import { streamUtterance } from '#server/engines/streamed-utterance.ts';
import { recognizeWhole, type SpeechToText } from '#server/ports/speech-to-text.ts';
import type { EarSettings } from './embedded-engine.ts';

const maxUtteranceMs = 30_000;
/** A call holds one second of speech at most, which takes a tenth of a second on an idle core. */
const callTimeoutMs = 20_000;

/**
 * Words with a lower confidence are marked as doubtful. On 17,152 words of 125 learners that the networks had not heard,
 * that marks 77 % of the wrong words and 22 % of the right ones (`measured` in models/ear/confidence.json).
 */
const unsureBelow0to1 = 0.5;
/**
 * An utterance whose words have a lower mean confidence holds no words: noise, music, another language, or speech that
 * was not understood at all. Of learners' utterances 7 % lie under it, in which as many words are wrong as were said.
 */
const nothingHeardBelow0to1 = 0.2;

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
		name: 'Henry’s ear',
		model: 'trained on learners’ English',
		module: new URL('./embedded-engine.ts', import.meta.url),
		arguments: [options.folder],
		processes: options.processes,
		maxQueued: 0,
		maxSessions: options.maxUtterances,
		callTimeoutMs,
	});
	const open: SpeechToText['open'] = ({ hints = [], onPartial, signal } = {}) => {
		let length = 0;
		const utterance = streamUtterance<EarSettings, HeardWord[], HeardWord[]>(engine, {
			settings: { hints },
			maxUtteranceMs,
			onPartial: onPartial && ((words) => onPartial(words.map((word) => asTranscriptWord(word, length)))),
			...(signal && { signal }),
		});
		return {
			push(samples) {
				length += samples.length;
				utterance.push(samples);
			},
			finish: async () => understood(await utterance.finish()).map((word) => asTranscriptWord(word, length)),
			cancel: utterance.cancel,
		};
	};
	return {
		...engine,
		maxUtteranceMs,
		open,
		recognize: (speech, callOptions) => recognizeWhole(open, speech, callOptions),
	};
}

/** The words, or none where they are as good as invented. */
function understood(words: HeardWord[]): HeardWord[] {
	const sum = words.reduce((total, { confidence0to1 }) => total + confidence0to1, 0);
	return sum < nothingHeardBelow0to1 * words.length ? [] : words;
}

/** Words end with the speech at the latest, though the last frame of 30 ms may reach beyond it. */
function asTranscriptWord(
	{ text, startMs, endMs, confidence0to1 }: HeardWord,
	samples: number,
): TranscriptWord {
	const speechMs = Math.floor((samples * 1_000) / speechSampleRateHz);
	return {
		text,
		startMs: Math.min(startMs, speechMs),
		endMs: Math.min(endMs, speechMs),
		confidence0to1,
		unsure: confidence0to1 < unsureBelow0to1,
	};
}
