import { createRequire } from 'node:module';
import { engineWords } from '@henry/contract/engine-words.ts';
import type { GrammarFindings } from '@henry/grammar/grammar-edit.ts';
import { createEngineProcess } from '#server/engines/engine-process.ts';
import type { GrammarChecker } from '#server/ports/grammar-checker.ts';
import { confusionFolder } from './confusion-files.ts';

/** The longest text takes about a second; a learner waits no longer than this. */
const callTimeoutMs = 20_000;

/**
 * The grammar checker that comes with the product: our rules over the tags of wink-nlp, in `processes` processes of
 * their own, so that a long text does not hold up the server. `maxQueued` calls may wait.
 */
export function createRuleGrammarChecker(options: { processes: number; maxQueued: number }): GrammarChecker {
	const engine = createEngineProcess({
		...options,
		name: engineWords.grammarRules,
		model: `wink-eng-lite ${taggerModelVersion()}`,
		module: new URL('./rules-engine.ts', import.meta.url),
		arguments: [confusionFolder],
		callTimeoutMs,
	});
	return {
		health: () => engine.health(),
		start: () => engine.start(),
		close: () => engine.close(),
		check: async (text, { writing = [], ...callOptions } = {}) =>
			(await engine.call('check', [text, writing], callOptions)) as GrammarFindings,
	};
}

function taggerModelVersion(): string {
	return createRequire(import.meta.url)('wink-eng-lite-web-model/package.json').version;
}
