import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const models = new URL('../../models/ear/', import.meta.url);
const names = readdirSync(models).filter((name) => name !== 'SHA256SUMS');

test('the models are those whose checksums are kept, every one of them', () => {
	const kept = readFileSync(new URL('SHA256SUMS', models), 'utf8').trim().split('\n');
	const found = names.map((name) => {
		const hash = createHash('sha256').update(readFileSync(new URL(name, models)));
		return `${hash.digest('hex')}  ${name}`;
	});
	expect(found.sort()).toEqual(kept.sort());
});

test('what pronunciation is judged by takes at most 5 MB', () => {
	const bytes = ['acoustic.safetensors', 'judge.safetensors'].map(
		(name) => statSync(new URL(name, models)).size,
	);
	expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(5_000_000);
});
