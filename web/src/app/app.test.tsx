import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languageStorageKey, preferredLanguage, showLanguage } from '#web/messages/i18n.ts';
import { App } from './app.tsx';
import { Layout } from './layout.tsx';
import { lazyPage } from './lazy-page.ts';

function open(path: string): void {
	render(
		<MemoryRouter initialEntries={[path]}>
			<App />
		</MemoryRouter>,
	);
}

beforeEach(() => {
	vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(async () => {
	vi.restoreAllMocks();
	localStorage.clear();
	await showLanguage('en');
});

test('the home page has its tagline and names the tab', async () => {
	open('/');
	expect(await screen.findByRole('heading', { level: 1, name: /Talk\. Improve\. Succeed\./ })).toBeTruthy();
	await vi.waitFor(() => expect(document.title).toBe('Talk to Henry'));
});

test('an unknown address says so and leads home', async () => {
	open('/nowhere');
	expect(await screen.findByRole('heading', { level: 1, name: 'This page does not exist' })).toBeTruthy();
	expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
});

test('following a link moves the focus to the heading of the new page', async () => {
	open('/');
	await userEvent.click(await screen.findByRole('link', { name: 'Try Speakle' }));
	const heading = await screen.findByRole('heading', { level: 1, name: /Speakle/ });
	await vi.waitFor(() => expect(document.activeElement).toBe(heading));
	await vi.waitFor(() => expect(document.title).toMatch(/Speakle/));
});

test('the language switch changes the words, the language of the page and the next visit', async () => {
	open('/about');
	await userEvent.click(await screen.findByRole('button', { name: 'Español' }));
	await vi.waitFor(() => expect(document.documentElement.lang).toBe('es'));
	expect(await screen.findByRole('link', { name: 'Para academias' })).toBeTruthy();
	expect(localStorage.getItem(languageStorageKey)).toBe('es');
	expect(preferredLanguage()).toBe('es');
});

function openPage(Page: ReturnType<typeof lazyPage>): void {
	vi.spyOn(console, 'error').mockImplementation(() => {});
	render(
		<MemoryRouter>
			<Routes>
				<Route element={<Layout />}>
					<Route path="/" element={<Page />} />
				</Route>
			</Routes>
		</MemoryRouter>,
	);
}

test('a page that fails says what to do and leaves the header standing', async () => {
	openPage(
		lazyPage(async () => () => {
			throw new Error('broken on purpose');
		}),
	);
	expect(await screen.findByRole('heading', { name: 'This page stopped working' })).toBeTruthy();
	expect(screen.getByText('broken on purpose')).toBeTruthy();
	expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
	expect(screen.getByRole('banner')).toBeTruthy();
});

test('a page whose code cannot be fetched is told apart', async () => {
	openPage(
		lazyPage(async () => {
			throw new TypeError('Failed to fetch dynamically imported module');
		}),
	);
	expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toBeTruthy();
});
