import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import type { LanguageModel, LanguageModelAnswer } from '../server/src/ports/language-model.ts';

/** Outside the repository, since answers quote the corpora. */
const file = join(
	process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'),
	'talk-to-henry/bench/language-model.jsonl',
);

type Remembered = { key: string; answer: LanguageModelAnswer };

/** A language model whose answers are kept, so that a benchmark that is run again asks only what is new. */
export function createRememberedModel(model: LanguageModel): LanguageModel {
	const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
	const known = new Map(
		lines.map((line): [string, LanguageModelAnswer] => {
			const { key, answer } = JSON.parse(line) as Remembered;
			return [key, answer];
		}),
	);
	mkdirSync(dirname(file), { recursive: true });
	return {
		...model,
		async ask(request, options) {
			const { system, messages, maxTokens, schema, temperature } = request;
			const asked = JSON.stringify([
				model.health().model,
				system,
				messages,
				maxTokens,
				schema ?? null,
				temperature ?? 0,
			]);
			const key = createHash('sha256').update(asked).digest('base64url');
			const answer = known.get(key) ?? (await model.ask(request, options));
			if (!known.has(key)) appendFileSync(file, `${JSON.stringify({ key, answer } satisfies Remembered)}\n`);
			known.set(key, answer);
			return answer;
		},
	};
}
