import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = 'http://127.0.0.1:4310';
const proxy = {
	'/api': { target: server, ws: true },
	'/content': { target: server },
};

const coreModules = /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next)\//;

export default defineConfig({
	root: import.meta.dirname,
	plugins: [react(), tailwindcss()],
	worker: { format: 'es' },
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
				// What every page needs is one file: it compresses better than several.
				codeSplitting: { groups: [{ name: 'core', test: coreModules }] },
				// The landing page names all files of the other pages, so their names are short.
				chunkFileNames: 'assets/[hash].js',
			},
		},
	},
});
