import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { createLlama } from '../../server/src/adapters/language-model/llama.ts';

const path = 'talk-to-henry/models/qwen2.5-coder-1.5b/qwen2.5-coder-1.5b-instruct-q4_k_m.gguf';

/** The language model of this machine; undefined where it has not been fetched. */
export function modelAtHand() {
	const { XDG_CACHE_HOME: cache = join(homedir(), '.cache') } = process.env;
	const file = join(cache, path);
	if (!existsSync(file)) return undefined;
	return createLlama({ file, model: 'Qwen2.5-Coder-1.5B-Instruct', threads: 2, maxQueued: 2 });
}
