import { findErrors } from '../server/src/domain/grammar/check-grammar.ts';
import { correctAnswer } from '../server/src/domain/grammar/correct-answer.ts';
import { grammarRules } from '../server/src/domain/grammar/rules.ts';
import { readUsage } from '../server/src/adapters/grammar-checker/confusion-files.ts';
import { splitWords } from '../server/src/domain/grammar/tagged-text.ts';
import { writingOf } from '../server/src/domain/grammar/writing.ts';
import { createWinkTagger } from '../server/src/engines/wink-tagger.ts';
const tag = createWinkTagger(); const { rules, writing } = readUsage();
findErrors('he go home', tag, grammarRules, rules);
const sentence = 'and then he go to the beach with my friend because is very hot in the summer ';
const texts: Record<string,string> = { token: 'x'.repeat(20000), tokenInside: `he go ${'a'.repeat(20000)} home`, marks: '!?'.repeat(10000), marksIn: `he go home ${'!?'.repeat(10000)} she have it`, w1000: sentence.repeat(60), w2500: sentence.repeat(150), w5000: sentence.repeat(300), apostrophes: "he'".repeat(6000), dots: 'a.'.repeat(10000), spaces: 'he   go '.repeat(2500) };
for (const [n, t] of Object.entries(texts)) {
	const time = (f: () => unknown) => { const s = performance.now(); f(); return Math.round(performance.now() - s); };
	let found: any;
	const a = time(() => { found = findErrors(t, tag, grammarRules, rules); });
	const b = time(() => writingOf(t, splitWords(t), writing));
	const w = writingOf(t, splitWords(t), writing);
	const checker: any = { check: async () => ({ ...found, writing: w }) };
	const s = performance.now(); const r = await correctAnswer(checker)(t); const c = Math.round(performance.now() - s);
	console.log(n, 'rules', a, 'writing', b, 'answer', c, 'edits', found.sure.length, r.corrections.filter(x => x.card).length);
}
