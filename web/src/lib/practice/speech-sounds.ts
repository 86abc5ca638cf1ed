import { activityRow } from '@henry/contract/activities.ts';
import { addDays } from '@henry/contract/calendar-day.ts';
import { progressCheckId } from '@henry/contract/exams.ts';
import { scoreFairAbove0to100 } from '@henry/contract/limits.ts';
import type { PracticeResult, PractisedSound, SoundPosition } from '@henry/contract/practice.ts';
import type { SoundMistake } from '@henry/contract/sound-mistakes.ts';
import { localDay } from './local-day.ts';
import { proportionOf } from './proportion.ts';

/**
 * A sound (ARPAbet) that goes wrong in free speech: how often of how many times, and words in which it did. `position`: where
 * in its words that is. `inserted`: the sound is right, but a vowel is put in before it. `heardInstead`: what is heard most
 * often in its place, `dropped` that mostly nothing is, where that is known.
 */
export type SoundInSpeech = SoundMistake & {
	phone: string;
	position: SoundPosition;
	wrong: number;
	total: number;
	words: string[];
};

/** Evidence is gathered over so many days. */
const daysOfEvidence = 28;
/** In fewer occurrences, or on a single day (a cold, a microphone), nothing is said of a sound. */
const fewestOccurrences = 10;
const fewestDays = 2;
/** So many sounds that are right does the judge take for wrong: as many would be no evidence. */
const falseAlarms0to1 = 0.05;
const mostWords = 3;
/** More at once is nothing to work on. */
const mostSounds = 2;

type Occurrence = PractisedSound & { position: SoundPosition; day: string; word: string | undefined };

const isWrong = ({ score0to100 }: PractisedSound) => score0to100 <= scoreFairAbove0to100;

function occurrencesIn(results: readonly PracticeResult[], nowMs: number): Occurrence[] {
	const since = addDays(localDay(nowMs), -daysOfEvidence);
	return results
		.filter(({ activity, day }) => activityRow(activity).judged === 'language' && day > since)
		.flatMap(({ sounds, day, exam }) =>
			sounds.flatMap(({ position, ...sound }): Occurrence[] => {
				if (!position) return [];
				// What the check asks is shown nowhere.
				const word = exam?.exam === progressCheckId ? undefined : sound.place?.word.toLowerCase();
				return [{ ...sound, position, day, word }];
			}),
		);
}

const mistakeKey = ({ heardInstead, dropped, inserted }: SoundMistake) =>
	inserted ?? heardInstead ?? (dropped && 'dropped');

/** The mistake that most of them are, among those of which it is known. */
function usualMistake(wrong: readonly SoundMistake[]): SoundMistake {
	const known = wrong.filter(mistakeKey);
	const timesOf = (one: SoundMistake) =>
		known.filter((other) => mistakeKey(other) === mistakeKey(one)).length;
	const [most] = known.toSorted((one, other) => timesOf(other) - timesOf(one));
	const { heardInstead, dropped, inserted } = most ?? {};
	return {
		...(heardInstead && { heardInstead }),
		...(dropped && { dropped }),
		...(inserted && { inserted }),
	};
}

/** Whether any sound of free speech was judged in these weeks, if perhaps too few to say something of it. */
export function hasSpeechSounds(results: readonly PracticeResult[], nowMs: number): boolean {
	return occurrencesIn(results, nowMs).length > 0;
}

/**
 * At most two sounds of which there is enough evidence that they go wrong in free speech: more of them than the judge takes
 * for wrong by mistake, by the lower end of the share's interval. The surest one comes first.
 */
export function soundsGoingWrong(results: readonly PracticeResult[], nowMs: number): SoundInSpeech[] {
	const bySound = new Map<string, Occurrence[]>();
	for (const one of occurrencesIn(results, nowMs)) {
		const key = `${one.phone} ${one.position}`;
		bySound.set(key, [...(bySound.get(key) ?? []), one]);
	}
	return [...bySound.values()]
		.filter(
			(same) => same.length >= fewestOccurrences && new Set(same.map(({ day }) => day)).size >= fewestDays,
		)
		.flatMap((same) => {
			const wrong = same.filter(isWrong);
			// Of a sound with a vowel too many before it, something else is said than of the sound.
			return [wrong.filter(({ inserted }) => !inserted), wrong.filter(({ inserted }) => inserted)].map(
				(mistakes) => ({ mistakes, total: same.length }),
			);
		})
		.flatMap(({ mistakes, total }) => {
			const { lowest0to1 } = proportionOf(mistakes.length, total);
			const [first] = mistakes;
			if (!first || lowest0to1 <= falseAlarms0to1) return [];
			const words = [...new Set(mistakes.flatMap(({ word }) => word ?? []))].slice(0, mostWords);
			const { phone, position } = first;
			const found = { phone, position, wrong: mistakes.length, total, words };
			return [{ ...found, ...usualMistake(mistakes), lowest0to1 }];
		})
		.toSorted((one, other) => other.lowest0to1 - one.lowest0to1)
		.slice(0, mostSounds)
		.map(({ lowest0to1: _, ...sound }) => sound);
}
