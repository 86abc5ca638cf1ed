import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { notices } from './build-notices.ts';
import { prerenderedPages } from './build-pages.ts';
import { serviceWorker } from './build-service-worker.ts';

const server = 'http://127.0.0.1:4310';
const proxy = {
	'/api': { target: server, ws: true },
	'/content': { target: server },
};

/** The document's own script with what fetches further files: in the app's file that would bring the app along. */
const startModules = /vite\/preload-helper|src\/start\.ts|src\/lib\/(returning|signed-in-hint)\.ts/;
const coreModules = /node_modules\/(react|react-dom|scheduler|wouter|regexparam|i18next|react-i18next)\//;
/** Icons, each of which few pages show; schemas of practice, exams and academies; and what is practised, reported or kept later. */
const ofFewPages =
	/lucide-react|components\/(talk-report|conversation|homework)|contract\/src\/(practice|homework|academies|cards|tasks|rubrics|offline-engines|free-sounds|mock-\w+|exam[\w-]*)|practice\/(\w+-keeper|outbox|merged-practice|new-cards|practised-corrections|use-practice)|lib\/(engine-store|learner-state|offline-|copy-here|kept-(here|recordings)\.)/;

type ModuleGraph = {
	getModuleInfo(id: string): { importedIds: readonly string[] } | null;
};
const ofEveryPage = new Set<string>();

/** Names the file of what comes with every page. The small landing page is in it: together they are lighter. */
function nameOfApp(id: string, graph: ModuleGraph): string | null {
	if (ofEveryPage.size === 0) {
		addWithImports(join(import.meta.dirname, 'src/main.tsx'), graph);
		addWithImports(join(import.meta.dirname, 'src/features/home/home-page.tsx'), graph);
	}
	return ofEveryPage.has(id) ? 'app' : null;
}

function addWithImports(id: string, graph: ModuleGraph): void {
	// The list of all icons is no import of all icons: what is not used falls away.
	if (ofEveryPage.has(id) || id.includes('/lucide-react/')) return;
	ofEveryPage.add(id);
	for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) addWithImports(imported, graph);
}

const standsOnFew = new Map<string, boolean>();

/** Whether a module is of few pages, or imports one that is: a file of modules takes along what they import. */
function isOfFewPages(id: string, graph: ModuleGraph): boolean {
	const known = standsOnFew.get(id);
	if (known !== undefined) return known;
	standsOnFew.set(id, ofFewPages.test(id));
	const imported = graph.getModuleInfo(id)?.importedIds ?? [];
	const isOne = ofFewPages.test(id) || imported.some((each) => isOfFewPages(each, graph));
	standsOnFew.set(id, isOne);
	return isOne;
}

/** The runtime of what hears in the browser without a network: its length and its sum, which it is checked against there. */
function earRuntime(): { bytes: number; sha256: string } {
	const runtime = import.meta.resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm');
	const bytes = readFileSync(fileURLToPath(runtime));
	return { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

export default defineConfig({
	root: import.meta.dirname,
	define: { earRuntime: JSON.stringify(earRuntime()) },
	plugins: [react(), tailwindcss(), prerenderedPages(), serviceWorker(), notices()],
	worker: { format: 'es' },
	// React has had this hook for long.
	resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
	server: { proxy },
	preview: { proxy },
	// The content security policy allows no data: addresses, so nothing is inlined.
	build: {
		outDir: 'dist',
		emptyOutDir: true,
		sourcemap: false,
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
		rolldownOptions: {
			output: {
				// Few files compress and travel better than many: the packages that every page needs, which seldom change;
				// what else every page needs; and what most pages but the landing page need.
				codeSplitting: {
					groups: [
						{ name: 'start', test: startModules, priority: 4 },
						{ name: 'core', test: coreModules, priority: 3 },
						{ name: nameOfApp, debugName: 'app', priority: 2 },
						{
							name: (id: string, graph: ModuleGraph) => (isOfFewPages(id, graph) ? null : 'shared'),
							debugName: 'shared',
							test: /\.m?[jt]sx?$/,
							minShareCount: 10,
							priority: 1,
						},
					],
				},
				// The landing page names all files of the other pages, so their names are short.
				chunkFileNames: 'assets/[hash].js',
			},
		},
	},
});
