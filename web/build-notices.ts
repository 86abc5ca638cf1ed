import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { thirdPartyNotices } from '../scripts/release/third-party-notices.ts';

/** Writes what others made, with their licences, beside the app: whoever gets its files gets these, too. */
export function notices(): Plugin {
	return {
		name: 'third-party-notices',
		apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
		writeBundle({ dir = '' }) {
			const text = thirdPartyNotices(join(import.meta.dirname, '..'));
			writeFileSync(join(dir, 'third-party-notices.txt'), text);
		},
	};
}
