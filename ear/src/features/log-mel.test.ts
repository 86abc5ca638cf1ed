import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSafetensors } from '#ear/files/safetensors.ts';
import { createCepstra, readCepstraSettings } from './cepstra.ts';
import { createLogMel, readLogMelSettings } from './log-mel.ts';
import { createPowerFrames, readPowerFrameSettings, type SpectrumFeatures } from './power-frames.ts';

const fixture = (name: string) =>
	readSafetensors(readFileSync(new URL(`../fixtures/${name}`, import.meta.url)));
const model = fixture('tiny-model.safetensors');
const vectors = fixture('tiny-vectors.safetensors');

test.each([
	['logMel', createLogMel(readLogMelSettings(model))],
	['cepstra', createCepstra(readCepstraSettings(model))],
] satisfies [string, SpectrumFeatures][])(
	'the %s of a recording are those of the reference',
	(name, write) => {
		const { data: expected, shape } = vectors.tensor(name, 'F32');
		const values = new Float32Array(expected.length);
		let offset = 0;
		createPowerFrames(readPowerFrameSettings(model)).push(vectors.tensor('samples', 'I16').data, (power) => {
			write(power, values, offset);
			offset += shape[1] as number;
		});
		expect(offset).toBe(expected.length);
		for (const [index, value] of values.entries()) expect(value).toBeCloseTo(expected[index] as number, 4);
	},
);
