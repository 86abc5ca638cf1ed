import { join } from 'node:path';
import { configForTests } from '#server/app-for-tests.ts';
import { modelForTests } from '#server/models-for-tests.ts';
import type { TestableSpeechToText } from './contract.ts';
import { createEmbeddedEar } from './embedded.ts';
import { createWhisper } from './whisper.ts';

/** The real model in this machine's folder of models. */
export const whisperOfTests = await modelForTests('recognizer');
const { network: speechDetector } = await modelForTests('speech-detector');

/** Whisper with our own ear beside it, one process each; closes both. */
export function createWhisperForTests(
	maxUtterances = 2,
	{ weights = whisperOfTests.weights } = {},
): TestableSpeechToText {
	const own = createEmbeddedEar({ folder: configForTests.earFolder, processes: 1, maxUtterances });
	const whisper = createWhisper({
		files: {
			weights,
			tokenizer: whisperOfTests.tokenizer,
		},
		graphsFolder: join(configForTests.earFolder, '../whisper'),
		speechDetector,
		own,
		processes: 1,
		maxUtterances,
	});
	return { ...whisper, close: async () => void (await Promise.all([whisper.close(), own.close()])) };
}
