import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const repository = resolve(import.meta.dirname, '..');
const lines = readFileSync(join(repository, 'Dockerfile'), 'utf8').split('\n');
/** A user who may change none of the files, on most systems `nobody`; whoever runs the tests where that one may not read them. */
function someUser(): { uid?: number; gid?: number } {
	if (process.getuid?.() !== 0) return {};
	const nobody = { uid: 65_534, gid: 65_534 };
	const read = `require('node:fs').readdirSync(${JSON.stringify(join(repository, 'node_modules'))})`;
	return spawnSync(process.execPath, ['-e', read], nobody).status === 0 ? nobody : {};
}

let folder: string;
let server: ChildProcess | undefined;

afterEach(() => {
	server?.kill('SIGKILL');
	spawnSync('chmod', ['-R', 'u+w', folder]);
	rmSync(folder, { recursive: true, force: true });
});

/** What the image's last stage holds, without a build: packages as links, all else copied and closed to writing. */
function layOutImage(): string {
	const image = join(folder, 'henry');
	mkdirSync(image);
	for (const line of lines) {
		const [, from, to] = /^COPY --from=build \/henry\/(\S+) (\S+)$/.exec(line) ?? [];
		if (!from || !to) continue;
		mkdirSync(dirname(join(image, to)), { recursive: true });
		if (from.endsWith('node_modules')) symlinkSync(join(repository, from), join(image, to));
		else cpSync(join(repository, from), join(image, to), { recursive: true });
	}
	spawnSync('chmod', ['-R', 'a-w,a+rX', folder]);
	return image;
}

test('what the image holds serves from files that cannot be changed, as a user who is not root', async () => {
	folder = mkdtempSync(join(tmpdir(), 'henry-image-'));
	const data = join(folder, 'data');
	mkdirSync(data);
	const image = layOutImage();
	spawnSync('chmod', ['a+rwX', data]);
	const [, command] =
		/^CMD (\[.*\])$/.exec(lines.filter((line) => line.startsWith('CMD')).at(-1) ?? '') ?? [];
	const [, ...words] = JSON.parse(command ?? '[]') as string[];
	server = spawn(process.execPath, words, {
		cwd: image,
		env: {
			HENRY_PORT: '0',
			HENRY_DATA: data,
			HENRY_MODELS: 'off',
			HENRY_MODELS_FOLDER: join(folder, 'models'),
		},
		stdio: ['ignore', 'pipe', 'pipe'],
		...someUser(),
	});
	let output = '';
	const address = await new Promise<string>((found, failed) => {
		for (const stream of [server?.stdout, server?.stderr])
			stream?.on('data', (chunk) => {
				output += chunk;
				const [, place] = /is at (http:\S+)/.exec(output) ?? [];
				if (place) found(place);
			});
		server?.once('exit', () => failed(new Error(output)));
	});
	expect(await (await fetch(address)).text()).toContain('<title>');
	expect(await (await fetch(`${address}/third-party-notices.txt`)).text()).toContain('Permission is hereby');
	const ready = async () => (await fetch(`${address}/api/health/ready`)).status;
	await expect.poll(ready, { timeout: 20_000 }).toBe(200);
	const answer = await fetch(`${address}/api/feedback`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ text: 'Yesterday I go to the park.' }),
	});
	expect(await answer.text()).toContain('went');
}, 60_000);
