import { expect, test } from 'vitest';
import type { LanguageModel } from '#server/ports/language-model.ts';
import { languageModelCases } from './contract.ts';

/** A model that is wrong on purpose, in everything that the contract asks for. */
const wrongModel: LanguageModel = {
	health: () => ({ name: '', model: '', embedded: true, sendsTo: 'here', state: 'starting', queued: -1 }),
	async start() {},
	async close() {},
	waitMs: () => 1,
	async ask(_, { onText } = {}) {
		onText?.('Other words');
		return { text: '', tokens: [{ text: 'Other words', logProbability: 1 }] };
	},
};

test.each(languageModelCases)('a model that is wrong on purpose fails the case "$name"', async ({ run }) => {
	await expect(run(wrongModel)).rejects.toThrow();
});
