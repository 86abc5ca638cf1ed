import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		// Tests wait for engines in processes of their own more than they compute.
		maxWorkers: 2,
		globalSetup: 'server/build-for-tests.ts',
		projects: [
			{
				test: {
					name: 'node',
					include: ['{contract,sound,ear,server,checks,bench,scripts}/**/*.test.ts'],
					testTimeout: 30_000,
				},
			},
			{
				extends: './web/vite.config.ts',
				test: {
					name: 'web',
					root: './web',
					include: ['src/**/*.test.{ts,tsx}'],
					environment: 'jsdom',
					setupFiles: [join(import.meta.dirname, 'web/test-setup.ts')],
				},
			},
		],
	},
});
