import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSafetensors } from '#ear/files/safetensors.ts';
import { plainKernel } from '#ear/numerics/matrix.ts';
import { simdKernel } from '#ear/numerics/matrix-simd.ts';
import { sentenceEndWord } from './language-model.ts';
import { NeuralLanguageModel } from './neural-language-model.ts';

const models = new URL('../../../models/ear/', import.meta.url);
const file = readSafetensors(readFileSync(new URL('neural-language-model.safetensors', models)));
const lexicon = readFileSync(new URL('lexicon.txt', models), 'utf8')
	.split('\n')
	.map((line) => line.split('\t')[0]);
const idOf = (word: string) => lexicon.indexOf(word);
const model = new NeuralLanguageModel(file, simdKernel);
const after = (text: string) =>
	text.split(' ').reduce((state, word) => model.next(state, idOf(word)), model.start());
const chanceOf = (text: string, word: string) => model.logProb(after(text), idOf(word)) as number;

test('words that fit are likelier, also by what was said far before', () => {
	expect(chanceOf('i am', 'going')).toBeGreaterThan(chanceOf('i am', 'go'));
	expect(chanceOf('he', 'is')).toBeGreaterThan(chanceOf('he', 'are'));
	expect(chanceOf('do you', 'like')).toBeGreaterThan(chanceOf('do you', 'likes'));
	expect(chanceOf('there are many', 'people')).toBeGreaterThan(chanceOf('there are many', 'person'));
	expect(chanceOf('if i had more time i', 'would')).toBeGreaterThan(chanceOf('if i had more time i', 'am'));
});

test.each(['i', 'i would like to', 'do you'])('chances after "%s" sum up to about 1', (text) => {
	const state = after(text);
	const chances = lexicon.map((_, word) => Math.exp(model.logProb(state, word) ?? Number.NEGATIVE_INFINITY));
	const sum = chances.reduce((total, chance) => total + chance, 0);
	expect(sum).toBeGreaterThan(0.4);
	expect(sum).toBeLessThan(1.5);
});

test('a sentence may end, and a rare word is not known but can be said', () => {
	expect(model.logProb(after('thank you very much'), sentenceEndWord)).toBeGreaterThan(-3);
	const rare = lexicon.findLastIndex((word, id) => word && model.logProb(model.start(), id) === undefined);
	expect(rare).toBeGreaterThan(0);
	expect(model.logProb(model.next(model.start(), rare), idOf('is'))).toBeLessThan(0);
});

test('both kernels remember the same', () => {
	const plain = new NeuralLanguageModel(file, plainKernel);
	const state = plain.next(plain.start(), idOf('hello'));
	for (const [place, value] of after('hello').expected.entries())
		expect(value).toBeCloseTo(state.expected[place] as number, 4);
});
