import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail server of this process, and every mail that it took, oldest first. */
export type SmtpServerForTests = {
	url: string;
	received: { to: string[]; source: string }[];
	close(): Promise<void>;
};

/** Starts a mail server; `options` changes how it behaves, `port` makes it take the place of an earlier one. */
export async function startSmtpServer(
	options: SMTPServerOptions = {},
	port = 0,
): Promise<SmtpServerForTests> {
	const received: SmtpServerForTests['received'] = [];
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS'],
		closeTimeout: 100,
		onData(stream, session, done) {
			const chunks: Buffer[] = [];
			stream.on('data', (chunk: Buffer) => chunks.push(chunk));
			stream.on('end', () => {
				const to = session.envelope.rcptTo.map(({ address }) => address);
				received.push({ to, source: Buffer.concat(chunks).toString() });
				done();
			});
		},
		...options,
	});
	// A client that leaves in the middle is what some tests are about.
	server.on('error', () => {});
	const listening = server.listen(port, '127.0.0.1');
	await new Promise((resolve) => listening.once('listening', resolve));
	return {
		url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
		received,
		close: () => new Promise((resolve) => server.close(() => resolve())),
	};
}
