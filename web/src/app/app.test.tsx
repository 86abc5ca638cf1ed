import {
	capabilities,
	type EngineHealth,
	type HealthResponse,
	type ModelsHealth,
} from '@henry/contract/health.ts';
import { act, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from '#web/lib/memory-router-for-tests.tsx';
import { aResult } from '#web/lib/practice/practice-for-tests.ts';
import { keptPracticeName } from '#web/lib/returning.ts';
import { chooseSettings } from '#web/lib/visitor-settings.ts';
import { languageStorageKey, preferredLanguage, showLanguage } from '#web/messages/i18n.ts';
import { App } from './app.tsx';
import { Layout } from './layout.tsx';
import { lazyPage } from './lazy-page.tsx';
import { queryClient } from './server-state.tsx';

configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

function open(path: string): void {
	render(
		<MemoryRouter address={path}>
			<App />
		</MemoryRouter>,
	);
}

beforeEach(() => {
	vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(async () => {
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	localStorage.clear();
	await showLanguage('en');
});

test('the home page has its tagline and names the tab', async () => {
	open('/');
	expect(await screen.findByRole('heading', { level: 1, name: /Talk\. Improve\. Succeed\./ })).toBeTruthy();
	await vi.waitFor(() => expect(document.title).toBe('Talk to Henry'));
});

test('the home page becomes the day of whoever has practised meanwhile, without a reload @whole', async () => {
	open('/about');
	const home = await screen.findByRole('link', { name: 'Henry, home page' });
	await userEvent.click(home);
	expect(await screen.findByRole('heading', { level: 1, name: /Talk\. Improve\. Succeed\./ })).toBeTruthy();
	await userEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'About' }));
	await screen.findByRole('heading', { level: 1, name: 'About Henry' });
	localStorage.setItem(keptPracticeName, JSON.stringify({ results: [aResult()], cards: [] }));
	await userEvent.click(home);
	await vi.waitFor(() => expect(document.title).toMatch(/^Today/), 10_000);
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
	await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'Español');
	await vi.waitFor(() => expect(document.documentElement.lang).toBe('es'));
	expect(await screen.findByRole('link', { name: 'Para academias' })).toBeTruthy();
	expect(localStorage.getItem(languageStorageKey)).toBe('es');
	expect(preferredLanguage()).toBe('es');
});

function openPage(Page: ReturnType<typeof lazyPage>): void {
	vi.spyOn(console, 'error').mockImplementation(() => {});
	render(
		<MemoryRouter>
			<Layout>
				<Page />
			</Layout>
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

test('a page that asks the server names the engines at work in the footer, and where they are', async () => {
	const engine: EngineHealth = { name: 'Henry’s ear', model: '', embedded: true, state: 'ready', queued: 0 };
	const engines: HealthResponse['engines'] = {
		speechToText: engine,
		textToSpeech: { ...engine, name: 'A voice', embedded: false, sendsTo: 'voices.example' },
		turnTaking: engine,
		grammarChecker: engine,
		pronunciation: engine,
		coach: engine,
	};
	const store = { name: 'sqlite', state: 'ready' as const };
	const health: HealthResponse = {
		...{ status: 'ok', ready: true, version: '1', uptimeSeconds: 1 },
		...{ engines, store, models: { waiting: [] }, sharedState: { name: 'memory', state: 'ready' } },
	};
	vi.stubGlobal('fetch', async () => new Response(JSON.stringify(health)));
	open('/about');
	const line = await screen.findByRole('link', { name: /^Ears:/ });
	expect(screen.getByRole('contentinfo').contains(line)).toBe(true);
	expect(line.textContent).toBe('Ears: Henry’s ear (this server) · Voice: A voice (voices.example)');
	expect(line.getAttribute('href')).toBe('/about');
	await act(() => showLanguage('es'));
	expect(line.textContent).toBe('Oído: el oído de Henry (este servidor) · Voz: A voice (voices.example)');
	await act(() => showLanguage('en'));
	act(() => chooseSettings({ recogniser: 'browserHere' }));
	expect(line.textContent).toContain(
		'Ears: your browser’s own (this device), otherwise Henry’s ear (this server)',
	);
});

test('while Henry gets better, one quiet line says at what and how far, in both languages, and goes when it is done @whole', async () => {
	const engine: EngineHealth = { name: 'Henry’s ear', model: '', embedded: true, state: 'ready', queued: 0 };
	const engines = Object.fromEntries(capabilities.map((capability) => [capability, engine]));
	let models: ModelsHealth = { waiting: ['ears', 'mind'], fetching: { part: 'ears', percent: 43 } };
	vi.stubGlobal(
		'fetch',
		async () =>
			new Response(
				JSON.stringify({
					...{ status: 'ok', ready: true, version: '1', uptimeSeconds: 1 },
					...{ engines, models, store: { name: 'sqlite', state: 'ready' } },
					sharedState: { name: 'memory', state: 'ready' },
				}),
			),
	);
	queryClient.clear();
	open('/about');
	const line = await screen.findByText('Henry is getting better ears: 43 %');
	expect(line.closest('[aria-live]')).toBeNull();
	await act(() => showLanguage('es'));
	expect(line.textContent).toBe('Henry está mejorando su oído: 43\u00a0%');
	models = { waiting: ['mind'], fetching: { part: 'mind', percent: 7 } };
	expect(await screen.findByText('Henry está mejorando su mente: 7 %')).toBeTruthy();
	models = { waiting: ['mind'], failure: 'There is no network.' };
	expect(await screen.findByText('There is no network.')).toBeTruthy();
	expect(screen.queryByText(/mejorando/)).toBeNull();
}, 20_000);
