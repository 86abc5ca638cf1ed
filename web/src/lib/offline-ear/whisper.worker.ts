import type { Doubt } from '@henry/ear/confidence/heard-transcript.ts';
import { createSpeechDetector } from '@henry/ear/whisper/speech-detector.ts';
import {
	createWhisperHearing,
	type Whisper,
	type WhisperSettings,
} from '@henry/ear/whisper/whisper-hearing.ts';
import { createWhisperNetworks } from '@henry/ear/whisper/whisper-networks.ts';
import { readWhisperTokens } from '@henry/ear/whisper/whisper-tokens.ts';
import { logMel } from '@henry/sound/log-mel.ts';
import { loudnessContour } from '@henry/sound/loudness.ts';
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import { serveEngineThread } from '#web/lib/engine-thread.ts';
import type { EarAnswer, EarRequest } from './ear-messages.ts';
import { earStore } from './ear-store.ts';
import { hearRecording } from './hear-recording.ts';

/** The name that the graphs have for the file of their weights. */
const weightsName = 'weights';

let ear: { whisper: Whisper; doubt: Doubt } | undefined;

/** Loads the ear that this browser keeps; undefined where it keeps none that is whole. */
async function loadEar() {
	const files = await earStore.read();
	if (!files) return undefined;
	// Several threads need memory that they share, which browsers give to isolated pages alone; ours are not.
	Object.assign(env.wasm, { numThreads: 1, wasmBinary: files.runtime });
	const externalData = [{ path: weightsName, data: files.weights }];
	const encoder = await InferenceSession.create(files.encoder, { externalData });
	const decoder = await InferenceSession.create(files.decoder, { externalData });
	const detector = await InferenceSession.create(files.speechDetector);
	const read = (file: Uint8Array) => JSON.parse(new TextDecoder().decode(file));
	const settings: WhisperSettings = read(files.settings);
	const whisper = createWhisperHearing({
		networks: createWhisperNetworks({ encoder, decoder, Tensor }),
		tokens: readWhisperTokens(read(files.tokenizer), settings.spokenTokens),
		confidence: settings.confidence,
		limits: settings.limits,
		detector: createSpeechDetector(detector, Tensor),
		logMel,
		loudnessContour,
	});
	return { whisper, doubt: settings.confidence };
}

serveEngineThread(async ({ wav, hints }: EarRequest): Promise<EarAnswer> => {
	ear ??= await loadEar();
	return { words: ear && (await hearRecording(wav, hints, ear)) };
});
