import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { readNGrams } from './n-grams.ts';

test('words and pieces of words are seen as training/danger sees them', () => {
	const oddsOf = readNGrams(join(readConfig().dangerFolder, 'n-grams.safetensors'), 0);
	// As `n_grams.scores` of training/danger tells them with the shipped weights and no bias.
	for (const [text, odds] of [
		['My husband doesn’t let me go out, he hits me', 14.4245],
		['no aguanto más, quiero desaparecer', 6.7391],
		['We went to the beach in 2024.', -0.0498],
		['', 0],
	] as const) {
		expect(oddsOf(text), text).toBeCloseTo(odds, 3);
	}
});
