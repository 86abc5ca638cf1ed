import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from '#server/ports/mailer.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { messageOf } from './message.ts';

/**
 * Writes every mail to a file of its own in a folder that only this user can read, for where there is no mail server.
 * `tell` is given a line for the person at the terminal each time.
 */
export function createOutbox({
	folder,
	from,
	tell = (line) => process.stdout.write(`${line}\n`),
}: {
	folder: string;
	from: string;
	tell?: (line: string) => void;
}): Mailer {
	const transport = createTransport(
		{ streamTransport: true, buffer: true, newline: 'windows' },
		{ disableFileAccess: true, disableUrlAccess: true },
	);
	let closed = false;
	return {
		name: 'outbox',
		async send(mail) {
			if (closed) throw new ProviderError('unavailable', 'The outbox is closed.');
			const { message } = await transport.sendMail(messageOf(mail, from));
			await onDisk(() => writeMail(folder, message as Buffer));
			tell(`A mail was written to ${folder}`);
		},
		forget: (address) => onDisk(() => deleteMailTo(folder, address.toLowerCase())),
		removeBefore: (beforeMs) => onDisk(() => deleteMailsBefore(folder, beforeMs)),
		async close() {
			closed = true;
		},
	};
}

async function onDisk(task: () => Promise<void>): Promise<void> {
	try {
		await task();
	} catch (cause) {
		throw new ProviderError('unavailable', 'The outbox folder cannot be used.', { cause });
	}
}

async function writeMail(folder: string, mail: Buffer): Promise<void> {
	const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`;
	await mkdir(folder, { recursive: true, mode: 0o700 });
	await writeFile(join(folder, name), mail, { mode: 0o600, flag: 'wx' });
}

async function deleteMailTo(folder: string, address: string): Promise<void> {
	await mkdir(folder, { recursive: true, mode: 0o700 });
	for (const name of await readdir(folder)) {
		if (!name.endsWith('.eml')) continue;
		const file = join(folder, name);
		if (recipientOf(await readFile(file, 'utf8')) === address) await rm(file, { force: true });
	}
}

async function deleteMailsBefore(folder: string, beforeMs: number): Promise<void> {
	const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
		if (error.code === 'ENOENT') return [];
		throw error;
	});
	for (const name of names) {
		const file = join(folder, name);
		if (name.endsWith('.eml') && (await stat(file)).mtimeMs < beforeMs) await rm(file, { force: true });
	}
}

/** The address after `To:`, whose header line may be folded (RFC 5322, section 2.2.3). */
function recipientOf(mail: string): string | undefined {
	const headers = mail.slice(0, mail.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
	return /^To: (.+)$/im.exec(headers)?.[1]?.trim().toLowerCase();
}
