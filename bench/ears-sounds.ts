import { makeNoises } from '../server/src/adapters/speech-to-text/noises-for-tests.ts';
import { createBenchWhisper, unheardUtterances } from './ears-whisper.ts';
import { rounded } from './result.ts';
import { cleanVoicesOf } from './stt-clean-voices.ts';
import { readRecording } from './stt-corpus.ts';
import { withRecognizer } from './stt-recognizers.ts';
import { errorRate, type Score, score } from './stt-score.ts';

/** Word error rates on clear synthetic voices. */
export async function voices({ trial }: { trial: boolean }): Promise<object> {
	return cleanVoicesOf({ id: 'whisper', files: [], create: createBenchWhisper }, trial);
}

/** Sounds in which nobody speaks, by kind: how many there are and how many of them were taken for words. */
export function noises({ trial }: { trial: boolean }) {
	return withRecognizer(createBenchWhisper(), async (recognizer) => {
		const kinds: Record<string, { sounds: number; takenForWords: number }> = {};
		for (const { kind, samples } of makeNoises(trial ? 11 : 550)) {
			const words = await recognizer.recognize(samples);
			const found = kinds[kind] ?? { sounds: 0, takenForWords: 0 };
			found.sounds += 1;
			if (words.length > 0) found.takenForWords += 1;
			kinds[kind] = found;
		}
		return kinds;
	});
}

/**
 * Learners' utterances with hints that say nothing of them (what three others say), with those that do (the same and what is
 * said), and without any: word error rates.
 */
export function hints({ trial }: { trial: boolean }) {
	const utterances = unheardUtterances('measured', trial ? 80 : 2);
	return withRecognizer(createBenchWhisper(), async (recognizer) => {
		const scores: Record<'without' | 'misleading' | 'helpful', Score[]> = {
			without: [],
			misleading: [],
			helpful: [],
		};
		for (const [index, { file, reference }] of utterances.entries()) {
			const samples = readRecording(file);
			const others = [1, 2, 3].map((step) => utterances[(index + step) % utterances.length]?.reference ?? '');
			const given = { without: [], misleading: others, helpful: [...others, reference] };
			for (const kind of ['without', 'misleading', 'helpful'] as const) {
				const words = await recognizer.recognize(samples, { hints: given[kind] });
				scores[kind].push(
					score(
						reference,
						words.map(({ text }) => text),
					),
				);
			}
		}
		const rates = Object.entries(scores).map(([kind, each]) => [kind, rounded(errorRate(each), 4)]);
		return { utterances: utterances.length, wordErrorRate: Object.fromEntries(rates) };
	});
}
