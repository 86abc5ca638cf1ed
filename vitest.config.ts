import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * A test that replaces modules, or opens the whole app, needs modules of its own. One that replaces a clock or something global
 * puts it back.
 */
const needsItsOwn =
	/\bvi\.(?:mock|doMock|resetModules)\b|from '(?:(?:#web\/app|\.)\/app|\.\/accounts-for-tests)\.tsx'/;

/** The tests of a room, as paths below `root`. */
const testsOf = (room: string, root = import.meta.dirname) =>
	readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
		.filter((path) => /\.test\.tsx?$/.test(path))
		.map((path) => `${room}/${path}`);

/** The tests of a room that can share what they import, read once for all. */
const testsThatShare = (room: string, root = import.meta.dirname) =>
	testsOf(room, root).filter((path) => !needsItsOwn.test(readFileSync(join(root, path), 'utf8')));

const webFolder = join(import.meta.dirname, 'web');
const web = {
	root: './web',
	environment: 'jsdom',
	setupFiles: [join(webFolder, 'test-setup.ts')],
	testTimeout: 15_000,
};
const ofWeb = testsOf('src', webFolder);
const sharedOfWeb = testsThatShare('src', webFolder);
/** What starts a server beside the page, which wants Node's own timers, has a process for itself. */
const startsServer = /\baccounts-for-tests\.tsx?'|'@henry\/server\/src\/app\.ts'/;
const withServer = ofWeb.filter(
	(path) => !sharedOfWeb.includes(path) && startsServer.test(readFileSync(join(webFolder, path), 'utf8')),
);
/** To make a page takes longer than most tests: those of modules without React have none unless they ask for it. */
const needsNoPage = (path: string) =>
	path.endsWith('.ts') &&
	!readFileSync(join(webFolder, path), 'utf8').startsWith('// @vitest-environment jsdom');
/**
 * Tests of the models themselves, each of which wants both cores, and of how long a thread stands still: `./henry test` runs
 * them one by one, with nothing beside but what gives way to them.
 */
const withModels = testsOf('server/src').filter((path) =>
	/\b(?:modelForTests|create(?:Kokoro|Whisper)ForTests|longestPause)\b/.test(
		readFileSync(join(import.meta.dirname, path), 'utf8'),
	),
);
const node = { testTimeout: 30_000, hookTimeout: 60_000 };
/** What neither opens a page, nor talks over HTTP, nor starts an engine or a database. */
const unitRooms = ['contract', 'sound', 'ear', 'reading', 'grammar', 'server/src/domain'];
const sharing = [...unitRooms, 'server/src']
	.flatMap((room) => testsThatShare(room))
	.filter((path) => !withModels.includes(path));
const unit = sharing.filter((path) => unitRooms.some((room) => path.startsWith(`${room}/`)));
const integration = sharing.filter((path) => !unit.includes(path));
const alone = [...unitRooms, 'server/src', 'checks', 'bench', 'scripts']
	.flatMap((room) => testsOf(room))
	.filter((path) => !sharing.includes(path) && !withModels.includes(path));

export default defineConfig({
	test: {
		// Tests wait for engines in processes of their own more than they compute.
		maxWorkers: 2,
		globalSetup: 'server/build-for-tests.ts',
		projects: [
			{ test: { ...node, name: 'node', include: alone } },
			{ test: { ...node, name: 'models', include: withModels } },
			{ test: { ...node, name: 'unit', include: unit, isolate: false } },
			{ test: { ...node, name: 'integration', include: integration, isolate: false } },
			{
				extends: './web/vite.config.ts',
				test: {
					...web,
					name: 'web',
					include: ofWeb.filter((path) => !sharedOfWeb.includes(path) && !withServer.includes(path)),
					// A page in a context of its own is there in half the time of one in a process.
					pool: 'vmThreads',
				},
			},
			{ extends: './web/vite.config.ts', test: { ...web, name: 'web-with-server', include: withServer } },
			{
				extends: './web/vite.config.ts',
				test: {
					...web,
					name: 'web-shared',
					include: sharedOfWeb.filter((path) => !needsNoPage(path)),
					isolate: false,
				},
			},
			{
				extends: './web/vite.config.ts',
				test: {
					...web,
					name: 'web-without-page',
					include: sharedOfWeb.filter(needsNoPage),
					isolate: false,
					environment: 'node',
					setupFiles: [join(webFolder, 'test-texts.ts')],
				},
			},
		],
	},
});
