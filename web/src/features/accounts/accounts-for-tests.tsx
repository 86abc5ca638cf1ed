import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOutbox } from '@henry/server/src/adapters/mailer/outbox.ts';
import { createSqliteStore } from '@henry/server/src/adapters/store/sqlite.ts';
import { configForTests } from '@henry/server/src/app-for-tests.ts';
import { mailedToken, openWorld, type World } from '@henry/server/src/http/accounts-for-tests.ts';
import { createServices } from '@henry/server/src/wiring.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { App } from '#web/app/app.tsx';
import { MemoryRouter } from '#web/lib/memory-router-for-tests.tsx';
import { signOut } from '#web/lib/session.ts';
import { showLanguage } from '#web/messages/i18n.ts';

const outbox = mkdtempSync(join(tmpdir(), 'henry-web-'));
export let world: World;
let people = 0;

const fresh = () => ({
	cookies: {} as Record<string, string>,
	calls: [] as string[],
	answers: [] as Promise<Response>[],
	isOnline: true,
	/** The call that the server fails at. */
	refused: undefined as string | undefined,
});
/** What the browser keeps and does: its cookies, the calls that it made, and whether the server can be reached. */
export const browser = fresh();

/** A call as the browser makes it, with the cookies that the server has set. */
async function askServer(
	path: string,
	{ method = 'GET', body, headers }: RequestInit = {},
): Promise<Response> {
	const answer = await world.app.inject({
		method: method as 'GET' | 'POST',
		url: path,
		cookies: browser.cookies,
		headers: headers as Record<string, string>,
		...(typeof body === 'string' && { payload: body }),
	});
	for (const { name, value } of answer.cookies)
		browser.cookies = value ? { ...browser.cookies, [name]: value } : {};
	return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode });
}

/** Waits until every call so far has been answered and read. */
export async function everyAnswer(): Promise<void> {
	await Promise.allSettled(browser.answers);
	// What is made of an answer takes a few more turns.
	for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** A server for the tests of a file, and for each of them a browser that nobody has used. */
export function openBrowser(): void {
	beforeAll(async () => {
		world = await openWorld({
			...createServices(configForTests),
			store: createSqliteStore(':memory:'),
			mailer: createOutbox({ folder: outbox, from: configForTests.mailFrom, tell: () => {} }),
		});
	});
	afterAll(async () => {
		await world.app.close();
		await world.services.store.close();
		rmSync(outbox, { recursive: true });
	});
	beforeEach(() => {
		Object.assign(browser, fresh());
		vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
		vi.stubGlobal('fetch', (path: string, request?: RequestInit) => {
			browser.calls.push(path);
			const answer =
				browser.isOnline && path !== browser.refused
					? askServer(path, request)
					: Promise.reject(new TypeError('Failed to fetch'));
			browser.answers.push(answer);
			return answer;
		});
	});
	afterEach(async () => {
		vi.useRealTimers();
		Object.assign(browser, { isOnline: true, refused: undefined });
		await signOut();
		vi.unstubAllGlobals();
		vi.restoreAllMocks();
		localStorage.clear();
		await showLanguage('en');
	});
}

/** What the page itself says, apart from the notices above it. */
export const inPage = () => within(screen.getByRole('main'));
export const newAddress = () => `learner-${++people}@example.com`;
export const linkTo = (token: string) => `/finishSignUp?mail#token=${token}`;

/** Opens an address, as on a new visit, in a browser that runs every effect twice. */
export function open(path: string): void {
	cleanup();
	const [address = '', fragment = ''] = path.split('#');
	history.replaceState(null, '', `#${fragment}`);
	render(
		<StrictMode>
			<MemoryRouter address={address}>
				<App />
			</MemoryRouter>
		</StrictMode>,
	);
}

export async function sendLink(email: string): Promise<void> {
	await userEvent.type(await screen.findByRole('textbox', { name: 'Your email address' }), email);
	await userEvent.click(screen.getByRole('button', { name: 'Sign in with email' }));
}

/** Signs in by a link whose address this browser knows. */
export async function signInHere(email: string): Promise<void> {
	localStorage.setItem('emailForSignIn', email);
	open(linkTo(await mailedToken(world, email)));
	await screen.findByRole('heading', { level: 1, name: 'Grammar Speech' });
}

export const headerLink = (name: string) => screen.getByRole('banner').querySelector(`a[href="${name}"]`);
