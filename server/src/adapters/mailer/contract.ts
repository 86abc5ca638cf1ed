import { expect } from 'vitest';
import type { Mail, Mailer } from '#server/ports/mailer.ts';
import { wordsOf } from './mail-words-for-tests.ts';

/** The mailer under test, and every mail as it went out: its source, and whom it was for. */
export type MailerUnderTest = {
	mailer: Mailer;
	/** Mails that were delivered, oldest first. */
	delivered(): Promise<{ to: string[]; source: string }[]>;
	/** Sources of the mails that this machine keeps. */
	kept(): Promise<string[]>;
	/** Frees what the test used besides the mailer. */
	end(): Promise<void>;
};

export const mailForTests: Mail = {
	to: 'ana@example.com',
	subject: 'Tu enlace: mañana',
	text: 'Pulsa aquí:\nhttp://127.0.0.1:4310/finishSignUp?token=kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk\n',
	html: '<p lang="es">Pulsa <a href="http://127.0.0.1:4310/finishSignUp?token=kk">aquí</a></p>',
	headers: { 'List-Unsubscribe': '<http://127.0.0.1:4310/waitlist?leave=1>' },
};

/** What every mailer must do, one named case each. A case creates a mailer, closes it, and rejects where it does wrong. */
export const mailerCases: { name: string; run: (create: () => Promise<MailerUnderTest>) => Promise<void> }[] =
	[
		{ name: 'delivers subject, both texts and headers as they were written', check: deliversWhole },
		{ name: 'delivers many mails at once, each to its own address', check: deliversMany },
		{ name: 'refuses whatever could begin a header or name a second address', check: refusesInjection },
		{ name: 'forgets what it keeps of an address, and nothing else', check: forgets },
		{ name: 'forgets what it sent before a time', check: forgetsOld },
		{ name: 'sends nothing once it is closed', check: closes },
	].map(({ name, check }) => ({
		name,
		run: async (create) => {
			const underTest = await create();
			try {
				await check(underTest);
			} finally {
				await underTest.mailer.close();
				await underTest.end();
			}
		},
	}));

async function deliversWhole({ mailer, delivered }: MailerUnderTest) {
	await mailer.send(mailForTests);
	const [mail, ...more] = await delivered();
	expect(more).toEqual([]);
	expect(mail?.to).toEqual([mailForTests.to]);
	const words = wordsOf(mail?.source ?? '');
	expect(words).toContain('Subject: Tu enlace: mañana');
	expect(words).toContain('List-Unsubscribe: <http://127.0.0.1:4310/waitlist?leave=1>');
	expect(words.replaceAll('\r\n', '\n')).toContain(mailForTests.text);
	expect(words).toContain(mailForTests.html);
	expect(words).toMatch(/^From: Henry <henry@example\.org>/m);
}

async function deliversMany({ mailer, delivered }: MailerUnderTest) {
	const addresses = Array.from({ length: 40 }, (_, index) => `learner-${index}@example.com`).sort();
	await Promise.all(addresses.map((to) => mailer.send({ ...mailForTests, to })));
	expect((await delivered()).map(({ to }) => to.join()).sort()).toEqual(addresses);
}

async function refusesInjection({ mailer, delivered }: MailerUnderTest) {
	const wrong: Partial<Mail>[] = [
		{ to: 'ana@example.com\r\nBcc: eve@example.com' },
		{ to: 'ana@example.com\nSubject: Win' },
		{ to: 'ana@example.com, eve@example.com' },
		{ to: '"Ana" <ana@example.com>' },
		{ to: 'ana' },
		{ to: '' },
		{ subject: 'Hello\r\nBcc: eve@example.com' },
		{ headers: { 'X-Note': 'a\r\nBcc: eve@example.com' } },
		{ headers: { 'X-Note\r\nBcc': 'eve@example.com' } },
	];
	for (const part of wrong) {
		await expect(mailer.send({ ...mailForTests, ...part })).rejects.toMatchObject({
			category: 'invalid-input',
			message: expect.not.stringContaining('example.com'),
		});
	}
	expect(await delivered()).toEqual([]);
}

async function forgets({ mailer, kept }: MailerUnderTest) {
	const long = `${'a'.repeat(60)}.${'b'.repeat(3)}@${'c'.repeat(60)}.example.com`;
	for (const to of ['ana@example.com', 'ana@example.com', long, 'mariana@example.com']) {
		await mailer.send({ ...mailForTests, to });
	}
	const others = (await kept()).filter((source) => source.includes('mariana@example.com'));
	await mailer.forget('ANA@example.com');
	await mailer.forget(long);
	expect(await kept()).toEqual(others);
	await mailer.forget('nobody@example.com');
	expect(await kept()).toEqual(others);
}

async function forgetsOld({ mailer, kept }: MailerUnderTest) {
	await mailer.removeBefore(Date.now());
	await mailer.send({ ...mailForTests, to: 'ana@example.com' });
	const all = await kept();
	await mailer.removeBefore(Date.now() - 60_000);
	expect(await kept()).toEqual(all);
	await mailer.removeBefore(Date.now() + 60_000);
	expect(await kept()).toEqual([]);
}

async function closes({ mailer, delivered }: MailerUnderTest) {
	await mailer.close();
	await expect(mailer.send(mailForTests)).rejects.toMatchObject({ category: 'unavailable' });
	expect(await delivered()).toEqual([]);
}
