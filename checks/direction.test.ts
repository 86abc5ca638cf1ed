import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Each direction rule of the architecture, with a file that breaks it and the lint rule that must say so. */
const violations: { rule: string; path: string; source: string; lint: string }[] = [
	['contract imports nothing of ours', 'contract/src/bad.ts', "import '@henry/sound/wav.ts';"],
	['contract imports no Node module', 'contract/src/node.ts', "import 'node:fs';"],
	['sound imports nothing of ours', 'sound/src/bad.ts', "import '@henry/contract/limits.ts';"],
	['ear imports nothing of ours', 'ear/src/bad.ts', "import '@henry/contract/limits.ts';"],
	['ear imports no Node module', 'ear/src/node.ts', "import 'node:fs';"],
	['reading never imports the server', 'reading/src/bad.ts', "import '@henry/server/app.ts';"],
	['grammar never imports the server', 'grammar/src/bad.ts', "import '@henry/server/app.ts';"],
	['grammar imports no Node module', 'grammar/src/node.ts', "import 'node:fs';"],
	['reading imports no Node module', 'reading/src/node.ts', "import 'node:fs';"],
	['the web app never imports the server', 'web/src/features/talk/bad.ts', "import '@henry/server/app.ts';"],
	['the server never imports the web app', 'server/src/http/web.ts', "import '@henry/web/main.tsx';"],
	[
		'http never imports an adapter',
		'server/src/http/bad.ts',
		"import '#server/adapters/grammar-checker/rules.ts';",
	],
	[
		'realtime never imports an adapter',
		'server/src/realtime/bad.ts',
		"import '#server/adapters/text-to-speech/flite.ts';",
	],
	[
		'the domain never imports an adapter',
		'server/src/domain/bad.ts',
		"import '#server/adapters/text-to-speech/flite.ts';",
	],
	['the domain never imports a route', 'server/src/domain/route.ts', "import '#server/http/errors.ts';"],
	['the domain names no framework', 'server/src/domain/framework.ts', "import 'fastify';"],
	['the domain names no vendor', 'server/src/domain/vendor.ts', "import 'koffi';"],
	['the domain imports no Node module', 'server/src/domain/node.ts', "import 'node:fs';"],
	['ports are plain types', 'server/src/ports/bad.ts', "import '#server/domain/app-error.ts';"],
	['only wiring imports adapters', 'server/src/other.ts', "import './adapters/text-to-speech/flite.ts';"],
	[
		'adapters never import each other',
		'server/src/adapters/text-to-speech/bad.ts',
		"import '#server/adapters/grammar-checker/rules.ts';",
	],
	[
		'an adapter never imports a route',
		'server/src/adapters/text-to-speech/route.ts',
		"import '#server/http/errors.ts';",
	],
	[
		'a feature never imports a feature',
		'web/src/features/talk/other.ts',
		"import '#web/features/home/home-page.tsx';",
	],
	[
		'a folder of a feature imports no other feature',
		'web/src/features/exams/run/bad.ts',
		"import '#web/features/home/home-page.tsx';",
	],
	[
		'a folder of an academy’s screens imports no other feature',
		'web/src/features/academy/queue/bad.ts',
		"import '#web/features/home/home-page.tsx';",
	],
	['a feature never imports the app', 'web/src/features/talk/app.ts', "import '#web/app/routes.tsx';"],
	[
		'a component never imports a feature',
		'web/src/components/bad.ts',
		"import '#web/features/home/home-page.tsx';",
	],
	['audio never imports a component', 'web/src/audio/bad.ts', "import '#web/components/timer.tsx';"],
	['lib never imports a feature', 'web/src/lib/bad.ts', "import '#web/features/home/home-page.tsx';"],
	['no import climbs out of its folder', 'web/src/features/talk/climb.ts', "import '../../lib/paths.ts';"],
].map(([rule, path, source]) => ({ rule, path, source, lint: 'noRestrictedImports' }) as never);

