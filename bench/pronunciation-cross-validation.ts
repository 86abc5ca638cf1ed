import { readFileSync } from 'node:fs';
import { readSafetensors } from '@henry/ear/files/safetensors.ts';
import { soundFeatureNames } from '@henry/ear/judge/sound-features.ts';
import { readBoostedTrees } from '@henry/ear/numerics/boosted-trees.ts';
import { evidenceFile, type ScoredUtterance, scorerFile } from './pronunciation-evidence.ts';
import { rounded } from './result.ts';
import { needFile } from './stt-needs.ts';

/** A phone, word or sentence: what the experts gave it (0 to 2) and what it was predicted to get. */
type Item = { fold: number; expert: number; predicted: number };

/** Experts call a sound mispronounced when their mean is lower, and well said when it is at least the other. */
const mispronouncedBelow = 1;
const wellSaidFrom = 1.8;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Pearson's correlation of what experts gave and what was predicted. */
export function correlation(items: readonly Omit<Item, 'fold'>[]): number {
	const [expertMean, predictedMean] = [
		mean(items.map((item) => item.expert)),
		mean(items.map((item) => item.predicted)),
	];
	let [together, expertSquare, predictedSquare] = [0, 0, 0];
	for (const { expert, predicted } of items) {
		together += (expert - expertMean) * (predicted - predictedMean);
		expertSquare += (expert - expertMean) ** 2;
		predictedSquare += (predicted - predictedMean) ** 2;
	}
	return rounded(together / Math.sqrt(expertSquare * predictedSquare));
}

/** The chance that a bad item is predicted lower than a good one (area under the ROC curve). */
function areaUnderCurve(items: readonly Item[], isBad: (item: Item) => boolean): number {
	const sorted = [...items].sort((first, second) => first.predicted - second.predicted);
	let [badSoFar, pairs] = [0, 0];
	for (let start = 0; start < sorted.length; ) {
		let end = start;
		while (end < sorted.length && sorted[end]?.predicted === sorted[start]?.predicted) end++;
		const tied = sorted.slice(start, end);
		const bad = tied.filter(isBad).length;
		pairs += (badSoFar + bad / 2) * (tied.length - bad);
		badSoFar += bad;
		start = end;
	}
	return rounded(pairs / (badSoFar * (items.length - badSoFar)));
}

function f1(items: readonly Item[], limit: number): number {
	const found = items.filter((item) => item.predicted < limit);
	const right = found.filter((item) => item.expert < mispronouncedBelow).length;
	const bad = items.filter((item) => item.expert < mispronouncedBelow).length;
	return (2 * right) / Math.max(1, found.length + bad);
}

/** F1 of finding mispronounced sounds, each fold with the limit that is best on the others. */
function crossValidatedF1(items: readonly Item[]): number {
	const limits = Array.from({ length: 40 }, (_, step) => step / 20);
	const folds = [...new Set(items.map((item) => item.fold))];
	const judged = folds.flatMap((fold) => {
		const others = items.filter((item) => item.fold !== fold);
		const best = limits.reduce((a, b) => (f1(others, b) > f1(others, a) ? b : a));
		return items
			.filter((item) => item.fold === fold)
			.map((item) => ({ ...item, predicted: item.predicted - best }));
	});
	return rounded(f1(judged, 0));
}

/** Share of well-said words that are called bad where half of the really bad ones are. */
function falseAlarmsAtHalf(words: readonly (Item & { worstExpert: number })[]): number {
	const bad = words.filter((word) => word.worstExpert < mispronouncedBelow);
	const limit = bad.map((word) => word.predicted).sort((a, b) => a - b)[Math.floor(bad.length / 2)] as number;
	const well = words.filter((word) => word.worstExpert >= wellSaidFrom);
	return rounded(well.filter((word) => word.predicted <= limit).length / well.length, 4);
}

type Predicted = ScoredUtterance & { predicted: number[] };

function phonesOf(utterances: readonly Predicted[]): Item[] {
	return utterances.flatMap(({ fold, scores, predicted }) =>
		scores.map((expert, index) => ({ fold, expert, predicted: predicted[index] as number })),
	);
}

/** Half the mean and half the least of a word's phones, for experts and predictions alike: their word labels are not at hand. */
function wordsOf(utterances: readonly Predicted[]) {
	return utterances.flatMap(({ fold, words, scores, predicted }) =>
		[...new Set(words)].map((word) => {
			const of = (values: readonly number[]) => values.filter((_, index) => words[index] === word);
			const halfAndHalf = (values: readonly number[]) => (mean(values) + Math.min(...values)) / 2;
			const experts = of(scores);
			return {
				...{ fold, expert: halfAndHalf(experts), predicted: halfAndHalf(of(predicted)) },
				worstExpert: Math.min(...experts),
			};
		}),
	);
}

