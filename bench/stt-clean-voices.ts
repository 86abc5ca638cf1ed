import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rounded } from './result.ts';
import { orNotRun } from './stt-needs.ts';
import { type InstalledRecognizer, ownEar, withRecognizer } from './stt-recognizers.ts';
import { errorRate, type Score, score } from './stt-score.ts';
import { learnersMistakes, learnersSentences } from './stt-sentences.ts';
import { speak, type Voice } from './stt-voices.ts';

/** Sentences that the app has learners read. */
const speakle: { text: string }[] = JSON.parse(
	readFileSync(join(import.meta.dirname, '../content/speakle.json'), 'utf8'),
);

/** What clean voices say. */
const spokenSets = {
	speakle: speakle.map(({ text }) => text),
	learnersEnglish: learnersSentences,
	learnersMistakes,
};

const voices: Voice[] = ['flite slt', 'flite rms', 'espeak-ng en-gb', 'espeak-ng en-us'];

/** Error rates of the sets, apart and together, of anything that hears. A trial takes three sentences of each. */
async function voiceFigures(
	trial: boolean,
	scoresOf: (sentences: readonly string[]) => Promise<Score[]> | Score[],
) {
	const all: Score[] = [];
	const rates: Record<string, number> = {};
	for (const [name, sentences] of Object.entries(spokenSets)) {
		const scores = await scoresOf(trial ? sentences.slice(0, 3) : sentences);
		all.push(...scores);
		rates[name] = rounded(errorRate(scores), 4);
	}
	const words = all.reduce((sum, { referenceWords }) => sum + referenceWords, 0);
	return { words, ...rates, together: rounded(errorRate(all), 4) };
}

/**
 * Word error rates of a recogniser on synthetic voices, clear and native-like. Our own was trained on other voices of
 * flite. espeak-ng's are for information: few people sound like them.
 */
export function cleanVoicesOf({ id, create }: InstalledRecognizer, trial: boolean) {
	return withRecognizer(create({ processes: 1, maxUtterances: 1 }), async (recognizer) => {
		const scoreOf = async (voice: Voice, text: string) => {
			const words = await recognizer.recognize(speak(voice, text));
			return score(
				text,
				words.map((word) => word.text),
			);
		};
		const wordErrorRate: Record<string, unknown> = {};
		for (const voice of voices) {
			wordErrorRate[voice] = await orNotRun(() =>
				voiceFigures(trial, async (sentences) => {
					const scores = [];
					for (const text of sentences) scores.push(await scoreOf(voice, text));
					return scores;
				}),
			);
			process.stdout.write(`${id}: ${voice} ${JSON.stringify(wordErrorRate[voice])}\n`);
		}
		const counts = Object.entries(spokenSets).map(([name, { length }]) => [name, length]);
		return { sentences: Object.fromEntries(counts), wordErrorRate };
	});
}

/** Our own recogniser on synthetic voices. */
export const cleanVoices = ({ trial }: { trial: boolean }) => cleanVoicesOf(ownEar, trial);
