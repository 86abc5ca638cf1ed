import { readFileSync } from 'node:fs';
import {
	type ConfusionFiles,
	ConfusionModel,
	type Decisions,
} from '#server/domain/grammar/confusions/confusion-model.ts';
import { confusionRules } from '#server/domain/grammar/confusions/confusion-rules.ts';
import type { GrammarRule } from '#server/domain/grammar/grammar-rule.ts';

const folder = new URL('../../../../models/grammar/', import.meta.url);

/** Reads the language models of models/grammar. Throws where a file is missing. */
export function readConfusionFiles(): ConfusionFiles {
	const bytes = (name: string) => readFileSync(new URL(name, folder));
	return {
		words: bytes('words.txt').toString(),
		wordModel: bytes('word-model.safetensors'),
		classModel: bytes('class-model.safetensors'),
		contextWeights: new Int8Array(bytes('context-weights.bin')),
	};
}

/** The rules that the language models make. Throws where a file is missing or damaged. */
export function readConfusionRules(): GrammarRule[] {
	const decisions: Decisions = JSON.parse(readFileSync(new URL('decisions.json', folder), 'utf8'));
	return confusionRules(new ConfusionModel(readConfusionFiles()), decisions);
}
