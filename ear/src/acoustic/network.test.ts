import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readSafetensors } from '#ear/files/safetensors.ts';
import { plainKernel } from '#ear/numerics/matrix.ts';
import { simdKernel } from '#ear/numerics/matrix-simd.ts';
import { createNetwork, type Network, type NetworkFrame } from './network.ts';

const modelBytes = readFileSync(new URL('../fixtures/tiny-model.safetensors', import.meta.url));
const vectors = readSafetensors(
	readFileSync(new URL('../fixtures/tiny-vectors.safetensors', import.meta.url)),
);
const features = vectors.tensor('features', 'F32').data;
const bands = 44;

function run(network: Network, input: Float32Array, framesAtOnce = input.length / bands): NetworkFrame[] {
	const session = network.createSession();
	const frames: NetworkFrame[] = [];
	for (let start = 0; start < input.length; start += framesAtOnce * bands) {
		frames.push(...session.push(input.subarray(start, start + framesAtOnce * bands)));
	}
	return [...frames, ...session.finish()];
}

type Outputs = Pick<NetworkFrame, 'states' | 'posteriors'>;

/** The largest difference between two runs, over all outputs of all frames. */
function difference(some: Outputs[], others: Outputs[]): number {
	expect(some.length).toBe(others.length);
	let largest = 0;
	for (const [row, frame] of some.entries()) {
		const other = others[row] as Outputs;
		for (const name of ['states', 'posteriors'] as const) {
			expect(frame[name].length).toBe(other[name].length);
			for (const [index, value] of frame[name].entries()) {
				largest = Math.max(largest, Math.abs(value - (other[name][index] as number)));
			}
		}
	}
	return largest;
}

describe.each([
	['vectors', simdKernel],
	['plain code', plainKernel],
])('with %s', (_, kernel) => {
	const network = createNetwork(readSafetensors(modelBytes), kernel);

	test('the outputs are those of the reference', () => {
		const states = vectors.tensor('states', 'F32');
		const posteriors = vectors.tensor('posteriors', 'F32');
		const expected = Array.from({ length: states.shape[0] as number }, (_, row) => ({
			states: states.data.subarray(row * 10, (row + 1) * 10),
			posteriors: posteriors.data.subarray(row * 80, (row + 1) * 80),
		}));
		expect(network.stateCount).toBe(10);
		expect(difference(run(network, features), expected)).toBeLessThan(1e-3);
	});

	test.each([1, 2, 3, 10, 64, 97])(
		'%i frames at a time give the outputs of the whole utterance',
		(length) => {
			expect(difference(run(network, features, length), run(network, features))).toBeLessThan(1e-4);
		},
	);
});

const network = createNetwork(readSafetensors(modelBytes), simdKernel);

test.each([0, 1, 2, 3, 5, 6, 11])('%i frames of features give a third as many outputs', (count) => {
	expect(run(network, features.subarray(0, count * bands)).length).toBe(Math.floor(count / 3));
});

test('an utterance of many steps is computed as in small chunks', () => {
	const long = Float32Array.from({ length: 1000 * bands }, (_, index) => Math.sin(index * index));
	const frames = run(network, long);
	expect(frames.length).toBe(333);
	expect(difference(frames, run(network, long, 7))).toBeLessThan(1e-4);
});

test('a frame is answered as soon as the frames it depends on are there', () => {
	const session = network.createSession();
	expect(network.lookaheadFrames).toBe(6);
	// Output j of the input layer sees features up to 3j + 5.
	const needed = 3 * network.lookaheadFrames + 6;
	expect(session.push(features.subarray(0, (needed - 1) * bands)).length).toBe(0);
	expect(session.push(features.subarray((needed - 1) * bands, needed * bands)).length).toBe(1);
});

test('utterances side by side do not disturb each other', () => {
	const reversed = features.slice().reverse();
	const sessions = [network.createSession(), network.createSession()] as const;
	const frames: [NetworkFrame[], NetworkFrame[]] = [[], []];
	for (let start = 0; start < features.length; start += 10 * bands) {
		frames[0].push(...sessions[0].push(features.subarray(start, start + 10 * bands)));
		frames[1].push(...sessions[1].push(reversed.subarray(start, start + 10 * bands)));
	}
	frames[0].push(...sessions[0].finish());
	frames[1].push(...sessions[1].finish());
	expect(difference(frames[0], run(network, features))).toBeLessThan(1e-4);
	expect(difference(frames[1], run(network, reversed))).toBeLessThan(1e-4);
});

test('posteriors are logarithms of probabilities', () => {
	for (const { posteriors } of run(network, features)) {
		expect(posteriors.reduce((sum, value) => sum + Math.exp(value), 0)).toBeCloseTo(1, 5);
	}
});

test('nothing can be pushed after the end, nor parts of frames', () => {
	const session = network.createSession();
	expect(() => session.push(features.subarray(0, 45))).toThrow('no frames of 44');
	session.finish();
	expect(() => session.push(features)).toThrow('ended');
	expect(() => session.finish()).toThrow('ended');
});

test('a model without one of its tensors is refused with its name', () => {
	const broken = Buffer.from(
		modelBytes.toString('latin1').replace('trunk1.block1.c.bias', 'trunk1.block1.c.bios'),
		'latin1',
	);
	expect(() => createNetwork(readSafetensors(broken), simdKernel)).toThrow(
		'tensor trunk1.block1.c.bias: missing',
	);
});
