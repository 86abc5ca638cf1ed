import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { createOutbox } from '@henry/server/src/adapters/mailer/outbox.ts';
import { createSqliteStore } from '@henry/server/src/adapters/store/sqlite.ts';
import { configForTests } from '@henry/server/src/app-for-tests.ts';
import { openWorld, post, type World } from '@henry/server/src/http/accounts-for-tests.ts';
import { signInForTests } from '@henry/server/src/http/signed-in-for-tests.ts';
import { createServices } from '@henry/server/src/wiring.ts';
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { App } from '#web/app/app.tsx';
import { MemoryRouter } from '#web/lib/memory-router-for-tests.tsx';
import { refreshNow, signOut } from '#web/lib/session.ts';

configure({ asyncUtilTimeout: 10_000 });
const outbox = mkdtempSync(join(tmpdir(), 'henry-web-cards-'));
let world: World;
let cookies: Record<string, string> = {};

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

/** A call as the browser makes it, with the cookies that the server has set. */
async function askServer(path: string, { method = 'GET', body, headers }: RequestInit = {}) {
	const answer = await world.app.inject({
		method: method as 'GET' | 'POST',
		url: path,
		cookies,
		headers: headers as Record<string, string>,
		...(typeof body === 'string' && { payload: body }),
	});
	for (const { name, value } of answer.cookies) cookies = value ? { ...cookies, [name]: value } : {};
	return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode });
}

beforeEach(() => {
	vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
	Element.prototype.scrollIntoView = () => {};
	vi.stubGlobal('fetch', askServer);
});
afterEach(async () => {
	cleanup();
	await signOut();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	localStorage.clear();
	cookies = {};
});

let owners = 0;

/** The page of a new class, before whoever teaches it. */
async function openClass(user: ReturnType<typeof userEvent.setup>): Promise<void> {
	owners += 1;
	({ cookies } = await signInForTests(world.services, `owner${owners}@example.com`));
	const look = { name: 'Sol', language: 'en', colours: { ground: '#163e40', text: '#f7f2e7' } };
	const started = await post(world.app, apiPaths.startAcademy, { ...look, ownerName: 'Olga' }, cookies);
	await post(world.app, apiPaths.addClass, { academyId: started.json().academyId, name: 'First' }, cookies);
	await refreshNow();
	open('/academy');
	await user.click(await screen.findByRole('link', { name: 'First' }));
	await screen.findByRole('button', { name: 'Add learners by name' });
}

function open(address: string): void {
	render(
		<MemoryRouter address={address}>
			<App />
		</MemoryRouter>,
	);
}

const addNames = async (user: ReturnType<typeof userEvent.setup>, names: string) => {
	await user.click(screen.getByRole('button', { name: 'Add learners by name' }));
	await user.click(await screen.findByLabelText('Names, one on each line'));
	await user.paste(names);
	await user.click(screen.getByRole('button', { name: 'Check the list' }));
};

/** What stands on somebody's card. */
async function cardOf(name: string) {
	const heading = await screen.findByRole('heading', { name });
	const card = within(heading.closest('li') as HTMLElement);
	const below = (label: string) => card.getByText(label).nextElementSibling?.textContent ?? '';
	return { code: below('Class code'), pin: below('Your secret words') };
}

test('a teacher adds children by a list, confirms the consent, and a child signs in by the card', async () => {
	const user = userEvent.setup();
	await openClass(user);
	await addNames(user, 'name;group\nZoë Núñez;7A\n;7A\nMax;7B\nMAX;7B');
	expect(await screen.findByText('2 learners would be added')).toBeTruthy();
	const leftOut = within(screen.getByRole('region', { name: '2 rows are left out' }));
	expect(leftOut.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
		'Line 3: there is no name in it. 7A',
		'Line 5: the name is in the list already. MAX',
	]);
	const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add 2 learners' });
	expect(add.disabled).toBe(true);
	await user.click(screen.getByRole('checkbox', { name: /guardians of these learners have agreed/ }));
	await user.click(add);
	const { code, pin } = await cardOf('Zoë Núñez');
	expect(await screen.findByText(/secret words are shown only now/)).toBeTruthy();
	expect(screen.getByRole('img', { name: 'QR code to sign in as Zoë Núñez' })).toBeTruthy();
	const print = vi.spyOn(window, 'print').mockImplementation(() => {});
	await user.click(screen.getByRole('button', { name: 'Print the cards' }));
	await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
	await user.click(screen.getByRole('button', { name: 'Back to the class' }));
	await user.click(screen.getByRole('button', { name: 'Yes, go back' }));
	expect(await screen.findByText('2 learners with cards')).toBeTruthy();
	expect(document.body.textContent).not.toContain(pin);

	cleanup();
	await signOut();
	open('/login');
	await user.click(await screen.findByRole('link', { name: 'I have a card' }));
	await user.type(await screen.findByLabelText('Class code'), code.toLowerCase());
	await user.type(screen.getByLabelText('Your name'), 'zoe nunez');
	await user.type(screen.getByLabelText('Your secret words'), 'wrong');
	await user.click(screen.getByRole('button', { name: 'Sign in' }));
	expect((await screen.findByRole('alert')).textContent).toContain('This does not match');
	await user.clear(screen.getByLabelText('Your secret words'));
	await user.type(screen.getByLabelText('Your secret words'), ` ${pin.toUpperCase().replace(' ', '  ')} `);
	await user.click(screen.getByRole('button', { name: 'Sign in' }));
	expect(await screen.findByRole('heading', { name: 'Your classes', level: 1 })).toBeTruthy();
	cleanup();
	open('/login');
	expect(await screen.findByText('You are signed in as Zoë Núñez.')).toBeTruthy();
	expect(screen.queryByText('Passkeys')).toBeNull();
});

test('a new card is made after a question, and after too many tries a child reads how long to wait', async () => {
	const user = userEvent.setup();
	await openClass(user);
	await addNames(user, 'Ana');
	await user.click(await screen.findByRole('checkbox', { name: /guardians/ }));
	await user.click(screen.getByRole('button', { name: 'Add 1 learner' }));
	const first = await cardOf('Ana');
	await user.click(screen.getByRole('button', { name: 'Back to the class' }));
	await user.click(screen.getByRole('button', { name: 'Yes, go back' }));
	await user.click(await screen.findByText('1 learner with a card'));
	await user.click(screen.getByRole('button', { name: 'New card for Ana' }));
	await user.click(screen.getByRole('button', { name: 'Make it' }));
	const second = await cardOf('Ana');
	expect(second.code).toBe(first.code);
	expect(second.pin).toMatch(/^[a-z]+( [a-z]+){3}$/);

	cleanup();
	await signOut();
	open('/login?card');
	await user.type(await screen.findByLabelText('Class code'), second.code);
	await user.type(screen.getByLabelText('Your name'), 'Ben');
	await user.type(screen.getByLabelText('Your secret words'), '123456');
	for (let attempt = 0; attempt < 5; attempt++) {
		await user.click(await screen.findByRole('button', { name: 'Sign in' }));
	}
	expect(await screen.findByText('Too many wrong tries')).toBeTruthy();
	expect(screen.getByText('Wait 15 minutes, or ask your teacher for a new card.')).toBeTruthy();
});
