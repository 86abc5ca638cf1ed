import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import type { Mailer } from '#server/ports/mailer.ts';
import { type MailerUnderTest, mailerCases, mailForTests } from './contract.ts';
import { createSmtpMailer } from './smtp.ts';
import { startSmtpServer } from './smtp-server-for-tests.ts';

const from = 'Henry <henry@example.org>';
const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
	for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function underTest(): Promise<MailerUnderTest> {
	const server = await startSmtpServer();
	return {
		mailer: createSmtpMailer({ url: server.url, from }),
		delivered: async () => server.received,
		kept: async () => [],
		end: server.close,
	};
}

test.each(mailerCases)('SMTP $name', ({ run }) => run(underTest));

function mailerFor(url: string, timeoutMs?: number): Mailer {
	const mailer = createSmtpMailer({ url, from, ...(timeoutMs !== undefined && { timeoutMs }) });
	cleanUps.push(mailer.close);
	return mailer;
}

async function serverThat(options: SMTPServerOptions, port?: number) {
	const server = await startSmtpServer(options, port);
	cleanUps.push(server.close);
	return server;
}

const smtpError = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

async function expectFailure(mailer: Mailer, category: string) {
	await expect(mailer.send(mailForTests)).rejects.toMatchObject({
		name: 'ProviderError',
		category,
		message: expect.not.stringMatching(/example\.com|token/),
	});
}

test('a recipient that the server refuses for good is invalid input', async () => {
	const server = await serverThat({
		onRcptTo: (address, _session, done) => done(smtpError(550, `No such mailbox ${address.address}`)),
	});
	await expectFailure(mailerFor(server.url), 'invalid-input');
});

test.each<[string, SMTPServerOptions]>([
	['refuses every connection', { onConnect: (_session, done) => done(smtpError(554, 'Go away')) }],
	[
		'asks to try the recipient later',
		{ onRcptTo: (_to, _session, done) => done(smtpError(451, 'Greylisted')) },
	],
	['refuses the sender', { onMailFrom: (_from, _session, done) => done(smtpError(550, 'Who are you?')) }],
	[
		'refuses the message',
		{
			onData(stream, _session, done) {
				stream.resume();
				stream.on('end', () => done(smtpError(552, 'ana@example.com has no room')));
			},
		},
	],
])('a server that %s is unavailable', async (_what, options) => {
	await expectFailure(mailerFor((await serverThat(options)).url), 'unavailable');
});

test('a wrong password is unavailable, and a right one delivers', async () => {
	const server = await serverThat({
		authOptional: false,
		allowInsecureAuth: true,
		onAuth: ({ username, password }, _session, done) =>
			password === 'right' ? done(null, { user: username }) : done(new Error('Wrong password')),
	});
	const urlWith = (password: string) => server.url.replace('//', `//henry:${password}@`);
	await expectFailure(mailerFor(urlWith('wrong')), 'unavailable');
	await mailerFor(urlWith('right')).send(mailForTests);
	expect(server.received).toHaveLength(1);
});

test('a server that is not there is unavailable, and used again once it is', async () => {
	const gone = await startSmtpServer();
	const port = Number(new URL(gone.url).port);
	await gone.close();
	const mailer = mailerFor(gone.url);
	await expectFailure(mailer, 'unavailable');
	const back = await serverThat({}, port);
	await mailer.send(mailForTests);
	expect(back.received).toHaveLength(1);
});

/** A mail server that is wrong on the wire: what it does with each connection is up to the test. */
async function rawServer(serve: (socket: Socket) => void): Promise<{ url: string; close(): Promise<void> }> {
	const sockets = new Set<Socket>();
	const server = createServer((socket) => {
		sockets.add(socket);
		socket.on('error', () => {});
		serve(socket);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	const close = async () => {
		for (const socket of sockets) socket.destroy();
		await new Promise((resolve) => server.close(resolve));
	};
	cleanUps.push(close);
	return { url: `smtp://127.0.0.1:${port}`, close };
}

test('a server that never greets is given up on', async () => {
	const { url } = await rawServer(() => {});
	await expectFailure(mailerFor(url, 200), 'unavailable');
});

test('a server that takes the mail and never says so is given up on', async () => {
	const server = await serverThat({ onData: (stream) => stream.resume() });
	await expectFailure(mailerFor(server.url, 200), 'unavailable');
});

test('a server that speaks one letter at a time is given up on', async () => {
	const { url } = await rawServer((socket) => {
		const talking = setInterval(() => socket.write('2'), 20);
		socket.on('close', () => clearInterval(talking));
	});
	await expectFailure(mailerFor(url, 200), 'unavailable');
});

test('a server that dies in the middle of a mail is unavailable, and the next mail goes to its successor', async () => {
	const dying = await rawServer((socket) => {
		socket.write('220 here\r\n');
		socket.on('data', (line) =>
			String(line).startsWith('DATA') ? socket.destroy() : socket.write('250 yes\r\n'),
		);
	});
	const mailer = mailerFor(dying.url);
	await expectFailure(mailer, 'unavailable');
	await dying.close();
	const successor = await serverThat({}, Number(new URL(dying.url).port));
	await mailer.send(mailForTests);
	expect(successor.received).toHaveLength(1);
});
