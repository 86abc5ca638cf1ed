import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { applyEdits, findErrors } from '@henry/grammar/check-grammar.ts';
import type { GrammarEdit } from '@henry/grammar/grammar-edit.ts';
import { grammarRules } from '@henry/grammar/rules.ts';
import { createWinkTagger } from '@henry/grammar/wink-tagger.ts';
import { readConfusionRules } from '../server/src/adapters/grammar-checker/confusion-files.ts';
import { createRuleGrammarChecker } from '../server/src/adapters/grammar-checker/rules.ts';
import { decideConfusions } from './grammar-confusions.ts';
import { learnContext } from './grammar-context.ts';
import { type GrammarScore, scoreGrammar } from './grammar-score.ts';
import { benchSentences } from './grammar-sentences.ts';
import { type GrammarSet, hasGrammarSets, jfleg, writeAndImprove } from './grammar-sets.ts';
import { writeWordClasses } from './grammar-words.ts';
import { childProcesses, memoryMiB } from './process-figures.ts';
import { keepResult, median, rounded } from './result.ts';

/** Clean conversational English, openly licensed; see the README of the corpora. It is beside the repository, not in it. */
const corpora = join(import.meta.dirname, '../../shared/corpora/text');
const names = { cv: 'Common Voice sentences', tm: 'Taskmaster', sd: 'Self-dialogue corpus' };
const linesPerCorpus = 2_000;
/** The lines that training/grammar-lm has not learned from. */
const heldOutOneIn = 20;

/** What others measured on spoken-style text: figures of the study that came before this product, and of papers. */
const published = {
	'JFLEG test, spoken': {
		'harper.js, agreement, grammar and usage': { gleu: 49.2, precision: 50, recall: 1.3, f05: 6.1 },
		'rules and a small trigram model, loose': { gleu: 50.5, precision: 59, recall: 10.3, f05: 30.2 },
		'n-grams of a billion words (Bryant & Briscoe 2018)': { gleu: 52.9, precision: 47, recall: 16, f05: 34 },
	},
	'CoNLL-2014, spoken': {
		'n-grams of a billion words (Bryant & Briscoe 2018)': { gleu: 60.9, precision: 36, recall: 18, f05: 30 },
		GECToR: { f05: 59 },
		'GPT-3.5': { f05: 44 },
	},
};

type System = (text: string) => readonly GrammarEdit[];

/** Each step of the checker, and the text as it is. */
function createSystems(): Record<string, System> {
	const tag = createWinkTagger();
	const usage = readConfusionRules();
	const byPlace = (one: GrammarEdit, other: GrammarEdit) => one.span.start - other.span.start;
	return {
		source: () => [],
		rules: (text) => findErrors(text, tag, grammarRules).sure,
		'rules, language model: sure': (text) => findErrors(text, tag, grammarRules, usage).sure,
		'rules, language model: sure and maybe': (text) => {
			const { sure, maybe } = findErrors(text, tag, grammarRules, usage);
			return [...sure, ...maybe].sort(byPlace);
		},
	};
}

/** Lines spread evenly over those of a corpus that nothing has learned from, always the same ones. */
function sample(file: string): string[] {
	const text = execFileSync('xz', ['-dc', file], { encoding: 'utf8', maxBuffer: 512 * 1024 * 1024 });
	const lines = text
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line !== '' && crc32(line) % heldOutOneIn === 0);
	const stride = Math.max(1, Math.floor(lines.length / linesPerCorpus));
	return lines.filter((_, index) => index % stride === 0).slice(0, linesPerCorpus);
}

const wordCount = (texts: readonly string[]) =>
	texts.reduce((sum, text) => sum + text.split(/\s+/).length, 0);

function editsPer100Words(system: System, texts: readonly string[]): number {
	const edits = texts.reduce((sum, text) => sum + system(text).length, 0);
	return rounded((edits / wordCount(texts)) * 100);
}

