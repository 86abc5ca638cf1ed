import type { CorrectionPrompt } from '@henry/contract/prompts.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';
import { correctorPrompt } from './twice-corrected.ts';
import { writerPrompt } from './written-by-model.ts';

/**
 * Has a model of this machine read its examples of sentences put right and written down, which takes up to two minutes unless
 * it has kept them. Only what a wrong sentence is asked about once more is read afterwards, while others are served.
 */
export async function prepareCorrections(model: LanguageModel, prompt: CorrectionPrompt): Promise<void> {
	// What is not read now is read when it is needed.
	await model.prepare?.(correctorPrompt(prompt, 'eager')).catch(() => {});
	await model.prepare?.(writerPrompt(prompt)).catch(() => {});
	void model.prepare?.(correctorPrompt(prompt, 'careful')).catch(() => {});
}
