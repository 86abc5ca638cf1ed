import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { inSpokenStyle } from '@henry/ear/spoken-style.ts';
import { withPauses } from '@henry/ear/voiced-words.ts';
import { createWhisperConfidence, type WhisperSigns } from '@henry/ear/whisper-confidence.ts';
import { createWhisperDecoder, type WhisperHypothesis } from '@henry/ear/whisper-decoder.ts';
import { createWhisperHints } from '@henry/ear/whisper-hints.ts';
import { withoutLoops } from '@henry/ear/whisper-loops.ts';
import type { WhisperTokens } from '@henry/ear/whisper-tokens.ts';
import { type WhisperWord, whisperWords } from '@henry/ear/whisper-words.ts';
import { logMel } from '@henry/sound/log-mel.ts';
import { loudnessContour } from '@henry/sound/loudness.ts';
import { loadSpeechDetector, type SpeechDetector } from './silero-detector.ts';
import { layOutWhisperFiles, type WhisperFiles } from './whisper-files.ts';
import { loadWhisperNetworks } from './whisper-networks.ts';

/** What the published model needs to hear well; an adapter may need less. */
const publishedWindowSeconds = 10;
const publishedNoRepeatedTokens = 5;
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

/** Words that are so unlikely are invented, and so are doubtful ones where speech is unlikely to begin with. */
const inventedBelowLogarithm = -1.45;
const noSpeechAbove0to1 = 0.38;
const doubtfulBelowLogarithm = -0.6;

export type WhisperRequest = {
	/** Texts whose words are likely. */
	hints?: readonly string[];
	/** The tokens that are settled already, as rows of an earlier answer: the answer begins with them. */
	beginning?: readonly number[];
};

/** What was heard, and how likely each word is right; no words where nobody spoke. */
export type WhisperAnswer = WhisperSigns & {
	words: (WhisperWord & { confidence0to1: number })[];
	/** The tokens of the words. */
	rows: number[];
};

/** Hears samples of -1..1 at 16 kHz, up to 30 s. */
export type Whisper = { hear(samples: Float32Array, request?: WhisperRequest): Promise<WhisperAnswer> };

/** Loads Whisper for this process; each of its networks runs on so many threads. Rejects where a file is missing or damaged. */
export async function loadWhisper(files: WhisperFiles, threads: number): Promise<Whisper> {
	const { tokens, adapter, confidence, ...graphs } = layOutWhisperFiles(files);
	const networks = await loadWhisperNetworks(graphs, threads);
	const decode = createWhisperDecoder(networks, tokens);
	const chancesOf = createWhisperConfidence(confidence);
	const { speechDetector } = files;
	const detector = speechDetector === undefined ? undefined : await loadSpeechDetector(speechDetector);
	const minWindowSeconds = adapter?.minWindowSeconds ?? publishedWindowSeconds;
	const limits = {
		noRepeatedTokens: adapter?.noRepeatedTokens ?? publishedNoRepeatedTokens,
		mayWriteNothing: adapter?.mayWriteNothing ?? false,
	};
	async function bestHypothesis(
		samples: Float32Array,
		{ hints = [], beginning = [] }: WhisperRequest,
	): Promise<WhisperHypothesis> {
		const seconds = samples.length / speechSampleRateHz;
		const window = Math.min(longestWindowSeconds, Math.max(minWindowSeconds, seconds + silenceAfterSeconds));
		const frames = 2 * Math.floor((window * framesPerSecond) / 2);
		const heard = await networks.hear(logMel(samples, frames), frames);
		const maxTokens = Math.floor(seconds * tokensPerSecond) + tokensBesides;
		const favour = createWhisperHints(hints, tokens);
		return withoutLoops(await decode(heard, { ...limits, maxTokens, favour, beginning }), tokens);
	}
	return {
		async hear(samples, request = {}) {
			if (!(await holdsSpeech(detector, samples))) return nothing;
			const hypothesis = await bestHypothesis(samples, request);
			const signs = signsOf(hypothesis);
			if (!isSpeech(signs)) return nothing;
			const words = timedWords(hypothesis, tokens, samples);
			const chances = chancesOf(words, signs);
			const sureOf = (index: number) => ({ confidence0to1: chances[index] as number });
			const { rows } = hypothesis;
			const styled = inSpokenStyle(words, tokens);
			return { ...signs, rows, words: styled.map((word, index) => ({ ...word, ...sureOf(index) })) };
		},
	};
}

function signsOf({ logProbabilities, noSpeech0to1, english0to1 }: WhisperHypothesis): WhisperSigns {
	const sum = logProbabilities.reduce((total, value) => total + value, 0);
	return { meanLogProbability: sum / logProbabilities.length, noSpeech0to1, english0to1 };
}

function timedWords(
	hypothesis: WhisperHypothesis,
	tokens: WhisperTokens,
	samples: Float32Array,
): WhisperWord[] {
	const stepMs = 10;
	const steps = { sampleRateHz: speechSampleRateHz, stepMs, windowMs: 2 * stepMs };
	const positions = Math.ceil((samples.length / speechSampleRateHz) * positionsPerSecond);
	const contour = { stepMs, levelsDb: loudnessContour(samples, steps) };
	return withPauses(whisperWords(hypothesis, tokens, positions), contour);
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

/**
 * Whether what was heard may have been said. Of sounds in which nobody speaks, 200 of 200 are turned away by this or by
 * the detector before it; words put to them are unlikely, and so is speech to begin with.
 */
function isSpeech({ meanLogProbability, noSpeech0to1 }: WhisperSigns): boolean {
	const isInvented = noSpeech0to1 > noSpeechAbove0to1 && meanLogProbability < doubtfulBelowLogarithm;
	return meanLogProbability > inventedBelowLogarithm && !isInvented;
}

const nothing: WhisperAnswer = {
	words: [],
	rows: [],
	meanLogProbability: 0,
	noSpeech0to1: 1,
	english0to1: 0,
};
