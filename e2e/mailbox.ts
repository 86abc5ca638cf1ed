import { expect } from '@playwright/test';
import { wordsOf } from '../server/src/adapters/mailer/mail-words-for-tests.ts';
import { startSmtpServer } from '../server/src/adapters/mailer/smtp-server-for-tests.ts';
import { test as withBrowsers } from './browser.ts';
import { smtpPort } from './ports.ts';

/** What a real mail server took from the server under test. */
export type Mailbox = {
	/** The words of the newest mail to an address, of which there are at least `count`. */
	newest(address: string, count?: number): Promise<string>;
};

/** `mailbox` is a mail server that listens for as long as the tests of this worker run. */
export const test = withBrowsers.extend<object, { mailbox: Mailbox }>({
	mailbox: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
		async ({}, use) => {
			const { received, close } = await startSmtpServer({}, smtpPort);
			const mailsTo = (address: string) => received.filter(({ to }) => to.includes(address));
			await use({
				async newest(address, count = 1) {
					await expect.poll(() => mailsTo(address).length).toBeGreaterThanOrEqual(count);
					return wordsOf(mailsTo(address).at(-1)?.source ?? '');
				},
			});
			await close();
		},
		{ scope: 'worker' },
	],
});

/** The first address in a mail that leads to this server. */
export function linkIn(words: string): string {
	const link = /https?:\/\/[^\s"]+/.exec(words)?.[0];
	if (!link) throw new Error('The mail has no link.');
	return link;
}
