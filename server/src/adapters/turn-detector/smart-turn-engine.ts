import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { logMel, logMelBands, logMelFrameSamples } from '@henry/sound/log-mel.ts';
import { pcm16ToFloat } from '@henry/sound/pcm.ts';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { quietSession } from '#server/engines/quiet-session.ts';
import { serveEngine } from '#server/engines/serve-engine.ts';
import { speechWindowSamples, turnEndMs } from '#server/ports/turn-detector.ts';

/** What one process loads: the network that hears whether a turn is finished, or the one that hears speech. */
export type SmartTurnFiles = { network: string } | { speechDetector: string };

/** Each window is heard with the end of the one before. */
const contextSamples = 64;
const stateShape = [2, 1, 128] as const;
const stateSize = 2 * 128;
const turnEndSamples = (turnEndMs * speechSampleRateHz) / 1_000;
const turnEndFrames = turnEndSamples / logMelFrameSamples;

type Stream = { state: Tensor; context: Float32Array };

let network: InferenceSession | undefined;
let detector: InferenceSession | undefined;
const rate = new Tensor('int64', BigInt64Array.of(BigInt(speechSampleRateHz)), []);
const streams = new Map<number, Stream>();

function load(file: string): Promise<InferenceSession> {
	return InferenceSession.create(file, quietSession());
}

function newStream(): Stream {
	return {
		state: new Tensor('float32', new Float32Array(stateSize), stateShape),
		context: new Float32Array(contextSamples),
	};
}

/** One window through the detector; the stream remembers. */
async function hearWindow(loaded: InferenceSession, stream: Stream, window: Float32Array): Promise<number> {
	const input = new Float32Array(contextSamples + speechWindowSamples);
	input.set(stream.context);
	input.set(window, contextSamples);
	const { output, stateN } = await loaded.run({
		input: new Tensor('float32', input, [1, input.length]),
		state: stream.state,
		sr: rate,
	});
	if (!output || !stateN) throw new Error('The network is not a detector of speech.');
	stream.state = stateN as Tensor;
	stream.context = window.slice(-contextSamples);
	return output.data[0] as number;
}

/** `samples` fill windows. */
async function hear(stream: Stream, samples: Int16Array): Promise<number[]> {
	if (!detector) throw new Error('The detector of speech is not loaded.');
	const likelihoods: number[] = [];
	for (let place = 0; place < samples.length; place += speechWindowSamples) {
		const window = pcm16ToFloat(samples.subarray(place, place + speechWindowSamples));
		likelihoods.push(await hearWindow(detector, stream, window));
	}
	return likelihoods;
}

/** The end of a turn, after silence where it is shorter, with a mean of 0 and a variance of 1. */
function asInput(samples: Int16Array): Float32Array {
	const heard = pcm16ToFloat(samples.subarray(-turnEndSamples));
	const sound = new Float32Array(turnEndSamples);
	sound.set(heard, turnEndSamples - heard.length);
	const mean = sound.reduce((sum, sample) => sum + sample, 0) / sound.length;
	const variance = sound.reduce((sum, sample) => sum + (sample - mean) ** 2, 0) / sound.length;
	const deviation = Math.sqrt(variance + 1e-7);
	return sound.map((sample) => (sample - mean) / deviation);
}

async function completeness(samples: Int16Array): Promise<number> {
	if (!network) throw new Error('The network for ends of turns is not loaded.');
	const features = logMel(asInput(samples), turnEndFrames);
	const { logits } = await network.run({
		input_features: new Tensor('float32', features, [1, logMelBands, turnEndFrames]),
	});
	if (!logits) throw new Error('The network is not one for ends of turns.');
	// In spite of its name the output has been through the sigmoid.
	return logits.data[0] as number;
}

function streamOf(session: number): Stream {
	const stream = streams.get(session);
	if (!stream) throw new Error('This stream was not opened.');
	return stream;
}

serveEngine({
	async warm() {
		const files: SmartTurnFiles = JSON.parse(process.argv[2] as string);
		if ('network' in files) {
			network = await load(files.network);
			await completeness(new Int16Array(speechSampleRateHz));
		} else {
			detector = await load(files.speechDetector);
			await hear(newStream(), new Int16Array(speechWindowSamples));
		}
	},
	methods: {
		open: (session: number) => void streams.set(session, newStream()),
		push: (session: number, samples: Int16Array) => hear(streamOf(session), samples),
		drop: (session: number) => void streams.delete(session),
		completeness,
	},
});
