import { type HeardFrames, type LayerFrames, layerFrameMs } from '@henry/ear/judge/heard-phones.ts';
import { logMel, logMelBands } from '@henry/sound/log-mel.ts';
import { pcm16ToFloat } from '@henry/sound/pcm.ts';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { quietSession } from '#server/engines/quiet-session.ts';

/** Silence that is put before and after the speech, in samples at 16 kHz: the layers hear both ends alike. */
const silenceSamples = 3_200;
const framesPerSilence = 10;
const samplesPerStep = 160;

const options = quietSession();

/** Hears the phones of speech (16 bits, 16 kHz), and what they are heard by. */
export type PhoneHearing = (speech: Int16Array) => Promise<HeardFrames & LayerFrames>;

/** Loads the encoder and the head on it, in ONNX Runtime. Rejects where a file is missing or damaged. */
export async function loadPhoneHearing(files: { encoder: string; head: string }): Promise<PhoneHearing> {
	const encoder = await InferenceSession.create(files.encoder, options);
	const head = await InferenceSession.create(files.head, options);
	return async (speech) => {
		const samples = new Float32Array(speech.length + 2 * silenceSamples);
		samples.set(pcm16ToFloat(speech), silenceSamples);
		const steps = 2 * Math.floor(samples.length / samplesPerStep / 2);
		const mel = new Tensor('float32', logMel(samples, steps), [1, logMelBands, steps]);
		const { frames } = await encoder.run({ mel });
		const { logProbabilities } = await head.run({ frames: frames as Tensor });
		const heard = withoutSilence(logProbabilities as Tensor);
		const { rows: layers, width } = withoutSilence(frames as Tensor);
		const count = heard.rows.length / heard.width;
		return { count, frameMs: layerFrameMs, logProbabilities: heard.rows, layers, width };
	};
}

/** Times count from the start of the speech again. */
function withoutSilence({ data, dims }: Tensor): { rows: Float32Array; width: number } {
	const width = dims.at(-1) as number;
	const rows = data as Float32Array;
	const end = Math.max(framesPerSilence, rows.length / width - framesPerSilence);
	return { rows: rows.slice(framesPerSilence * width, end * width), width };
}
