import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type LaidOut, layOutFolder } from './laid-out-folder.ts';

let home: string;

beforeEach(() => {
	home = mkdtempSync(join(tmpdir(), 'henry-laid-out-'));
	mkdirSync(join(home, 'graphs'));
	writeFileSync(join(home, 'graphs/one.onnx'), 'graph');
});
afterEach(() => rmSync(home, { recursive: true }));

const weights = () => Uint8Array.of(1, 2, 3);
const place = (change: Partial<LaidOut> = {}): LaidOut => ({
	home,
	prefix: 'laid-out-',
	parts: ['1'],
	graphsFolder: join(home, 'graphs'),
	graphs: ['one.onnx'],
	weights,
	...change,
});
const folders = () => readdirSync(home).filter((name) => name.startsWith('laid-out-'));

test('a folder is laid out once', () => {
	const folder = layOutFolder(place());
	expect(readdirSync(folder).sort()).toEqual(['one.onnx', 'weights', 'weights.sha256']);
	const again = () => {
		throw new Error('It is there already.');
	};
	expect(layOutFolder(place({ weights: again }))).toBe(folder);
	expect(folders()).toHaveLength(1);
});

test('one that another process finishes meanwhile is not taken from under it', () => {
	let finishedByOther = 0;
	const folder = layOutFolder(
		place({
			weights: () => {
				finishedByOther = statSync(join(layOutFolder(place()), 'weights')).ino;
				return weights();
			},
		}),
	);
	expect(statSync(join(folder, 'weights')).ino).toBe(finishedByOther);
	expect(folders()).toHaveLength(1);
});

test('a damaged one is laid out anew', () => {
	const folder = layOutFolder(place());
	writeFileSync(join(folder, 'weights'), 'damaged');
	expect(layOutFolder(place())).toBe(folder);
	expect([...readFileSync(join(folder, 'weights'))]).toEqual([1, 2, 3]);
	rmSync(join(folder, 'weights.sha256'));
	expect(layOutFolder(place())).toBe(folder);
	expect(readdirSync(folder)).toHaveLength(3);
});
