import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CorpusUtterance, readCorpus } from './stt-corpus.ts';
import { needFile } from './stt-needs.ts';

/** What training/ear makes on the way. */
export const earBuild = join(import.meta.dirname, '../training/ear/build');

/** The network of the cross-validation that has not heard the speakers of `fold`. */
export const networkFile = (fold: number) => join(earBuild, `fold${fold}.safetensors`);

/** Models of the ear that know nothing of the speakers of `fold`: not how they sound, not what they read. */
export const readFoldFiles = (fold: number) => ({
	acoustic: readFileSync(networkFile(fold)),
	languageModel: readFileSync(join(earBuild, `fold${fold}-language-model.safetensors`)),
	neuralLanguageModel: readFileSync(join(earBuild, `fold${fold}-neural-language-model.safetensors`)),
});

/** An utterance, and the fold of its speaker. */
export type HeldOut = CorpusUtterance & { fold: number };

/** The utterances of which there is a network that has not heard their speakers. */
export function heldOut(): HeldOut[] {
	const folds = join(earBuild, 'folds.json');
	needFile(folds, 'training/ear/build/folds.json, which `training/ear/run.py --steps folds` writes,');
	const foldOf: Record<string, number> = JSON.parse(readFileSync(folds, 'utf8'));
	const utterances = readCorpus().flatMap((utterance) => {
		const fold = foldOf[utterance.speaker];
		return fold === undefined || !existsSync(networkFile(fold)) ? [] : [{ ...utterance, fold }];
	});
	if (utterances.length === 0) needFile(networkFile(0), 'a network of a fold in training/ear/build');
	return utterances;
}

/** The same by fold. */
export function heldOutByFold(): Map<number, HeldOut[]> {
	const byFold = new Map<number, HeldOut[]>();
	for (const utterance of heldOut())
		byFold.set(utterance.fold, [...(byFold.get(utterance.fold) ?? []), utterance]);
	return byFold;
}
