import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

const entry = join(import.meta.dirname, 'prerender-pages.tsx');
const messages = join(import.meta.dirname, 'src/messages');
/** Each folder with a name of a language in it is one (src/messages/languages.ts). */
const languages = readdirSync(messages).filter((folder) =>
	existsSync(join(messages, folder, 'language.json')),
);
const contentFolder = join(import.meta.dirname, '../content');

/** Renders the first view of every page in every language once the app is built: documents that need no code to be read. */
export function prerenderedPages(): Plugin {
	return {
		name: 'prerendered-pages',
		apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
		async writeBundle({ dir = '' }) {
			const packages = join(import.meta.dirname, 'node_modules');
			mkdirSync(packages, { recursive: true });
			const folder = mkdtempSync(join(packages, '.prerender-'));
			await build({
				configFile: false,
				root: import.meta.dirname,
				logLevel: 'warn',
				plugins: [react()],
				build: { ssr: entry, outDir: folder, emptyOutDir: false, assetsInlineLimit: 0, copyPublicDir: false },
			});
			if (!readFileSync(join(dir, 'index.html'), 'utf8').includes('<div id="root"></div>'))
				throw new Error('index.html lacks the empty root element that a first view takes the place of.');
			const pages = join(dir, 'pages');
			mkdirSync(pages, { recursive: true });
			const prerender = (language: string) =>
				promisify(execFile)(process.execPath, [
					join(folder, 'prerender-pages.js'),
					contentFolder,
					language,
					join(pages, `${language}.json`),
				]);
			await Promise.all(languages.map(prerender));
			rmSync(folder, { recursive: true });
		},
	};
}
