import { dirname, join } from 'node:path';
import type { Voice } from '@henry/contract/speech.ts';
import type { Variety } from '@henry/reading/number-words.ts';
import { modelForTests } from '#server/models-for-tests.ts';
import { createKokoro, type KokoroVoice } from './kokoro.ts';

/** The real model in this machine's folder of models. */
const { network: networkFile, lexicons } = await modelForTests('voice');
const folder = dirname(networkFile);

/** The checked lexicon and the wider one of an accent. */
export function lexiconFilesOfTests(variety: Variety): [gold: string, silver: string] {
	return variety === 'british'
		? [lexicons.britishGold, lexicons.britishSilver]
		: [lexicons.americanGold, lexicons.americanSilver];
}

/** A voice in the folder where models are kept: its name says accent (a, b) and gender (f, m). */
const voiceOfTests = (name: string): KokoroVoice => ({
	name,
	gender: name.charAt(1) === 'f' ? 'female' : ('male' as Voice['gender'] & string),
	accent: name.startsWith('b') ? 'british' : 'american',
	file: join(folder, `voices/${name}.bin`),
});

/** Kokoro from the folder where models are kept, with one process and room for one waiting call. */
export function createKokoroForTests(
	names: [string, ...string[]] = ['bm_george', 'af_heart'],
	files: Partial<Parameters<typeof createKokoro>[0]['files']> = {},
) {
	const [first, ...others] = names;
	return createKokoro({
		files: {
			network: networkFile,
			lexicons,
			...files,
		},
		voices: [voiceOfTests(first), ...others.map(voiceOfTests)],
		processes: 1,
		maxQueued: 1,
	});
}
