import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type MailerUnderTest, mailerCases, mailForTests } from './contract.ts';
import { createOutbox } from './outbox.ts';

const from = 'Henry <henry@example.org>';
let parent: string;
let folder: string;
beforeEach(async () => {
	parent = await mkdtemp(join(tmpdir(), 'henry-outbox-'));
	folder = join(parent, 'outbox');
});
afterEach(() => rm(parent, { recursive: true, force: true }));

async function mails(): Promise<string[]> {
	const names = (await readdir(folder).catch(() => [])).sort();
	return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
}

async function underTest(): Promise<MailerUnderTest> {
	const toOf = (source: string) => /^To: (.+)$/m.exec(source.replace(/\r\n[ \t]+/g, ' '))?.[1]?.trim() ?? '';
	return {
		mailer: createOutbox({ folder, from, tell: () => {} }),
		delivered: async () => (await mails()).map((source) => ({ to: toOf(source).split(', '), source })),
		kept: mails,
		end: async () => {},
	};
}

test.each(mailerCases)('the outbox $name', ({ run }) => run(underTest));

test('only this user can read a mail, its name says nothing, and the terminal is told the folder alone', async () => {
	const lines: string[] = [];
	await createOutbox({ folder, from, tell: (line) => lines.push(line) }).send(mailForTests);
	const [name = ''] = await readdir(folder);
	expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d.Z-]+[0-9a-f-]{36}\.eml$/);
	expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
	expect((await stat(folder)).mode & 0o777).toBe(0o700);
	expect(lines).toEqual([`A mail was written to ${folder}`]);
});

test('a folder that cannot be written is unavailable', async () => {
	await writeFile(folder, 'a file stands where the folder should be');
	const outbox = createOutbox({ folder, from, tell: () => {} });
	await expect(outbox.send(mailForTests)).rejects.toMatchObject({ category: 'unavailable' });
	await expect(outbox.forget('ana@example.com')).rejects.toMatchObject({ category: 'unavailable' });
});

test('other files in the folder stay', async () => {
	const outbox = createOutbox({ folder, from, tell: () => {} });
	await outbox.send(mailForTests);
	await writeFile(join(folder, 'notes.txt'), 'To: ana@example.com\r\n\r\n');
	await chmod(join(folder, 'notes.txt'), 0o600);
	await outbox.forget(mailForTests.to);
	expect(await readdir(folder)).toEqual(['notes.txt']);
});
