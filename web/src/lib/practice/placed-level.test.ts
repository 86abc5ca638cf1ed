import { expect, test } from 'vitest';
import { placedLevel } from './placed-level.ts';
import { aResult } from './practice-for-tests.ts';

const placed = (lowest: number, highest: number, atMs: number, exam = 'placement') =>
	aResult({
		...{ activity: 'exam', atMs },
		exam: { exam, form: 'a', parts: ['read'], level: { lowest, highest }, band: null },
	});

test('the level of a path is the middle of the latest placement, or the nearest that there is', () => {
	expect(placedLevel([placed(3.2, 4.1, 2_000), placed(5, 6, 1_000)])).toBe('B1');
	expect(placedLevel([placed(0.5, 1.4, 1_000)])).toBe('A2');
	expect(placedLevel([placed(5.8, 7, 1_000)])).toBe('C1');
});

test('other exams and other practice place nobody', () => {
	expect(placedLevel([placed(3, 4, 1_000, 'b2-first'), aResult()])).toBeUndefined();
});
