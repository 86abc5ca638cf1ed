import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readableText } from '@henry/reading/readable-text.ts';
import { createEmbeddedAssessor } from '../server/src/adapters/pronunciation/embedded.ts';
import { toWords } from '../server/src/adapters/speech-to-text/word-error-rate.ts';
import { readConfig } from '../server/src/config.ts';
import { hearWithFasterWhisper } from './faster-whisper.ts';
import { rounded } from './result.ts';
import { readRecording } from './stt-corpus.ts';
import { errorRate, score } from './stt-score.ts';

const content = readConfig().contentFolder;
/** A single word has no sentence that tells which one it is: our judge of sounds says too whether it is the right one. */
const leastWordScore0to100 = 60;

type Heard = { address: string; text: string; heard: string; score0to100: number };

/**
 * Every sound under content/audio, heard by Whisper base (faster-whisper) and judged by our own ear for sounds: the word
 * error rate of sentences, single words that are heard as another one and score low, and all sentences with a difference.
 */
export async function fixedSounds() {
	const list: Record<string, { text: string }> = JSON.parse(
		readFileSync(join(content, 'model-audio.json'), 'utf8'),
	);
	const assessor = createEmbeddedAssessor({ folder: readConfig().earFolder, processes: 1, maxQueued: 1 });
	try {
		const recordings = Object.keys(list).map((address) =>
			readRecording(join(content, address.replace('/content/', ''))),
		);
		const answers = hearWithFasterWhisper(recordings);
		const heard: Heard[] = [];
		for (const [index, [address, { text }]] of Object.entries(list).entries()) {
			const recording = recordings[index] as Int16Array;
			const { accuracy0to100 } = await assessor.assess(recording, readableText(text));
			const score0to100 = Math.round(accuracy0to100);
			heard.push({ address, text, heard: answers[index]?.text.trim() ?? '', score0to100 });
		}
		return figuresOf(heard);
	} finally {
		await assessor.close();
	}
}

const isSame = ({ text, heard }: Heard) => toWords(text).join(' ') === toWords(heard).join(' ');

function figuresOf(all: readonly Heard[]) {
	const isWord = ({ text }: Heard) => toWords(text).length === 1;
	const sentences = all.filter((one) => !isWord(one));
	const words = all.filter(isWord);
	const scores = sentences.map(({ text, heard }) => score(text, toWords(heard)));
	return {
		sentences: sentences.length,
		wordErrorRate: rounded(errorRate(scores), 4),
		sentencesHeardOtherwise: sentences.filter((one) => !isSame(one)),
		words: words.length,
		wordsHeardOtherwise: words.filter((one) => !isSame(one)).length,
		wordsHeardOtherwiseAndJudgedWrong: words.filter(
			(one) => !isSame(one) && one.score0to100 < leastWordScore0to100,
		),
	};
}
