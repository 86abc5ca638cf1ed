import { findErrors } from '#server/domain/grammar/check-grammar.ts';
import { grammarRules } from '#server/domain/grammar/rules.ts';
import { splitWords } from '#server/domain/grammar/tagged-text.ts';
import { writingOf } from '#server/domain/grammar/writing.ts';
import { serveEngine } from '#server/engines/serve-engine.ts';
import { createWinkTagger } from '#server/engines/wink-tagger.ts';
import type { GrammarFindings } from '#server/ports/grammar-checker.ts';
import { readUsage } from './confusion-files.ts';

let checker: ((text: string) => GrammarFindings) | undefined;

function check(text: string): GrammarFindings {
	checker ??= createChecker();
	return checker(text);
}

function createChecker(): (text: string) => GrammarFindings {
	const tag = createWinkTagger();
	const { rules, writing } = readUsage(process.argv[2]);
	return (text) => ({
		...findErrors(text, tag, grammarRules, rules),
		writing: writingOf(text, splitWords(text), writing),
	});
}

serveEngine({
	warm: () => {
		check('he go home');
	},
	methods: { check },
});
