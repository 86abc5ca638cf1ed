import { findErrors } from '@henry/grammar/check-grammar.ts';
import type { GrammarFindings } from '@henry/grammar/grammar-edit.ts';
import { grammarRules } from '@henry/grammar/rules.ts';
import { splitWords } from '@henry/grammar/tagged-text.ts';
import { createWinkTagger } from '@henry/grammar/wink-tagger.ts';
import { writingOf } from '@henry/grammar/writing.ts';
import { serveEngine } from '#server/engines/serve-engine.ts';
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
