import { addDays } from '@henry/contract/calendar-day.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from '#web/lib/memory-router-for-tests.tsx';
import { browserKeeper, browserPracticeKey } from '#web/lib/practice/browser-keeper.ts';
import { localDay } from '#web/lib/practice/local-day.ts';
import { aCard, aResult } from '#web/lib/practice/practice-for-tests.ts';
import { showLanguage } from '#web/messages/i18n.ts';
import { ProgressPage } from './progress-page.tsx';

const today = localDay(Date.now());
const dueCard = aCard({ prompt: 'he live near the sea', answer: 'he lives near the sea' });

beforeEach(() => localStorage.clear());
afterEach(async () => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	await showLanguage('en');
});

function open(address = '/me'): void {
	const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	render(
		<QueryClientProvider client={queryClient}>
			<MemoryRouter address={address}>
				<ProgressPage />
			</MemoryRouter>
		</QueryClientProvider>,
	);
}

const region = (name: string) => screen.findByRole('region', { name });

test('a first visit leads to an activity', async () => {
	open();
	const start = await screen.findByRole('link', { name: 'Start with Grammar Speech' });
	expect(start.getAttribute('href')).toBe('/exercise');
	expect(screen.getByText(/kept in this browser only/)).toBeTruthy();
	expect(screen.getByRole('link', { name: 'Sign in to keep it' }).getAttribute('href')).toBe('/login');
});

test('the streak, the days, the results and the mistakes are told in words', async () => {
	const correction = {
		rule: 'he-she-it-verb',
		category: 'agreement' as const,
		original: 'live',
		replacement: 'lives',
		reason: 'After "he" the verb ends in -s.',
		sentence: 'he live near the sea',
		correctedSentence: 'he lives near the sea',
	};
	const results = [0, 0, 1, 3].map((daysAgo, index) =>
		aResult({
			title: `Family ${index}`,
			day: addDays(today, -daysAgo),
			atMs: Date.now() - daysAgo * 24 * 60 * 60_000 - index,
			measures: { wordsPerMinute: 100 + index },
			corrections: [correction],
			weakWords: ['garden'],
		}),
	);
	await browserKeeper.save({ results, cards: [dueCard] });
	open();
	const streak = await region('Your streak');
	expect(within(streak).getByText('3 days')).toBeTruthy();
	expect(within(streak).getByText('You have practised today.')).toBeTruthy();
	expect(within(await region('Review')).getByText('1 card to say again today')).toBeTruthy();
	const calendar = await region('Days of practice');
	expect(within(calendar).getAllByText('2 practices', { exact: false })).toHaveLength(1);
	const chart = screen.getByRole('img', {
		name: /^Words a minute, Grammar Speech: 4 results .* lowest is 100, the highest 103/,
	});
	expect(chart.querySelectorAll('circle')).toHaveLength(4);
	await userEvent.click(screen.getByRole('button', { name: 'Show the numbers: Words a minute' }));
	expect(screen.getAllByRole('row', { name: /Family \d 10\d/ })).toHaveLength(4);
	const wrong = await region('What keeps going wrong');
	expect(within(wrong).getByText('Subject and verb')).toBeTruthy();
	expect(within(wrong).getAllByText(/^You said:/)[0]?.className).not.toContain('sr-only');
	expect(within(wrong).getAllByText('4 times', { exact: false })).toHaveLength(2);
});

test('a page that stays open over midnight shows the new day', async () => {
	const tomorrowMs = Date.now() + 24 * 60 * 60_000;
	const schedule = { ...dueCard.schedule, dueAtMs: tomorrowMs };
	await browserKeeper.save({ results: [aResult({ day: today })], cards: [{ ...dueCard, schedule }] });
	open();
	const streak = within(await region('Your streak'));
	const review = within(await region('Review'));
	expect(streak.getByText('You have practised today.')).toBeTruthy();
	expect(review.getByText('Nothing to say again today.')).toBeTruthy();
	vi.useFakeTimers({ toFake: ['Date'], now: tomorrowMs });
	expect(await streak.findByText(/You can take today off/)).toBeTruthy();
	expect(review.getByText('1 card to say again today')).toBeTruthy();
});

test('a card gives its words first, then its sentence; it is typed, graded and comes back later, and the review is remembered', async () => {
	await browserKeeper.save({ results: [aResult()], cards: [dueCard] });
	open('/me?review=1');
	expect(await screen.findByText('lives')).toBeTruthy();
	expect(screen.getByRole('button', { name: 'Say a new sentence' })).toBeTruthy();
	expect(screen.queryByText(dueCard.prompt)).toBeNull();
	await userEvent.click(await screen.findByRole('button', { name: 'Go on to my sentence' }));
	expect(await screen.findByRole('button', { name: 'Tap to record' })).toBeTruthy();
	await userEvent.click(screen.getByRole('button', { name: 'Type it instead' }));
	await userEvent.type(screen.getByLabelText('Your answer'), 'He lives near the sea{Enter}');
	expect(screen.getByText('Every word was there.')).toBeTruthy();
	expect(screen.queryByRole('button', { name: 'Tap to record' })).toBeNull();
	await userEvent.click(screen.getByRole('button', { name: /^Good.*in 3 days.*suggested/ }));
	expect(await screen.findByText('Remembered: 1 of 1.')).toBeTruthy();
	await vi.waitFor(async () => {
		const { results, cards } = await browserKeeper.load();
		expect(results[0]).toMatchObject({ activity: 'review', measures: { reviewRight0to100: 100 } });
		expect(cards[0]?.schedule.repetitions).toBe(1);
		expect(localDay(cards[0]?.schedule.dueAtMs ?? 0)).toBe(addDays(today, 3));
	});
	expect(await screen.findByText('Saved to My progress.')).toBeTruthy();
});

