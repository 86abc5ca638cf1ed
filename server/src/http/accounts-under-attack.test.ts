import { readdir } from 'node:fs/promises';
import { accountSettingsSchema } from '@henry/contract/accounts.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { signInLinkMs, signInLinksPerAddress } from '@henry/contract/limits.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPostgresDatabase, createSqliteDatabase } from '#server/adapters/store/databases-for-tests.ts';
import { postgresOnDemand } from '#server/adapters/store/postgres-on-demand-for-tests.ts';
import { buildApp } from '#server/app.ts';
import { configForTests, expectError } from '#server/app-for-tests.ts';
import { openWorldOn } from './accounts-database-for-tests.ts';
import { mailedToken, post, signedInBy, signInByMail } from './accounts-for-tests.ts';
import { aCard, aResult } from './practice-for-tests.ts';

const postgres = postgresOnDemand();

describe.each([
	['SQLite', createSqliteDatabase],
	['PostgreSQL @whole', async () => createPostgresDatabase(await postgres())],
])('accounts on %s', (_name, createDatabase) => {
	let world: Awaited<ReturnType<typeof openWorldOn>>;
	beforeAll(async () => {
		world = await openWorldOn(createDatabase);
	});
	afterAll(() => world.close());

	const call = (url: string, payload: object, cookies = {}) => post(world.app, url, payload, cookies);
	const signIn = (email: string) => call(apiPaths.signIn, { email, language: 'en' });
	const exportOf = (cookies: Record<string, string>) =>
		world.app.inject({ url: apiPaths.exportAccount, cookies });

	/** Every row of every table, as text. */
	async function rows(): Promise<string> {
		const tables = await Promise.all(
			(await world.database.tableNames()).map((table) => world.database.query(`select * from "${table}"`)),
		);
		return JSON.stringify(tables);
	}

	test('1,000 requests for one address at once send it five links, and others get theirs', async () => {
		const answers = await Promise.all(Array.from({ length: 1_000 }, () => signIn('flooded@example.com')));
		const accepted = answers.filter(({ statusCode }) => statusCode === 200);
		expect(accepted).toHaveLength(signInLinksPerAddress);
		expect(world.sent.filter(({ to }) => to === 'flooded@example.com')).toHaveLength(signInLinksPerAddress);
		const refused = answers.find(({ statusCode }) => statusCode !== 200);
		const error = expectError(refused, 'resource-exhausted', /newest of them, or ask.*in 15 minutes/);
		expect(error.retryAfterSeconds).toBe(900);
		expect(await mailedToken(world, 'calm@example.com')).toMatch(/./);
		world.clock.time += signInLinkMs + 1;
		expect((await signIn('flooded@example.com')).json()).toEqual({ sent: true });
	}, 120_000);

	test('an address that would write headers or name a second one is refused, and no mail goes out', async () => {
		const before = world.sent.length;
		for (const email of [
			'ana@example.com\r\nBcc: eve@example.com',
			'ana@example.com\nSubject: You have won',
			'ana@example.com%0ABcc:eve@example.com',
			'ana@example.com,eve@example.com',
			'Ana <ana@example.com>',
			'"ana\r\n"@example.com',
			`${'a'.repeat(250)}@example.com`,
			'',
		]) {
			expectError(await signIn(email), 'invalid-argument', /email address/);
		}
		expect(world.sent).toHaveLength(before);
	});

	test('SQL in every text field is text', async () => {
		const kept = await signInByMail(world, 'kept@example.com');
		for (const sql of [
			"'; drop table accounts; --",
			"' or '1'='1",
			'"; delete from sessions; --',
			'\u0000',
		]) {
			const fields: [string, object][] = [
				[apiPaths.signIn, { email: sql, language: 'en' }],
				[apiPaths.signIn, { email: 'ana@example.com', language: sql }],
				[apiPaths.finishSignIn, { email: sql, token: 'a'.repeat(43) }],
				[apiPaths.finishSignIn, { email: 'ana@example.com', token: sql }],
				[apiPaths.eraseAccount, { email: sql }],
				[apiPaths.accountSettings, { keepRecordingsDays: sql }],
			];
			for (const [url, payload] of fields)
				expectError(await call(url, payload, kept), 'invalid-argument', /./);
			const cookies = { henry_session: sql };
			expect((await call(apiPaths.refreshSession, {}, cookies)).json()).toEqual({ signedIn: false });
			expect((await call(apiPaths.signOut, {}, cookies)).statusCode).toBe(200);
		}
		const quoted = await signInByMail(world, "o'or'1--@example.com");
		expect((await exportOf(quoted)).json().account.email).toBe("o'or'1--@example.com");
		expect((await exportOf(kept)).json().account.email).toBe('kept@example.com');
	});

	test('a call that another site’s page makes is refused, and changes nothing', async () => {
		const cookies = await signInByMail(world, 'visited@example.com');
		const token = await mailedToken(world, 'visited@example.com');
		for (const site of ['cross-site', 'same-site']) {
			for (const [url, payload] of [
				[apiPaths.signIn, { email: 'visited@example.com', language: 'en' }],
				[apiPaths.finishSignIn, { email: 'visited@example.com', token }],
				[apiPaths.refreshSession, {}],
				[apiPaths.signOut, {}],
				[apiPaths.accountSettings, { keepRecordingsDays: null }],
				[apiPaths.eraseAccount, { email: 'visited@example.com' }],
			] as const) {
				const headers = { 'sec-fetch-site': site };
				const answer = await world.app.inject({ method: 'POST', url, payload, cookies, headers });
				expectError(answer, 'permission-denied', /own page/);
			}
		}
		expect((await exportOf(cookies)).statusCode).toBe(200);
	});

	test('a link that one server sent is finished by another, and both know the session', async () => {
		const other = await buildApp(configForTests, { ...world.services, store: world.database.otherStore });
		const email = 'shared@example.com';
		const token = await mailedToken(world, email);
		const cookies = signedInBy(await post(other, apiPaths.finishSignIn, { email, token }));
		expect((await exportOf(cookies)).json().account.email).toBe(email);
		const next = signedInBy(await call(apiPaths.refreshSession, {}, cookies));
		await post(other, apiPaths.signOut, {}, next);
		expectError(await exportOf(next), 'unauthenticated', /./);
		await other.close();
	});

	test('the export holds everything of one person, and a stranger gets nothing', async () => {
		const cookies = await signInByMail(world, 'exported@example.com');
		const { uid } = (await call(apiPaths.refreshSession, {}, cookies)).json().user;
		const [result, card] = [aResult(), aCard()];
		await call(apiPaths.accountSettings, accountSettingsSchema.parse({ keepRecordingsDays: 30 }), cookies);
		await call(apiPaths.savePractice, { results: [result], cards: [card] }, cookies);
		const wav = new Uint8Array([82, 73, 70, 70, 0, 255]);
		const times = { atMs: world.clock.time, expiresAtMs: world.clock.time + 86_400_000 };
		const recording = { id: card.id, resultId: result.id, bytes: wav.length, ...times };
		await world.services.store.practice.addRecording(uid, recording, wav);

		const answer = await exportOf(cookies);
		expect(answer.headers).toMatchObject({
			'content-type': 'application/json; charset=utf-8',
			'content-disposition': 'attachment; filename="talk-to-henry.json"',
			'cache-control': 'private, no-store',
		});
		expect(answer.json()).toMatchObject({
			account: { id: uid, email: 'exported@example.com', keepRecordingsDays: 30 },
			sessions: [{ createdAtMs: world.clock.time }, { createdAtMs: world.clock.time }],
			signInLinks: [{ email: 'exported@example.com' }],
			waitlist: null,
			results: [result],
			cards: [card],
			recordings: [{ ...recording, wavBase64: Buffer.from(wav).toString('base64') }],
		});
		expectError(await exportOf({}), 'unauthenticated', /./);
	});

	test('erasing an account needs its address, and leaves no row and no file of that person', async () => {
		const email = 'erased@example.com';
		const cookies = await signInByMail(world, email);
		const { uid } = (await call(apiPaths.refreshSession, {}, cookies)).json().user;
		const bystander = await signInByMail(world, 'not-erased@example.com');
		for (const person of [cookies, bystander]) {
			await call(apiPaths.savePractice, { results: [aResult()], cards: [aCard()] }, person);
		}
		expectError(
			await call(apiPaths.eraseAccount, { email: 'me@example.com' }, cookies),
			'invalid-argument',
			/not the email/,
		);
		expect(await rows()).toContain(uid);

		const mailsBefore = (await readdir(world.folder)).length;
		const answer = await call(apiPaths.eraseAccount, { email }, cookies);
		expect(answer.json()).toEqual({ done: true });
		expect(answer.cookies[0]).toMatchObject({ name: 'henry_session', value: '' });
		const stored = await rows();
		expect(stored).not.toContain(uid);
		expect(stored).not.toContain(`"${email}"`);
		expect((await readdir(world.folder)).length).toBe(mailsBefore - 1);
		expectError(await exportOf(cookies), 'unauthenticated', /./);
		expect((await exportOf(bystander)).json()).toMatchObject({ results: [{}], cards: [{}] });
	});
});
