import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const program = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find((one) => existsSync(one));
const example = resolve(import.meta.dirname, '../../deploy/nginx.conf');

export type NginxForTests = { address: string; stop(): Promise<void> };

/** The example in `deploy/`, for these servers, without a certificate. */
function configFor(servers: string[], port: number): string {
	let [next] = [0];
	return readFileSync(example, 'utf8')
		.replace(/server \{\s*listen 80;.*?\n\}\n/s, '')
		.replace(/^\s*ssl_.*\n/gm, '')
		.replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
		.replace(/server 10\.0\.0\.\d+:4310/g, () => `server ${new URL(String(servers[next++])).host}`);
}

/** Starts nginx in front of two servers, as `deploy/nginx.conf` has it. */
export async function startNginx(servers: string[], port: number): Promise<NginxForTests> {
	if (!program) throw new Error('There is no nginx here: ./henry test installs it.');
	const folder = mkdtempSync(join(tmpdir(), 'henry-nginx-'));
	const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
		(name) => `${name}_temp_path ${folder}/${name};`,
	);
	writeFileSync(join(folder, 'henry.conf'), configFor(servers, port));
	writeFileSync(
		join(folder, 'nginx.conf'),
		[
			...(process.getuid?.() === 0 ? ['user root;'] : []),
			`daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors;`,
			'events {}',
			`http { access_log off; ${temporary.join(' ')} include ${folder}/henry.conf; }`,
		].join('\n'),
	);
	const words = ['-e', join(folder, 'errors'), '-c', join(folder, 'nginx.conf')];
	const nginx: ChildProcess = spawn(program, words, { stdio: ['ignore', 'inherit', 'inherit'] });
	const ended = new Promise<void>((settle) => nginx.once('exit', () => settle()));
	const address = `http://127.0.0.1:${port}`;
	while (
		!(await fetch(`${address}/api/health/live`).then(
			({ ok }) => ok,
			() => false,
		))
	) {
		if (nginx.exitCode !== null) throw new Error(readFileSync(join(folder, 'errors'), 'utf8'));
		await new Promise((settle) => setTimeout(settle, 20));
	}
	return {
		address,
		async stop() {
			nginx.kill('SIGTERM');
			await ended;
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
