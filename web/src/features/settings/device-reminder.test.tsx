import { createSqliteStore } from '@henry/server/src/adapters/store/sqlite.ts';
import { buildApp, type Services } from '@henry/server/src/app.ts';
import { configForTests } from '@henry/server/src/app-for-tests.ts';
import { readConfig } from '@henry/server/src/config.ts';
import { createServices } from '@henry/server/src/wiring.ts';
import { createPusher } from '@henry/server/src/wiring-of-storage.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { removePushBrowser, stubPushBrowser } from '#web/lib/push-browser-for-tests.ts';
import { Reminders } from './reminders.tsx';

vi.setConfig({ testTimeout: 20_000 });

let services: Services;
let app: Awaited<ReturnType<typeof buildApp>>;

beforeAll(async () => {
	const store = createSqliteStore(':memory:');
	services = { ...createServices(configForTests), store, pusher: createPusher(readConfig({}), store) };
	await store.start();
	app = await buildApp(configForTests, services);
}, 60_000);
afterAll(async () => {
	await app.close();
	await services.store.close();
});
beforeEach(() => localStorage.clear());
afterEach(async () => {
	for (const { id } of await remembered()) await services.store.reminders.remove(id);
	removePushBrowser();
});

const remembered = () => services.store.reminders.due(Number.MAX_SAFE_INTEGER, 10);

function open(server = app) {
	vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
		const headers = { 'content-type': 'application/json' };
		const answer = await server.inject({
			...{ url, method: method as 'GET' | 'POST' },
			...(body ? { headers, payload: String(body) } : {}),
		});
		return new Response(answer.body, { status: answer.statusCode });
	});
	const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	const { unmount } = render(
		<QueryClientProvider client={client}>
			<Reminders />
		</QueryClientProvider>,
	);
	return { user: userEvent.setup(), unmount };
}
const button = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Remind me on this device' });

test('the browser is asked after the click alone; then the server reminds it by the plan, until it is told not to', async () => {
	const browser = stubPushBrowser();
	const { user, unmount } = open();
	const turnOn = await button();
	expect(browser.asked).toBe(0);
	await user.click(turnOn);
	expect(await screen.findByText('Henry reminds you on this device.')).toBeTruthy();
	expect(browser.serverKeys).toEqual([await services.pusher?.publicKey()]);
	const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
	const plan = { days: ['MO', 'TU', 'WE', 'TH', 'FR'], time: '18:00' };
	expect(await remembered()).toMatchObject([{ plan, timeZone, language: 'en', accountId: null }]);

	await user.click(screen.getByLabelText('Sunday'));
	fireEvent.change(screen.getByLabelText('At what time?'), { target: { value: '09:15' } });
	await waitFor(async () => expect((await remembered())[0]?.plan.time).toBe('09:15'));
	expect((await remembered())[0]?.plan.days).toContain('SU');
	unmount();

	const again = open();
	await again.user.click(await screen.findByRole('button', { name: 'Do not remind me on this device' }));
	expect(await screen.findByText('Henry does not remind you on this device any more.')).toBeTruthy();
	expect(browser.subscription).toBeNull();
	expect(await remembered()).toEqual([]);
});

test('a refusal is explained, and nothing is sent', async () => {
	const browser = stubPushBrowser('denied');
	const { user } = open();
	await user.click(await button());
	expect(await screen.findByText(/does not let Henry send notifications/)).toBeTruthy();
	expect(browser.serverKeys).toEqual([]);
	expect(await remembered()).toEqual([]);
});

test('at night there is no reminder: the time is changed first', async () => {
	stubPushBrowser();
	localStorage.setItem('henry.reminders', JSON.stringify({ days: ['MO'], time: '22:00' }));
	open();
	expect((await button()).disabled).toBe(true);
	expect(screen.getByText(/quiet between 22:00 and 8:00/)).toBeTruthy();
	fireEvent.change(screen.getByLabelText('At what time?'), { target: { value: '21:59' } });
	expect((await button()).disabled).toBe(false);
});

test('a subscription for another key gives way, and one that the server has lost comes back', async () => {
	const browser = stubPushBrowser();
	browser.olderKey = 'older';
	const { user } = open();
	await waitFor(async () => expect(await remembered()).toHaveLength(1));
	await user.click(await screen.findByRole('button', { name: 'Do not remind me on this device' }));
	browser.olderKey = 'older';
	await user.click(await button());
	expect(await screen.findByText('Henry reminds you on this device.')).toBeTruthy();
	expect(browser.serverKeys).toHaveLength(1);
});

test('a browser that cannot and a server that does not say so', async () => {
	const { unmount } = open();
	expect(screen.getByText(/This browser cannot show reminders/)).toBeTruthy();
	unmount();
	stubPushBrowser();
	const without = await buildApp(configForTests, { ...services, pusher: undefined });
	open(without);
	expect(await screen.findByText(/they need a secure address/)).toBeTruthy();
	await without.close();
});

test('a failure is told, and the click can be tried again', async () => {
	const browser = stubPushBrowser();
	const { user } = open();
	const turnOn = await button();
	const save = vi.spyOn(services.store.reminders, 'save').mockResolvedValueOnce(false);
	await user.click(turnOn);
	expect(await screen.findByText('The reminder was not set')).toBeTruthy();
	await user.click(await button());
	expect(await screen.findByText('Henry reminds you on this device.')).toBeTruthy();
	expect(browser.subscription).not.toBeNull();
	save.mockRestore();
});
