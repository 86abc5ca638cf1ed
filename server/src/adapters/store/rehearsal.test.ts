import { expect, test } from 'vitest';
import { refuseLoss } from './rehearsal.ts';

test('an update that loses rows is refused, and names the table', () => {
	expect(() => refuseLoss({ accounts: 3, results: 9 }, { accounts: 3, results: 8, cards: 0 })).toThrow(
		'This version would lose rows of results (9 rows, then 8).',
	);
});

test('an update may add rows and tables, and take tables that have served', () => {
	expect(() => refuseLoss({ accounts: 3, old: 2 }, { accounts: 4, cards: 0 })).not.toThrow();
});
