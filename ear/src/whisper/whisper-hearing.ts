import type { SpeechDetector } from './speech-detector.ts';
import { inSpokenStyle } from './spoken-style.ts';
import { withPauses } from './voiced-words.ts';
import type { WhisperAdapter } from './whisper-adapter.ts';
import { createWhisperConfidence, type WhisperConfidence, type WhisperSigns } from './whisper-confidence.ts';
import { createWhisperDecoder, type WhisperHypothesis, type WhisperNetworks } from './whisper-decoder.ts';
import { createWhisperHints } from './whisper-hints.ts';
import { withoutLoops } from './whisper-loops.ts';
import type { WhisperTokens } from './whisper-tokens.ts';
import type { WhisperLayout } from './whisper-weights.ts';
import { type WhisperWord, whisperWords } from './whisper-words.ts';

const sampleRateHz = 16_000;
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

/** What the model needs to hear as it was trained to: the published one, or what an adapter says. */
export type WhisperLimits = Pick<WhisperAdapter, 'mayWriteNothing'> & {
	minWindowSeconds: number;
	noRepeatedTokens: number;
};

/** What needs to be known of a model besides its networks and its tokenizer. */
export type WhisperSettings = {
	spokenTokens: WhisperLayout['spokenTokens'];
	limits: WhisperLimits;
	confidence: WhisperConfidence;
};

/** The limits of the model with what it learned since, if anything. */
export function whisperLimits(adapter: WhisperAdapter | undefined): WhisperLimits {
	return {
		minWindowSeconds: adapter?.minWindowSeconds ?? publishedWindowSeconds,
		noRepeatedTokens: adapter?.noRepeatedTokens ?? publishedNoRepeatedTokens,
		mayWriteNothing: adapter?.mayWriteNothing ?? false,
	};
}

/** What hears with Whisper: its networks, what is known of its words, and how sounds are looked at. */
export type WhisperParts<Heard, Kept> = {
	networks: WhisperNetworks<Heard, Kept>;
	tokens: WhisperTokens;
	confidence: WhisperConfidence;
	limits: WhisperLimits;
	/** Where there is one, nothing is heard in which it finds no speech. */
	detector?: SpeechDetector | undefined;
	/** Whisper's spectrogram of samples at 16 kHz: [80, frames], 10 ms a frame. */
	logMel(samples: Float32Array, frames: number): Float32Array;
	/** The loudness of samples step by step, in decibels. */
	loudnessContour(
		samples: Float32Array,
		steps: { sampleRateHz: number; stepMs: number; windowMs: number },
	): number[];
};

/** Puts Whisper together, the same on the server and in a browser. */
export function createWhisperHearing<Heard, Kept>(parts: WhisperParts<Heard, Kept>): Whisper {
	const { networks, tokens, limits, detector } = parts;
	const decode = createWhisperDecoder(networks, tokens);
	const chancesOf = createWhisperConfidence(parts.confidence);
	async function bestHypothesis(
		samples: Float32Array,
		{ hints = [], beginning = [] }: WhisperRequest,
	): Promise<WhisperHypothesis> {
		const seconds = samples.length / sampleRateHz;
		const window = Math.min(
			longestWindowSeconds,
			Math.max(limits.minWindowSeconds, seconds + silenceAfterSeconds),
		);
		const frames = 2 * Math.floor((window * framesPerSecond) / 2);
		const heard = await networks.hear(parts.logMel(samples, frames), frames);
		const maxTokens = Math.floor(seconds * tokensPerSecond) + tokensBesides;
		const favour = createWhisperHints(hints, tokens);
		return withoutLoops(await decode(heard, { ...limits, maxTokens, favour, beginning }), tokens);
	}
	function timedWords(hypothesis: WhisperHypothesis, samples: Float32Array): WhisperWord[] {
		const stepMs = 10;
		const steps = { sampleRateHz, stepMs, windowMs: 2 * stepMs };
		const positions = Math.ceil((samples.length / sampleRateHz) * positionsPerSecond);
		const contour = { stepMs, levelsDb: parts.loudnessContour(samples, steps) };
		return withPauses(whisperWords(hypothesis, tokens, positions), contour);
	}
	return {
		async hear(samples, request = {}) {
			if (!(await holdsSpeech(detector, samples))) return nothing;
			const hypothesis = await bestHypothesis(samples, request);
			const signs = signsOf(hypothesis);
			if (!isSpeech(signs)) return nothing;
			const words = timedWords(hypothesis, samples);
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
