import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { candidatesOf } from '@henry/grammar/confusions/candidates.ts';
import {
	contextFeatures,
	contextScale,
	contextSize,
	numberText,
} from '@henry/grammar/confusions/context-features.ts';
import { createWinkTagger } from '@henry/grammar/wink-tagger.ts';
import { errorRates, mistaken, randomNumbers } from './grammar-mistakes.ts';
import { grammarBuild } from './grammar-words.ts';

const learningRate = 0.15;
const models = join(import.meta.dirname, '../models/grammar');

/**
 * Learns from errors made in the training text what stands around an error: logistic regression over hashed features
 * (Weinberger et al. 2009, "Feature hashing for large scale multitask learning"), one pass of AdaGrad (Duchi, Hazan &
 * Singer 2011). Writes context-weights.bin: one signed byte a feature.
 */
export function learnContext(): void {
	const tag = createWinkTagger();
	const random = randomNumbers(20_260_102);
	const weights = new Float32Array(contextSize);
	const squares = new Float32Array(contextSize).fill(1e-3);
	const sentences = readFileSync(join(grammarBuild, 'text.txt'), 'utf8').trim().split('\n');
	for (const sentence of sentences) {
		const { wrong, isMended } = mistaken(sentence, tag, random, errorRates);
		const words = tag(wrong.join(' '));
		const text = numberText(words);
		for (const candidate of candidatesOf(words)) {
			const features = contextFeatures(text, candidate);
			let sum = 0;
			for (const feature of features) sum += weights[feature] as number;
			const slope = (isMended(candidate) ? 1 : 0) - 1 / (1 + Math.exp(-sum));
			if (Math.abs(slope) < 1e-3) continue;
			for (const feature of features) {
				const square = (squares[feature] as number) + slope * slope;
				squares[feature] = square;
				weights[feature] = (weights[feature] as number) + (learningRate * slope) / Math.sqrt(square);
			}
		}
	}
	const most = 127 / contextScale;
	const bytes = Int8Array.from(weights, (weight) =>
		Math.round(Math.max(-most, Math.min(most, weight)) * contextScale),
	);
	writeFileSync(join(models, 'context-weights.bin'), bytes);
}
