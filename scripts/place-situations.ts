/**
 * Writes models/meaning/situations.safetensors: where each wording of situations.json and answers.json (content/scenarios)
 * lies among the sentence embeddings of MiniLM, so that no server has to read them all. To be run when those wordings have
 * changed; a test says so. What lies there already is kept. The other tellings that follow-ups are learned from lie in
 * training/follow_ups/places.safetensors.
 *
 *     npx tsx scripts/place-situations.ts
 *
 * Needs the installed packages and the model of the meaning of sentences (`./henry models`).
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMiniLm } from '../server/src/adapters/sentence-embeddings/minilm.ts';
import { keepPlacedTexts, readPlacedTexts } from '../server/src/adapters/sentence-embeddings/placed-texts.ts';
import { loadKnown } from '../server/src/content.ts';
import { modelForTests } from '../server/src/models-for-tests.ts';

const root = join(import.meta.dirname, '..');
const atOnce = 16;

const { situations, answers } = loadKnown(join(root, 'content'));
const wordings = new Set([
	...situations.flatMap(({ told }) => told),
	...answers.flatMap(({ asked }) => asked),
]);
const tellings = readFileSync(join(root, 'training/follow_ups/tellings.jsonl'), 'utf8').trim().split('\n');
const told = tellings.map((line) => (JSON.parse(line) as { told: string }).told);
const others = new Set(told.filter((text) => !wordings.has(text)));
const engine = createMiniLm({ files: await modelForTests('sentence-embedder'), processes: 1, maxQueued: 1 });

async function place(path: string, texts: readonly string[]): Promise<void> {
	const file = join(root, path);
	const placeOf = existsSync(file) ? readPlacedTexts(file).placeOf : () => undefined;
	const known = texts.flatMap((text) =>
		[placeOf(text)].flatMap((found) => (found ? [[text, found] as const] : [])),
	);
	const placed = new Map(known);
	const missing = texts.filter((text) => !placed.has(text));
	for (let start = 0; start < missing.length; start += atOnce) {
		const some = missing.slice(start, start + atOnce);
		const places = await engine.embed(some);
		for (const [index, text] of some.entries()) if (places[index]) placed.set(text, places[index]);
	}
	keepPlacedTexts(file, new Map([...placed].sort(([one], [other]) => (one < other ? -1 : 1))));
	process.stdout.write(`${path}: ${texts.length} texts, ${missing.length} of them new\n`);
}

await place('models/meaning/situations.safetensors', [...wordings].sort());
await place('training/follow_ups/places.safetensors', [...others].sort());
await engine.close();