violations.push(
	{
		rule: 'only config reads the environment',
		path: 'server/src/domain/environment.ts',
		source: 'export const port = process.env.PORT;',
		lint: 'noProcessEnv',
	},
	{
		rule: 'Web Audio stays in audio',
		path: 'web/src/components/web-audio.ts',
		source: 'export const context = new AudioContext();',
		lint: 'noRestrictedGlobals',
	},
	{
		rule: 'mediaDevices stays in audio',
		path: 'web/src/components/media.ts',
		source: 'export const devices = navigator.mediaDevices;',
		lint: 'plugin',
	},
	{
		rule: 'fetch stays in the one client',
		path: 'web/src/features/talk/fetch.ts',
		source: "export const answer = fetch('/api/health');",
		lint: 'noRestrictedGlobals',
	},
	{
		rule: 'no barrel files',
		path: 'web/src/lib/barrel.ts',
		source: "export { a } from './a.ts';\nexport { b } from './b.ts';",
		lint: 'noBarrelFile',
	},
	{
		rule: 'no default exports',
		path: 'web/src/lib/default.ts',
		source: 'export default 1;',
		lint: 'noDefaultExport',
	},
	{
		rule: 'no cycles',
		path: 'web/src/lib/cycle-a.ts',
		source: "import { b } from './cycle-b.ts';\nexport const a = () => b;",
		lint: 'noImportCycles',
	},
);

const hostile: Record<string, string> = {
	'inner-html': 'export const show = (place: Element, text: string) => { place.innerHTML = text; };',
	'adjacent-html':
		"export const show = (place: Element, text: string) => place.insertAdjacentHTML('beforeend', text);",
	write: 'export const show = (text: string) => document.write(text);',
	code: 'export const run = (text: string) => new Function(text);',
	query: "import { sql } from 'kysely';\nexport const query = (text: string) => sql.raw(text);",
	command:
		"import { execSync } from 'node:child_process';\nexport const run = (text: string) => execSync(text);",
	chance: 'export const token = () => Math.random();',
};
for (const [name, source] of Object.entries(hostile)) {
	const path = `server/src/adapters/store/${name}.ts`;
	violations.push({
		rule: `words become no markup, code or command (${name})`,
		path,
		source,
		lint: 'plugin',
	});
}

const allowed: Record<string, string> = {
	'web/src/lib/cycle-b.ts': "import { a } from './cycle-a.ts';\nexport const b = () => a;",
	'web/src/lib/a.ts': 'export const a = 1;',
	'web/src/lib/b.ts': 'export const b = 1;',
	'web/src/lib/words.ts':
		'export const show = (place: Element, text: string) => { place.textContent = text; };',
	'web/src/features/home/good.ts': "import '#web/lib/paths.ts';\nimport '@henry/contract/limits.ts';",
	'web/src/audio/good.ts':
		'export const context = new AudioContext();\nexport const all = navigator.mediaDevices;',
	'server/src/domain/good.ts': "import '#server/ports/engine.ts';\nimport '@henry/sound/wav.ts';",
	'reading/src/good.ts': "import '@henry/contract/limits.ts';\nimport '@henry/ear/judge/assessor.ts';",
	'grammar/src/good.ts': "import '@henry/contract/limits.ts';\nimport '@henry/ear/files/safetensors.ts';",
	'server/src/wiring.ts': "import './adapters/text-to-speech/flite.ts';",
	'server/src/wiring-of-storage.ts': "import './adapters/store/sqlite.ts';",
};

const repository = resolve(import.meta.dirname, '..');
let folder: string;
let found: { path: string; lint: string }[];

function write(path: string, source: string): void {
	mkdirSync(dirname(join(folder, path)), { recursive: true });
	writeFileSync(join(folder, path), `${source}\n`);
}

beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'henry-direction-'));
	for (const file of ['biome.json', 'checks/media-devices.grit', 'checks/hostile-input.grit'])
		cpSync(join(repository, file), join(folder, file));
	for (const { path, source } of violations) write(path, source);
	for (const [path, source] of Object.entries(allowed)) write(path, source);
	const biome = spawnSync(
		join(repository, 'node_modules/.bin/biome'),
		['lint', '--reporter=json', '--max-diagnostics=none', '.'],
		{ cwd: folder, encoding: 'utf8' },
	);
	const report = JSON.parse(biome.stdout) as {
		diagnostics: { category: string; location: { path: string } }[];
	};
	found = report.diagnostics.map(({ category, location }) => ({
		path: location.path.replace(/^\.\//, ''),
		lint: category.split('/').at(-1) ?? '',
	}));
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(violations)('lint fails when broken: $rule', ({ path, lint }) => {
	expect(found).toContainEqual({ path, lint });
});

test.each(Object.keys(allowed).filter((path) => !path.includes('cycle')))('lint allows %s', (path) => {
	expect(found.filter((diagnostic) => diagnostic.path === path)).toEqual([]);
});
