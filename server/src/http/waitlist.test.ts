import { apiPaths } from '@henry/contract/api-paths.ts';
import { captchaMs, waitlistMailsMs, waitlistMailsPerAddress } from '@henry/contract/limits.ts';
import type { ServerTexts } from '@henry/contract/server-texts.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSmtpMailer } from '#server/adapters/mailer/smtp.ts';
import { type SmtpServerForTests, startSmtpServer } from '#server/adapters/mailer/smtp-server-for-tests.ts';
import { createSqliteStore } from '#server/adapters/store/sqlite.ts';
import { closeEngines, configForTests, expectError } from '#server/app-for-tests.ts';
import { createServices } from '#server/wiring.ts';
import { openWorld, post, type World } from './accounts-for-tests.ts';
import { mailedTokens, newCaptcha, subscribe, subscriberOf } from './waitlist-for-tests.ts';

const done = { done: true };
let smtp: SmtpServerForTests;
let world: World;
let people = 0;

beforeAll(async () => {
	smtp = await startSmtpServer();
	const mailer = createSmtpMailer({ url: smtp.url, from: 'Henry <henry@example.com>' });
	const store = createSqliteStore(':memory:');
	world = await openWorld({ ...createServices(configForTests), store, mailer });
}, 60_000);
afterAll(async () => {
	await world.app.close();
	await world.services.mailer.close();
	await smtp.close();
	await world.services.store.close();
	await closeEngines(world.services);
});

const newAddress = () => `academy-${++people}@example.com`;
const confirm = (token: string) => post(world.app, apiPaths.confirmWaitlist, { token });

/** What the server holds and has sent: a refused call changes none of it. */
async function everything() {
	return { list: await world.services.store.subscribers.list(), mails: world.sent.length };
}

describe('joining', () => {
	test.each(['en', 'es', 'ca'])(
		'a subscriber is stored with what they accepted, in %s, and asked to confirm',
		async (language) => {
			const email = newAddress();
			const answer = await subscribe(world, { email: ` ${email.toUpperCase()} `, language });
			expect(answer.json()).toEqual(done);
			const subscriber = await subscriberOf(world, email);
			expect(subscriber).toMatchObject({
				locale: 'es',
				language,
				consentedAtMs: world.clock.time,
				confirmedAtMs: null,
			});
			const { waitlistTerms, mails } = world.services.content.serverTexts[language] as ServerTexts;
			const { confirmation, ...terms } = waitlistTerms.terms;
			for (const words of [waitlistTerms.consent, ...Object.values(terms)])
				expect(subscriber?.consentText).toContain(words);
			expect(subscriber?.consentText).toContain(confirmation.replace('{{days}}', '7'));
			expect(world.sent.at(-1)).toMatchObject({ to: email, subject: mails.waitlist.subject });
		},
	);

	test('the mail can be left with one click, as RFC 8058 has it', async () => {
		const email = newAddress();
		await subscribe(world, { email });
		const mail = smtp.received.at(-1);
		const headers = mail?.source.split('\r\n\r\n')[0]?.replace(/\r\n\s+/g, ' ');
		const { leave: token } = mailedTokens(world, email);
		expect(mail?.to).toEqual([email]);
		expect(headers).toMatch(
			new RegExp(`^List-Unsubscribe: <http://127\\.0\\.0\\.1:4310/api/leaveWaitlist\\?token=${token}>$`, 'm'),
		);
		expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
	});

	test('subscribing twice answers the same, keeps one entry, and the newer mail counts', async () => {
		const email = newAddress();
		await subscribe(world, { email });
		const older = mailedTokens(world, email);
		expect((await subscribe(world, { email })).json()).toEqual(done);
		const { list } = await everything();
		expect(list.filter((subscriber) => subscriber.email === email)).toHaveLength(1);
		expectError(await confirm(older.confirm), 'not-found', /join the waitlist again/);
		expect((await confirm(mailedTokens(world, email).confirm)).json()).toEqual(done);
	});

	test('someone who has confirmed stays confirmed, and only their own mail says so', async () => {
		const email = newAddress();
		await subscribe(world, { email });
		await confirm(mailedTokens(world, email).confirm);
		const before = await subscriberOf(world, email);
		world.clock.time += 60_000;
		expect((await subscribe(world, { email, language: 'es' })).json()).toEqual(done);
		expect(await subscriberOf(world, email)).toEqual(before);
		expect(world.sent.at(-1)).toMatchObject({ to: email, subject: expect.stringMatching(/^Ya estás/) });
	});

	test('an address is written to only so often, and others are not affected @whole', async () => {
		const email = newAddress();
		for (let time = 0; time < waitlistMailsPerAddress; time++) await subscribe(world, { email });
		const tokens = mailedTokens(world, email);
		const before = await everything();
		expect((await subscribe(world, { email })).json()).toEqual(done);
		expect(await everything()).toEqual(before);
		expect((await confirm(tokens.confirm)).json()).toEqual(done);

		const other = newAddress();
		await subscribe(world, { email: other });
		expect(world.sent.at(-1)?.to).toBe(other);
		world.clock.time += waitlistMailsMs;
		await subscribe(world, { email });
		expect(world.sent.at(-1)?.to).toBe(email);
	});

	test('while the mail server is down it fails, and later the same person can subscribe @whole', async () => {
		const email = newAddress();
		const port = Number(new URL(smtp.url).port);
		await smtp.close();
		expectError(await subscribe(world, { email }), 'unavailable', /try again/);
		smtp = await startSmtpServer({}, port);
		expect((await subscribe(world, { email })).json()).toEqual(done);
		expect((await confirm(mailedTokens(world, email).confirm)).json()).toEqual(done);
	});

	test('the call can be made in its callable form, with a prefix too', async () => {
		const email = newAddress();
		const data = {
			email,
			consent: true,
			locale: 'es',
			language: 'en',
			captcha: await newCaptcha(world),
		};
		expect((await post(world.app, '/api/staging-waitlist', { data })).json()).toEqual({ result: done });
		expect(await subscriberOf(world, email)).toBeDefined();
	});
});

