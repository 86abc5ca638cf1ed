import { readdirSync, renameSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { programFile, programsFolder } from './src/engines/engine-program.ts';

/** What runs in a process or a thread of its own. */
const programs = /^(main|commands|adapters\/.*-engine|adapters\/[^/]+\/worker)\.ts$/;
const programsOfTests = /^(engines\/([a-z]+-)?engine|adapters\/store\/writer)-for-tests\.ts$/;

/**
 * What stays where it is installed: programs of the machine, and packages that look for files of their own. All other packages
 * become part of the programs, as the repository's own rooms do: to find and read each of their modules takes a fifth of a start.
 */
const installed = [
	'@fastify/swagger',
	'@fastify/swagger-ui',
	'@redis/client',
	'koffi',
	'libsql',
	'node-llama-cpp',
	'ogg-opus-decoder',
	'onnxruntime-node',
	'piscina',
	'wink-eng-lite-web-model',
];
/** Packages in the older form of modules ask for Node's own by this name. */
const requireOfNode =
	"import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

/** A module goes on finding its files (models, content, other programs) from where its source lies. */
const placesOfSources: Plugin = {
	name: 'places of sources',
	setup({ onLoad }) {
		onLoad({ filter: /\.ts$/ }, async ({ path }) => {
			if (path.includes('/node_modules/')) return undefined;
			const place = relative(programsFolder, path);
			const text = (await readFile(path, 'utf8'))
				.replaceAll('import.meta.dirname', `(import.meta.dirname + '/${dirname(place)}')`)
				.replaceAll('import.meta.url', `new URL('${place}', import.meta.url).href`);
			return { contents: text, loader: 'ts' };
		});
	},
};

/** To import `node:http` has Node load its client of the web beside it, a tenth of a start; to require it does not. */
const httpAlone: Plugin = {
	name: 'http alone',
	setup({ onResolve, onLoad }) {
		onResolve({ filter: /^node:https?$/ }, ({ path, kind }) =>
			kind === 'import-statement' ? { path, namespace: 'required' } : undefined,
		);
		onLoad({ filter: /.*/, namespace: 'required' }, ({ path }) => ({
			contents: `module.exports = require('${path}');`,
		}));
	},
};

/** How esbuild makes the programs, plain Node's, one file each and the parts that they share, into `outdir`. */
export function buildOptions(outdir: string, { forTests = false } = {}) {
	const source = join(import.meta.dirname, 'src');
	const modules = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
		(path) => programs.test(path) || (forTests && programsOfTests.test(path)),
	);
	return {
		entryPoints: modules.map((path) => ({ in: join(source, path), out: programFile(path) })),
		outdir,
		bundle: true,
		splitting: true,
		chunkNames: 'part-[hash]',
		outExtension: { '.js': '.mjs' },
		format: 'esm',
		platform: 'node',
		target: 'node20',
		external: installed,
		banner: { js: requireOfNode },
		plugins: [placesOfSources, httpAlone],
		logLevel: 'warning',
	} satisfies BuildOptions;
}

/** Makes the server's programs in `dist/`; with `forTests` also those that only tests start. */
export async function buildServer(options: { forTests?: boolean } = {}): Promise<void> {
	// Beside the old ones, which serve until these are whole.
	const unfinished = `${programsFolder}.new`;
	await build(buildOptions(unfinished, options));
	rmSync(programsFolder, { recursive: true, force: true });
	renameSync(unfinished, programsFolder);
}

if (process.argv[1] === import.meta.filename) await buildServer();
