import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { useSession } from '#web/lib/session.ts';
import { PrintedReport, SavePdfButton } from './printed-report.tsx';

vi.mock('#web/lib/session.ts');

const user = { uid: '1', email: 'ana@example.org', displayName: null } as never;

function show(learner?: string) {
	return render(
		<QueryClientProvider client={new QueryClient()}>
			<PrintedReport activity="Grammar Speech" exercise="Travel" learner={learner}>
				<SavePdfButton />
			</PrintedReport>
		</QueryClientProvider>,
	);
}

afterEach(() => vi.useRealTimers());

test('paper has the exercise, the date, and the learner who is signed in', () => {
	vi.useFakeTimers({ now: new Date(2026, 2, 5, 12) });
	vi.mocked(useSession).mockReturnValue({
		status: 'signedIn',
		user,
		expiresAtMs: 0,
		keepRecordingsDays: null,
		consent: 'notNeeded',
	});
	const { container } = show();
	const heading = container.querySelector('[data-printed] > header');
	expect(heading?.textContent).toContain('5 March 2026');
	expect(heading?.textContent).toContain('Grammar SpeechTravel');
	expect(heading?.textContent).toContain('Learner: ana@example.org');
});

test('paper of somebody else at this screen has their name, and not that of the account', () => {
	vi.mocked(useSession).mockReturnValue({
		...{ status: 'signedIn', user, expiresAtMs: 0, keepRecordingsDays: null, consent: 'notNeeded' },
	});
	const { container } = show('Ben');
	const heading = container.querySelector('[data-printed] > header');
	expect(heading?.textContent).toContain('Learner: Ben');
	expect(heading?.textContent).not.toContain('ana@example.org');
});

test('paper of a learner of one academy has its look', async () => {
	const academy = { id: crypto.randomUUID(), name: 'Academia Sol', language: 'es', isExample: false };
	const look = { colours: { ground: '#163e40', text: '#f7f2e7' }, logoId: null };
	const me = { id: crypto.randomUUID(), role: 'learner', displayName: 'Lea' };
	vi.stubGlobal('fetch', async () => Response.json([{ academy: { ...academy, ...look }, me }]));
	vi.mocked(useSession).mockReturnValue({
		...{ status: 'signedIn', user, expiresAtMs: 0, keepRecordingsDays: null, consent: 'notNeeded' },
	});
	const { container } = show();
	await expect
		.poll(() => container.querySelector('[data-printed] > header')?.textContent)
		.toContain('Academia Sol');
	vi.unstubAllGlobals();
});

test('a visitor is not named', () => {
	vi.mocked(useSession).mockReturnValue({ status: 'visitor' });
	show();
	expect(screen.queryByText(/Learner/)).toBeNull();
});

test('the file is named after the exercise and its day, and the page keeps its title', async () => {
	vi.mocked(useSession).mockReturnValue({ status: 'visitor' });
	const titles: string[] = [];
	window.print = () => {
		window.dispatchEvent(new Event('beforeprint'));
		titles.push(document.title);
		window.dispatchEvent(new Event('afterprint'));
	};
	document.title = 'Henry';
	show();
	await userEvent.click(screen.getByRole('button', { name: 'Save as PDF' }));
	expect(titles).toEqual([expect.stringMatching(/^Henry - Grammar Speech - Travel - \d{4}-\d\d-\d\d$/)]);
	expect(document.title).toBe('Henry');
});
