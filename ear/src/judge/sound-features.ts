import { mean } from '#ear/numerics/mean.ts';
import { measureNames, type SoundEvidence } from './sound-evidence.ts';

/** The measures that a phone also takes from its neighbours, its word and the utterance. */
const carried = measureNames.length - 3;
const contexts = ['before', 'after', 'wordMean', 'wordLeast', 'allMean', 'allDeviation', 'allLeast'];

/** Names of the features, in their order. */
export const soundFeatureNames: readonly string[] = [
	...measureNames,
	...contexts.flatMap((context) => measureNames.slice(0, carried).map((name) => `${context}.${name}`)),
	'phone',
	'phoneBefore',
	'phoneAfter',
	'pauseFrames',
	'phones',
	'frames',
];

type Rows = readonly (readonly number[])[];

function columnwise(rows: Rows, combine: (column: number[]) => number): number[] {
	return Array.from({ length: carried }, (_, column) => combine(rows.map((row) => row[column] as number)));
}

const least = (values: number[]) => Math.min(...values);

/** Standard deviation of all there is (divided by the count). */
function deviation(values: number[]): number {
	const middle = mean(values);
	return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

/**
 * For each phone the features that its score is computed from (`soundFeatureNames`): its own measures, those of its
 * neighbours in the utterance (0 at its ends), and what is usual in its word and in the whole utterance of `frames`.
 */
export function soundFeatures(evidence: readonly SoundEvidence[], frames: number): number[][] {
	const rows = evidence.map(({ measures }) => measures.slice(0, carried));
	const nothing = new Array<number>(carried).fill(0);
	const whole = [...columnwise(rows, mean), ...columnwise(rows, deviation), ...columnwise(rows, least)];
	const ofWord = new Map<number, number[]>();
	for (const { word } of evidence) {
		if (ofWord.has(word)) continue;
		const measures = evidence.filter((phone) => phone.word === word).map((phone) => phone.measures);
		ofWord.set(word, [...columnwise(measures, mean), ...columnwise(measures, least)]);
	}
	return evidence.map((sound, index) => {
		const [before, after] = [evidence[index - 1], evidence[index + 1]];
		return [
			...sound.measures,
			...(rows[index - 1] ?? nothing),
			...(rows[index + 1] ?? nothing),
			...(ofWord.get(sound.word) as number[]),
			...whole,
			sound.phone,
			before?.phone ?? -1,
			after?.phone ?? -1,
			before ? sound.startFrame - before.endFrame : 0,
			evidence.length,
			frames,
		];
	});
}
