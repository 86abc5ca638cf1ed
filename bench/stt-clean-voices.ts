import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rounded } from './result.ts';
import { framesOf, hear, loadEar } from './stt-hearing.ts';
import { orNotRun } from './stt-needs.ts';
import { errorRate, type Score, score } from './stt-score.ts';
import { learnersSentences } from './stt-sentences.ts';
import { speak, type Voice } from './stt-voices.ts';

/** Sentences that the app has learners read. */
const speakle: { text: string }[] = JSON.parse(
	readFileSync(join(import.meta.dirname, '../content/speakle.json'), 'utf8'),
);

/** What clean voices say. */
const spokenSets = {
	speakle: speakle.map(({ text }) => text),
	learnersEnglish: learnersSentences,
};

const voices: Voice[] = ['flite slt', 'flite rms', 'espeak-ng en-gb', 'espeak-ng en-us'];

/** Error rates of both sets, apart and together, of anything that hears. A trial takes three sentences of each. */
export async function voiceFigures(
	trial: boolean,
	scoresOf: (sentences: readonly string[]) => Promise<Score[]> | Score[],
) {
	const scores = [];
	for (const sentences of Object.values(spokenSets)) {
		scores.push(await scoresOf(trial ? sentences.slice(0, 3) : sentences));
	}
	const [ofSpeakle = [], ofLearnersEnglish = []] = scores;
	return {
		words: scores.flat().reduce((sum, { referenceWords }) => sum + referenceWords, 0),
		speakle: rounded(errorRate(ofSpeakle), 4),
		learnersEnglish: rounded(errorRate(ofLearnersEnglish), 4),
		together: rounded(errorRate(scores.flat()), 4),
	};
}

/**
 * Word error rates of the shipped recogniser on synthetic voices, clear and native-like, which its training has not
 * heard: it is trained on other voices of flite. espeak-ng's voices are for information: few people sound like them.
 */
export async function cleanVoices({ trial }: { trial: boolean }) {
	const ear = loadEar();
	const wordErrorRate: Record<string, unknown> = {};
	for (const voice of voices) {
		wordErrorRate[voice] = await orNotRun(() =>
			voiceFigures(trial, (sentences) =>
				sentences.map((text) => {
					const { words } = hear(ear, framesOf(speak(voice, text)));
					return score(
						text,
						words.map((word) => word.text),
					);
				}),
			),
		);
		process.stdout.write(`cleanVoices: ${voice} ${JSON.stringify(wordErrorRate[voice])}\n`);
	}
	return {
		sentences: { speakle: spokenSets.speakle.length, learnersEnglish: learnersSentences.length },
		wordErrorRate,
	};
}