test('a learner who types a mistake is proposed to see the card again, and may know better', async () => {
	await browserKeeper.save({ results: [aResult()], cards: [dueCard] });
	open('/me?review=1');
	await userEvent.click(await screen.findByRole('button', { name: 'Go on to my sentence' }));
	await userEvent.click(await screen.findByRole('button', { name: 'Type it instead' }));
	await userEvent.type(screen.getByLabelText('Your answer'), 'the sea{Enter}');
	expect(screen.getAllByText('(missing)')).toHaveLength(3);
	expect(screen.getByRole('button', { name: /^Again.*tomorrow.*suggested/ })).toBeTruthy();
	await userEvent.click(screen.getByRole('button', { name: /^Easy/ }));
	expect(await screen.findByText('Remembered: 1 of 1.')).toBeTruthy();
});

test('a card that the learner did not say is removed', async () => {
	await browserKeeper.save({ results: [aResult()], cards: [dueCard] });
	open('/me?review=1');
	await userEvent.click(await screen.findByRole('button', { name: /This is not what I said/ }));
	expect(await screen.findByText('There is nothing to say again now.')).toBeTruthy();
	expect((await browserKeeper.load()).cards).toEqual([]);
});

test('a card from before cards were whole sentences is withdrawn, and a word’s card stays', async () => {
	const { mistake: _, ...old } = aCard({
		prompt: 'have twenty years he is tall',
		answer: 'have twenty years',
	});
	const word = aCard({ kind: 'word', prompt: 'garden', answer: 'garden' });
	await browserKeeper.save({ results: [aResult()], cards: [old, word] });
	open('/me?review=1');
	expect(await screen.findByText('garden')).toBeTruthy();
	expect(screen.getByText('1 of 1', { exact: false })).toBeTruthy();
	expect((await browserKeeper.load()).cards).toEqual([word]);
});

test('one practice is deleted after a question, and nothing else', async () => {
	const [result, other] = [aResult({ title: 'Family' }), aResult({ title: 'Travel', atMs: 1 })];
	await browserKeeper.save({ results: [result, other], cards: [dueCard] });
	open();
	await userEvent.click(await screen.findByText('Practices (2)'));
	const [remove] = screen.getAllByRole('button', { name: /^Delete the practice of/ });
	await userEvent.click(remove as HTMLElement);
	expect(screen.getByText(/^Delete the practice of .* for good\?$/)).toBeTruthy();
	await userEvent.keyboard('{Escape}');
	expect(document.activeElement).toBe(remove);
	await userEvent.click(remove as HTMLElement);
	await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
	expect(await screen.findByText('Practices (1)')).toBeTruthy();
	expect(await browserKeeper.load()).toEqual({ results: [other], cards: [dueCard], recordings: [] });
});

test('a card whose day has come is due now; another names its day, and the year where it is not this one', async () => {
	const dueInAYear = { ...dueCard.schedule, dueAtMs: Date.now() + 366 * 24 * 60 * 60_000 };
	const cards = [dueCard, aCard({ answer: 'next year', schedule: dueInAYear })];
	await browserKeeper.save({ results: [aResult()], cards });
	open();
	await userEvent.click(await screen.findByText('Review cards (2)'));
	const nextYear = new Date(dueInAYear.dueAtMs).getFullYear();
	expect(screen.getByText('due now')).toBeTruthy();
	expect(screen.getByText(new RegExp(`^comes on .* ${nextYear}$`))).toBeTruthy();
});

test('on paper there are name and date, and nothing of what can be pressed', async () => {
	await browserKeeper.save({ results: [aResult({ corrections: [] })], cards: [dueCard] });
	open();
	const stored = await region('What is stored');
	const printed = stored.closest('[data-printed]');
	expect(printed?.querySelector('header')?.textContent).toContain('My progress');
	for (const left of [stored, await region('Review')]) expect(left.className).toContain('no-print');
});

test('everything is deleted after one question', async () => {
	await browserKeeper.save({ results: [aResult()], cards: [dueCard] });
	open();
	const erase = await region('Delete everything');
	await userEvent.click(within(erase).getByRole('button', { name: 'Delete everything' }));
	const question = screen.getByRole('group', { name: /cannot be brought back/ });
	await userEvent.click(within(question).getByRole('button', { name: 'Delete everything' }));
	expect(await screen.findByText('Nothing here yet')).toBeTruthy();
	expect(localStorage.getItem(browserPracticeKey)).toBeNull();
});

test('a browser that forbids storage is told what to do', async () => {
	vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
		throw new DOMException('forbidden', 'SecurityError');
	});
	open();
	expect((await screen.findByRole('alert')).textContent).toContain(
		'This browser keeps nothing for this page',
	);
	vi.restoreAllMocks();
	await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
	expect(await screen.findByText('Nothing here yet')).toBeTruthy();
});

test('a page with broken practice in the browser opens as on a first visit', async () => {
	localStorage.setItem(browserPracticeKey, '{"results":[{"id":1}],"cards":"x"}');
	open();
	expect(await screen.findByText('Nothing here yet')).toBeTruthy();
});

test('it speaks Spanish', async () => {
	await browserKeeper.save({ results: [aResult({ day: today })], cards: [] });
	await showLanguage('es');
	open();
	const streak = await region('Tu racha');
	expect(within(streak).getByText('1 día')).toBeTruthy();
	expect(within(streak).getByText('Hoy ya has practicado.')).toBeTruthy();
});
