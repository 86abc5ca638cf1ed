import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { withServer } from '../server.ts';
import { academyScenes } from './academy-scenes.ts';
import { activityScenes } from './activity-scenes.ts';
import { Camera } from './camera.ts';
import { failingScenes } from './failing-scenes.ts';
import { learnerScenes } from './learner-scenes.ts';
import { pageScenes } from './page-scenes.ts';
import { scoredScenes } from './scored-scenes.ts';
import { type Scene, Theatre } from './stage.ts';

/**
 * Screenshots of every screen and state, with the real server and a WAV file as microphone: all scenes, or those that are
 * named. A scene that cannot be played to its end is told of, and the others go on.
 */
const scenes: Record<string, Scene> = {
	...pageScenes,
	...learnerScenes,
	...activityScenes,
	...scoredScenes,
	...academyScenes,
	...failingScenes,
};
const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(scenes);
const unknown = names.filter((name) => !Object.hasOwn(scenes, name));
if (unknown.length > 0) {
	throw new Error(`There is no scene ${unknown.join(', ')}; there are ${Object.keys(scenes).join(', ')}.`);
}

const camera = new Camera(resolve(import.meta.dirname, '../../shots'));
const failures: string[] = [];
const data = mkdtempSync(join(tmpdir(), 'henry-shots-'));
await withServer(
	async (baseURL) => {
		const theatre = new Theatre(baseURL, camera, {
			folder: join(data, 'sound'),
			outbox: join(data, 'outbox'),
		});
		for (const name of names) {
			process.stdout.write(`${name}\n`);
			try {
				await theatre.play(name, scenes[name] as Scene);
			} catch (error) {
				failures.push(name);
				process.stderr.write(`${name}: ${error instanceof Error ? error.message : String(error)}\n`);
			}
		}
		await theatre.close();
	},
	{ HENRY_LOG: 'silent', HENRY_DATA: data },
);
process.stdout.write(`Look at ${camera.develop()}\n`);
if (failures.length > 0) process.exitCode = 1;
