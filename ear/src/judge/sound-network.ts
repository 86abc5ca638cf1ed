import type { Safetensors } from '#ear/files/safetensors.ts';
import { heardPhones } from './heard-phones.ts';

/** Scores all sounds of a reading, of which each has its features, together. */
export type SoundNetwork = (sounds: readonly (readonly number[])[]) => number[];

/** Places of the features that are the sound that was to be said, and the likeliest one instead. */
const phonePlace = 0;
const rivalPlace = 13;
/** Quantities lie within so many deviations of their mean. */
const most = 4;

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));

/** A matrix [rows, columns] times a vector, and a vector more. */
function dense(matrix: Float32Array, vector: ArrayLike<number>, bias: ArrayLike<number>): Float64Array {
	const columns = vector.length;
	return Float64Array.from(bias, (start, row) => {
		let sum = start;
		for (let column = 0; column < columns; column++) {
			sum += (matrix[row * columns + column] as number) * (vector[column] as number);
		}
		return sum;
	});
}

/** The cells of one direction: gated recurrent units (Cho et al. 2014), their gates in the order reset, update, new. */
function readCells(file: Safetensors, name: string, width: number) {
	const tensor = (part: string, shape: number[]) => file.tensor(`${name}.${part}`, 'F32', shape).data;
	const [input, state] = [tensor('input', [3 * width, width]), tensor('state', [3 * width, width])];
	const [inputBias, stateBias] = [tensor('inputBias', [3 * width]), tensor('stateBias', [3 * width])];
	return (steps: readonly Float64Array[]): Float64Array[] => {
		let before = new Float64Array(width);
		return steps.map((step) => {
			const own = dense(input, step, inputBias);
			const kept = dense(state, before, stateBias);
			const gate = (place: number) => sigmoid((own[place] as number) + (kept[place] as number));
			before = before.map((value, unit) => {
				const update = gate(width + unit);
				const place = 2 * width + unit;
				const fresh = Math.tanh((own[place] as number) + gate(unit) * (kept[place] as number));
				return (1 - update) * fresh + update * value;
			});
			return before;
		});
	};
}

/**
 * Reads a recurrent network in both directions over the sounds of a reading, made by training/judge/score_network.py; `name`:
 * what the names of its tensors begin with. Throws where a tensor is missing or asks for a feature that is not there.
 */
export function readSoundNetwork(file: Safetensors, features: number, name: string): SoundNetwork {
	const { data: columns } = file.tensor(`${name}.columns`, 'U8');
	if (columns.some((column) => column >= features)) throw new RangeError(`The network ${name} is damaged.`);
	const { data: bias } = file.tensor(`${name}.bias`, 'F32');
	const width = bias.length;
	const tensor = (part: string, shape: number[]) => file.tensor(`${name}.${part}`, 'F32', shape).data;
	const [mean, deviation] = [tensor('mean', [columns.length]), tensor('deviation', [columns.length])];
	const quantities = tensor('quantities', [width, columns.length]);
	const phones = [tensor('phone', [heardPhones.length, width]), tensor('rival', [heardPhones.length, width])];
	const [forward, backward] = [
		readCells(file, `${name}.forward`, width),
		readCells(file, `${name}.backward`, width),
	];
	const [outward, outwardBias] = [tensor('outward', [3 * width]), tensor('outwardBias', [1])];

	function inward(sound: readonly number[]): Float64Array {
		const values = Float64Array.from(columns, (column, index) => {
			const deviations = ((sound[column] as number) - (mean[index] as number)) / (deviation[index] as number);
			return Math.min(most, Math.max(-most, deviations));
		});
		const [phone, rival] = [sound[phonePlace] as number, sound[rivalPlace] as number];
		return dense(quantities, values, bias).map((value, unit) => {
			const ofPhones =
				(phones[0]?.[phone * width + unit] as number) + (phones[1]?.[rival * width + unit] as number);
			return Math.max(0, value + ofPhones);
		});
	}

	return (sounds) => {
		const steps = sounds.map(inward);
		const before = forward(steps);
		const after = backward(steps.toReversed()).toReversed();
		return steps.map((step, index) => {
			const all = [...step, ...(before[index] as Float64Array), ...(after[index] as Float64Array)];
			return dense(outward, all, outwardBias)[0] as number;
		});
	};
}
