import { join } from 'node:path';
import type { Voice } from '@henry/contract/speech.ts';
import type { Variety } from '@henry/reading/number-words.ts';
import { createEngineProcess } from '#server/engines/engine-process.ts';
import type { LiveWork } from '#server/ports/live-work.ts';
import type { SpokenText, TextToSpeech } from '#server/ports/text-to-speech.ts';

/** The longest text allowed, at half the speed, on a core that others want too. */
const callTimeoutMs = 600_000;
/** Our letter-to-sound rules, for words that no lexicon has. */
const letterToSound = join(import.meta.dirname, '../../../../models/ear/letter-to-sound.json');

/** A voice of Kokoro: a file of 510 rows of 256 numbers (float32). */
export type KokoroVoice = Required<Voice> & { file: string };

/** What a process of the engine is told: paths of files. */
export type KokoroFiles = {
	network: string;
	voices: { name: string; variety: Variety; file: string }[];
	/** For each accent misaki's checked lexicon (gold) and its wider one (silver). */
	lexicons: Record<Variety, [string, string]>;
	letterToSound: string;
	threads: number;
};

/**
 * Kokoro-82M (hexgrad, Apache-2.0) in ONNX Runtime: neural voices of 24 kHz, the first of them for who chooses none. Texts
 * are read by our own rules with misaki's lexicons; word and sound times are the network's own, in steps of 25 ms.
 * `maxQueued` calls may wait for one of `processes` processes, each of which takes some 500 MB. The files must be verified
 * before: a damaged or wrong one ends its process, and `start` rejects. Characters that a voice cannot speak are left out; a
 * text that has nothing else is `invalid-input`.
 */
export function createKokoro(options: {
	files: {
		network: string;
		lexicons: { britishGold: string; britishSilver: string; americanGold: string; americanSilver: string };
	};
	voices: [KokoroVoice, ...KokoroVoice[]];
	processes: number;
	maxQueued: number;
	liveWork?: LiveWork;
}): TextToSpeech & { processIds(): number[] } {
	const [first] = options.voices;
	const { network, lexicons } = options.files;
	const files: KokoroFiles = {
		network,
		voices: options.voices.map(({ name, accent, file }) => ({ name, variety: accent, file })),
		lexicons: {
			british: [lexicons.britishGold, lexicons.britishSilver],
			american: [lexicons.americanGold, lexicons.americanSilver],
		},
		letterToSound,
		threads: 2,
	};
	const engine = createEngineProcess({
		name: 'Kokoro',
		model: 'Kokoro-82M 1.0',
		module: new URL('./kokoro-engine.ts', import.meta.url),
		arguments: [JSON.stringify(files)],
		processes: options.processes,
		maxQueued: options.maxQueued,
		liveWork: options.liveWork,
		callTimeoutMs,
	});
	return {
		...engine,
		voices: options.voices.map(({ file, ...voice }) => voice),
		async speak(text, { voice, rate = 1, ...callOptions } = {}) {
			const { name } = options.voices.find((known) => known.name === voice) ?? first;
			return (await engine.call('speak', [text, name, rate], callOptions)) as SpokenText;
		},
	};
}
