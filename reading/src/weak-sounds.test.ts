import type { AssessedSound, AssessedWord } from '@henry/contract/speakle.ts';
import { expect, test } from 'vitest';
import { weakSounds } from './weak-sounds.ts';

const sound = (phone: string, score0to100: number, own: Partial<AssessedSound> = {}): AssessedSound => ({
	...{ phone, ipa: phone, score0to100, startMs: 0, endMs: 9, unsure: false },
	...own,
});
const word = (text: string, ...sounds: AssessedSound[]): AssessedWord => ({
	...{ text, error: 'none', score0to100: 60, unsure: false, startMs: 0, endMs: 9, sounds },
});
const heard = (phone: string) => ({ phone, ipa: phone.toLowerCase() });

test('the two sounds are told that were surely wrong most often, then worst, each by its plainest example', () => {
	const words = [
		word('“Very,', sound('R', 5), sound('V', 1, { unsure: true })),
		word('three', sound('TH', 30, { heardInstead: heard('T') }), sound('R', 99)),
		word('bad', sound('B', 20)),
		word('“Thing!”', sound('TH', 20, { heardInstead: heard('S') })),
	];
	expect(weakSounds(words)).toEqual([
		{ phone: 'TH', ipa: 'θ', word: 'Thing', heardInstead: heard('S') },
		{ phone: 'R', ipa: 'ɹ', word: 'Very' },
	]);
	expect(weakSounds([word('fair', sound('F', 51))])).toEqual([]);
});

test('a vowel too many is no mistake of the sound behind it', () => {
	const eschool = word('school', sound('S', 40, { insertedBefore: heard('EH') }));
	const ending = sound('T', 30, { insertedBefore: heard('IH'), heardInstead: heard('D') });
	const walked = word('walked', sound('K', 90), ending);
	expect(weakSounds([eschool, walked])).toEqual([
		{ phone: 'T', ipa: 't', word: 'walked', inserted: 'ending', insertedBefore: heard('IH') },
		{ phone: 'S', ipa: 's', word: 'school', inserted: 'start', insertedBefore: heard('EH') },
	]);
	const wrong = word('see', sound('S', 10));
	expect(weakSounds([eschool, wrong]).map(({ inserted }) => inserted)).toEqual([undefined, 'start']);
});
