import { expect, test, vi } from 'vitest';
import { rememberingAnswers } from './remembered-answers.ts';

test('the latest answers are remembered, also those that are nothing, and failures are not', async () => {
	const ask = vi.fn(async (question: string) => {
		if (question === 'fails') throw new Error('It failed.');
		return question === 'nothing' ? undefined : question.toUpperCase();
	});
	const remembering = rememberingAnswers(2, ask);
	const all = async (...questions: string[]) => {
		for (const question of questions) await remembering(question, {});
		return ask.mock.calls.length;
	};
	expect(await all('a', 'a', 'nothing', 'nothing')).toBe(2);
	expect(await remembering('a', {})).toBe('A');
	expect(await all('b', 'a')).toBe(3);
	expect(await all('nothing')).toBe(4);
	await expect(remembering('fails', {})).rejects.toThrow('It failed.');
	await expect(remembering('fails', {})).rejects.toThrow('It failed.');
	expect(ask).toHaveBeenCalledTimes(6);
});
