import type { TermReport } from '@henry/contract/term-report.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TermReportSheet } from './term-report-sheet.tsx';

const report: TermReport = {
	...{ learner: 'Lea', className: 'B1', by: 'Olga', language: 'ca', comment: 'Molt bé!' },
	academy: { name: 'Sol', colours: { ground: '#163e40', text: '#f7f2e7' }, logoId: null },
	...{ fromMs: Date.UTC(2026, 8, 1, 12), toMs: Date.UTC(2026, 11, 20, 12) },
	figures: {
		...{ due: 4, inTime: 2, late: 1, missing: 1, answers: 5, confirmed: 4, minutesSpoken: 7.5 },
		levelAtStart: { lowest: 2.1, highest: 3.2 },
		levelAtEnd: { lowest: 3.1, highest: 3.3 },
		marks: [{ title: 'My town', atMs: 1, mark: 3.5, highest: 5 }],
		strongest: [{ name: { en: 'Fluency', ca: 'Fluïdesa' }, share0to1: 0.8 }],
		weakest: [{ name: { en: 'Our own' }, share0to1: 0.3 }],
		mistakes: [{ category: 'tense', times: 3, original: 'go', replacement: 'went' }],
	},
};

const shown = (change: Partial<TermReport> = {}) =>
	render(
		<QueryClientProvider client={new QueryClient()}>
			<TermReportSheet report={{ ...report, ...change }} />
		</QueryClientProvider>,
	);

test('a report is in its own language, with ranges, marks on their scales, and names of criteria', async () => {
	const { container } = shown();
	expect(await screen.findByText('Informe: Lea')).toBeTruthy();
	expect(container.firstElementChild?.getAttribute('lang')).toBe('ca');
	expect(screen.getByText('Al principi, de A2 a B1; al final, B1.')).toBeTruthy();
	expect(screen.getByText('3,5 de 5')).toBeTruthy();
	expect(screen.getByText('7,5')).toBeTruthy();
	expect(screen.getByText('Fluïdesa')).toBeTruthy();
	expect(screen.getByText('Our own')).toBeTruthy();
	expect(screen.getByText('went')).toBeTruthy();
	expect(screen.getByText('Molt bé!')).toBeTruthy();
});

test('what is not known is said, and nothing is made up for it', async () => {
	const figures = {
		...report.figures,
		...{ levelAtStart: null, levelAtEnd: null, marks: [], strongest: [], weakest: [], mistakes: [] },
	};
	shown({ language: 'en', comment: '', figures });
	expect(await screen.findByText('There are too few confirmed answers to tell.')).toBeTruthy();
	expect(screen.getByText('No marks yet.')).toBeTruthy();
	expect(screen.getAllByText('There is too little to tell yet.')).toHaveLength(2);
	expect(screen.queryByText('The teacher’s comment')).toBeNull();
});
