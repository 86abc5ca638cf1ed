import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
	type ConfusionFiles,
	ConfusionModel,
	type Decisions,
} from '@henry/grammar/confusions/confusion-model.ts';
import { confusionRules } from '@henry/grammar/confusions/confusion-rules.ts';
import type { GrammarRule } from '@henry/grammar/grammar-rule.ts';
import type { WritingKnowledge } from '@henry/grammar/writing.ts';

/** models/grammar. */
export const confusionFolder = join(import.meta.dirname, '../../../../models/grammar');

/** Added to what speaks for the end of a sentence; chosen on `to-decide-by.txt`, text that no model has met. */
const sentenceBreakPrior = -1;

/** Reads the language models. Throws where a file is missing. */
export function readConfusionFiles(folder = confusionFolder): ConfusionFiles {
	const bytes = (name: string) => readFileSync(join(folder, name));
	return {
		words: bytes('words.txt').toString(),
		wordModel: bytes('word-model.safetensors'),
		classModel: bytes('class-model.safetensors'),
		contextWeights: new Int8Array(bytes('context-weights.bin')),
	};
}

/** The rules that the language models make. Throws where a file is missing or damaged. */
export function readConfusionRules(folder = confusionFolder): GrammarRule[] {
	return readUsage(folder).rules;
}

/** What the language models know. Throws where a file is missing or damaged. */
export function readUsage(folder = confusionFolder): { rules: GrammarRule[]; writing: WritingKnowledge } {
	const text = (name: string) => readFileSync(join(folder, name), 'utf8');
	const decisions: Decisions = JSON.parse(text('decisions.json'));
	const model = new ConfusionModel(readConfusionFiles(folder));
	return {
		rules: confusionRules(model, decisions),
		writing: {
			names: new Set(text('names.txt').trimEnd().split('\n')),
			sentenceOdds: (words) => model.sentenceBreakGains(words).map((gain) => gain + sentenceBreakPrior),
		},
	};
}
