/// <reference path="../../engines/sherpa-onnx-node.d.ts" />
import { accessSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { concatPcm16, pcm16ToFloat } from '@henry/sound/pcm.ts';
import sherpa, { type OnlineRecognizer, type OnlineStream, type Vad } from 'sherpa-onnx-node';
import { serveEngine } from '#server/engines/serve-engine.ts';
import type { StreamedMethods } from '#server/engines/streamed-utterance.ts';
import type { HeardWord } from './heard-words.ts';
import { toHeardWords } from './sherpa-words.ts';

/** The files of a streaming transducer: its three networks and the list of its tokens; and of a Silero detector of speech. */
export type SherpaFiles = {
	encoder: string;
	decoder: string;
	joiner: string;
	tokens: string;
	speechDetector?: string | undefined;
};

/** The network looks ahead, by 0.45 to 0.77 s with the streaming zipformers; only with as much after it is the end heard. */
const tailSamples = 0.8 * speechSampleRateHz;
/** Speech is what the detector takes for it for so long without a break: a short "no" lasts twice as long. */
const minSpeechSeconds = 0.1;
const detectorWindowSamples = 512;
/** An utterance's state takes some megabytes of native memory, of which the garbage collector knows nothing. */
const droppedBetweenCollections = 8;

type Utterance = {
	stream: OnlineStream;
	sound: Int16Array[];
	/** The words before the last endpoint. */
	words: HeardWord[];
};

let recognizer: OnlineRecognizer | undefined;
let detector: Vad | undefined;
const utterances = new Map<number, Utterance>();
let dropped = 0;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function loadRecognizer({ encoder, decoder, joiner, tokens }: SherpaFiles): OnlineRecognizer {
	return new sherpa.OnlineRecognizer({
		featConfig: { sampleRate: speechSampleRateHz, featureDim: 80 },
		modelConfig: { transducer: { encoder, decoder, joiner }, tokens, numThreads: 1, provider: 'cpu' },
		decodingMethod: 'greedy_search',
		enableEndpoint: true,
		rule1MinTrailingSilence: 2.4,
		rule2MinTrailingSilence: 1.2,
		// Speech is never cut for its length alone.
		rule3MinUtteranceLength: 3_600,
	});
}

function loadDetector(network: string): Vad {
	// The package would take a file that is missing for a detector that never finds any speech.
	accessSync(network);
	const sileroVad = {
		model: network,
		threshold: 0.5,
		minSpeechDuration: minSpeechSeconds,
		windowSize: detectorWindowSamples,
	};
	return new sherpa.Vad({ sileroVad, sampleRate: speechSampleRateHz, numThreads: 1, provider: 'cpu' }, 1);
}

/** Whether the detector, if there is one, finds speech; it looks no further than to the first. */
function holdsSpeech(sound: readonly Int16Array[]): boolean {
	if (!detector) return true;
	detector.reset();
	const samples = pcm16ToFloat(concatPcm16(sound));
	for (let start = 0; start < samples.length; start += detectorWindowSamples) {
		detector.acceptWaveform(samples.subarray(start, start + detectorWindowSamples));
		if (detector.isDetected()) return true;
	}
	return false;
}

/** Takes samples in, and starts anew after a long silence: what was said before it then stays as it is. */
function hear(listening: OnlineRecognizer, utterance: Utterance, samples: Int16Array): HeardWord[] {
	const { stream, sound } = utterance;
	sound.push(samples);
	stream.acceptWaveform({ samples: pcm16ToFloat(samples), sampleRate: speechSampleRateHz });
	while (listening.isReady(stream)) {
		listening.decode(stream);
		if (!listening.isEndpoint(stream)) continue;
		utterance.words.push(...toHeardWords(listening.getResult(stream)));
		listening.reset(stream);
	}
	return [...utterance.words, ...toHeardWords(listening.getResult(stream))];
}

function loaded(): OnlineRecognizer {
	if (!recognizer) throw new Error('The model is not loaded.');
	return recognizer;
}

function utteranceOf(session: number): Utterance {
	const utterance = utterances.get(session);
	if (!utterance) throw new Error('This utterance was not opened.');
	return utterance;
}

const methods: StreamedMethods<undefined, HeardWord[], HeardWord[]> = {
	open(session) {
		utterances.set(session, { stream: loaded().createStream(), sound: [], words: [] });
	},
	push: (session, samples) => hear(loaded(), utteranceOf(session), samples),
	finish(session, samples) {
		const utterance = utteranceOf(session);
		hear(loaded(), utterance, samples);
		const words = hear(loaded(), utterance, new Int16Array(tailSamples));
		// Networks of this kind put words to noise.
		return words.length > 0 && holdsSpeech(utterance.sound) ? words : [];
	},
	drop(session) {
		utterances.delete(session);
		dropped += 1;
		if (dropped % droppedBetweenCollections === 0) collectGarbage();
	},
};

serveEngine({
	warm() {
		const files: SherpaFiles = JSON.parse(process.argv[2] as string);
		recognizer = loadRecognizer(files);
		if (files.speechDetector !== undefined) detector = loadDetector(files.speechDetector);
		// Files that do not belong together load, and end the process when they hear the first sound: here, not in a call.
		const stream = recognizer.createStream();
		const tone = new Int16Array(speechSampleRateHz).map((_, index) => 6_000 * Math.sin(index ** 1.5 / 1_000));
		hear(recognizer, { stream, sound: [], words: [] }, tone);
		holdsSpeech([tone]);
	},
	methods,
});
