import { createServer } from 'node:http';
import { startSmtpServer } from '../server/src/adapters/mailer/smtp-server-for-tests.ts';
import { mailboxPort, smtpPort } from './ports.ts';

/** Takes the mail of the servers under test and shows what it took, so that every worker of the tests can read it. */
const { received } = await startSmtpServer({}, smtpPort);

createServer((request, response) => {
	const address = new URL(request.url ?? '/', 'http://mailbox').searchParams.get('to') ?? '';
	const sources = received.filter(({ to }) => to.includes(address)).map(({ source }) => source);
	response.setHeader('content-type', 'application/json').end(JSON.stringify(sources));
}).listen(mailboxPort, '127.0.0.1');
