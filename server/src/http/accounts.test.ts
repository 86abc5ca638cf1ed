import { accountPaths } from '@henry/contract/account-paths.ts';
import { sessionResponseSchema } from '@henry/contract/accounts.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { devicesResponseSchema } from '@henry/contract/devices.ts';
import {
	sessionLifetimeMs,
	sessionRefreshableMs,
	sessionReplacedGraceMs,
	sessionTokenMs,
	signInLinkMs,
} from '@henry/contract/limits.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPostgresDatabase, createSqliteDatabase } from '#server/adapters/store/databases-for-tests.ts';
import { postgresOnDemand } from '#server/adapters/store/postgres-on-demand-for-tests.ts';
import { configForTests, expectError } from '#server/app-for-tests.ts';
import { openWorldOn } from './accounts-database-for-tests.ts';
import { mailedToken, post, sessionCookie, signedInBy, signInByMail } from './accounts-for-tests.ts';

const postgres = postgresOnDemand();

describe.each([
	['SQLite', createSqliteDatabase],
	['PostgreSQL @whole', async () => createPostgresDatabase(await postgres())],
])('accounts on %s', (_name, createDatabase) => {
	let world: Awaited<ReturnType<typeof openWorldOn>>;
	let people = 0;
	beforeAll(async () => {
		world = await openWorldOn(createDatabase);
	});
	afterAll(() => world.close());

	const newAddress = () => `learner-${++people}@example.com`;
	const call = (url: string, payload: object, cookies = {}) => post(world.app, url, payload, cookies);
	const signIn = (email: string, language = 'en') => call(apiPaths.signIn, { email, language });

	test.each(['p&t', 'p/t', 'p=t', 'p!t', "o'hara+henry", 'a.b-c_d'])(
		'%s is a name that a mail can be sent to',
		async (name) => {
			expect((await signIn(`${name}-${++people}@example.com`)).statusCode).toBe(200);
		},
	);
	const finish = (email: string, token: string, cookies = {}) =>
		call(apiPaths.finishSignIn, { email, token }, cookies);
	const refresh = (cookies: object) => call(apiPaths.refreshSession, {}, cookies);
	/** A call that only the signed-in may make. */
	const settings = (cookies: object) => call(apiPaths.accountSettings, { keepRecordingsDays: 30 }, cookies);

	describe('signing in', () => {
		test('the mailed link signs in and answers the identity record', async () => {
			const email = newAddress();
			const answer = await finish(email, await mailedToken(world, email));
			expect(sessionResponseSchema.parse(answer.json())).toEqual({
				signedIn: true,
				user: {
					uid: expect.stringMatching(/^[0-9a-f-]{36}$/),
					email,
					displayName: null,
					photoUrl: null,
					phoneNumber: null,
					emailVerified: true,
					isAnonymous: false,
					providers: ['emailLink'],
				},
				expiresAtMs: world.clock.time + sessionTokenMs,
				keepRecordingsDays: null,
				consent: 'notNeeded',
			});
			expect(answer.cookies.filter(({ name }) => name === 'henry_session')).toEqual([
				expect.objectContaining({ httpOnly: true, sameSite: 'Strict', path: '/api/', maxAge: 30 * 86_400 }),
			]);
			expect((await settings(signedInBy(answer))).json()).toEqual({ done: true });
		});

		test('the callable form is answered under result, also under the prefix', async () => {
			const answer = await call('/api/staging-signIn', { data: { email: newAddress(), language: 'en' } });
			expect(answer.json()).toEqual({ result: { sent: true } });
		});

		test('a known and an unknown address are answered alike, and one person stays one account', async () => {
			const email = newAddress();
			const first = await signInByMail(world, email);
			const known = await signIn(email);
			const unknown = await signIn(newAddress());
			expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
			const second = await signInByMail(world, email);
			const uids = [(await refresh(first)).json(), (await refresh(second)).json()].map(
				({ user }) => user.uid,
			);
			expect(uids[0]).toBe(uids[1]);
		});

		test('the address is taken in any spelling', async () => {
			const email = newAddress();
			const token = await mailedToken(world, email);
			expect((await finish(`  ${email.toUpperCase()} `, token)).json().user.email).toBe(email);
		});

		test('the mail speaks the language that was asked for', async () => {
			await signIn(newAddress(), 'es');
			expect(world.sent.at(-1)).toMatchObject({
				subject: 'Tu enlace para entrar en Talk to Henry',
				text: expect.stringContaining(`${configForTests.publicAddress}/finishSignUp?mail#token=`),
				html: expect.stringContaining('<html lang="es">'),
			});
		});

		test('opening the page of the link, as a mail scanner does, uses nothing up', async () => {
			const email = newAddress();
			const token = await mailedToken(world, email);
			for (const method of ['GET', 'HEAD'] as const) {
				await world.app.inject({ method, url: `/finishSignUp?token=${token}` });
				await world.app.inject({ method, url: `${apiPaths.finishSignIn}?token=${token}` });
			}
			expect((await finish(email, token)).statusCode).toBe(200);
		});
	});

	describe('links that do not sign in', () => {
		test('one that was used', async () => {
			const email = newAddress();
			const token = await mailedToken(world, email);
			await finish(email, token);
			expectError(await finish(email, token), 'aborted', /used already.*ask for a new one/);
		});

		test('one that has expired', async () => {
			const email = newAddress();
			const token = await mailedToken(world, email);
			world.clock.time += signInLinkMs;
			expectError(await finish(email, token), 'deadline-exceeded', /older than 15 minutes/);
		});

		test('one opened in another browser with another address, which stays usable with the right one', async () => {
			const email = newAddress();
			const token = await mailedToken(world, email);
			expectError(await finish(newAddress(), token), 'invalid-argument', /another email address/);
			expect((await finish(email, token)).statusCode).toBe(200);
		});

		test('one that was changed', async () => {
			const email = newAddress();
			const token = await mailedToken(world, email);
			const changed = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
			expectError(await finish(email, changed), 'not-found', /not one of ours/);
			expectError(await finish(email, token.slice(1)), 'invalid-argument', /not complete/);
			expectError(await finish(email, `${token.slice(1)}'`), 'invalid-argument', /not complete/);
		});

		test('one that two browsers open at once signs in one of them', async () => {
			const email = newAddress();
			const token = await mailedToken(world, email);
			const answers = await Promise.all(Array.from({ length: 8 }, () => finish(email, token)));
			expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(409)]);
			expect(answers.filter((answer) => sessionCookie(answer)).length).toBe(1);
		});
	});

	describe('sessions', () => {
		test('a visitor has none', async () => {
			for (const cookies of [{}, { henry_session: 'x' }, { henry_session: "' or 1=1 --" }]) {
				const answer = await refresh(cookies);
				expect(answer.json()).toEqual({ signedIn: false });
				expect(sessionCookie(answer)).toBe('henry_session' in cookies ? '' : undefined);
				expectError(await settings(cookies), 'unauthenticated', /sign in again/);
			}
		});

		test('a refreshed token replaces the old one, which counts for a moment longer', async () => {
			const old = await signInByMail(world, newAddress());
			world.clock.time += sessionTokenMs / 2;
			const answer = await refresh(old);
			const next = signedInBy(answer);
			expect(next).not.toEqual(old);
			expect(answer.json().expiresAtMs).toBe(world.clock.time + sessionTokenMs);
			world.clock.time += sessionReplacedGraceMs - 1;
			for (const cookies of [old, next]) expect((await settings(cookies)).statusCode).toBe(200);
			world.clock.time += 1;
			expectError(await settings(old), 'unauthenticated', /./);
			expect((await settings(next)).statusCode).toBe(200);
		});

		test('a token that is refreshed a second time ends its whole sign-in, and no other', async () => {
			const email = newAddress();
			const stolen = await signInByMail(world, email);
			const other = await signInByMail(world, email);
			const next = signedInBy(await refresh(stolen));
			world.clock.time += sessionReplacedGraceMs;
			const answer = await refresh(stolen);
			expect([answer.json(), sessionCookie(answer)]).toEqual([{ signedIn: false }, '']);
			for (const cookies of [stolen, next]) {
				expectError(await settings(cookies), 'unauthenticated', /./);
				expect((await refresh(cookies)).json()).toEqual({ signedIn: false });
			}
			expect((await settings(other)).statusCode).toBe(200);
		});

		test('a sign-in ends after 90 days, however often it is refreshed', async () => {
			const endMs = world.clock.time + sessionLifetimeMs;
			let cookies = await signInByMail(world, newAddress());
			const stepMs = sessionRefreshableMs - 1;
			for (let refreshes = 0; refreshes < 3; refreshes++) {
				world.clock.time += stepMs;
				cookies = signedInBy(await refresh(cookies));
			}
			world.clock.time = endMs - 1;
			const last = await refresh(cookies);
			expect(last.json().expiresAtMs).toBe(endMs);
			world.clock.time = endMs;
			expectError(await settings(signedInBy(last)), 'unauthenticated', /./);
			expect((await refresh(signedInBy(last))).json()).toEqual({ signedIn: false });
		});

		test('devices are listed to their account alone, and signed out one by one or all at once', async () => {
			const email = newAddress();
			const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
			const token = await mailedToken(world, email);
			const headers = { 'user-agent': agent };
			const payload = { email, token };
			const signedIn = { method: 'POST', url: apiPaths.finishSignIn, payload, headers } as const;
			const laptop = signedInBy(await world.app.inject(signedIn));
			world.clock.time += 1;
			const phone = await signInByMail(world, email);
			const devicesOf = async (cookies: Record<string, string>) => {
				const answer = await world.app.inject({ url: accountPaths.devices, cookies });
				expect(answer.headers['cache-control']).toBe('private, no-store');
				return devicesResponseSchema.parse(answer.json()).devices;
			};
			const [first, second] = await devicesOf(phone);
			const atMs = world.clock.time;
			expect(first).toMatchObject({ browser: null, isThis: true, signedInAtMs: atMs, lastUsedAtMs: atMs });
			expect(second).toMatchObject({ browser: 'Firefox', system: 'Linux', isThis: false });

			const stranger = await signInByMail(world, newAddress());
			await call(accountPaths.signOutDevice, { id: second?.id }, stranger);
			expect(await devicesOf(laptop)).toHaveLength(2);
			await call(accountPaths.signOutDevice, { id: second?.id }, phone);
			expectError(await settings(laptop), 'unauthenticated', /./);
			expect(await devicesOf(phone)).toMatchObject([{ isThis: true }]);

			const tablet = await signInByMail(world, email);
			const answer = await call(accountPaths.signOutEverywhere, {}, phone);
			expect([answer.json(), sessionCookie(answer)]).toEqual([{ done: true }, '']);
			expect(answer.headers['clear-site-data']).toBe('"cache"');
			for (const cookies of [phone, tablet]) expectError(await settings(cookies), 'unauthenticated', /./);
			expect((await settings(stranger)).statusCode).toBe(200);
		});

		test('an expired token is refused until it is refreshed, and 30 days later for good', async () => {
			const cookies = await signInByMail(world, newAddress());
			world.clock.time += sessionTokenMs;
			expectError(await settings(cookies), 'unauthenticated', /./);
			const next = signedInBy(await refresh(cookies));
			expect((await settings(next)).statusCode).toBe(200);
			world.clock.time += sessionRefreshableMs;
			const answer = await refresh(next);
			expect(answer.json()).toEqual({ signedIn: false });
			expect(sessionCookie(answer)).toBe('');
		});

		test('after signing out no token of that browser counts, and other browsers stay signed in', async () => {
			const email = newAddress();
			const old = await signInByMail(world, email);
			world.clock.time += 1;
			const other = await signInByMail(world, email);
			const next = signedInBy(await refresh(old));
			const answer = await call(apiPaths.signOut, {}, next);
			expect([answer.json(), sessionCookie(answer)]).toEqual([{ done: true }, '']);
			for (const cookies of [old, next]) {
				expectError(await settings(cookies), 'unauthenticated', /sign in again/);
				expect((await refresh(cookies)).json()).toEqual({ signedIn: false });
			}
			expect((await settings(other)).statusCode).toBe(200);
			expect((await call(apiPaths.signOut, {})).json()).toEqual({ done: true });
		});

		test('signing in again in the same browser ends its earlier session', async () => {
			const earlier = await signInByMail(world, newAddress());
			world.clock.time += 1;
			const email = newAddress();
			await finish(email, await mailedToken(world, email), earlier);
			expectError(await settings(earlier), 'unauthenticated', /./);
		});
	});
});
