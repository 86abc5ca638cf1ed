import { readConfusionRules } from '../server/src/adapters/grammar-checker/confusion-files.ts';
import { createLlama } from '../server/src/adapters/language-model/llama.ts';
import { loadContent } from '../server/src/content.ts';
import { applyEdits, findErrors } from '../server/src/domain/grammar/check-grammar.ts';
import { grammarRules } from '../server/src/domain/grammar/rules.ts';
import { correctTwice } from '../server/src/domain/grammar/twice-corrected.ts';
import { createWinkTagger } from '../server/src/engines/wink-tagger.ts';
import {
	jflegSample,
	ownSentences,
	plantedErrors,
	rightSentences,
	writeAndImproveSample,
} from './corrected-sets.ts';
import { createRememberedModel } from './remembered-model.ts';

const { correctionPrompt } = loadContent(new URL('../content/', import.meta.url).pathname);
const llama = createLlama({
	file: '/root/.cache/talk-to-henry/models/qwen2.5-coder-1.5b/qwen2.5-coder-1.5b-instruct-q4_k_m.gguf',
	model: 'Qwen2.5-Coder-1.5B-Instruct, Q4_K_M',
	threads: 1,
	maxQueued: 2,
});
const model = createRememberedModel(llama);
const sets: Record<string, () => string[]> = {
	own: () => ownSentences().map(({ text }) => text),
	planted: () => plantedErrors().sources,
	wi: () => writeAndImproveSample().sources,
	jfleg: () => jflegSample().sources,
	right: () => rightSentences(),
};
const [, , name = 'own', seconds = '270'] = process.argv;
const tag = createWinkTagger();
const usage = readConfusionRules();
const texts = (sets[name] as () => string[])();
const start = performance.now();
let done = 0,
	changed = 0;
for (const text of texts) {
	if (performance.now() - start > Number(seconds) * 1000) break;
	const corrected = applyEdits(text, findErrors(text, tag, grammarRules, usage).sure);
	const r = await correctTwice(model, correctionPrompt, corrected);
	done++;
	if (r) changed++;
}
console.log(
	name,
	done,
	'of',
	texts.length,
	'changed',
	changed,
	'seconds',
	(performance.now() - start) / 1000,
);
await llama.close();
