import { speechSampleRateHz } from '@henry/contract/limits.ts';
import type { CaptureOptions } from './capture.worklet.ts';
import captureWorkletUrl from './capture.worklet.ts?worker&url';
import { contextStartMs, keepRunning } from './keep-running.ts';
import { keepScreenOn } from './keep-screen-on.ts';
import { MicrophoneError, releaseMicrophone } from './microphone.ts';
import { createSpeechFrames } from './speech-frames.ts';
import { watchInterruptions } from './watch-interruptions.ts';
import { within } from './within.ts';

/** How long the last frame is waited for, as a context that the system has suspended never ships it. */
const flushMs = 500;

/** What a capture tells while it runs. */
export type CaptureHandlers = {
	/** A frame of speech, 16-bit at 16 kHz; the last one may be shorter. */
	readonly onFrame: (samples: Int16Array) => void;
	/** The microphone was unplugged or taken away; `stop` is still to be called. */
	readonly onLost: () => void;
	/** The system has taken the sound away for now, as for a phone call or while the phone is locked. */
	readonly onInterrupted?: () => void;
	readonly onResumed?: () => void;
};

/** A running capture. */
export type Capture = {
	/** Hands on the last frame, then frees microphone and context. May be called again. */
	readonly stop: () => Promise<void>;
};

/** A context at the speech rate, or, where the browser cannot join the stream to that, at the device's own. */
function createSource(stream: MediaStream): MediaStreamAudioSourceNode {
	let context: AudioContext | undefined;
	try {
		context = new AudioContext({ sampleRate: speechSampleRateHz });
		return context.createMediaStreamSource(stream);
	} catch {
		void context?.close();
		return new AudioContext().createMediaStreamSource(stream);
	}
}

async function startNode(
	context: AudioContext,
	started: Promise<void>,
	processorOptions: CaptureOptions,
): Promise<AudioWorkletNode> {
	await context.audioWorklet.addModule(captureWorkletUrl);
	if (!(await within(contextStartMs, started))) throw new MicrophoneError('needs-tap');
	const channel = { channelCount: 1, channelCountMode: 'explicit' } as const;
	const node = new AudioWorkletNode(context, 'capture', { ...channel, processorOptions });
	node.connect(context.destination); // silent, but without it some browsers do not run the node
	return node;
}

/** Wires the node's messages to the handlers; resolves when the node has shipped its last frame. */
function receiveFrames(node: AudioWorkletNode, onFrame: (samples: Int16Array) => void): Promise<void> {
	return new Promise((resolve) => {
		node.port.onmessage = ({ data }: MessageEvent<Int16Array | 'flushed'>) => {
			if (data === 'flushed') resolve();
			else onFrame(data);
		};
	});
}

/**
 * Captures a microphone's stream, which it owns from then on: as frames of `frameMs`, 16-bit mono at 16 kHz. The browser
 * converts the rate where it can; Firefox refuses to join a stream to a context of another rate, so there the device's
 * rate is captured and converted here, frame by frame. Rejects, with the stream released, if the browser cannot
 * capture (`unsupported`) or wants a touch of the page first (`needs-tap`).
 *
 * Both ways were tested in Chromium with a file as microphone, the second by making the first fail; Firefox and Safari
 * were not available.
 */
export async function startCapture(
	stream: MediaStream,
	handlers: CaptureHandlers,
	frameMs = 100,
): Promise<Capture> {
	let release = () => releaseMicrophone(stream);
	try {
		const source = createSource(stream);
		const context = source.context as AudioContext;
		const running = keepRunning(context);
		const screenOn = keepScreenOn();
		release = () => {
			releaseMicrophone(stream);
			running.end();
			screenOn.end();
			void context.close();
		};
		const node = await startNode(context, running.started, { frameMs });
		const frames = createSpeechFrames(context.sampleRate, frameMs, handlers.onFrame);
		const flushed = receiveFrames(node, frames.push);
		for (const track of stream.getTracks()) track.addEventListener('ended', handlers.onLost);
		watchInterruptions(context, stream.getAudioTracks(), handlers);
		source.connect(node);
		const stop = async () => {
			node.port.postMessage('flush');
			await within(flushMs, flushed);
			frames.flush();
			release();
		};
		let stopped: Promise<void> | undefined;
		return {
			stop() {
				stopped ??= stop();
				return stopped;
			},
		};
	} catch (error) {
		release();
		throw error instanceof MicrophoneError ? error : new MicrophoneError('unsupported', error);
	}
}
