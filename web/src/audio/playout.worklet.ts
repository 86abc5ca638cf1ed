import { PlayoutQueue } from './playout-queue.ts';

/** What the worklet's scope offers; TypeScript's DOM library does not describe it. */
declare class AudioWorkletProcessor {
	readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: typeof AudioWorkletProcessor): void;

/** What the worklet is told: sound at the context's rate, the number of an end, or what to do. */
export type PlayoutMessage = Float32Array | number | 'hold' | 'resume' | 'flush';

/** Plays what it is told; answers the number of each end once everything before it has been played. */
class PlayoutProcessor extends AudioWorkletProcessor {
	readonly #queue = new PlayoutQueue();

	constructor() {
		super();
		this.port.onmessage = ({ data }: MessageEvent<PlayoutMessage>) => {
			if (data instanceof Float32Array) this.#queue.enqueue(data);
			else if (typeof data === 'number') this.#queue.markEnd(data);
			else this.#queue[data]();
		};
	}

	process(_inputs: Float32Array[][], outputs: Float32Array[][]): boolean {
		const channel = outputs[0]?.[0];
		if (channel) for (const end of this.#queue.pull(channel)) this.port.postMessage(end);
		return true;
	}
}

registerProcessor('playout', PlayoutProcessor);
