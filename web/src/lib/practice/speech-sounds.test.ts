import type { PracticeResult, PractisedSound } from '@henry/contract/practice.ts';
import { expect, test } from 'vitest';
import { aResult } from './practice-for-tests.ts';
import { hasSpeechSounds, soundsGoingWrong } from './speech-sounds.ts';

const nowMs = Date.UTC(2026, 10, 27, 12);

/** A talk of a day with so many of a sound, of which the first ones are wrong. */
function talk(
	day: string,
	wrong: number,
	total: number,
	{ phone = 'Z', ...own }: Partial<PracticeResult> & Partial<Pick<PractisedSound, 'phone'>> = {},
): PracticeResult {
	return aResult({
		...{ activity: 'talk', day, atMs: Date.parse(day) },
		sounds: Array.from({ length: total }, (_, index) => ({
			...{ phone, position: 'end', score0to100: index < wrong ? 20 : 90 },
			place: { word: `Word${index}`, startMs: 0, endMs: 100 },
		})),
		...own,
	});
}
const found = (...results: PracticeResult[]) => soundsGoingWrong(results, nowMs);

test('a sound that went wrong often enough, on more than one day, is told with words in which it did', () => {
	expect(found(talk('2026-11-26', 2, 6), talk('2026-11-20', 1, 5))).toEqual([
		{ phone: 'Z', position: 'end', wrong: 3, total: 11, words: ['word0', 'word1'] },
	]);
});

test.each([
	['too few', [talk('2026-11-26', 3, 5), talk('2026-11-20', 1, 4)]],
	['a single day', [talk('2026-11-26', 3, 6), talk('2026-11-26', 1, 5)]],
	['no more than the judge is wrong by mistake', [talk('2026-11-26', 1, 20), talk('2026-11-20', 1, 20)]],
	['long ago', [talk('2026-10-20', 3, 6), talk('2026-10-21', 1, 5)]],
	['what was read aloud', [talk('2026-11-26', 3, 6, { activity: 'speakle' }), talk('2026-11-20', 1, 5)]],
])('%s is no evidence', (_, results) => {
	expect(soundsGoingWrong(results, nowMs)).toEqual([]);
});

test('a sound at the end of words is another than at their start, and one without a place is none', () => {
	const [end] = talk('2026-11-26', 3, 6).sounds;
	const at = (position: PractisedSound['position']) =>
		talk('2026-11-20', 0, 0, {
			sounds: Array.from({ length: 5 }, () => ({ ...end, position }) as PractisedSound),
		});
	expect(found(talk('2026-11-26', 3, 6), at('start'))).toEqual([]);
	expect(found(talk('2026-11-26', 3, 6), at(undefined))).toEqual([]);
	expect(found(talk('2026-11-26', 3, 6), at('end'))).toHaveLength(1);
});

test('what is heard instead most often is told, and a vowel put in before a sound apart from it', () => {
	const own = (position: 'start', mistakes: Partial<PractisedSound>[]) =>
		talk('2026-11-26', 0, 0, {
			sounds: mistakes.map((mistake) => ({ phone: 'S', position, score0to100: 20, ...mistake })),
		});
	const right = talk('2026-11-20', 0, 0, {
		sounds: Array.from({ length: 6 }, () => ({ phone: 'S', position: 'start', score0to100: 90 })),
	});
	const wrong = [{ heardInstead: 'Z' }, { heardInstead: 'SH' }, {}, { heardInstead: 'SH' }];
	const inserted = Array.from({ length: 4 }, () => ({ inserted: 'start' as const }));
	expect(found(own('start', [...wrong, ...inserted]), right)).toEqual([
		{ phone: 'S', position: 'start', wrong: 4, total: 14, words: [], heardInstead: 'SH' },
		{ phone: 'S', position: 'start', wrong: 4, total: 14, words: [], inserted: 'start' },
	]);
});

test('at most two are told, the surest first', () => {
	const days = (wrong: number, phone: string) => [
		talk('2026-11-26', wrong, 10, { phone }),
		talk('2026-11-20', wrong, 10, { phone }),
	];
	const all = [...days(3, 'Z'), ...days(9, 'TH'), ...days(6, 'V')];
	expect(found(...all).map(({ phone }) => phone)).toEqual(['TH', 'V']);
});

test('the check counts, but none of its words is told', () => {
	const exam = { exam: 'progress-check', form: 'a', parts: ['1'], level: null, band: null };
	const check = (day: string) => talk(day, 3, 6, { activity: 'exam', exam });
	expect(found(check('2026-11-26'), check('2026-11-20'))).toMatchObject([{ wrong: 6, total: 12, words: [] }]);
});

test('before there is enough, it is known that there is something', () => {
	expect(hasSpeechSounds([talk('2026-11-26', 0, 1)], nowMs)).toBe(true);
	expect(hasSpeechSounds([talk('2026-11-26', 0, 1, { activity: 'speakle' })], nowMs)).toBe(false);
});
