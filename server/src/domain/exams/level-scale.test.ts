import type { ExamScale } from '@henry/contract/exams.ts';
import { expect, test } from 'vitest';
import { bandOf, chancesOf, intervalOf, markAt, placeAt, placeOf } from './level-scale.ts';

const aptis: ExamScale = {
	name: { en: 'Aptis', es: 'Aptis' },
	lowest: 0,
	highest: 50,
	step: 1,
	cuts: { A1: 4, A2: 16, B1: 26, B2: 41, C1: 48 },
	source: { mark: 'V', where: 'a test' },
};

test('a measure is in the middle of the level whose anchor it has, whether more or less of it is better', () => {
	const rising = [10, 20, 30, 40, 50, 60] as const;
	const falling = [60, 50, 40, 30, 20, 10] as const;
	expect([10, 30, 60].map((value) => placeOf(rising, value))).toEqual([1.5, 3.5, 6.5]);
	expect([60, 40, 10].map((value) => placeOf(falling, value))).toEqual([1.5, 3.5, 6.5]);
	expect(placeOf(rising, 35)).toBe(4);
	expect(placeOf(falling, 35)).toBe(4);
	expect(placeOf(rising, -500)).toBe(0.5);
	expect(placeOf(rising, 500)).toBe(6.9);
});

test('levels begin on the scale at their cut scores, and an interval is rounded outwards', () => {
	expect(bandOf({ lowest: 3, highest: 4 }, aptis)).toEqual({ lowest: 26, highest: 41 });
	expect(bandOf({ lowest: 3.5, highest: 4.25 }, aptis)).toEqual({ lowest: 33, highest: 43 });
	expect(bandOf({ lowest: 0.5, highest: 6.9 }, aptis)).toEqual({ lowest: 2, highest: 50 });
	expect(bandOf({ lowest: 3, highest: 4 }, null)).toBeNull();
});

test('a scale in halves and without its lowest levels stays on its steps', () => {
	const ielts = { ...aptis, lowest: 1, highest: 9, step: 0.5, cuts: { B1: 4, B2: 5.5, C1: 7, C2: 8.5 } };
	expect(bandOf({ lowest: 3.4, highest: 4.6 }, ielts)).toEqual({ lowest: 4.5, highest: 6.5 });
	expect(bandOf({ lowest: 1, highest: 2.5 }, ielts)).toEqual({ lowest: 1, highest: 2.5 });
});

test('a mark lies where its scale has it, and nowhere where no level has its place on the scale', () => {
	const firstCertificate = { lowest: 0, highest: 5, step: 0.5, cuts: { B1: 2, B2: 3, C1: 4.5 } };
	expect([0, 2, 3, 3.75, 5].map((mark) => placeAt(mark, firstCertificate))).toEqual([2, 3, 4, 4.5, 6]);
	for (const place of [3.4, 4, 5.9]) {
		expect(placeAt(markAt(place, firstCertificate) ?? 0, firstCertificate)).toBeCloseTo(place, 6);
	}
	const straight = { lowest: 0, highest: 4, step: 1, cuts: { A1: 0, A2: 2 } };
	expect([0, 2, 4].map((mark) => placeAt(mark, straight))).toEqual([1, 2, 3]);
	expect(placeAt(3, { ...firstCertificate, cuts: {} })).toBeUndefined();
});

test('an interval holds four times in five of its own spread', () => {
	const estimate = { place: 4, error: 0.5 };
	const { lowest, highest } = intervalOf(estimate);
	expect([lowest, highest].map((end) => Math.round(100 * end))).toEqual([336, 464]);
	const chances = Object.fromEntries(chancesOf(estimate).map(({ level, chance }) => [level, chance]));
	expect(chances.B1).toBeCloseTo(0.477, 2);
	expect(chances.B2).toBeCloseTo(0.477, 2);
	expect(Object.values(chances).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
});