/**
 * How often each system corrects clean conversation, where hardly anything should be corrected: an upper bound of its
 * false alarms, since the texts hold slips of their own.
 */
function onConversation(systems: Record<string, System>) {
	return Object.fromEntries(
		Object.entries(names).map(([name, title]) => {
			const texts = sample(join(corpora, `${name}.txt.xz`));
			const figures = Object.entries(systems)
				.filter(([system]) => system !== 'source')
				.map(([system, correct]) => [system, editsPer100Words(correct, texts)]);
			return [`${title} (${wordCount(texts)} words)`, Object.fromEntries(figures)];
		}),
	);
}

function grammarSets(): Record<string, GrammarSet> {
	return {
		'JFLEG test, spoken': jfleg('test', 'spoken', true),
		'JFLEG test, spoken, spelling as it is': jfleg('test', 'spoken', false),
		'JFLEG test, written': jfleg('test', 'written', false),
		'JFLEG dev, spoken': jfleg('dev', 'spoken', true),
		'W&I+LOCNESS dev, every second sentence, spoken': writeAndImprove('spoken'),
		'W&I+LOCNESS dev, every second sentence, written': writeAndImprove('written'),
	};
}

type SetFigures = Record<string, GrammarScore & { correctionsPer100WordsOfReferences: number }>;

function onLearners(systems: Record<string, System>): Record<string, SetFigures> {
	return Object.fromEntries(
		Object.entries(grammarSets()).map(([title, set]) => {
			const figures = Object.entries(systems).map(([name, correct]) => {
				const answers = set.sources.map((text) => applyEdits(text, correct(text)));
				const correctionsPer100WordsOfReferences = editsPer100Words(correct, set.references[0] ?? []);
				return [name, { ...scoreGrammar(set, answers), correctionsPer100WordsOfReferences }];
			});
			return [title, Object.fromEntries(figures)];
		}),
	);
}

/** Time and memory of the checker as the server runs it. */
async function cost() {
	const checker = createRuleGrammarChecker({ processes: 1, maxQueued: 1 });
	await checker.start();
	const texts = sample(join(corpora, 'sd.txt.xz'));
	const answers = Array.from({ length: 40 }, (_, index) =>
		texts.slice(index * 12, index * 12 + 12).join(' '),
	);
	const msPer100Words = [];
	for (const answer of answers) {
		const start = performance.now();
		await checker.check(answer);
		msPer100Words.push(((performance.now() - start) / wordCount([answer])) * 100);
	}
	const child = childProcesses(process.pid).find(({ module }) => module.endsWith('rules-engine.mjs'));
	const highest = child && memoryMiB(child.processId, 'VmHWM');
	const { model } = checker.health();
	await checker.close();
	return {
		checker: `${grammarRules.length} rules, ${model}`,
		medianMsPer100Words: rounded(median(msPer100Words), 1),
		memoryMiB: highest,
	};
}

/**
 * How good the grammar checker is, step by step: on learners' text beside what its readers made of it, and on clean text.
 * `sentences` instead: how well the ends of sentences are found. `words`, `context` and `decisions` make what
 * `training/grammar-lm/run.py` needs.
 */
export async function benchGrammar(part?: string): Promise<void> {
	if (part === 'words') return writeWordClasses();
	if (part === 'context') return learnContext();
	if (part === 'decisions') return decideConfusions();
	if (!existsSync(corpora)) {
		process.stdout.write('grammar: not run, the corpora are not here\n');
		return;
	}
	if (part === 'sentences') {
		return benchSentences(
			Object.fromEntries(
				Object.entries(names).map(([name, title]) => [title, sample(join(corpora, `${name}.txt.xz`))]),
			),
		);
	}
	const systems = createSystems();
	const figures = {
		...(await cost()),
		linesPerCorpus,
		correctionsPer100Words: onConversation(systems),
		learners: hasGrammarSets() ? onLearners(systems) : 'not run, the sets are not here',
		published,
	};
	keepResult('grammar', figures);
}
