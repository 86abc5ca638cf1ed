import { readFileSync } from 'node:fs';
import { checkGrammar } from '@henry/grammar/check-grammar.ts';
import { grammarRules } from '@henry/grammar/rules.ts';
import { createWinkTagger } from '@henry/grammar/wink-tagger.ts';
const tag = createWinkTagger();
const file = process.argv[2] ?? '/tmp/sit2/false-alarms.txt';
const lines = readFileSync(file, 'utf8').split('\n').filter((l) => /\w/.test(l) && !/^\d+$/.test(l));
const texts = [...new Set(lines.map((l) => l.includes('|') ? l.split('|')[1]!.trim() : l))];
let left = 0;
for (const text of texts) { const e = checkGrammar(text, tag, grammarRules); if (e.length) left++;
 for (const { span, replacement, rule } of e) { console.log(rule, '|', text, '|', text.slice(span.start, span.end), '->', replacement); }
 if (e.length && process.argv[3]) console.log('   ', tag(text).map((w) => w.lower + '/' + w.partOfSpeech).join(' ')); }
console.log(texts.length, 'sentences,', left, 'left');
