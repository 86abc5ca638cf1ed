import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const entry = join(import.meta.dirname, 'src/service-worker/service-worker.ts');
/** Files that come as they are, and are needed offline too. */
const publicFiles = ['favicon.svg', 'manifest.webmanifest'];

function hashOf(content: string | Uint8Array): string {
	return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** Builds the service worker as a file of its own after the app, which it is told every file of. */
export function serviceWorker(): Plugin {
	return {
		name: 'service-worker',
		apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
		async writeBundle({ dir }, bundle) {
			const assets = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
			const isRuntime = (file: string) => file.endsWith('.wasm');
			// Who chose these letters has them in the browser's own cache.
			const isForFew = (file: string) => isRuntime(file) || file.includes('opendyslexic');
			const hashed = assets
				.filter((file) => !isForFew(file))
				.map((file) => ({ url: `/${file}`, revision: null }));
			const runtimes = assets.filter(isRuntime).map((file) => `/${file}`);
			const named = publicFiles.map((file) => {
				const revision = hashOf(readFileSync(join(import.meta.dirname, 'public', file)));
				return { url: `/${file}`, revision };
			});
			const page = bundle['index.html'];
			const shell = { url: '/index.html', revision: hashOf(page?.type === 'asset' ? page.source : '') };
			await build({
				configFile: false,
				root: import.meta.dirname,
				logLevel: 'warn',
				define: {
					builtFiles: JSON.stringify([shell, ...named, ...hashed]),
					earRuntimes: JSON.stringify(runtimes),
				},
				build: {
					outDir: dir,
					emptyOutDir: false,
					copyPublicDir: false,
					rolldownOptions: {
						input: entry,
						output: { format: 'iife', entryFileNames: 'service-worker.js' },
					},
				},
			});
		},
	};
}
