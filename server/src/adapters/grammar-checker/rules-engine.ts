import { findErrors } from '#server/domain/grammar/check-grammar.ts';
import { grammarRules } from '#server/domain/grammar/rules.ts';
import { serveEngine } from '#server/engines/serve-engine.ts';
import type { GrammarFindings } from '#server/ports/grammar-checker.ts';
import { readConfusionRules } from './confusion-files.ts';
import { createWinkTagger } from './wink-tagger.ts';

let checker: ((text: string) => GrammarFindings) | undefined;

function check(text: string): GrammarFindings {
	checker ??= createChecker();
	return checker(text);
}

function createChecker(): (text: string) => GrammarFindings {
	const tag = createWinkTagger();
	const usage = readConfusionRules(process.argv[2]);
	return (text) => findErrors(text, tag, grammarRules, usage);
}

serveEngine({
	warm: () => {
		check('he go home');
	},
	methods: { check },
});
