import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A place of the product, as it is and as it is broken, and the tests that should see that. Paths are the repository's. */
export type Mutation = { file: string; from: string; to: string; tests: string[] };

export const mutations: readonly Mutation[] = JSON.parse(
	readFileSync(join(import.meta.dirname, 'mutations.json'), 'utf8'),
);

/** The source, broken in that place. Throws where it does not hold the place exactly once. */
export function brokenBy({ file, from, to }: Mutation, source: string): string {
	if (source.split(from).length !== 2) throw new Error(`${file} must hold this once: ${from}`);
	return source.replace(from, () => to);
}
