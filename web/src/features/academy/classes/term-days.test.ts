import { expect, test } from 'vitest';
import { dayOf, daysToBegin, termOf } from './term-days.ts';

test.each([
	['2026-11-27', '2026-09-01'],
	['2026-02-03', '2026-01-01'],
	['2026-06-30', '2026-04-01'],
])('on %s the term began on %s', (today, from) => {
	expect(termOf(new Date(`${today}T10:00:00`).getTime())).toEqual({ from, to: today });
});

test('both days are in the term from their first moment to their last', () => {
	const { fromMs, toMs } = dayOf({ from: '2026-09-01', to: '2026-09-02' });
	expect(toMs + 1 - fromMs).toBe(2 * 24 * 60 * 60_000);
	expect(new Date(fromMs).getHours()).toBe(0);
});

test('reports that were given are gone on with as long as their term lasts', () => {
	const at = (day: string) => new Date(`${day}T10:00:00`).getTime();
	const days = { from: '2026-09-07', to: '2026-11-20' };
	const given = dayOf(days);
	expect(daysToBegin(given, at('2026-11-27'))).toEqual(days);
	expect(daysToBegin(given, at('2027-01-12'))).toEqual({ from: '2027-01-01', to: '2027-01-12' });
	expect(daysToBegin(null, at('2026-11-27'))).toEqual({ from: '2026-09-01', to: '2026-11-27' });
});
