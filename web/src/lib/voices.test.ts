import { expect, test } from 'vitest';
import { differentVoices } from './voices.ts';

test('the voices are as different as can be', () => {
	const voices = [
		{ name: 'george', gender: 'male', accent: 'british' },
		{ name: 'lewis', gender: 'male', accent: 'british' },
		{ name: 'emma', gender: 'female', accent: 'british' },
		{ name: 'heart', gender: 'female', accent: 'american' },
	] as const;
	expect(differentVoices(voices, 3)).toEqual(['george', 'emma', 'heart']);
	expect(differentVoices(voices.slice(0, 2), 3)).toEqual(['george', 'lewis']);
	expect(differentVoices([], 3)).toEqual([]);
});
