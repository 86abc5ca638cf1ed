import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createRuleGrammarChecker } from '../server/src/adapters/grammar-checker/rules.ts';
import { keepResult, rounded } from './result.ts';

/** Clean conversational English, openly licensed; see the README of the corpora. It is beside the repository, not in it. */
const corpora = join(import.meta.dirname, '../../shared/corpora/text');
const names = { cv: 'Common Voice sentences', tm: 'Taskmaster', sd: 'Self-dialogue corpus' };
const linesPerCorpus = 2_000;

/** Lines spread evenly over a corpus, always the same ones. */
function sample(file: string): string[] {
	const text = execFileSync('xz', ['-dc', file], { encoding: 'utf8', maxBuffer: 512 * 1024 * 1024 });
	const lines = text.split('\n').filter((line) => line.trim() !== '');
	const stride = Math.max(1, Math.floor(lines.length / linesPerCorpus));
	return lines.filter((_, index) => index % stride === 0).slice(0, linesPerCorpus);
}

/**
 * How often the grammar checker corrects clean conversation, where hardly anything should be corrected: an upper bound
 * of its false alarms, since the texts hold slips of their own.
 */
export async function benchGrammar(): Promise<void> {
	if (!existsSync(corpora)) {
		process.stdout.write('grammar: not run, the corpora are not here\n');
		return;
	}
	const checker = createRuleGrammarChecker({ processes: 1, maxQueued: 1 });
	const correctionsPer100Words: Record<string, number> = {};
	for (const [name, title] of Object.entries(names)) {
		let words = 0;
		let corrections = 0;
		for (const line of sample(join(corpora, `${name}.txt.xz`))) {
			words += line.split(/\s+/).length;
			corrections += (await checker.check(line)).sure.length;
		}
		correctionsPer100Words[`${title} (${words} words)`] = rounded((corrections / words) * 100);
	}
	keepResult('grammar', { checker: checker.health().model, linesPerCorpus, correctionsPer100Words });
	await checker.close();
}
