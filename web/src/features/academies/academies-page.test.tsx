import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from '#web/lib/memory-router-for-tests.tsx';
import { site } from '#web/lib/site.ts';
import { Prices } from './prices.tsx';
import { Screens } from './screens.tsx';
import { Testimonials } from './testimonials.tsx';

beforeEach(() => vi.spyOn(window, 'scrollTo').mockImplementation(() => {}));
afterEach(() => {
	vi.restoreAllMocks();
	delete site.prices;
	delete site.testimonials;
});

const show = (part: React.ReactNode) => render(<MemoryRouter address="/academies">{part}</MemoryRouter>);

test('two testimonials say that they are examples, until real ones are set', () => {
	const { unmount } = show(<Testimonials />);
	expect(screen.getAllByRole('listitem')).toHaveLength(2);
	for (const item of screen.getAllByRole('listitem')) within(item).getByText('Example');
	unmount();
	site.testimonials = [
		{ quote: { en: 'My class speaks.' }, name: 'Ana', role: { en: 'a teacher', es: 'profesora' } },
	];
	show(<Testimonials />);
	expect(screen.getByText('Ana, a teacher')).toBeTruthy();
	expect(screen.queryByText('Example')).toBeNull();
});

test('prices are those of the settings, or the way to ask', () => {
	const { unmount } = show(<Prices />);
	screen.getByText(/Write to us/);
	unmount();
	site.prices = [
		{ places: 30, amount: 59, currency: 'EUR' },
		{ places: 100, amount: 149.5, currency: 'EUR' },
	];
	show(<Prices />);
	expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
		'up to 30 learners€59 a month',
		'up to 100 learners€149.50 a month',
	]);
});

test('each picture of the app says what it shows', () => {
	show(<Screens />);
	expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([
		expect.stringContaining('hears answers'),
		expect.stringContaining('table of learners'),
		expect.stringContaining('lesson'),
	]);
});
