import { expect } from '@playwright/test';
import { wordsOf } from '../server/src/adapters/mailer/mail-words-for-tests.ts';
import { test as withBrowsers } from './browser.ts';
import { mailboxPort } from './ports.ts';

/** What a real mail server took from the servers under test. */
export type Mailbox = {
	/** The words of the newest mail to an address, of which there are at least `count`. */
	newest(address: string, count?: number): Promise<string>;
};

/** The sources of every mail to an address, oldest first. */
async function mailsTo(address: string): Promise<string[]> {
	const response = await fetch(`http://127.0.0.1:${mailboxPort}/?to=${encodeURIComponent(address)}`);
	return (await response.json()) as string[];
}

const mailbox: Mailbox = {
	async newest(address, count = 1) {
		await expect.poll(async () => (await mailsTo(address)).length).toBeGreaterThanOrEqual(count);
		return wordsOf((await mailsTo(address)).at(-1) ?? '');
	},
};

export const test = withBrowsers.extend<{ mailbox: Mailbox }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
	mailbox: ({}, use) => use(mailbox),
});

/** The first address in a mail that leads to this server. */
export function linkIn(words: string): string {
	const link = /https?:\/\/[^\s"]+/.exec(words)?.[0];
	if (!link) throw new Error('The mail has no link.');
	return link;
}
