import { checkGrammar } from '#server/domain/grammar/check-grammar.ts';
import { grammarRules } from '#server/domain/grammar/rules.ts';
import type { Tagger } from '#server/domain/grammar/tagged-text.ts';
import { serveEngine } from '#server/engines/serve-engine.ts';
import { createWinkTagger } from './wink-tagger.ts';

let tag: Tagger | undefined;

function tagger(): Tagger {
	tag ??= createWinkTagger();
	return tag;
}

serveEngine({
	warm: () => {
		checkGrammar('he go home', tagger(), grammarRules);
	},
	methods: { check: (text: string) => checkGrammar(text, tagger(), grammarRules) },
});
