import { join } from 'node:path';
import { readableText } from '@henry/reading/readable-text.ts';
import { judgeBuild } from './judge-alignment.ts';
import { byFold, foldJudge, type Judge, judged, whisperFoldJudge } from './pronunciation-judge.ts';
import { rounded } from './result.ts';
import { type CorpusUtterance, readCorpus, readRecording, readScores } from './stt-corpus.ts';
import { needFile } from './stt-needs.ts';

/** Every so manieth utterance is judged. */
const each = 2;

type Pair = { adult: boolean; expert: number; predicted: number; isLeftOut: boolean };

/** What a judge sends for the sounds of an utterance, beside what experts gave, where it chose the corpus's sounds. */
async function pairsOf(
	judge: Judge,
	{ id, file, reference, adult }: CorpusUtterance,
	scores: ReturnType<typeof readScores>,
): Promise<Pair[]> {
	const scored = scores.get(id);
	const words = readableText(reference);
	if (!scored || scored.words.length !== words.length) return [];
	const { report } = await judged(judge, readRecording(file), reference);
	const read = report?.words.filter(({ error }) => error !== 'insertion') ?? [];
	let place = 0;
	return scored.words.flatMap((phones, word): Pair[] => {
		const experts = scored.scores.slice(place, place + phones.length);
		place += phones.length;
		const sounds = read[word]?.sounds ?? [];
		// Another way to say the word has other sounds; one that was left out has none.
		if (sounds.length !== phones.length) {
			return report && sounds.length === 0
				? experts.map((expert) => ({ adult, expert, predicted: 0, isLeftOut: true }))
				: [];
		}
		return experts.map((expert, index) => ({
			...{ adult, expert, predicted: sounds[index]?.score0to100 ?? 0, isLeftOut: false },
		}));
	});
}

/** A judge over some utterances: the pairs of scores. */
async function judgedBy(
	judge: Judge,
	utterances: readonly CorpusUtterance[],
	scores: ReturnType<typeof readScores>,
): Promise<Pair[]> {
	const pairs: Pair[] = [];
	await judge.start();
	for (const utterance of utterances) {
		pairs.push(...(await pairsOf(judge, utterance, scores)));
	}
	await judge.close();
	return pairs;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Pearson's correlation of what experts gave and what was sent. */
function correlation(pairs: readonly Pair[]): number {
	const [expertMean, predictedMean] = [
		mean(pairs.map(({ expert }) => expert)),
		mean(pairs.map(({ predicted }) => predicted)),
	];
	let [together, expertSquare, predictedSquare] = [0, 0, 0];
	for (const { expert, predicted } of pairs) {
		together += (expert - expertMean) * (predicted - predictedMean);
		expertSquare += (expert - expertMean) ** 2;
		predictedSquare += (predicted - predictedMean) ** 2;
	}
	return rounded(together / Math.sqrt(expertSquare * predictedSquare));
}

function figuresOf(pairs: readonly Pair[]) {
	return {
		soundsCompared: pairs.length,
		ofWordsCalledLeftOut: pairs.filter(({ isLeftOut }) => isLeftOut).length,
		withoutThose: correlation(pairs.filter(({ isLeftOut }) => !isLeftOut)),
		soundsAsSent: correlation(pairs),
		adults: correlation(pairs.filter(({ adult }) => adult)),
		children: correlation(pairs.filter(({ adult }) => !adult)),
	};
}

/**
 * How the scores that are sent for single sounds agree with five experts', judged from the text alone, with heads and scorers
 * that have not learned from the speaker: by the judge that hears with Whisper's encoder, and by our own alone, whose network
 * below the head has heard all of them.
 */
export async function pronunciationOfLearners({ trial }: { trial: boolean }) {
	const needed = ['whisper/fold0/scorer.safetensors', 'own/fold0/judge.safetensors'];
	for (const file of needed) needFile(join(judgeBuild, file), `${file}, which training/judge/run.py writes,`);
	const scores = readScores();
	const corpus = readCorpus().filter((_, index) => index % (trial ? 100 : each) === 0);
	const [withWhisper, ownAlone]: [Pair[], Pair[]] = [[], []];
	for (const [fold, held] of byFold(corpus)) {
		withWhisper.push(...(await judgedBy(whisperFoldJudge(fold), held, scores)));
		ownAlone.push(...(await judgedBy(foldJudge(fold), held, scores)));
	}
	return {
		utterances: corpus.length,
		withWhisper: figuresOf(withWhisper),
		ownAlone: figuresOf(ownAlone),
	};
}
