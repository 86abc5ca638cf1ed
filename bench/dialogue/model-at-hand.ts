import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { createLlama } from '../../server/src/adapters/language-model/llama.ts';
import { readKnown } from '../../server/src/adapters/sentence-embeddings/known-by-meaning.ts';
import { createMiniLm } from '../../server/src/adapters/sentence-embeddings/minilm.ts';
import type { Content } from '../../server/src/content.ts';
import { createSituations } from '../../server/src/domain/conversation/situations.ts';
import { modelForTests } from '../../server/src/models-for-tests.ts';

const path = 'talk-to-henry/models/qwen2.5-coder-1.5b/qwen2.5-coder-1.5b-instruct-q4_k_m.gguf';

/** The language model of this machine; undefined where it has not been fetched. */
export function modelAtHand() {
	const { XDG_CACHE_HOME: cache = join(homedir(), '.cache') } = process.env;
	const file = join(cache, path);
	if (!existsSync(file)) return undefined;
	return createLlama({ file, model: 'Qwen2.5-Coder-1.5B-Instruct', threads: 2, maxQueued: 2 });
}

/** What finds the situation that a learner tells of, as on the server; to be closed. */
export async function situationsAtHand(content: Content) {
	const files = await modelForTests('sentence-embedder');
	const meaning = createMiniLm({ files, processes: 1, maxQueued: 8 });
	const situations = createSituations(content.topics);
	const root = join(import.meta.dirname, '../..');
	const { placeOf, ...known } = readKnown(join(root, 'content'), join(root, 'models/meaning'));
	await situations.use(meaning, known, placeOf);
	return { ...situations, close: () => meaning.close() };
}
