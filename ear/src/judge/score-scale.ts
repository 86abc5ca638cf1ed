import type { Safetensors } from '#ear/files/safetensors.ts';

/** Turns a measured value into a score from 0 to 100. */
export type ScoreScale = (value: number) => number;

/**
 * Reads a scale: anchors [value, score], both rising, with straight lines between them; beyond the ends the end's score.
 * The anchors are quantiles of what learners of the training half reached, so a score tells a learner's place among
 * learners, as far as it is not capped. Throws where a score leaves 0 to 100 or values fall.
 */
export function readScoreScale(file: Safetensors, name: string): ScoreScale {
	const { data, shape } = file.tensor(name, 'F64');
	const anchors = Array.from({ length: shape[0] as number }, (_, row) => ({
		value: data[2 * row] as number,
		score: data[2 * row + 1] as number,
	}));
	const isRising = anchors.every(({ value }, row) => row === 0 || value >= (anchors[row - 1]?.value ?? 0));
	if (anchors.length < 2 || !isRising || anchors.some(({ score }) => score < 0 || score > 100)) {
		throw new RangeError(`The scale ${name} is damaged.`);
	}
	return (value) => {
		const after = anchors.findIndex((anchor) => value < anchor.value);
		if (after === 0) return (anchors[0] as { score: number }).score;
		if (after === -1) return (anchors.at(-1) as { score: number }).score;
		const [low, high] = [anchors[after - 1], anchors[after]] as [(typeof anchors)[0], (typeof anchors)[0]];
		return low.score + ((high.score - low.score) * (value - low.value)) / (high.value - low.value);
	};
}
