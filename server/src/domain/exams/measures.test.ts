import { expect, test } from 'vitest';
import { measureText } from './measures.ts';

const measure = (text: string) => measureText(text, text.split(' '), [], () => undefined);
/** A hundred words around a sentence of its own, in the simplest grammar. */
const answer = (sentence: string) =>
	`${sentence} ${'my house is big and my dog is small '.repeat(12)}`.split(' ').slice(0, 100).join(' ');

test('a long exam shows no more range and linking than the answers that it is made of', () => {
	const answers = [
		'we went to the sea although it was cold',
		'i will travel when i finish school however',
		'she has never been there for example',
		'it may well rain because it is cold',
	].map(answer);
	const whole = measure(answers.join(' '));
	for (const name of ['range', 'linking'] as const) {
		const parts = answers.map((text) => measure(text)[name]);
		expect(whole[name]).toBeCloseTo(parts.reduce((sum, value) => sum + value, 0) / parts.length, 6);
	}
});

test('words for one verb tell long phrases from short clauses', () => {
	const long = measure('the value of a shared meal with friends is little');
	expect(long.wordsPerVerb).toBeGreaterThan(measure('i eat and i like it').wordsPerVerb);
});
