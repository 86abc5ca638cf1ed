import { expect, test } from 'vitest';
import { loadContent } from '#server/content.ts';
import { scriptedModel } from '#server/domain/conversation/scripted-model-for-tests.ts';
import type { FixedPrompt } from '#server/ports/language-model.ts';
import { prepareCorrections } from './prepared-corrections.ts';
import { correctTwice } from './twice-corrected.ts';
import { createModelWriter } from './written-by-model.ts';

const { correctionPrompt } = loadContent(new URL('../../../../content/', import.meta.url));

test('what is read ahead is what each request begins with, and nothing that was said', async () => {
	const { model, asked } = scriptedModel({});
	const prepared: FixedPrompt[] = [];
	const prepare = async (prompt: FixedPrompt) => {
		prepared.push(prompt);
		return { readTokens: 0 };
	};
	await prepareCorrections({ ...model, prepare }, correctionPrompt);
	const said = 'yesterday my neighbour goed away';
	await correctTwice(model, correctionPrompt, said);
	await createModelWriter(model, correctionPrompt)(said);
	expect(prepared).toHaveLength(3);
	for (const { system, messages, prefixKey } of prepared) {
		const request = asked.find((one) => one.prefixKey === prefixKey);
		expect(request?.system).toBe(system);
		expect(request?.messages.slice(0, -1)).toEqual(messages);
		expect(request?.messages.at(-1)?.content).toContain(said);
	}
});

test('a model elsewhere is asked for nothing ahead, and one that cannot read now reads when it is asked', async () => {
	const { model, asked } = scriptedModel({});
	await prepareCorrections(model, correctionPrompt);
	const prepare = () => Promise.reject(new Error('It is busy.'));
	await prepareCorrections({ ...model, prepare }, correctionPrompt);
	expect(asked).toEqual([]);
});
