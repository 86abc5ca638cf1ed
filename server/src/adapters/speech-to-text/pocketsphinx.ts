import { speechSampleRateHz } from '@henry/contract/limits.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { createEngineProcess } from '#server/engines/engine-process.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import type { SpeechToText } from '#server/ports/speech-to-text.ts';
import type { PocketSphinxSegment } from './pocketsphinx-engine.ts';

const maxUtteranceMs = 20_000;
/** The worst case measured is noise: 20 s of it take 4 s on an idle core. */
const callTimeoutMs = 60_000;
const frameMs = 10;

/**
 * Words with a lower posterior are marked as doubtful. Measured with this decoder on 598 words read by adult learners
 * (speechocean762, training half; word error rate 82 %): the threshold marks 76 % of the wrong
 * words and 36 % of the right ones, and 82 % of the marked words are wrong. Higher thresholds mark most right words too.
 */
const unsureBelow0to1 = 0.5;

/**
 * PocketSphinx with the 16 kHz US English model of Debian's `pocketsphinx-en-us`, for clear speech: it is far less
 * accurate on learners with a strong accent. `maxQueued` calls may wait for one of `processes` processes of about
 * 180 MB each.
 */
export function createPocketSphinx(options: {
	processes: number;
	maxQueued: number;
}): SpeechToText & { processIds(): number[] } {
	const engine = createEngineProcess({
		name: 'PocketSphinx',
		model: 'en-us 5prealpha (generic US English)',
		module: new URL('./pocketsphinx-engine.ts', import.meta.url),
		processes: options.processes,
		maxQueued: options.maxQueued,
		callTimeoutMs,
	});
	return {
		...engine,
		maxUtteranceMs,
		async recognize(speech, callOptions) {
			const speechMs = Math.floor((speech.length * 1_000) / speechSampleRateHz);
			if (speechMs > maxUtteranceMs) {
				throw new ProviderError('invalid-input', `The speech is longer than ${maxUtteranceMs} ms.`);
			}
			const segments = (await engine.call('recognize', [speech], callOptions)) as PocketSphinxSegment[];
			return segments.filter(isWord).map((segment) => toTranscriptWord(segment, speechMs));
		},
	};
}

/** Silences (`<sil>`, `<s>`, `</s>`) and fillers (`[NOISE]`, `++UH++`) are segments too. */
function isWord({ word }: PocketSphinxSegment): boolean {
	return !/^[<[+]/.test(word);
}

function toTranscriptWord(segment: PocketSphinxSegment, speechMs: number): TranscriptWord {
	return {
		text: writtenForm(segment.word),
		startMs: Math.min(speechMs, segment.startFrame * frameMs),
		endMs: Math.min(speechMs, (segment.endFrame + 1) * frameMs),
		confidence0to1: segment.posterior0to1,
		unsure: segment.posterior0to1 < unsureBelow0to1,
	};
}

/** The dictionary numbers alternative pronunciations, "read(2)", and writes the pronoun I as "i". */
function writtenForm(dictionaryWord: string): string {
	return dictionaryWord.replace(/\(\d+\)$/, '').replace(/^i(?=$|')/, 'I');
}
