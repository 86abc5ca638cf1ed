import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect, createServer } from 'node:net';

/** Valkey's own name, and that of Redis, whose protocol it speaks. */
const programs = ['/usr/bin/valkey-server', '/usr/bin/redis-server'];

export type ValkeyForTests = {
	url: string;
	/** Ends it at once, with all that it knew. */
	kill(): Promise<void>;
	/** Starts it again at the same address. */
	restart(): Promise<void>;
};

function freePort(): Promise<number> {
	return new Promise((resolve) => {
		const holder = createServer().listen(0, '127.0.0.1', () => {
			const { port } = holder.address() as { port: number };
			holder.close(() => resolve(port));
		});
	});
}

async function answers(port: number): Promise<void> {
	const isOpen = () =>
		new Promise<boolean>((resolve) => {
			const socket = connect(port, '127.0.0.1', () => resolve(true));
			socket.on('error', () => resolve(false));
			socket.on('connect', () => socket.destroy());
		});
	while (!(await isOpen())) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** A Valkey of a test file's own, which keeps nothing on the disk. */
export async function startValkey(): Promise<ValkeyForTests> {
	const program = programs.find((one) => existsSync(one));
	if (!program) throw new Error('There is no Valkey and no Redis here: ./henry test installs one.');
	const port = await freePort();
	const words = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
	let server: ChildProcess;
	async function start(): Promise<void> {
		server = spawn(String(program), words, { cwd: '/', stdio: 'ignore' });
		await answers(port);
	}
	await start();
	return {
		url: `redis://127.0.0.1:${port}`,
		async kill() {
			const ended = new Promise((resolve) => server.once('exit', resolve));
			server.kill('SIGKILL');
			await ended;
		},
		restart: start,
	};
}
