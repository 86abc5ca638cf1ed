import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { applyEdits, findErrors } from '@henry/grammar/check-grammar.ts';
import { grammarRules } from '@henry/grammar/rules.ts';
import { createWinkTagger } from '@henry/grammar/wink-tagger.ts';
import { readConfusionRules } from '../server/src/adapters/grammar-checker/confusion-files.ts';
import { type GrammarSet, hasGrammarSets, jfleg, writeAndImprove } from './grammar-sets.ts';
import { keepResult, rounded } from './result.ts';

const sampleSize = 100;
const verdictsFile = join(import.meta.dirname, 'judged-edits.json');

/**
 * What a person thought of single edits, by set, line and change: right where an English teacher would sign it, as it
 * stands in its sentence. The sentences themselves are evaluation-only and stay where they are.
 */
type Verdicts = { judgedBy: string; verdicts: Record<string, 'right' | 'wrong'> };

const sets = (): Record<string, GrammarSet> => ({
	'jfleg-dev': jfleg('dev', 'spoken', true),
	'jfleg-test': jfleg('test', 'spoken', true),
	wi: writeAndImprove('spoken'),
});

type JudgedEdit = { key: string; rule: string; sentence: string; corrected: string };

/** A hundred of the sure edits on learners' sentences, by a hash of what they are: another model keeps the common ones. */
function sampleOfEdits(): JudgedEdit[] {
	const tag = createWinkTagger();
	const usage = readConfusionRules();
	const edits = Object.entries(sets()).flatMap(([set, { sources }]) =>
		sources.flatMap((sentence, line) =>
			findErrors(sentence, tag, grammarRules, usage).sure.map((edit) => {
				const original = sentence.slice(edit.span.start, edit.span.end);
				const key = `${set} ${line + 1}:${edit.span.start} ${original} -> ${edit.replacement}`;
				return { key, rule: edit.rule, sentence, corrected: applyEdits(sentence, [edit]) };
			}),
		),
	);
	return edits.sort((one, other) => crc32(one.key) - crc32(other.key)).slice(0, sampleSize);
}

/**
 * Which share of the sure edits is right, as judged one by one in `judged-edits.json`. With the part `list` it prints the
 * sample with its sentences, to be judged.
 */
export async function benchGrammarJudged(part?: string): Promise<void> {
	if (!hasGrammarSets()) {
		process.stdout.write('grammar-judged: not run, the corpora are not here\n');
		return;
	}
	const sample = sampleOfEdits();
	const { judgedBy, verdicts }: Verdicts = existsSync(verdictsFile)
		? JSON.parse(readFileSync(verdictsFile, 'utf8'))
		: { judgedBy: 'nobody', verdicts: {} };
	if (part === 'list') {
		for (const { key, rule, sentence, corrected } of sample) {
			process.stdout.write(
				`${key}  [${rule}, ${verdicts[key] ?? 'not judged'}]\n  ${sentence}\n  ${corrected}\n`,
			);
		}
		return;
	}
	const judged = sample.flatMap(({ key }) => verdicts[key] ?? []);
	const right = judged.filter((verdict) => verdict === 'right').length;
	keepResult('grammar-judged', {
		judgedBy,
		edits: sample.length,
		judged: judged.length,
		right,
		shareRight: rounded(right / judged.length),
	});
}
