import { pcm16ToFloat } from '@henry/sound/pcm.ts';
import { createResampler } from '@henry/sound/resample.ts';
import { contextStartMs, keepRunning } from './keep-running.ts';
import type { PlayoutMessage } from './playout.worklet.ts';
import playoutWorkletUrl from './playout.worklet.ts?worker&url';
import { watchStall } from './watch-stall.ts';
import { within } from './within.ts';

/** Sound is converted in pieces of this length, so that the first is heard while the rest is being converted. */
const pieceMs = 100;
/** Samples of which the level is told: 21 ms at 48 kHz. */
const levelSamples = 1_024;

/** Plays sound that comes in pieces. */
export type Playout = {
	/** False while the browser waits for a touch of the page, or the system has put its sound to sleep or does not take it. */
	readonly isAudible: () => boolean;
	/** How loud it sounds at this moment: a root mean square of 0..1. */
	readonly level0to1: () => number;
	/** Plays 16-bit mono samples (a whole rate, 8 to 192 kHz) after all that was enqueued before. */
	readonly enqueue: (samples: Int16Array, sampleRateHz: number) => void;
	/**
	 * Calls back when all that was enqueued before has been played to its end, or (false) when it is noticed that nothing is
	 * played; never, if it is flushed.
	 */
	readonly whenPlayed: (callback: (wasAudible: boolean) => void) => void;
	/** Silence at once, until `resume` goes on from there. */
	readonly hold: () => void;
	readonly resume: () => void;
	/** Drops everything at once, with its callbacks. */
	readonly flush: () => void;
	readonly close: () => void;
};

function* atRate(samples: Int16Array, fromHz: number, toHz: number): Generator<Float32Array> {
	if (fromHz === toHz) return yield pcm16ToFloat(samples);
	const resampler = createResampler(fromHz, toHz);
	const pieceSamples = Math.round((fromHz * pieceMs) / 1_000);
	for (let start = 0; start < samples.length; start += pieceSamples)
		yield resampler.push(pcm16ToFloat(samples.subarray(start, start + pieceSamples)));
	yield resampler.flush();
}

/** Opens the loudspeaker at the device's own rate. Rejects if the browser cannot play so. */
export async function openPlayout(): Promise<Playout> {
	const context = new AudioContext();
	const running = keepRunning(context);
	const callbacks = new Map<number, (wasAudible: boolean) => void>();
	const stall = watchStall(context, () => {
		for (const callback of callbacks.values()) callback(false);
		callbacks.clear();
	});
	const close = () => {
		running.end();
		stall.end();
		callbacks.clear();
		void context.close();
	};
	try {
		await context.audioWorklet.addModule(playoutWorkletUrl);
	} catch (error) {
		close();
		throw error;
	}
	const node = new AudioWorkletNode(context, 'playout', { numberOfInputs: 0, outputChannelCount: [1] });
	const meter = new AnalyserNode(context, { fftSize: levelSamples });
	const heard = new Float32Array(levelSamples);
	node.connect(meter).connect(context.destination);
	await within(contextStartMs, running.started);
	const tell = (message: PlayoutMessage) => node.port.postMessage(message);

	let ends = 0;
	node.port.onmessage = ({ data }: MessageEvent<number>) => {
		const finish = () => {
			callbacks.get(data)?.(true);
			callbacks.delete(data);
		};
		// What the worklet has handed on is heard so much later.
		setTimeout(finish, (context.outputLatency || 0) * 1_000);
	};
	return {
		isAudible: () => context.state === 'running' && !stall.isStalled(),
		level0to1() {
			meter.getFloatTimeDomainData(heard);
			return Math.sqrt(heard.reduce((sum, sample) => sum + sample * sample, 0) / levelSamples);
		},
		enqueue(samples, sampleRateHz) {
			for (const piece of atRate(samples, sampleRateHz, context.sampleRate)) tell(piece);
		},
		whenPlayed(callback) {
			ends += 1;
			callbacks.set(ends, callback);
			tell(ends);
		},
		hold: () => tell('hold'),
		resume: () => tell('resume'),
		flush() {
			callbacks.clear();
			tell('flush');
		},
		close,
	};
}
