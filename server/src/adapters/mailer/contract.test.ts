import { expect, test } from 'vitest';
import type { Mail } from '#server/ports/mailer.ts';
import { type MailerUnderTest, mailerCases } from './contract.ts';

/** A mailer that is wrong on purpose: sends every mail to the first address alone, without its words, and keeps it. */
async function createWrongMailer(): Promise<MailerUnderTest> {
	const sent: Mail[] = [];
	return {
		mailer: {
			name: 'outbox',
			send: async (mail) => {
				sent.push(mail);
			},
			forget: async () => {},
			removeBefore: async () => {},
			close: async () => {},
		},
		delivered: async () => sent.map(({ subject }) => ({ to: [sent[0]?.to ?? ''], source: subject })),
		kept: async () => sent.map(({ to }) => to),
		end: async () => {},
	};
}

test.each(mailerCases)('a mailer that is wrong on purpose fails the case "$name"', async ({ run }) => {
	await expect(run(createWrongMailer)).rejects.toThrow();
});
