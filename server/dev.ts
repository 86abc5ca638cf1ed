import { type ChildProcess, spawn } from 'node:child_process';
import { context, type Plugin } from 'esbuild';
import { buildOptions } from './build.ts';
import { programsFolder } from './src/engines/engine-program.ts';

/** `npm run dev`: serves the app from its sources; what is changed is there at once, the server started anew. */
let server: ChildProcess | undefined;

const restart: Plugin = {
	name: 'restart',
	setup({ onEnd }) {
		onEnd(({ errors }) => {
			if (errors.length > 0) return;
			const start = () => {
				server = spawn(process.execPath, [`${programsFolder}/main.mjs`], { stdio: 'inherit' });
			};
			if (server?.exitCode === null) server.once('exit', start).kill();
			else start();
		});
	},
};

const options = buildOptions(programsFolder);
const building = await context({ ...options, plugins: [...options.plugins, restart] });
await building.watch();
const web = spawn('npm', ['run', 'dev', '-w', 'web'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const)
	process.once(signal, async () => {
		for (const child of [server, web]) child?.kill();
		await building.dispose();
	});