function sentencesOf(utterances: readonly Predicted[]): Item[] {
	return utterances.map(({ fold, scores, predicted }) => ({
		...{ fold, expert: mean(scores), predicted: mean(predicted) },
	}));
}

function figuresOf(utterances: readonly Predicted[]) {
	const phones = phonesOf(utterances);
	const words = wordsOf(utterances);
	return {
		phone: correlation(phones),
		wordProxy: correlation(words),
		sentenceProxy: correlation(sentencesOf(utterances)),
		mispronunciation: {
			areaUnderCurve: areaUnderCurve(phones, (item) => item.expert < mispronouncedBelow),
			f1: crossValidatedF1(phones),
		},
		falseAlarmsOnWellReadWordsAtHalfOfTheErrors: falseAlarmsAtHalf(words),
	};
}

/** Each phone's mean expert score over the speakers of the other folds: what is known without listening. */
function byPrior(utterances: readonly ScoredUtterance[]): Predicted[] {
	return [...new Set(utterances.map(({ fold }) => fold))].flatMap((fold) => {
		const sums = new Map<string, { sum: number; count: number }>();
		for (const { phones, scores } of utterances.filter((utterance) => utterance.fold !== fold)) {
			for (const [index, phone] of phones.entries()) {
				const { sum, count } = sums.get(phone) ?? { sum: 0, count: 0 };
				sums.set(phone, { sum: sum + (scores[index] as number), count: count + 1 });
			}
		}
		const priorOf = (phone: string) => {
			const { sum, count } = sums.get(phone) ?? { sum: 2, count: 1 };
			return sum / count;
		};
		const held = utterances.filter((utterance) => utterance.fold === fold);
		return held.map((utterance) => ({ ...utterance, predicted: utterance.phones.map(priorOf) }));
	});
}

/** Goodness of pronunciation as it comes: the mean log posterior of the phone. */
function byPosterior(utterances: readonly ScoredUtterance[]): Predicted[] {
	const column = soundFeatureNames.indexOf('framePosterior');
	const shift = 2;
	return utterances.map((utterance) => ({
		...utterance,
		predicted: utterance.features.map((row) => shift + Math.max(-12, row[column] as number)),
	}));
}

function byScorer(utterances: readonly ScoredUtterance[]): Predicted[] {
	const scorers = new Map<number, (features: readonly number[]) => number>();
	return utterances.map((utterance) => {
		const { fold } = utterance;
		const scoreOf =
			scorers.get(fold) ??
			readBoostedTrees(readSafetensors(readFileSync(scorerFile(fold))), soundFeatureNames.length);
		scorers.set(fold, scoreOf);
		return {
			...utterance,
			predicted: utterance.features.map((row) => Math.min(2, Math.max(0, scoreOf(row)))),
		};
	});
}

/**
 * How the scores of sounds agree with five experts', by cross-validation: neither the network nor the scorer has learned
 * from the speakers that it judges. Beside it, what is known without listening, and goodness of pronunciation as it comes.
 */
export async function pronunciationCrossValidation() {
	needFile(
		evidenceFile,
		'training/ear/build/sounds.jsonl, which `./henry bench pronunciation evidence` writes,',
	);
	needFile(scorerFile(0), 'a scorer of a fold, which training/ear/pronunciation.py writes,');
	const lines = readFileSync(evidenceFile, 'utf8').trim().split('\n');
	const utterances = lines.map((line): ScoredUtterance => JSON.parse(line));
	const predicted = byScorer(utterances);
	const folds = [...new Set(utterances.map(({ fold }) => fold))].sort();
	return {
		speakers: new Set(utterances.map(({ speaker }) => speaker)).size,
		utterances: utterances.length,
		sounds: utterances.reduce((sum, { scores }) => sum + scores.length, 0),
		ours: figuresOf(predicted),
		oursByFold: folds.map((fold) => correlation(phonesOf(predicted.filter((each) => each.fold === fold)))),
		oursAdults: correlation(phonesOf(predicted.filter(({ adult }) => adult))),
		oursChildren: correlation(phonesOf(predicted.filter(({ adult }) => !adult))),
		prior: figuresOf(byPrior(utterances)),
		goodnessOfPronunciation: figuresOf(byPosterior(utterances)),
		published: {
			note: 'on the official test half, which is kept aside here',
			'GOPT (Gong et al. 2022)': { phone: 0.612, word: 0.549, utterance: 0.742 },
			'fine-tuned phone encoder of 300 million parameters, as claimed': { phone: 0.705, word: 0.665 },
		},
	};
}
