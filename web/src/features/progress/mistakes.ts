import type { PracticeResult, PractisedCorrection } from '@henry/contract/practice.ts';
import { isContentWord } from '#web/lib/practice/content-words.ts';
import { groupBy } from './group-by.ts';

/** Corrections of one kind: how many there were, and the newest different ones. */
export type MistakeKind = {
	category: PractisedCorrection['category'];
	count: number;
	examples: PractisedCorrection[];
};

/** A word that was not heard clearly, and in how many practices. */
export type WeakWord = { word: string; count: number };

/** A sound (ARPAbet) with the mean of its scores, and over how many. */
export type WeakSound = { phone: string; mean0to100: number; count: number };

/** What came once does not keep going wrong. */
const minTimes = 2;
const maxExamples = 5;
const maxWeakWords = 24;
const maxWeakSounds = 10;
/** Fewer scores say nothing about a sound. */
const minSoundScores = 3;

/** Corrections that came more than once, by their category, the most frequent first. The results come newest first. */
export function mistakeKinds(results: readonly PracticeResult[]): MistakeKind[] {
	const corrections = results.flatMap((result) => result.corrections);
	return [...groupBy(corrections, ({ category }) => category)]
		.filter(([, same]) => same.length >= minTimes)
		.map(([category, same]) => {
			const different = groupBy(same, ({ sentence, replacement }) => `${sentence}\n${replacement}`);
			const examples = [...different.values()].flatMap(([first]) => first ?? []).slice(0, maxExamples);
			return { category, count: same.length, examples };
		})
		.toSorted((first, second) => second.count - first.count);
}

/** Words that were not heard clearly more than once, the most frequent first. */
export function weakWords(results: readonly PracticeResult[]): WeakWord[] {
	const words = results.flatMap((result) => result.weakWords.filter(isContentWord));
	return [...groupBy(words, (word) => word)]
		.filter(([, same]) => same.length >= minTimes)
		.map(([word, same]) => ({ word, count: same.length }))
		.toSorted((first, second) => second.count - first.count)
		.slice(0, maxWeakWords);
}

/** Sounds that were scored often enough, the lowest mean first. */
export function weakSounds(results: readonly PracticeResult[]): WeakSound[] {
	const sounds = results.flatMap((result) => result.sounds);
	return [...groupBy(sounds, ({ phone }) => phone)]
		.filter(([, same]) => same.length >= minSoundScores)
		.map(([phone, same]) => {
			const sum = same.reduce((total, { score0to100 }) => total + score0to100, 0);
			return { phone, mean0to100: sum / same.length, count: same.length };
		})
		.toSorted((first, second) => first.mean0to100 - second.mean0to100)
		.slice(0, maxWeakSounds);
}
