import { floatToPcm16 } from '@henry/sound/pcm.ts';
import { createFramer, type Framer } from './framer.ts';

/** What the worklet's scope offers; TypeScript's DOM library does not describe it. */
declare const sampleRate: number;
declare class AudioWorkletProcessor {
	readonly port: MessagePort;
	constructor(options: { processorOptions: CaptureOptions });
}
declare function registerProcessor(name: string, processor: typeof AudioWorkletProcessor): void;

/** How the worklet's node is made. */
export type CaptureOptions = { readonly frameMs: number };

/**
 * Ships the first input channel as frames of `frameMs`, 16-bit, at the context's rate: messages of one Int16Array each,
 * its buffer transferred. The message `flush` makes it ship the last, shorter frame, answer `flushed` and end.
 */
class CaptureProcessor extends AudioWorkletProcessor {
	#ended = false;
	readonly #framer: Framer;

	constructor(options: { processorOptions: CaptureOptions }) {
		super(options);
		const frameLength = Math.round((sampleRate * options.processorOptions.frameMs) / 1_000);
		this.#framer = createFramer(frameLength, (frame) => {
			const pcm = floatToPcm16(frame);
			this.port.postMessage(pcm, [pcm.buffer]);
		});
		this.port.onmessage = () => {
			this.#framer.flush();
			this.#ended = true;
			this.port.postMessage('flushed');
		};
	}

	process(inputs: Float32Array[][]): boolean {
		const channel = inputs[0]?.[0];
		if (channel && !this.#ended) this.#framer.push(channel);
		return !this.#ended;
	}
}

registerProcessor('capture', CaptureProcessor);
