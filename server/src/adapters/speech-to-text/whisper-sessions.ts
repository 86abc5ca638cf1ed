import { createSpeechDetector } from '@henry/ear/whisper/speech-detector.ts';
import { createWhisperHearing, type Whisper, whisperLimits } from '@henry/ear/whisper/whisper-hearing.ts';
import { createWhisperNetworks } from '@henry/ear/whisper/whisper-networks.ts';
import { logMel } from '@henry/sound/log-mel.ts';
import { loudnessContour } from '@henry/sound/loudness.ts';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { quietSession } from '#server/engines/quiet-session.ts';
import { layOutWhisperFiles, type WhisperFiles } from './whisper-files.ts';

/** Loads Whisper for this process; each of its networks runs on so many threads. Rejects where a file is missing or damaged. */
export async function loadWhisper(files: WhisperFiles, threads: number): Promise<Whisper> {
	const { tokens, adapter, confidence, ...graphs } = layOutWhisperFiles(files);
	const encoder = await InferenceSession.create(graphs.encoder, quietSession(threads));
	const decoder = await InferenceSession.create(graphs.decoder, quietSession(threads));
	const detector =
		files.speechDetector === undefined
			? undefined
			: await InferenceSession.create(files.speechDetector, quietSession(1));
	return createWhisperHearing({
		networks: createWhisperNetworks({ encoder, decoder, Tensor }),
		tokens,
		confidence,
		limits: whisperLimits(adapter),
		detector: detector && createSpeechDetector(detector, Tensor),
		logMel,
		loudnessContour,
	});
}
