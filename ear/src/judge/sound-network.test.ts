import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSafetensors, type Safetensors } from '#ear/files/safetensors.ts';
import { heardPhones } from './heard-phones.ts';
import { heardSoundFeatureNames } from './heard-sound-features.ts';
import { readSoundNetwork } from './sound-network.ts';

const shipped = new URL('../../../models/ear/judge.safetensors', import.meta.url);

test('the shipped network gives what the training code gives', () => {
	const vectors: { features: number[][]; network: number[] } = JSON.parse(
		readFileSync(new URL('../fixtures/sound-scores.json', import.meta.url), 'utf8'),
	);
	const file = readSafetensors(readFileSync(shipped));
	const scores = readSoundNetwork(file, heardSoundFeatureNames.length, 'network')(vectors.features);
	expect(scores).toHaveLength(vectors.network.length);
	for (const [index, score] of scores.entries())
		expect(score).toBeCloseTo(vectors.network[index] as number, 4);
});

/** One unit that hears feature 1, which goes through both directions. */
function fileOf(changed: Record<string, number[]> = {}): Safetensors {
	const cells = { input: [0, 0, 1], state: [0, 0, 0], inputBias: [0, 0, 0], stateBias: [0, 0, 0] };
	const tensors: Record<string, number[]> = {
		...{ columns: [1], mean: [0], deviation: [1], quantities: [1], bias: [0] },
		phone: heardPhones.map(() => 0),
		rival: heardPhones.map(() => 0),
		...{ outward: [0, 1, 10], outwardBias: [0.5] },
		...Object.fromEntries(
			['forward', 'backward'].flatMap((direction) =>
				Object.entries(cells).map(([part, values]) => [`${direction}.${part}`, values]),
			),
		),
		...changed,
	};
	const tensor = (name: string) => ({ data: tensors[name.replace('network.', '')] });
	return { tensor } as unknown as Safetensors;
}

const soundOf = (value: number) => Array.from({ length: 14 }, (_, place) => (place === 1 ? value : 0));

test('a sound is scored by what comes before it and after it', () => {
	const scoresOf = readSoundNetwork(fileOf(), 14, 'network');
	const half = Math.tanh(1) / 2;
	const [first, last] = scoresOf([soundOf(1), soundOf(0)]);
	// Half of what a cell held is kept at each step.
	expect(first).toBeCloseTo(0.5 + half + 10 * half, 9);
	expect(last).toBeCloseTo(0.5 + half / 2, 9);
});

test('no sounds have no scores', () => {
	expect(readSoundNetwork(fileOf(), 14, 'network')([])).toEqual([]);
});

test('a network that asks for a feature that is not there is refused', () => {
	expect(() => readSoundNetwork(fileOf({ columns: [14] }), 14, 'network')).toThrow(RangeError);
});
