import { mean } from '#ear/numerics/mean.ts';
import { type HeardFrames, heardPhones } from './heard-phones.ts';
import { insertionRatio } from './inserted-sounds.ts';
import { likelyErrors } from './likely-errors.ts';
import { cumulatedFrames, type PhoneRatios, phoneRatios } from './phone-ratios.ts';
import type { ReadPhone } from './reading-alignment.ts';

const phones = heardPhones.length;

/** A sound that was to be said, where it lies, and what speaks for it and against it. */
export type HeardSound = ReadPhone & {
	word: number;
	ratios: PhoneRatios;
	/** Natural logarithm of its probability: the mean, the highest and the lowest of its frames. */
	logProbability: { mean: number; most: number; least: number };
	/** Mean probability of its frames, from 0 to 1. */
	probability0to1: number;
};

/** The sounds of an utterance's words with their evidence. */
export function heardSounds(words: readonly (readonly ReadPhone[])[], frames: HeardFrames): HeardSound[] {
	const sums = cumulatedFrames(frames);
	const said = words.flat();
	const places = words.flatMap((sounds, word) =>
		sounds.map((_, place) => ({ word, isWordEnd: place === sounds.length - 1 })),
	);
	return said.map((sound, index) => {
		const { word, isWordEnd } = places[index] as (typeof places)[number];
		const own = Array.from(
			{ length: sound.endFrame - sound.startFrame },
			(_, frame) => frames.logProbabilities[(sound.startFrame + frame) * phones + sound.phone] as number,
		);
		return {
			...sound,
			word,
			ratios: phoneRatios(sums, said, index, isWordEnd),
			logProbability: {
				mean: Math.max(-12, mean(own)),
				most: Math.max(...own),
				least: Math.max(-20, Math.min(...own)),
			},
			probability0to1: mean(own.map(Math.exp)),
		};
	});
}

/** The highest of some ratios, and its phone. */
export function highest(ratios: Float64Array): { phone: number; ratio: number } {
	let phone = 1;
	for (let other = 2; other < phones; other++) {
		if ((ratios[other] as number) > (ratios[phone] as number)) phone = other;
	}
	return { phone, ratio: ratios[phone] as number };
}

/** What learners are likely to say for a sound that was heard most of all, with its ratio; no phone and 0 where nothing is. */
function likeliestError({ phone, ratios }: HeardSound): { phone: number; ratio: number } {
	const others = likelyErrors.get(phone) ?? [];
	return others
		.map((other) => ({ phone: other, ratio: ratios.instead[other] as number }))
		.reduce((best, other) => (best.phone === 0 || other.ratio > best.ratio ? other : best), {
			phone: 0,
			ratio: 0,
		});
}

/** What is carried over to a sound from its neighbours, its word and the utterance. */
const carriedNames = ['mean', 'rival', 'duration', 'probability'] as const;
function carried({ logProbability, ratios, startFrame, endFrame, probability0to1 }: HeardSound): number[] {
	const rival = Math.min(5, highest(ratios.instead).ratio);
	return [logProbability.mean, rival, endFrame - startFrame, probability0to1];
}

const ownNames = [
	'phone',
	'before',
	'after',
	'place',
	'places',
	'frames',
	'pauseBefore',
	'pauseAfter',
	'mean',
	'most',
	'least',
	'probability',
	'rival',
	'rivalPhone',
	'rivals',
	'absent',
	'inserted',
	'insertedPhone',
	'added',
	'addedPhone',
	'fit',
	'likely',
	'likelyPhone',
	'likelyInserted',
] as const;

/** Names of the features, in their order. */
export const heardSoundFeatureNames: readonly string[] = [
	...ownNames,
	...heardPhones.map((phone) => `instead.${phone}`),
	...['before', 'after', 'word', 'all'].flatMap((of) => carriedNames.map((name) => `${of}.${name}`)),
	'all.lowProbability',
	'relativeDuration',
	'sounds',
];

const longestPause = 50;
const none = carriedNames.map(() => 0);
const meanOf = (rows: readonly number[][]) =>
	none.map((_, column) => mean(rows.map((row) => row[column] as number)));

/** For each sound the features that its score is computed from (`heardSoundFeatureNames`). */
export function heardSoundFeatures(sounds: readonly HeardSound[]): number[][] {
	const rows = sounds.map(carried);
	const all = meanOf(rows);
	const probabilities = sounds.map((sound) => sound.probability0to1).sort((a, b) => a - b);
	const low = probabilities[Math.floor(0.2 * (probabilities.length - 1))] ?? 0;
	const wordRows = new Map<number, number[][]>();
	sounds.forEach(({ word }, index) => {
		wordRows.set(word, [...(wordRows.get(word) ?? []), rows[index] as number[]]);
	});
	return sounds.map((sound, index) => {
		const [before, after] = [sounds[index - 1], sounds[index + 1]];
		const ofWord = wordRows.get(sound.word) as number[][];
		const duration = sound.endFrame - sound.startFrame;
		return [
			...ownFeatures(sounds, index, ofWord.length),
			...sound.ratios.instead,
			...((before && rows[index - 1]) || none),
			...((after && rows[index + 1]) || none),
			...meanOf(ofWord),
			...all,
			low,
			duration / (all[2] as number),
			sounds.length,
		];
	});
}

function ownFeatures(sounds: readonly HeardSound[], index: number, places: number): number[] {
	const sound = sounds[index] as HeardSound;
	const [before, after] = [sounds[index - 1], sounds[index + 1]];
	const { ratios, logProbability } = sound;
	const [rival, inserted, added] = [ratios.instead, ratios.before, ratios.after].map(highest) as [
		ReturnType<typeof highest>,
		ReturnType<typeof highest>,
		ReturnType<typeof highest>,
	];
	const likely = likeliestError(sound);
	const first = sounds.findIndex(({ word }) => word === sound.word);
	return [
		sound.phone,
		before?.phone ?? 0,
		after?.phone ?? 0,
		index - first,
		places,
		sound.endFrame - sound.startFrame,
		before ? Math.min(longestPause, sound.startFrame - before.endFrame) : longestPause,
		after ? Math.min(longestPause, after.startFrame - sound.endFrame) : longestPause,
		logProbability.mean,
		logProbability.most,
		logProbability.least,
		sound.probability0to1,
		rival.ratio,
		rival.phone,
		ratios.instead.reduce((sum, ratio) => sum + Math.exp(Math.min(0, ratio)), 0),
		ratios.absent,
		inserted.ratio,
		inserted.phone,
		added.ratio,
		added.phone,
		ratios.fit,
		likely.ratio,
		likely.phone,
		insertionRatio(sound).ratio,
	];
}
