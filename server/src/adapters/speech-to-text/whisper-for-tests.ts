import { homedir } from 'node:os';
import { join } from 'node:path';
import { configForTests } from '#server/app-for-tests.ts';
import type { TestableSpeechToText } from './contract.ts';
import { createEmbeddedEar } from './embedded.ts';
import { createWhisper } from './whisper.ts';

/** Where models are kept on this machine. */
// biome-ignore lint/style/noProcessEnv: the tests' own setting, which the product reads in config.ts
const cache = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache');
export const fetchedModels = join(cache, 'talk-to-henry/models');

/** Whisper with our own ear beside it, one process each; closes both. */
export function createWhisperForTests(maxUtterances = 2): TestableSpeechToText {
	const own = createEmbeddedEar({ folder: configForTests.earFolder, processes: 1, maxUtterances });
	const whisper = createWhisper({
		files: {
			weights: join(fetchedModels, 'whisper-base/model.bin'),
			tokenizer: join(fetchedModels, 'whisper-base/tokenizer.json'),
		},
		graphsFolder: join(configForTests.earFolder, '../whisper'),
		speechDetector: join(fetchedModels, 'silero-vad/silero_vad_16k_op15.onnx'),
		own,
		processes: 1,
		maxUtterances,
	});
	return { ...whisper, close: async () => void (await Promise.all([whisper.close(), own.close()])) };
}
