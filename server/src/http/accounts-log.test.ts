import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sessionResponseSchema } from '@henry/contract/accounts.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { expect, test } from 'vitest';
import { wordsOf } from '#server/adapters/mailer/mail-words-for-tests.ts';
import { programsFolder } from '#server/engines/engine-program.ts';

const email = 'private-person@example.com';

/** The real server, as `./henry` starts it, with everything that it says. */
async function startServer(dataFolder: string) {
	const server = spawn(process.execPath, [join(programsFolder, 'main.mjs')], {
		env: {
			...process.env,
			HENRY_PORT: '0',
			HENRY_DATA: dataFolder,
			HENRY_LOG: 'debug',
			HENRY_SPEECH_TO_TEXT_PROCESSES: '1',
		},
	});
	let said = '';
	const address = await new Promise<string>((resolve, reject) => {
		const listen = (chunk: Buffer) => {
			said += chunk;
			const found = /is at (http:\S+)/.exec(said)?.[1];
			if (found) resolve(found);
		};
		server.stdout.on('data', listen);
		server.stderr.on('data', listen);
		server.once('exit', () => reject(new Error(said)));
	});
	return {
		said: () => said,
		post: (path: string, payload: object, cookie = '') =>
			fetch(address + path, {
				method: 'POST',
				headers: { 'content-type': 'application/json', cookie },
				body: JSON.stringify(payload),
			}),
		async stop() {
			server.kill('SIGTERM');
			await once(server, 'exit');
		},
	};
}

test('without a mail server the terminal leads to the mail, and no log names a person or a token', async () => {
	const dataFolder = mkdtempSync(join(tmpdir(), 'henry-log-'));
	const outbox = join(dataFolder, 'outbox');
	const { post, said, stop } = await startServer(dataFolder);
	const signIn = () => post(apiPaths.signIn, { email, language: 'en' });

	writeFileSync(outbox, 'a file stands where the folder should be');
	expect((await signIn()).status).toBe(503);
	rmSync(outbox);
	expect((await signIn()).status).toBe(200);
	const [file = ''] = readdirSync(outbox);
	const token = /token=([\w-]{43})/.exec(wordsOf(readFileSync(join(outbox, file), 'utf8')))?.[1] ?? '';
	const changed = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
	expect((await post(apiPaths.finishSignIn, { email, token: changed })).status).toBe(404);
	const finished = await post(apiPaths.finishSignIn, { email, token });
	expect(sessionResponseSchema.parse(await finished.json())).toMatchObject({ user: { email } });
	const session = finished.headers.getSetCookie().find((one) => one.startsWith('henry_session='));
	const cookie = session?.split(';')[0] ?? '';
	expect((await post(apiPaths.finishSignIn, { email, token }, cookie)).status).toBe(409);
	expect((await post(apiPaths.eraseAccount, { email }, cookie)).status).toBe(200);
	expect(readdirSync(outbox)).toEqual([]);
	const corrected = await post(apiPaths.feedback, { text: 'My neighbour buyed a platypus.' });
	expect(await corrected.text()).toContain('bought');
	await stop();

	const lines = said()
		.split('\n')
		.filter((line) => line.startsWith('{'))
		.map((line) => JSON.parse(line));
	expect(lines).toContainEqual(
		expect.objectContaining({
			requestId: corrected.headers.get('x-request-id'),
			route: apiPaths.feedback,
			status: 200,
			durationMs: expect.any(Number),
			msg: 'answered',
		}),
	);
	expect(said()).not.toMatch(/platypus|neighbour/);

	expect(said()).toContain(`A mail was written to ${outbox}\n`);
	expect(said()).toContain('mail not sent');
	for (const event of ['signedIn', 'accountErased']) expect(said()).toContain(`"event":"${event}"`);
	for (const secret of [email, token.slice(1), cookie.slice('henry_session='.length)]) {
		expect(secret.length).toBeGreaterThan(20);
		expect(said()).not.toContain(secret);
	}
	rmSync(dataFolder, { recursive: true });
}, 60_000);
