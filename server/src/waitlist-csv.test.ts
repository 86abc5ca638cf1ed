import { expect, test } from 'vitest';
import type { Subscriber } from './ports/subscriber-store.ts';
import { waitlistCsv } from './waitlist-csv.ts';

const subscriber: Subscriber = {
	id: 'one',
	email: 'ana@example.org',
	locale: 'es',
	language: 'es',
	consentText: 'Yes.',
	consentedAtMs: 0,
	confirmedAtMs: null,
};

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\n=1', '＝1+1', '＠SUM(A1)'])(
	'%j is no formula in a spreadsheet',
	(consentText) => {
		const [, row = ''] = waitlistCsv([{ ...subscriber, consentText }]).split(/\r\n/);
		expect(row).toMatch(/^ana@example\.org,es,es,"?'/);
	},
);

test('a name that only holds such a sign is left as it is', () => {
	expect(waitlistCsv([{ ...subscriber, consentText: 'one-two = three' }])).toContain(',one-two = three,');
});
