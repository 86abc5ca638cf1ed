import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createEmbeddedEar } from '../server/src/adapters/speech-to-text/embedded.ts';
import { createWhisper } from '../server/src/adapters/speech-to-text/whisper.ts';
import type { WhisperFiles } from '../server/src/adapters/speech-to-text/whisper-files.ts';
import { readConfig } from '../server/src/config.ts';
import { bySpeaker, type CorpusUtterance, readCorpus } from './stt-corpus.ts';
import { needFile } from './stt-needs.ts';
import type { LocalRecognizer } from './stt-recognizers.ts';

const models = readConfig().modelsFolder;
export const whisperFolder = join(models, 'whisper-base');
const graphsFolder = join(import.meta.dirname, '../models/whisper');
const learners = join(graphsFolder, 'learners.safetensors');

/**
 * Speakers of speechocean762's training half whom the adapter has not heard (training/whisper_tuning): eight adults and
 * eight children to measure on, and four and four by whom it was chosen.
 */
const unheardSpeakers = {
	measured: '0070 0075 0104 0135 1260 2129 2179 2244 2402 2621 3068 5551 6121 6401 9615 9616',
	chosenBy: '1336 3023 3423 3636 5414 5418 9604 9625',
};

/** Whisper's files on this machine; not run without them. With the learners' adapter where it is there. */
export function whisperFiles(): WhisperFiles {
	needFile(join(whisperFolder, 'model.bin'), 'Whisper base');
	return {
		weights: join(whisperFolder, 'model.bin'),
		tokenizer: join(whisperFolder, 'tokenizer.json'),
		graphsFolder,
		learners: existsSync(learners) ? learners : undefined,
		speechDetector: join(models, 'silero-vad/silero_vad_16k_op15.onnx'),
	};
}

/** Whisper as the server runs it, with one process. */
export function createBenchWhisper(): LocalRecognizer {
	const { weights, tokenizer, learners: adapter, speechDetector } = whisperFiles();
	const { earFolder } = readConfig();
	const own = createEmbeddedEar({ folder: earFolder, processes: 1, maxUtterances: 1 });
	return createWhisper({
		files: { weights, tokenizer },
		graphsFolder,
		...(adapter !== undefined && { learners: adapter }),
		...(speechDetector !== undefined && { speechDetector }),
		own,
		processes: 1,
		maxUtterances: 2,
	});
}

/** Every `each`th utterance of some of the speakers whom the adapter has not heard. */
export function unheardUtterances(which: keyof typeof unheardSpeakers, each = 1): CorpusUtterance[] {
	const speakers = unheardSpeakers[which].split(' ');
	const all = readCorpus().filter(({ speaker }) => speakers.includes(speaker));
	return [...bySpeaker(all).values()].flatMap((utterances) =>
		utterances.filter((_, index) => index % each === 0),
	);
}
