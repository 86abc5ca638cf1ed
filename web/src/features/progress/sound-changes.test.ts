import type { KeptRecording, PracticeResult } from '@henry/contract/practice.ts';
import { expect, test } from 'vitest';
import { aResult } from '#web/lib/practice/practice-for-tests.ts';
import { changeBetween, proportionOf } from '#web/lib/practice/proportion.ts';
import { soundChanges } from './sound-changes.ts';

const nowMs = Date.UTC(2026, 10, 27);

/** Sentences read on a day, each with one sound, of which so many are right. */
function readings(day: string, right: number, total: number, own: Partial<PracticeResult> = {}) {
	return Array.from({ length: total }, (_, index) =>
		aResult({
			...{ activity: 'speakle', title: `Sentence ${day} ${index}`, day, atMs: Date.parse(day) + index },
			sounds: [
				{
					...{ phone: 'TH', score0to100: index < right ? 90 : 20 },
					place: { word: 'think', startMs: 100 * index, endMs: 100 * index + 80 },
				},
			],
			...own,
		}),
	);
}
const of = (results: PracticeResult[], recordings: KeptRecording[] = []) =>
	soundChanges({ results, cards: [], recordings }, nowMs);
const october = readings('2026-10-05', 4, 10);
const november = readings('2026-11-20', 8, 10);

test('the interval of Wilson, against the figures of its tables', () => {
	expect(proportionOf(8, 10).lowest0to1).toBeCloseTo(0.49, 2);
	expect(proportionOf(8, 10).highest0to1).toBeCloseTo(0.943, 3);
	expect(proportionOf(0, 10)).toMatchObject({ lowest0to1: 0 });
	expect(proportionOf(0, 10).highest0to1).toBeCloseTo(0.278, 3);
	expect(proportionOf(10, 10).highest0to1).toBe(1);
	expect(proportionOf(0, 0)).toMatchObject({ lowest0to1: 0, highest0to1: 1 });
});

test('only where the intervals do not overlap is there a certain change', () => {
	expect(changeBetween(proportionOf(4, 10), proportionOf(8, 10))).toBe('uncertain');
	expect(changeBetween(proportionOf(8, 40), proportionOf(32, 40))).toBe('better');
	expect(changeBetween(proportionOf(32, 40), proportionOf(8, 40))).toBe('worse');
});

test('a sound is told in the first and the last month with ten of it', () => {
	const { changes } = of([...november, ...readings('2026-09-01', 9, 9), ...october]);
	expect(changes).toMatchObject([
		{
			...{ phone: 'TH', change: 'uncertain' },
			earlier: { month: '2026-10', proportion: { right: 4, total: 10 } },
			later: { month: '2026-11', proportion: { right: 8, total: 10 } },
		},
	]);
	expect(of([...october, ...readings('2026-11-20', 8, 9)])).toEqual({ isHeard: true, changes: [] });
	expect(of(october).changes).toEqual([]);
});

test('what was practised does not count: sentences read again, the review, pairs of sounds', () => {
	const again = october.map((result, index) =>
		aResult({ ...result, id: `again ${index}`, day: '2026-11-20', atMs: nowMs + index }),
	);
	expect(of([...again, ...october]).changes).toEqual([]);
	const reviewed = readings('2026-11-20', 8, 10, { activity: 'review' });
	expect(of([...october, ...reviewed]).changes).toEqual([]);
	expect(of(reviewed)).toEqual({ isHeard: false, changes: [] });
	const exam = readings('2026-11-20', 8, 10, { activity: 'exam' });
	expect(of([...october, ...exam]).changes).toHaveLength(1);
});

const months = (october_: Partial<PracticeResult>, november_: Partial<PracticeResult>) => {
	const sounds = Array.from({ length: 10 }, () => ({ phone: 'TH', score0to100: 90 }));
	const result = (day: string, own: Partial<PracticeResult>) =>
		aResult({ day, atMs: Date.parse(day), sounds, ...own });
	return of([result('2026-11-20', november_), result('2026-10-05', october_)]).changes;
};
const taken = (exam: string, form: string, mode: 'exam' | 'practice'): Partial<PracticeResult> => ({
	activity: 'exam',
	exam: { exam, form, parts: ['1'], mode, level: null, band: null },
});

test('talks count the first time, exams as in the exam and once a form, and checks always', () => {
	const talk = { activity: 'talk', title: 'Travel' } as const;
	expect(months(talk, { ...talk, title: 'Food' })).toHaveLength(1);
	expect(months(talk, talk)).toEqual([]);
	const exam = taken('b2-first', 'a', 'exam');
	expect(months(exam, taken('b2-first', 'b', 'exam'))).toHaveLength(1);
	expect(months(exam, exam)).toEqual([]);
	expect(months(exam, taken('b2-first', 'b', 'practice'))).toEqual([]);
	const check = taken('progress-check', 'a', 'exam');
	expect(months(check, check)).toHaveLength(1);
});

test('the minutes that were spoken in practice stand beside it, without those of checks', () => {
	const measures = { spokenSeconds: 300 };
	const check = { ...taken('progress-check', 'a', 'exam'), measures };
	const [change] = months({ activity: 'talk', title: 'Travel', measures }, check);
	expect(change?.practisedSeconds).toBe(300);
});

test('what has certainly changed comes first, and then what has changed most', () => {
	const sounds = (phone: string, right: number, total: number) =>
		Array.from({ length: total }, (_, index) => ({ phone, score0to100: index < right ? 90 : 20 }));
	const [then, now] = [
		['2026-10-05', [...sounds('S', 10, 10), ...sounds('R', 5, 10), ...sounds('Z', 10, 40)]] as const,
		['2026-11-05', [...sounds('S', 9, 10), ...sounds('R', 9, 10), ...sounds('Z', 24, 40)]] as const,
	].map(([day, list]) =>
		aResult({ activity: 'exam', title: day, day, atMs: Date.parse(day), sounds: [...list] }),
	);
	const { changes } = of([now, then].flatMap((result) => result ?? []));
	expect(changes.map(({ phone, change }) => [phone, change])).toEqual([
		['Z', 'better'],
		['R', 'uncertain'],
		['S', 'uncertain'],
	]);
});

test('a clip is a typical occurrence in a recording that is still kept', () => {
	const keep = (result: PracticeResult | undefined, expiresAtMs: number): KeptRecording[] =>
		result
			? [{ id: `kept ${result.title}`, resultId: result.id, atMs: result.atMs, expiresAtMs, bytes: 9 }]
			: [];
	const recordings = [
		...keep(october[0], nowMs + 1),
		...keep(october[7], nowMs + 1),
		...keep(november[1], nowMs - 1),
	];
	const [change] = of([...november, ...october], recordings).changes;
	// Most of October was wrong, so the wrong one is the typical one.
	expect(change?.earlier.clip).toMatchObject({
		...{ word: 'think', startMs: 700, endMs: 780 },
		recording: { resultId: october[7]?.id },
	});
	expect(change?.later.clip).toBeUndefined();
});
