import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import type { FirstView } from './prerender-pages.tsx';
import { firstAnswersId } from './src/lib/first-answers.ts';

const entry = join(import.meta.dirname, 'prerender-pages.tsx');
const contentFolder = join(import.meta.dirname, '../content');

const inAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const inElement = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The built document with the first view of a page in it. */
function documentOf(shell: string, { language, title, description, html, answers }: FirstView): string {
	const json = JSON.stringify(answers).replaceAll('<', '\\u003c');
	const element = `<script type="application/json" id="${firstAnswersId}">${json}</script>`;
	const withWords = shell
		.replace('<html lang="en">', `<html lang="${language}">`)
		.replace(/<title>.*?<\/title>/, () => `<title>${inElement(title)}</title>`)
		.replace(
			/(<meta\s+name="description"\s+content=")([^"]*)/,
			(_all, start: string, usual: string) => `${start}${description ? inAttribute(description) : usual}`,
		)
		.replace('<div id="root"></div>', () => `<div id="root" aria-busy="true">${html}</div>${element}`);
	if (!withWords.includes(element)) throw new Error('index.html has no empty element with the id root.');
	return withWords;
}

/** Where the server looks for the first view of a page. */
const fileOf = ({ path, language }: FirstView) => `pages/${language}${path === '/' ? '/index' : path}.html`;

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
			const result = join(folder, 'views.json');
			await promisify(execFile)(process.execPath, [
				join(folder, 'prerender-pages.js'),
				contentFolder,
				result,
			]);
			const shell = readFileSync(join(dir, 'index.html'), 'utf8');
			for (const view of JSON.parse(readFileSync(result, 'utf8')) as FirstView[]) {
				const file = join(dir, fileOf(view));
				mkdirSync(dirname(file), { recursive: true });
				writeFileSync(file, documentOf(shell, view));
			}
			rmSync(folder, { recursive: true });
		},
	};
}
