import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { createWhisperDecoder } from '@henry/ear/whisper-decoder.ts';
import { type WhisperWord, whisperWords } from '@henry/ear/whisper-words.ts';
import { logMel } from '@henry/sound/log-mel.ts';
import { loadSpeechDetector, type SpeechDetector } from './silero-detector.ts';
import { layOutWhisperFiles, type WhisperFiles } from './whisper-files.ts';
import { loadWhisperNetworks } from './whisper-networks.ts';

/** What the published model needs to hear well; an adapter may need less. */
const publishedWindowSeconds = 10;
const longestWindowSeconds = 30;
/** Silence after the speech, by which the model knows that it has ended. */
const silenceAfterSeconds = 0.5;
const framesPerSecond = 100;
const positionsPerSecond = 50;
/** Nobody says more. */
const tokensPerSecond = 7;
const tokensBesides = 8;
const speechAbove0to1 = 0.5;
/** A short "no" lasts twice as long. */
const shortestSpeechWindows = 3;

export type WhisperAnswer = { words: WhisperWord[]; noSpeech0to1: number; english0to1: number };

/** Hears samples of -1..1 at 16 kHz, up to 30 s. */
export type Whisper = { hear(samples: Float32Array): Promise<WhisperAnswer> };

/** Loads Whisper for this process; each of its networks runs on so many threads. Rejects where a file is missing or damaged. */
export async function loadWhisper(files: WhisperFiles, threads: number): Promise<Whisper> {
	const { tokens, minWindowSeconds = publishedWindowSeconds, ...graphs } = layOutWhisperFiles(files);
	const networks = await loadWhisperNetworks(graphs, threads);
	const decode = createWhisperDecoder(networks, tokens);
	const { speechDetector } = files;
	const detector = speechDetector === undefined ? undefined : await loadSpeechDetector(speechDetector);
	async function hear(samples: Float32Array): Promise<WhisperAnswer> {
		if (!(await holdsSpeech(detector, samples))) return nothing;
		const seconds = samples.length / speechSampleRateHz;
		const window = Math.min(longestWindowSeconds, Math.max(minWindowSeconds, seconds + silenceAfterSeconds));
		const frames = 2 * Math.floor((window * framesPerSecond) / 2);
		const heard = await networks.hear(logMel(samples, frames), frames);
		const hypothesis = await decode(heard, {
			maxTokens: Math.floor(seconds * tokensPerSecond) + tokensBesides,
			noRepeatedTokens: 5,
		});
		const positions = Math.min(frames / 2, Math.ceil(seconds * positionsPerSecond));
		const words = whisperWords(hypothesis, tokens, positions);
		return { words, noSpeech0to1: hypothesis.noSpeech0to1, english0to1: hypothesis.english0to1 };
	}
	return { hear };
}

/** Whether the detector, if there is one, finds speech; it looks no further than to the first. */
async function holdsSpeech(detector: SpeechDetector | undefined, samples: Float32Array): Promise<boolean> {
	if (!detector) return true;
	let windows = 0;
	for await (const speech0to1 of detector.detect(samples)) {
		windows = speech0to1 > speechAbove0to1 ? windows + 1 : 0;
		if (windows === shortestSpeechWindows) return true;
	}
	return false;
}

const nothing: WhisperAnswer = { words: [], noSpeech0to1: 1, english0to1: 0 };
