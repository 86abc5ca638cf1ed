import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Voice } from '@henry/contract/speech.ts';
import { createKokoro, type KokoroVoice } from './kokoro.ts';

const folder = join(homedir(), '.cache/talk-to-henry/models/kokoro-82m');

/** A voice in the folder where models are kept: its name says accent (a, b) and gender (f, m). */
export const voiceOfTests = (name: string): KokoroVoice => ({
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
	const lexicon = (name: string) => join(folder, `${name}.json`);
	return createKokoro({
		files: {
			network: join(folder, 'kokoro-v1.0.int8.onnx'),
			lexicons: {
				britishGold: lexicon('gb_gold'),
				britishSilver: lexicon('gb_silver'),
				americanGold: lexicon('us_gold'),
				americanSilver: lexicon('us_silver'),
			},
			...files,
		},
		voices: [voiceOfTests(first), ...others.map(voiceOfTests)],
		processes: 1,
		maxQueued: 1,
	});
}
