import { expect, test } from 'vitest';
import { auditFindings } from './audit.ts';

const url = 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc';
const report = {
	vulnerabilities: {
		parser: { via: [{ url, title: 'Runs out of memory', severity: 'high' }] },
		server: { via: ['parser'] },
		small: { via: [{ url: `${url}d`, title: 'Says too much', severity: 'low' }] },
	},
};
const exception = {
	advisory: 'GHSA-aaaa-bbbb-cccc',
	reason: 'Only our own files are parsed.',
	until: '2027-01-31',
};

test('a weakness is told once, with its package; what is small or only passed on is not', () => {
	expect(auditFindings(report, [], '2026-12-01')).toEqual([
		'parser: Runs out of memory (high, GHSA-aaaa-bbbb-cccc)',
	]);
});

test('one that is borne is not told until its day, and from then on it is, with the exception', () => {
	expect(auditFindings(report, [exception], '2027-01-30')).toEqual([]);
	expect(auditFindings(report, [exception], '2027-01-31')).toEqual([
		'parser: Runs out of memory (high, GHSA-aaaa-bbbb-cccc)',
		'The exception for GHSA-aaaa-bbbb-cccc is over: look at it again',
	]);
});
