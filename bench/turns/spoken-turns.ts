import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { concatPcm16, floatToPcm16, pcm16ToFloat } from '@henry/sound/pcm.ts';
import { resample } from '@henry/sound/resample.ts';
import { createKokoroForTests } from '../../server/src/adapters/text-to-speech/kokoro-for-tests.ts';
import type { SpokenText } from '../../server/src/ports/text-to-speech.ts';

/** Learners of both sexes: British and American voices, and some with a Spanish, Italian, Portuguese or Hindi accent. */
const voices = [
	'bf_emma',
	'am_michael',
	'ef_dora',
	'bm_lewis',
	'af_sarah',
	'em_alex',
	'bf_isabella',
	'hf_alpha',
	'am_puck',
	'if_sara',
	'bm_daniel',
	'pf_dora',
	'hm_omega',
	'im_nicola',
] as const;
/** Learners speak slower than these voices. */
const rates = [0.85, 0.9, 0.95] as const;
/** Softer than -46 dB of full scale is silence. */
const silenceAmplitude = 164;

type Pause = { seconds: number; kind: string; said: string };
/** A turn as it is spoken: 16-bit mono at 16 kHz from its first to its last sound, and its pauses. */
export type SpokenTurn = { text: string; samples: Int16Array; pauses: Pause[] };

/** A turn's text as it is to be spoken, with the pauses after how many words of it. */
function parse(turn: string): { spoken: string; pauses: (Pause & { words: number })[] } {
	const parts = turn.split(/\s*\[([\d.]+) (\w+)\]\s*/);
	let spoken = parts[0] ?? '';
	const pauses: (Pause & { words: number })[] = [];
	for (let index = 1; index < parts.length; index += 3) {
		const [seconds, kind, next] = parts.slice(index, index + 3) as [string, string, string];
		// Who pauses inside a sentence says so by the tune, which a mark brings about.
		if (!/[.!?]$/.test(spoken)) spoken = `${spoken.replace(/,$/, '')}${kind === 'clause' ? ',' : '…'}`;
		pauses.push({ seconds: Number(seconds), kind, said: spoken, words: wordsIn(spoken) });
		spoken = `${spoken} ${next}`;
	}
	return { spoken, pauses };
}

export const wordsIn = (text: string) => text.match(/[\p{L}\p{N}’']+/gu)?.length ?? 0;

/** The part of a sound that is not silence, faded at its edges. */
function trimmed(samples: Int16Array): Int16Array {
	const isLoud = (sample: number) => Math.abs(sample) >= silenceAmplitude;
	const part = samples.slice(Math.max(0, samples.findIndex(isLoud) - 80), samples.findLastIndex(isLoud) + 81);
	for (let index = 0; index < 80; index++) {
		part[index] = ((part[index] as number) * index) / 80;
		part[part.length - 1 - index] = ((part[part.length - 1 - index] as number) * index) / 80;
	}
	return part;
}

/** The sound, 16-bit mono at 16 kHz, with silences of so many `seconds` after so many `words`. */
export function withPauses(
	sound: SpokenText,
	pauses: readonly { words: number; seconds: number }[],
): Int16Array {
	const samples = floatToPcm16(resample(pcm16ToFloat(sound.samples), sound.sampleRateHz, speechSampleRateHz));
	const place = (ms: number) => Math.round((ms * speechSampleRateHz) / 1_000);
	const cuts = pauses.map(({ words }) => {
		const [before, after] = [sound.words?.[words - 1], sound.words?.[words]];
		if (!before || !after) throw new Error('The voice told no times of its words.');
		return place((before.endMs + after.startMs) / 2);
	});
	const parts = [...cuts, samples.length].map((end, index) =>
		trimmed(samples.slice(cuts[index - 1] ?? 0, end)),
	);
	return concatPcm16(
		parts.flatMap((part, index) => [part, new Int16Array(place((pauses[index]?.seconds ?? 0) * 1_000))]),
	);
}

/** Has turns spoken, each by another voice. */
export async function speakTurns(turns: readonly string[]): Promise<SpokenTurn[]> {
	const [first, ...others] = voices;
	const kokoro = createKokoroForTests([first, ...others]);
	try {
		const spokenTurns: SpokenTurn[] = [];
		for (const [index, turn] of turns.entries()) {
			const { spoken, pauses } = parse(turn);
			const voice = voices[index % voices.length];
			const sound = await kokoro.speak(spoken, { voice, rate: rates[index % rates.length] });
			if (sound.words?.length !== wordsIn(spoken)) {
				throw new Error(`The voice spoke ${sound.words?.length} words of “${spoken}”.`);
			}
			spokenTurns.push({ text: spoken, samples: withPauses(sound, pauses), pauses });
		}
		return spokenTurns;
	} finally {
		await kokoro.close();
	}
}
