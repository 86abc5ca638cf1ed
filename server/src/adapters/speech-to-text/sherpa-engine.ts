/// <reference path="../../engines/sherpa-onnx-node.d.ts" />
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { pcm16ToFloat } from '@henry/sound/pcm.ts';
import sherpa, { type OnlineRecognizer, type OnlineStream } from 'sherpa-onnx-node';
import { serveEngine } from '#server/engines/serve-engine.ts';
import type { StreamedMethods } from '#server/engines/streamed-utterance.ts';
import type { HeardWord } from './heard-words.ts';
import { toHeardWords } from './sherpa-words.ts';

/** The files of a streaming transducer: its three networks and the list of its tokens. */
export type SherpaFiles = { encoder: string; decoder: string; joiner: string; tokens: string };

/** The network looks ahead, by 0.45 to 0.77 s with the streaming zipformers; only with as much after it is the end heard. */
const tailSamples = 0.8 * speechSampleRateHz;
/** An utterance's state takes some megabytes of native memory, of which the garbage collector knows nothing. */
const droppedBetweenCollections = 8;

type Utterance = {
	stream: OnlineStream;
	/** The words before the last endpoint. */
	words: HeardWord[];
};

let recognizer: OnlineRecognizer | undefined;
const utterances = new Map<number, Utterance>();
let dropped = 0;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function load({ tokens, ...transducer }: SherpaFiles): OnlineRecognizer {
	return new sherpa.OnlineRecognizer({
		featConfig: { sampleRate: speechSampleRateHz, featureDim: 80 },
		modelConfig: { transducer, tokens, numThreads: 1, provider: 'cpu' },
		decodingMethod: 'greedy_search',
		enableEndpoint: true,
		rule1MinTrailingSilence: 2.4,
		rule2MinTrailingSilence: 1.2,
		// Speech is never cut for its length alone.
		rule3MinUtteranceLength: 3_600,
	});
}

/** Takes samples in, and starts anew after a long silence: what was said before it then stays as it is. */
function hear(listening: OnlineRecognizer, utterance: Utterance, samples: Int16Array): HeardWord[] {
	const { stream } = utterance;
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
		utterances.set(session, { stream: loaded().createStream(), words: [] });
	},
	push: (session, samples) => hear(loaded(), utteranceOf(session), samples),
	finish(session, samples) {
		const utterance = utteranceOf(session);
		hear(loaded(), utterance, samples);
		return hear(loaded(), utterance, new Int16Array(tailSamples));
	},
	drop(session) {
		utterances.delete(session);
		dropped += 1;
		if (dropped % droppedBetweenCollections === 0) collectGarbage();
	},
};

serveEngine({
	warm() {
		recognizer = load(JSON.parse(process.argv[2] as string));
		// Files that do not belong together load, and end the process when they hear the first sound: here, not in a call.
		const stream = recognizer.createStream();
		const tone = new Int16Array(speechSampleRateHz).map((_, index) => 6_000 * Math.sin(index ** 1.5 / 1_000));
		hear(recognizer, { stream, words: [] }, tone);
	},
	methods,
});
