// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { dueDatesCalendar, practiceCalendar } from './calendar-file.ts';

const zoneAtFirst = process.env.TZ;
afterEach(() => {
	process.env.TZ = zoneAtFirst ?? '';
});

const words = { title: 'Ten minutes, with Henry', description: 'Practise' };
/** The lines of a calendar file, those that were folded put together again (RFC 5545, section 3.1). */
const linesOf = async (file: Blob) => (await file.text()).replaceAll('\r\n ', '').split('\r\n');

test.each(['UTC', 'America/New_York', 'Asia/Kolkata'])(
	'practice repeats at the time of the learner’s own clock (%s)',
	async (zone) => {
		process.env.TZ = zone;
		const fridayEvening = new Date(2026, 10, 27, 18, 1).getTime();
		const file = await practiceCalendar({ days: ['FR', 'TU'], time: '18:00' }, words, fridayEvening);
		expect(file.type).toMatch(/^text\/calendar/);
		const lines = await linesOf(file);
		expect(lines).toEqual(
			expect.arrayContaining([
				'METHOD:PUBLISH',
				'UID:practice@localhost:3000',
				'DTSTART:20261201T180000',
				'DTEND:20261201T181000',
				'RRULE:FREQ=WEEKLY;BYDAY=TU,FR',
				'SUMMARY:Ten minutes\\, with Henry',
				'BEGIN:VALARM',
				'ACTION:DISPLAY',
				'URL;VALUE=URI:http://localhost:3000',
			]),
		);
		expect(lines.find((line) => line.startsWith('DTSTAMP'))).toBe(
			`DTSTAMP:${new Date(fridayEvening).toISOString().replace(/[-:]|\.\d+/g, '')}`,
		);
	},
);

test('today is the first day while its time is still to come', async () => {
	const fridayNoon = new Date(2026, 10, 27, 12).getTime();
	const lines = await linesOf(await practiceCalendar({ days: ['FR'], time: '18:00' }, words, fridayNoon));
	expect(lines).toContain('DTSTART:20261127T180000');
});

test('a later file replaces an earlier one', async () => {
	const plan = { days: ['MO'], time: '08:00' } as const;
	const at = async (nowMs: number) =>
		linesOf(await practiceCalendar({ ...plan, days: [...plan.days] }, words, nowMs));
	const sequenceOf = (lines: string[]) =>
		Number(lines.find((line) => line.startsWith('SEQUENCE'))?.split(':')[1]);
	const [early, late] = [await at(Date.UTC(2026, 0, 1)), await at(Date.UTC(2026, 0, 1, 0, 1))];
	expect(early.filter((line) => line.startsWith('UID'))).toEqual(
		late.filter((line) => line.startsWith('UID')),
	);
	expect(sequenceOf(late)).toBe(sequenceOf(early) + 1);
	// RFC 5545, section 3.3.8: an integer of 32 bits.
	expect(sequenceOf(late)).toBeLessThan(2 ** 31);
});

test('a due date is one moment for everybody, with its class and its page', async () => {
	process.env.TZ = 'America/New_York';
	const dueAtMs = Date.UTC(2026, 11, 4, 17);
	const path = '/classes?homework=one';
	const dueDates = [{ id: 'one', title: 'Say; this', className: '3 B', dueAtMs, path }];
	expect(await linesOf(await dueDatesCalendar(dueDates, Date.UTC(2026, 10, 27)))).toEqual(
		expect.arrayContaining([
			'UID:one@localhost:3000',
			'DTSTART:20261204T163000Z',
			'DTEND:20261204T170000Z',
			'SUMMARY:Say\\; this (3 B)',
			'URL;VALUE=URI:http://localhost:3000/classes?homework=one',
		]),
	);
});
