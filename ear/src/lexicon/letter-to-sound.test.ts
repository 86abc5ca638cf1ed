import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createLetterToSound, type LetterToSoundModel } from './letter-to-sound.ts';

const modelFile = new URL('../../../models/ear/letter-to-sound.json', import.meta.url);
const letterToSound = createLetterToSound(JSON.parse(readFileSync(modelFile, 'utf8')) as LetterToSoundModel);
const sound = (word: string) => letterToSound(word).join(' ');

describe('the letter-to-sound model', () => {
	it.each([
		['lamp', 'L AE M P'],
		['window', 'W IH N D OW'],
		['school', 'S K UW L'],
		['holiday', 'HH AA L AH D EY'],
		['garden', 'G AA R D AH N'],
		['photographing', 'F OW T AH G R AE F IH NG'],
		['beautiful', 'B Y UW T AH F AH L'],
	])('says the plain word %s as the dictionary does', (word, phones) => {
		expect(sound(word)).toBe(phones);
	});

	it.each([
		['blorp', 'B L AO R P'],
		['plimsoll', 'P L IH M S AH L'],
		['zanzibarian', 'Z AE N Z IY B AA R IY AH N'],
		['quizzify', 'K W IH Z AH F AY'],
		['josé', 'JH OW Z'],
	])('says %s, a word of no dictionary, as the training code does', (word, phones) => {
		expect(sound(word)).toBe(phones);
	});

	it('does not mind capitals, accents and hyphens', () => {
		expect(sound('Plím-soll')).toBe(sound('plimsoll'));
	});

	it('gives a word without letters no sound', () => {
		expect(letterToSound('42')).toEqual([]);
	});
});
