import { readableText } from '@henry/reading/readable-text.ts';
import { floatToPcm16, pcm16ToFloat } from '@henry/sound/pcm.ts';
import { resample } from '@henry/sound/resample.ts';
import { createEmbeddedAssessor } from '../server/src/adapters/pronunciation/embedded.ts';
import type { SpokenText, TextToSpeech } from '../server/src/ports/text-to-speech.ts';
import { median, rounded } from './result.ts';

const assessedHz = 16_000;

/** How far an engine's word times are from those of our aligner, in milliseconds; the engine's minus the aligner's. */
export async function timeDifferences(
	voice: TextToSpeech,
	sentences: readonly string[],
	options: { voices: readonly string[]; rates: readonly number[] },
) {
	const assessor = createEmbeddedAssessor({ folder: 'models/ear', processes: 1, maxQueued: 1 });
	const rows: Record<string, object> = {};
	try {
		for (const name of options.voices) {
			for (const rate of options.rates) {
				const starts: number[] = [];
				const ends: number[] = [];
				for (const sentence of sentences) {
					const spoken = await voice.speak(sentence, { voice: name, rate });
					const judged = await assessor.assess(at16kHz(spoken), readableText(sentence));
					for (const [index, { sounds }] of judged.words.entries()) {
						const word = spoken.words?.[index];
						const [first, last] = [sounds[0], sounds.at(-1)];
						if (!word || !first || !last) continue;
						starts.push(word.startMs - first.startMs);
						ends.push(word.endMs - last.endMs);
					}
				}
				rows[`${name} at ${rate}`] = { words: starts.length, starts: spread(starts), ends: spread(ends) };
			}
		}
	} finally {
		await assessor.close();
	}
	return rows;
}

function spread(differencesMs: readonly number[]) {
	const within = (ms: number) =>
		rounded(differencesMs.filter((difference) => Math.abs(difference) <= ms).length / differencesMs.length);
	return {
		medianMs: median(differencesMs),
		medianOffMs: median(differencesMs.map(Math.abs)),
		within50Ms: within(50),
		within100Ms: within(100),
	};
}

/** What the ear and its judge take. */
export function at16kHz({ samples, sampleRateHz }: SpokenText): Int16Array {
	return floatToPcm16(resample(pcm16ToFloat(samples), sampleRateHz, assessedHz));
}
