import { join } from 'node:path';
import { readableText } from '@henry/reading/readable-text.ts';
import { judgeBuild } from './judge-alignment.ts';
import { correlation } from './pronunciation-cross-validation.ts';
import { type Judge, judged, shippedJudge, whisperFoldJudge } from './pronunciation-judge.ts';
import { type CorpusUtterance, readCorpus, readRecording, readScores } from './stt-corpus.ts';
import { needFile } from './stt-needs.ts';

const folds = 3;
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
 * How the scores that are sent for single sounds agree with five experts', judged from the text alone: by the judge that
 * hears with Whisper's encoder, with heads and scorers that have not learned from the speaker; and by our own judge alone,
 * which has learned from all of them.
 */
export async function pronunciationWithWhisper({ trial }: { trial: boolean }) {
	needFile(
		join(judgeBuild, 'fold0/scorer.safetensors'),
		'training/judge/build/fold0, which training/judge/run.py writes,',
	);
	const scores = readScores();
	const corpus = readCorpus().filter((_, index) => index % (trial ? 100 : each) === 0);
	const withWhisper: Pair[] = [];
	for (let fold = 0; fold < folds; fold++) {
		const held = corpus.filter(({ speaker }) => Number(speaker) % folds === fold);
		withWhisper.push(...(await judgedBy(whisperFoldJudge(fold), held, scores)));
	}
	const own = await judgedBy(shippedJudge(), corpus, scores);
	return {
		utterances: corpus.length,
		withWhisper: figuresOf(withWhisper),
		ownAloneWhichKnowsTheSpeakers: figuresOf(own),
	};
}
