import { apiPaths } from '@henry/contract/api-paths.ts';
import { waitlistConfirmationMs } from '@henry/contract/limits.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSqliteStore } from '#server/adapters/store/sqlite.ts';
import { configForTests, expectError } from '#server/app-for-tests.ts';
import { createServices } from '#server/wiring.ts';
import { closeWorld, openWorld, post, type World } from './accounts-for-tests.ts';
import { mailedTokens, subscribe, subscriberOf } from './waitlist-for-tests.ts';

const done = { done: true };
let world: World;
let people = 0;

beforeAll(async () => {
	const mailer = {
		name: 'outbox',
		send: async () => {},
		forget: async () => {},
		removeBefore: async () => {},
		close: async () => {},
	} as const;
	world = await openWorld({
		...createServices(configForTests),
		store: createSqliteStore(':memory:'),
		mailer,
	});
}, 60_000);
afterAll(() => closeWorld(world));

const newAddress = () => `academy-${++people}@example.com`;
const confirm = (token: string) => post(world.app, apiPaths.confirmWaitlist, { token });
const leave = (token: string) =>
	world.app.inject({ method: 'POST', url: apiPaths.leaveWaitlist, query: { token } });

test('an address that is legal and looks like SQL is kept as it is', async () => {
	const email = `o'or'1-${++people}--@example.com`;
	await subscribe(world, { email });
	await confirm(mailedTokens(world, email).confirm);
	expect(await subscriberOf(world, email)).toMatchObject({ email, confirmedAtMs: world.clock.time });
	await leave(mailedTokens(world, email).leave);
	expect(await subscriberOf(world, email)).toBeUndefined();
});

describe('confirming', () => {
	test('opening the link, as mail scanners do, changes nothing; confirming twice answers the same', async () => {
		const email = newAddress();
		await subscribe(world, { email });
		const { confirm: token } = mailedTokens(world, email);
		await world.app.inject({ url: '/waitlist', query: { confirm: token } });
		await world.app.inject({ url: apiPaths.confirmWaitlist, query: { token } });
		expect(await subscriberOf(world, email)).toMatchObject({ confirmedAtMs: null });

		const confirmedAtMs = world.clock.time;
		expect((await confirm(token)).json()).toEqual(done);
		world.clock.time += waitlistConfirmationMs;
		expect((await confirm(token)).json()).toEqual(done);
		expect(await subscriberOf(world, email)).toMatchObject({ confirmedAtMs });
	});

	test('a link that is too old does not confirm', async () => {
		const email = newAddress();
		await subscribe(world, { email });
		world.clock.time += waitlistConfirmationMs;
		expectError(await confirm(mailedTokens(world, email).confirm), 'not-found', /expired/);
		expect(await subscriberOf(world, email)).toMatchObject({ confirmedAtMs: null });
	});

	test('a link that was changed, or that is for leaving, does not confirm', async () => {
		const email = newAddress();
		await subscribe(world, { email });
		const tokens = mailedTokens(world, email);
		const changed = tokens.confirm.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
		expectError(await confirm(changed), 'not-found', /join the waitlist again/);
		expectError(await confirm(tokens.leave), 'not-found', /join the waitlist again/);
		expect(await subscriberOf(world, email)).toMatchObject({ confirmedAtMs: null });
	});
});

describe('leaving', () => {
	test('opening the link leads to the page that asks, and changes nothing', async () => {
		const email = newAddress();
		await subscribe(world, { email });
		const { leave: token } = mailedTokens(world, email);
		const answer = await world.app.inject({ url: apiPaths.leaveWaitlist, query: { token } });
		expect([answer.statusCode, answer.headers.location]).toEqual([303, `/waitlist?mail#leave=${token}`]);
		expect(await subscriberOf(world, email)).toBeDefined();
	});

	test.each([
		['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'List-Unsubscribe=One-Click'],
		[
			'a multipart form',
			{ 'content-type': 'multipart/form-data; boundary=x' },
			'--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
		],
		['nothing', {}, ''],
	])(
		'a mail program that posts %s deletes the address, and again answers the same',
		async (_what, headers, payload) => {
			const email = newAddress();
			await subscribe(world, { email });
			const tokens = mailedTokens(world, email);
			await confirm(tokens.confirm);
			const click = () =>
				world.app.inject({
					method: 'POST',
					url: apiPaths.leaveWaitlist,
					query: { token: tokens.leave },
					headers,
					payload,
				});
			for (const answer of [await click(), await click()]) {
				expect([answer.statusCode, answer.json()]).toEqual([200, done]);
				expect(await subscriberOf(world, email)).toBeUndefined();
			}
			expectError(await confirm(tokens.confirm), 'not-found', /join the waitlist again/);
		},
	);
});
