import type { Page } from '@playwright/test';

/** What a page heard and told during a live talk; times in milliseconds from the start of the recording. */
export type TalkRecording = {
	sampleRateHz: number;
	/** The learner's microphone, as the page got it. */
	microphone: Float32Array;
	/** Henry, as the page gave him to the loudspeaker. */
	henry: Float32Array;
	/** Messages of the server's, as they came. */
	messages: { type: string; atMs: number }[];
};

/**
 * Makes a page record what goes through its microphone and its loudspeaker with one clock, and when the server's messages
 * come. Before the page is opened; its content security policy must be switched off.
 */
export async function recordTalk(page: Page): Promise<void> {
	// The transpiler names functions by a helper of its own, which the page lacks.
	await page.addInitScript('globalThis.__name = (named) => named;');
	await page.addInitScript(() => {
		const state = {
			blocks: [] as { at: number; arrivedAt: number; channels: [Float32Array, Float32Array] }[],
			messages: [] as { type: string; at: number }[],
			rateHz: 16_000,
		};
		Object.assign(window, { talkRecording: state });

		const context = new AudioContext({ sampleRate: state.rateHz });
		const worklet = `registerProcessor('tap', class extends AudioWorkletProcessor {
			process(inputs) {
				const silence = new Float32Array(128);
				const [microphone, henry] = inputs.map(([channel]) => (channel ?? silence).slice());
				this.port.postMessage({ at: currentFrame / sampleRate, channels: [microphone, henry] });
				return true;
			}
		});`;
		const ready = (async () => {
			await context.audioWorklet.addModule(
				URL.createObjectURL(new Blob([worklet], { type: 'text/javascript' })),
			);
			const node = new AudioWorkletNode(context, 'tap', { numberOfInputs: 2, numberOfOutputs: 1 });
			node.port.onmessage = ({ data }) => {
				state.blocks.push({ ...data, arrivedAt: performance.now() });
			};
			node.connect(context.destination);
			return node;
		})();
		const listenTo = async (stream: MediaStream, input: number) => {
			const node = await ready;
			await context.resume();
			const source = context.createMediaStreamSource(stream);
			source.connect(node, 0, input);
			return source;
		};

		// The page opens the microphone to ask for it, and again to talk: each time it begins anew, and the last one counts.
		let heard: MediaStreamAudioSourceNode | undefined;
		const open = MediaDevices.prototype.getUserMedia;
		MediaDevices.prototype.getUserMedia = async function (wanted) {
			for (const track of heard?.mediaStream.getTracks() ?? []) track.stop();
			heard?.disconnect();
			const stream = await open.call(this, wanted);
			heard = await listenTo(stream.clone(), 0);
			return stream;
		};
		const connect = AudioNode.prototype.connect as (this: AudioNode, ...to: unknown[]) => unknown;
		Object.assign(AudioNode.prototype, {
			connect(this: AudioNode, ...to: unknown[]) {
				const isOfPage = this.context instanceof AudioContext && this.context !== context;
				if (to[0] instanceof AudioDestinationNode && isOfPage) {
					const tap = (this.context as AudioContext).createMediaStreamDestination();
					connect.call(this, tap);
					void listenTo(tap.stream, 1);
				}
				return connect.call(this, ...to);
			},
		});
		const Socket = window.WebSocket;
		window.WebSocket = class extends Socket {
			constructor(address: string | URL) {
				super(address);
				this.addEventListener('message', ({ data }) => {
					if (typeof data !== 'string') return;
					state.messages.push({ type: JSON.parse(data).type, at: performance.now() });
				});
			}
		};
	});
}

/** What was recorded by now. */
export async function readTalk(page: Page): Promise<TalkRecording> {
	const recorded = await page.evaluate(() => {
		const { talkRecording: state } = window as unknown as {
			talkRecording: {
				blocks: { channels: [Float32Array, Float32Array]; at: number; arrivedAt: number }[];
				messages: { type: string; at: number }[];
				rateHz: number;
			};
		};
		/** The sound's clock drifts against the page's: how far they are apart is what the fastest of the blocks around show. */
		const soundMs = (pageMs: number) => {
			const around = state.blocks.filter(({ arrivedAt }) => Math.abs(arrivedAt - pageMs) < 1_000);
			const apart = Math.min(...around.map(({ arrivedAt, at }) => arrivedAt - 1_000 * at));
			return pageMs - apart - 1_000 * (state.blocks[0]?.at ?? 0);
		};
		const joined = (channel: 0 | 1) => {
			const pcm = new Int16Array(state.blocks.length * 128);
			for (const [index, { channels }] of state.blocks.entries()) {
				pcm.set(
					channels[channel].map((sample) => 32_767 * sample),
					128 * index,
				);
			}
			let text = '';
			const bytes = new Uint8Array(pcm.buffer);
			for (let from = 0; from < bytes.length; from += 32_768) {
				text += String.fromCharCode(...bytes.subarray(from, from + 32_768));
			}
			return btoa(text);
		};
		return {
			sampleRateHz: state.rateHz,
			microphone: joined(0),
			henry: joined(1),
			messages: state.messages.map(({ type, at }) => ({ type, atMs: soundMs(at) })),
		};
	});
	const floats = (base64: string) => {
		const bytes = Buffer.from(base64, 'base64');
		const pcm = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);
		return Float32Array.from(pcm, (sample) => sample / 32_768);
	};
	return { ...recorded, microphone: floats(recorded.microphone), henry: floats(recorded.henry) };
}