describe('refused, with nothing stored and nothing sent', () => {
	test('a form whose honeypot was filled', async () => {
		const before = await everything();
		const answer = await subscribe(world, {
			email: newAddress(),
			'e-mail_address_check': 'me@robots.example',
		});
		expectError(answer, 'invalid-argument', /^We have been unable to validate your subscription\.$/);
		expect(await everything()).toEqual(before);
	});

	test.each([false, undefined, 'true'])('a form with consent %j', async (consent) => {
		const before = await everything();
		expectError(await subscribe(world, { email: newAddress(), consent }), 'invalid-argument', /Tick the box/);
		expect(await everything()).toEqual(before);
	});

	test('a captcha that was used before', async () => {
		const captcha = await newCaptcha(world);
		await subscribe(world, { email: newAddress(), captcha });
		const before = await everything();
		expectError(await subscribe(world, { email: newAddress(), captcha }), 'aborted', /used before/);
		expect(await everything()).toEqual(before);
	});

	test('a captcha that has expired', async () => {
		const captcha = await newCaptcha(world);
		world.clock.time += captchaMs;
		const before = await everything();
		expectError(await subscribe(world, { email: newAddress(), captcha }), 'aborted', /expired/);
		expect(await everything()).toEqual(before);
	});

	test('a captcha that was given a longer life', async () => {
		const captcha = JSON.parse(atob(await newCaptcha(world)));
		captcha.challenge.parameters.data.expiresAtMs += captchaMs;
		const before = await everything();
		const answer = await subscribe(world, { email: newAddress(), captcha: btoa(JSON.stringify(captcha)) });
		expectError(answer, 'invalid-argument', /^We have been unable to validate your subscription\.$/);
		expect(await everything()).toEqual(before);
	});

	test.each([
		'ana@example.com\r\nBcc: everyone@example.com',
		'ana@example.com\nSubject: hello',
		'ana@example.com, ben@example.com',
		'Ana <ana@example.com>',
		'"\r\nBcc: everyone@example.com\r\n"@example.com',
		'ana@example.com\0@example.org',
	])('the address %j', async (email) => {
		const before = await everything();
		expectError(await subscribe(world, { email }), 'invalid-argument', /not an email address/);
		expect(await everything()).toEqual(before);
	});

	test.each(['email', 'e-mail_address_check', 'locale', 'language', 'captcha', 'consent'])(
		'10,000 characters, or SQL, as %s',
		async (field) => {
			const before = await everything();
			const form = { email: newAddress(), captcha: 'none' };
			for (const value of [`${'a'.repeat(10_000)}@example.com`, `'); drop table subscribers; --`]) {
				expectError(await subscribe(world, { ...form, [field]: value }), 'invalid-argument', /./);
			}
			expect(await everything()).toEqual(before);
		},
	);

	test.each([apiPaths.confirmWaitlist, apiPaths.leaveWaitlist])(
		'10,000 characters, or SQL, as the token of %s',
		async (url) => {
			const before = await everything();
			for (const token of ['a'.repeat(10_000), `' or '1'='1`, '']) {
				const answer = await world.app.inject({ method: 'POST', url, query: { token }, payload: { token } });
				expectError(answer, 'invalid-argument', /^This link is not complete|^The request is too large/);
			}
			expect(await everything()).toEqual(before);
		},
	);
});
