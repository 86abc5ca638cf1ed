import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
	type ConfusionFiles,
	ConfusionModel,
	type Decisions,
} from '#server/domain/grammar/confusions/confusion-model.ts';
import { confusionRules } from '#server/domain/grammar/confusions/confusion-rules.ts';
import type { GrammarRule } from '#server/domain/grammar/grammar-rule.ts';

/** models/grammar. */
export const confusionFolder = join(import.meta.dirname, '../../../../models/grammar');

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
	const decisions: Decisions = JSON.parse(readFileSync(join(folder, 'decisions.json'), 'utf8'));
	return confusionRules(new ConfusionModel(readConfusionFiles(folder)), decisions);
}
