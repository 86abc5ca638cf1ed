import { apiPaths } from '@henry/contract/api-paths.ts';
import { signInLinksPerAddress } from '@henry/contract/limits.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSmtpMailer } from '#server/adapters/mailer/smtp.ts';
import { type SmtpServerForTests, startSmtpServer } from '#server/adapters/mailer/smtp-server-for-tests.ts';
import { createSqliteStore } from '#server/adapters/store/sqlite.ts';
import { configForTests, expectError } from '#server/app-for-tests.ts';
import { createServices } from '#server/wiring.ts';
import { mailedToken, openWorld, post, type World } from './accounts-for-tests.ts';

const email = 'ana@example.com';
let server: SmtpServerForTests;
let world: World;

beforeEach(async () => {
	server = await startSmtpServer({
		onRcptTo: ({ address }, _session, done) =>
			address.startsWith('nobody@')
				? done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
				: done(),
	});
	world = await openWorld({
		...createServices(configForTests),
		store: createSqliteStore(':memory:'),
		mailer: createSmtpMailer({ url: server.url, from: configForTests.mailFrom }),
	});
});
afterEach(async () => {
	await world.app.close();
	await world.services.store.close();
	await world.services.mailer.close();
	await server.close();
});

const signIn = (address: string) => post(world.app, apiPaths.signIn, { email: address, language: 'en' });

test('the link comes by a real mail server and signs in', async () => {
	const token = await mailedToken(world, email);
	expect(server.received.map(({ to }) => to)).toEqual([[email]]);
	expect((await post(world.app, apiPaths.finishSignIn, { email, token })).json().user.email).toBe(email);
});

test('an address that the mail server does not know is told', async () => {
	expectError(await signIn('nobody@example.com'), 'invalid-argument', /does not know this email address/);
});

test('while the mail server is gone the caller is told so, and no link counts', async () => {
	await server.close();
	for (let attempt = 0; attempt <= signInLinksPerAddress; attempt += 1) {
		const error = expectError(await signIn(email), 'unavailable', /could not be sent.*try again/);
		expect(error.retryAfterSeconds).toBe(60);
	}
	server = await startSmtpServer({}, Number(new URL(server.url).port));
	expect((await signIn(email)).json()).toEqual({ sent: true });
	expect(server.received).toHaveLength(1);
});
