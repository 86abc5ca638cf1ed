import { written } from '@henry/contract/feedback.ts';
import { expect, test, vi } from 'vitest';
import { loadContent } from '#server/content.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';
import { createModelWriter } from './written-by-model.ts';

const { correctionPrompt } = loadContent(new URL('../../../../content/', import.meta.url));

/** A model that answers what it is asked to write down with what `write` makes of it. */
function modelOf(write: (said: string) => string) {
	const ask = vi.fn<LanguageModel['ask']>(async ({ messages }) => ({
		text: write(messages.at(-1)?.content ?? ''),
	}));
	const health = () => ({ name: 'x', model: 'x', embedded: true, state: 'ready' as const, queued: 0 });
	return {
		health,
		start: async () => {},
		close: async () => {},
		waitMs: () => 0,
		ask,
	} satisfies LanguageModel;
}

async function writtenDown(said: string, answer: string) {
	const marks = await createModelWriter(
		modelOf(() => answer),
		correctionPrompt,
	)(said);
	return marks && written(said, marks);
}

test.each([
	[
		'if i had money i would buy it it is nice',
		'If I had money, I would buy it. It is nice.',
		'If I had money I would buy it. It is nice.',
	],
	[
		'where do you live i am from bilbao',
		'Where do you live? I am from Bilbao.',
		'Where do you live? I am from Bilbao.',
	],
	['i like it', 'I like it', 'I like it.'],
])(
	'the ends and capitals of "%s" are the model’s, its words the learner’s',
	async (said, answer, expected) => {
		expect(await writtenDown(said, answer)).toBe(expected);
	},
);

test('a word that the model writes otherwise stays as it was said', async () => {
	const said = 'yesterday he go to the beach with us it was very hot and nice there';
	const answer = 'Yesterday he went to the beach with us. It was very hot and nice there.';
	expect(await writtenDown(said, answer)).toBe(
		'Yesterday he go to the beach with us. It was very hot and nice there.',
	);
});

test.each([
	['an answer to what was said', 'what is your name', 'My name is Henry.'],
	['something with marks already', 'I like it. you too', 'I like it. You too.'],
	['what is no word', `${'x'.repeat(20_000)} and so`, 'And so.'],
])('%s is left to others', async (_, said, answer) => {
	expect(await writtenDown(said, answer)).toBeUndefined();
});

test('a long answer is written a piece at a time, each from the last sentence’s beginning on, and bounded', async () => {
	const sentence = 'we went to the old house by the sea';
	const said = Array.from({ length: 20 }, () => sentence).join(' ');
	const model = modelOf((some) => `${some.replaceAll(/ (?=we went)/g, '. ').replaceAll(/\bwe\b/g, 'We')}.`);
	const marks = (await createModelWriter(model, correctionPrompt)(said)) ?? [];
	expect(written(said, marks)).toBe(
		Array.from({ length: 20 }, () => 'We went to the old house by the sea.').join(' '),
	);
	expect(model.ask.mock.calls.length).toBeLessThanOrEqual(4);
	for (const [{ maxTokens }] of model.ask.mock.calls) expect(maxTokens).toBeLessThanOrEqual(136);
});
