import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** What each stage of the ear stands on, itself aside. Sound goes through them from the top to the bottom. */
const standsOn: Record<string, string[]> = {
	files: [],
	numerics: ['files'],
	features: ['files', 'numerics'],
	acoustic: ['files', 'numerics', 'features'],
	lexicon: ['numerics'],
	search: ['files', 'numerics', 'acoustic', 'lexicon'],
	confidence: ['numerics', 'acoustic'],
	judge: ['files', 'numerics', 'features', 'acoustic', 'lexicon'],
	whisper: ['files', 'numerics'],
};

const ear = resolve(import.meta.dirname, '../ear/src');
const isTested = (name: string) => name.endsWith('.ts') && !/(?:\.test|-for-tests)\.ts$/.test(name);

/** The stages, and files at the top, that the files of a stage import. */
function importsOf(stage: string): string[] {
	const sources = readdirSync(join(ear, stage))
		.filter(isTested)
		.map((name) => readFileSync(join(ear, stage, name), 'utf8'));
	return sources.flatMap((source) =>
		[...source.matchAll(/'#ear\/([a-z-]+)/g)].map(([, place]) => place as string),
	);
}

test('every folder of the ear is a stage', () => {
	const folders = readdirSync(ear, { withFileTypes: true }).filter((entry) => entry.isDirectory());
	const names = folders.map(({ name }) => name).filter((name) => name !== 'fixtures');
	expect(names.sort()).toEqual(Object.keys(standsOn).sort());
});

test.each(Object.entries(standsOn))('%s stands on what comes before it alone', (stage, allowed) => {
	expect([stage, ...allowed]).toEqual(expect.arrayContaining([...new Set(importsOf(stage))]));
});
