/**
 * Writes models/meaning/situations.safetensors: where each wording of situations.json and answers.json (content/scenarios)
 * lies among the sentence embeddings of MiniLM, so that no server has to read them all. To be run when those wordings have
 * changed; a test says so. What lies there already is kept.
 *
 *     npx tsx scripts/place-situations.ts
 *
 * Needs the installed packages and the model of the meaning of sentences (`./henry models`).
 */
import { join } from 'node:path';
import { createMiniLm } from '../server/src/adapters/sentence-embeddings/minilm.ts';
import { keepPlacedTexts, readPlacedTexts } from '../server/src/adapters/sentence-embeddings/placed-texts.ts';
import { loadKnown } from '../server/src/content.ts';
import { modelForTests } from '../server/src/models-for-tests.ts';

const root = join(import.meta.dirname, '..');
const file = join(root, 'models/meaning/situations.safetensors');
const atOnce = 16;

const { situations, answers } = loadKnown(join(root, 'content'));
const wordings = [...situations.flatMap(({ told }) => told), ...answers.flatMap(({ asked }) => asked)];
const texts = [...new Set(wordings)].sort();
const { placeOf } = readPlacedTexts(file);
const known = texts.flatMap((text) =>
	[placeOf(text)].flatMap((place) => (place ? [[text, place] as const] : [])),
);
const placed = new Map(known);
const missing = texts.filter((text) => !placed.has(text));
const engine = createMiniLm({ files: await modelForTests('sentence-embedder'), processes: 1, maxQueued: 1 });
for (let start = 0; start < missing.length; start += atOnce) {
	const some = missing.slice(start, start + atOnce);
	const places = await engine.embed(some);
	for (const [index, text] of some.entries()) if (places[index]) placed.set(text, places[index]);
}
await engine.close();
keepPlacedTexts(file, new Map([...placed].sort(([one], [other]) => (one < other ? -1 : 1))));
process.stdout.write(`${texts.length} wordings, ${missing.length} of them new\n`);
