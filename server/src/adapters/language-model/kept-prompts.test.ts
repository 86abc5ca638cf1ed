import {
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { KeptPrompts } from './kept-prompts.ts';

let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'henry-kept-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (reader = 'model', mostBytes?: number) => new KeptPrompts(folder, reader, mostBytes);
const saving = (state: string) => async (file: string) => {
	writeFileSync(file, state);
	return { fileSize: state.length };
};
/** What is taken up for a prompt; undefined where nothing is, or where it cannot be. */
async function takeUp(kept: KeptPrompts, prompt: number[]): Promise<string | undefined> {
	const found = kept.find(prompt);
	let state: string | undefined;
	const load = async (file: string) => {
		state = readFileSync(file, 'utf8');
	};
	return found && (await kept.load(found, load)) ? state : undefined;
}
const names = () => readdirSync(folder);
const stateFile = (name = names()[0] ?? '') => join(folder, name, 'state');
function lastUse(path: string | undefined, daysAgo: number): void {
	const time = new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1_000);
	utimesSync(path ?? '', time, time);
}

test('the longest beginning is taken up by whoever reads as the one who kept it, and by nobody else', async () => {
	const kept = open();
	await kept.keep([1, 2, 3], saving('three'));
	await kept.keep([1, 2, 3, 4, 5], saving('five'));
	expect(open().find([1, 2, 3, 4, 6, 7])).toMatchObject({ length: 4 });
	expect(await takeUp(open(), [1, 2, 3, 4, 6, 7])).toBe('five');
	expect(open().find([2, 3])).toBeUndefined();
	expect(open('another model').find([1, 2, 3])).toBeUndefined();
});

test.each([
	['another byte', () => writeFileSync(stateFile(), 'fivE')],
	['an end that is missing', () => writeFileSync(stateFile(), 'fi')],
	['no state', () => rmSync(stateFile())],
	[
		'half a list of tokens',
		() => writeFileSync(join(folder, names()[0] ?? '', 'prompt.json'), '{"tokens": [1'),
	],
	['no list of tokens', () => rmSync(join(folder, names()[0] ?? '', 'prompt.json'))],
])('one with %s is removed, and can be kept anew', async (_, damage) => {
	const kept = open();
	await kept.keep([1, 2], saving('five'));
	damage();
	expect(await takeUp(kept, [1, 2])).toBeUndefined();
	expect(names()).toEqual([]);
	await kept.keep([1, 2], saving('five'));
	expect(await takeUp(kept, [1, 2])).toBe('five');
});

test('one that cannot be loaded is removed', async () => {
	const kept = open();
	await kept.keep([1, 2], saving('five'));
	const found = kept.find([1, 2]);
	const load = () => Promise.reject(new Error('Failed to load.'));
	expect(found && (await kept.load(found, load))).toBe(false);
	expect(names()).toEqual([]);
});

test('two that are kept at once are one, and whole', async () => {
	let endOfFirst = Promise.resolve();
	await open().keep([1, 2], async (file) => {
		endOfFirst = open().keep([1, 2], saving('first'));
		await endOfFirst;
		return saving('second')(file);
	});
	expect(names()).toHaveLength(1);
	expect(await takeUp(open(), [1, 2])).toBe('first');
});

test('what is not written to its end leaves nothing behind', async () => {
	const cutOff = async (file: string) => {
		await saving('fi')(file);
		return { fileSize: 4 };
	};
	await expect(open().keep([1], cutOff)).rejects.toThrow('not written to its end');
	await expect(open().keep([1], () => Promise.reject(new Error('no space')))).rejects.toThrow('no space');
	expect(names()).toEqual([]);
});

test('where no folder can be made, the reason is told and nothing is found', async () => {
	writeFileSync(join(folder, 'file'), '');
	const kept = new KeptPrompts(join(folder, 'file/prompts'), 'model');
	await expect(kept.keep([1], saving('one'))).rejects.toThrow('ENOTDIR');
	expect(kept.find([1])).toBeUndefined();
});

test('what was used longest ago goes, of whatever model, and what a killed process left', async () => {
	const left = ['unfinished-old', 'unfinished-new'].map((name) => join(folder, name));
	for (const path of left) mkdirSync(path);
	lastUse(left[0], 1);
	const [older, newer] = [open('older model', 10), open('model', 10)];
	await older.keep([1], saving('older'));
	lastUse(older.find([1])?.folder, 3);
	await newer.keep([1], saving('first'));
	lastUse(newer.find([1])?.folder, 2);
	expect(await takeUp(older, [1])).toBe('older');
	await newer.keep([2], saving('other'));
	expect(newer.find([1])).toBeUndefined();
	expect(await takeUp(older, [1])).toBe('older');
	expect(await takeUp(newer, [2])).toBe('other');
	expect(names().filter((name) => name.startsWith('unfinished'))).toEqual(['unfinished-new']);
});
