import type { InferenceSession, Tensor, TensorConstructor } from 'onnxruntime-common';

const windowSamples = 512;
/** Each window is heard after the end of the one before it. */
const contextSamples = 64;
const stateShape = [2, 1, 128];

/** Tells how likely each 32 ms of a sound, one after the other from its beginning, hold speech. */
export type SpeechDetector = { detect(samples: Float32Array): AsyncGenerator<number> };

/** Silero's detector of speech (version 5 or later) at 16 kHz, from ONNX Runtime's session of it and its tensors. */
export function createSpeechDetector(session: InferenceSession, Tensor: TensorConstructor): SpeechDetector {
	const sampleRate = new Tensor('int64', BigInt64Array.of(16_000n), []);
	return {
		async *detect(samples) {
			let state: Tensor = new Tensor('float32', new Float32Array(256), stateShape);
			const window = new Float32Array(contextSamples + windowSamples);
			for (let start = 0; start < samples.length; start += windowSamples) {
				window.copyWithin(0, windowSamples);
				window.fill(0, contextSamples);
				window.set(samples.subarray(start, start + windowSamples), contextSamples);
				const input = new Tensor('float32', window.slice(), [1, window.length]);
				const { output, stateN } = await session.run({ input, state, sr: sampleRate });
				state = stateN as Tensor;
				yield (output as Tensor).data[0] as number;
			}
		},
	};
}
