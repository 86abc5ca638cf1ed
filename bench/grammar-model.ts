import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CorrectionKind, CorrectionKinds } from '@henry/contract/correction-kinds.ts';
import { applyEdits, findErrors } from '@henry/grammar/check-grammar.ts';
import type { GrammarEdit, GrammarFindings } from '@henry/grammar/grammar-edit.ts';
import { grammarRules } from '@henry/grammar/rules.ts';
import { splitWords } from '@henry/grammar/tagged-text.ts';
import { createWinkTagger } from '@henry/grammar/wink-tagger.ts';
import { readConfusionRules } from '../server/src/adapters/grammar-checker/confusion-files.ts';
import { createModelGrammarChecker } from '../server/src/adapters/grammar-checker/model.ts';
import { createLlama } from '../server/src/adapters/language-model/llama.ts';
import { loadContent } from '../server/src/content.ts';
import { joinFindings } from '../server/src/domain/grammar/checker-after-rules.ts';
import { thisMachine } from '../server/src/machine.ts';
import { modelForTests } from '../server/src/models-for-tests.ts';
import type { GrammarChecker } from '../server/src/ports/grammar-checker.ts';
import {
	chosenBy,
	hasCorrectedSets,
	heldBack,
	jflegSample,
	type OwnSentence,
	ownSentences,
	plantedErrors,
	rightChosenBy,
	rightSentences,
	writeAndImproveSample,
} from './corrected-sets.ts';
import { type SpanEdit, scoreSpans, spanEdits, tokens } from './grammar-score.ts';
import type { GrammarSet } from './grammar-sets.ts';
import { createRememberedModel } from './remembered-model.ts';
import { keepResult, rounded } from './result.ts';

type Correct = (text: string) => Promise<{ rules: GrammarFindings; both: GrammarFindings }>;

/** A sentence by the rules alone and by rules and model, as the product joins them; and what it took to ask the model. */
function corrector(model: GrammarChecker): Correct {
	const tag = createWinkTagger();
	const usage = readConfusionRules();
	return async (text) => {
		const rules = findErrors(text, tag, grammarRules, usage);
		const added = await model.check(applyEdits(text, rules.sure));
		return { rules, both: joinFindings(text, rules, added) };
	};
}

const inOrder = (edits: GrammarEdit[]) => edits.sort((one, other) => one.span.start - other.span.start);
const made = (text: string, { sure, maybe }: GrammarFindings, isAll: boolean) =>
	applyEdits(text, isAll ? inOrder([...sure, ...maybe]) : sure);

type Found = { text: string; rules: GrammarFindings; both: GrammarFindings };

async function findAll(texts: readonly string[], correct: Correct): Promise<Found[]> {
	const found: Found[] = [];
	for (const text of texts) found.push({ text, ...(await correct(text)) });
	return found;
}

const percent = (share: number) => rounded(share * 100, 1);

function scores(set: GrammarSet, found: readonly Found[]) {
	const score = (answers: readonly string[]) => {
		const { precision, recall, f05, right, wrong } = scoreSpans(set, answers);
		return { precision: percent(precision), recall: percent(recall), f05: percent(f05), right, wrong };
	};
	return {
		sentences: set.sources.length,
		'rules: sure': score(found.map(({ text, rules }) => made(text, rules, false))),
		'rules and model: sure': score(found.map(({ text, both }) => made(text, both, false))),
		'rules and model: sure and maybe': score(found.map(({ text, both }) => made(text, both, true))),
	};
}

const keyOf = ({ start, end, words }: SpanEdit) => `${start} ${end} ${words}`;

/** Of each kind of the model's edits: how many are what a reference has, and how many are not. */
function kindsOf({ references }: GrammarSet, found: readonly Found[]) {
	const kinds: Record<string, { right: number; wrong: number }> = {};
	for (const [index, { text, both }] of found.entries()) {
		const source = tokens(text);
		const wanted = new Set(
			references.flatMap((list) => spanEdits(source, tokens(list[index] ?? '')).map(keyOf)),
		);
		for (const [tier, edits] of Object.entries({ sure: both.sure, maybe: both.maybe })) {
			for (const edit of edits.filter(({ rule }) => rule.startsWith('model-'))) {
				const own = spanEdits(source, tokens(applyEdits(text, [edit]))).map(keyOf);
				const kind = `${edit.rule.slice('model-'.length)}, ${tier}`;
				kinds[kind] ??= { right: 0, wrong: 0 };
				kinds[kind][own.every((key) => wanted.has(key)) ? 'right' : 'wrong']++;
			}
		}
	}
	return Object.fromEntries(
		Object.entries(kinds).sort(([, one], [, other]) => other.right + other.wrong - one.right - one.wrong),
	);
}

const plain = (text: string) =>
	` ${splitWords(text)
		.map(({ lower }) => lower)
		.join(' ')} `;
const countIn = (text: string, words: string) => plain(text).split(plain(words)).length - 1;

function isFound({ wrong, right }: OwnSentence['targets'][number], said: string, corrected: string): boolean {
	return right.some((way) => {
		const isNothing = way === '(nothing)' || way === 'nothing';
		const isGone = countIn(corrected, wrong) < countIn(said, wrong);
		if (isNothing || plain(wrong).includes(plain(way)))
			return isGone && (isNothing || countIn(corrected, way) >= countIn(said, way));
		return countIn(corrected, way) > countIn(said, way);
	});
}

function ownScores(sentences: readonly OwnSentence[], found: readonly Found[]) {
	const share = (which: 'rules' | 'both', isAll: boolean) => {
		const hits = sentences.flatMap(({ text, targets }, index) => {
			const corrected = made(text, (found[index] as Found)[which], isAll);
			return targets.map((target) => isFound(target, text, corrected));
		});
		return percent(hits.filter(Boolean).length / hits.length);
	};
	const touched = (which: 'rules' | 'both') =>
		sentences.filter(({ isRight }, index) => isRight && (found[index] as Found)[which].sure.length > 0)
			.length;
	return {
		wrongSentences: sentences.filter(({ isRight }) => !isRight).length,
		targets: sentences.flatMap(({ targets }) => targets).length,
		targetsFoundPercent: {
			'rules: sure': share('rules', false),
			'rules and model: sure': share('both', false),
			'rules and model: sure and maybe': share('both', true),
		},
		rightSentences: sentences.filter(({ isRight }) => isRight).length,
		rightSentencesTouched: { rules: touched('rules'), 'rules and model': touched('both') },
	};
}

function falseAlarms(found: readonly Found[]) {
	const words = found.reduce((sum, { text }) => sum + tokens(text).length, 0);
	const per100Words = (count: (one: Found) => number) =>
		rounded((found.reduce((sum, one) => sum + count(one), 0) * 100) / words, 2);
	return {
		words,
		'rules: sure': per100Words(({ rules }) => rules.sure.length),
		'rules and model: sure': per100Words(({ both }) => both.sure.length),
		'rules and model: maybe': per100Words(({ both }) => both.maybe.length),
	};
}

const verdictsFile = join(import.meta.dirname, 'judged-model-edits.json');

/**
 * What a reader thought of edits that the model adds, by set, sentence and change: right where an English teacher would sign
 * it, as it stands in its sentence, with its reason; and the kind of mistake, where kinds are chosen by it. The sentences stay
 * where they are.
 */
type Verdicts = {
	judgedBy: string;
	verdicts: Record<string, 'right' | 'wrong' | `${'right' | 'wrong'} ${CorrectionKind}`>;
};

const isRight = (verdict: string) => verdict.startsWith('right');

const readVerdicts = (): Verdicts =>
	existsSync(verdictsFile)
		? JSON.parse(readFileSync(verdictsFile, 'utf8'))
		: { judgedBy: 'nobody', verdicts: {} };

/** The sure edits that the model adds, each with its key and as it is read. */
function modelEdits(set: string, found: readonly Found[]) {
	return found.flatMap(({ text, both }, index) =>
		both.sure
			.filter(({ rule }) => rule.startsWith('model-'))
			.map(({ rule, span: { start, end }, replacement, reason }) => {
				const change = `${text.slice(start, end)} -> ${replacement}`;
				const shown = `${text.slice(0, start)}[${change}]${text.slice(end)}`;
				return { key: `${set} ${index + 1}:${start} ${change}`, shown: `${rule}: ${shown}\n    ${reason}` };
			}),
	);
}

/** How many of the sure edits that the model adds were read, and how many of them are right. */
function judged(set: string, found: readonly Found[]) {
	const { verdicts } = readVerdicts();
	const read = modelEdits(set, found).flatMap(({ key }) => verdicts[key] ?? []);
	return {
		sureEditsOfTheModel: modelEdits(set, found).length,
		read: read.length,
		right: read.filter(isRight).length,
	};
}

/**
 * How many edits were read, sure and offered ones, in what kinds are chosen by, and how many of them are right: by the category
 * of their kinds, those alone that can be sure.
 */
function readByCategory(kinds: CorrectionKinds) {
	const tally: Record<string, { read: number; right: number }> = {};
	for (const verdict of Object.values(readVerdicts().verdicts)) {
		const kind = kinds[verdict.split(' ')[1] as CorrectionKind];
		if (!kind || kind.certainty === 'maybe') continue;
		tally[kind.category] ??= { read: 0, right: 0 };
		const counted = tally[kind.category] as { read: number; right: number };
		counted.read++;
		if (isRight(verdict)) counted.right++;
	}
	return tally;
}

function list(set: string, found: readonly Found[]): void {
	const { verdicts } = readVerdicts();
	for (const { key, shown } of modelEdits(set, found)) {
		process.stdout.write(`${key}  [${verdicts[key] ?? 'not judged'}]\n  ${shown}\n`);
	}
}

const sets: Record<string, () => GrammarSet> = {
	'planted errors': plantedErrors,
	'written for this, held back': heldBack,
	'W&I+LOCNESS dev, spoken': writeAndImproveSample,
	'JFLEG test, spoken': jflegSample,
};

/**
 * How good rules and language model are together, as the product joins them, on a sample of each set. The model's answers
 * are remembered outside the repository. `list` prints the sure edits that the model adds, to be read; `kinds`, how many of
 * each kind are right in the sentences that kinds and thresholds are chosen by.
 */
export async function benchGrammarModel(part?: string): Promise<void> {
	if (!hasCorrectedSets()) {
		process.stdout.write('grammar-model: not run, the corpora are not here\n');
		return;
	}
	const content = loadContent(join(import.meta.dirname, '../content'));
	const { weights } = await modelForTests('language-model');
	const name = content.neuralModels.find(({ kind }) => kind === 'language-model')?.name ?? '';
	const llama = createLlama({ file: weights, model: name, threads: thisMachine().cores, maxQueued: 2 });
	try {
		const correct = corrector(createModelGrammarChecker(createRememberedModel(llama), content));
		if (part === 'kinds') {
			const set = chosenBy();
			const found = await findAll(set.sources, correct);
			const right = await findAll(rightChosenBy(), correct);
			const editsPer100WordsOfRightSentences = falseAlarms(right);
			const figures = {
				...scores(set, found),
				kinds: kindsOf(set, found),
				editsPer100WordsOfRightSentences,
			};
			process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
			return;
		}
		const own = ownSentences();
		const ofOwn = await findAll(
			own.map(({ text }) => text),
			correct,
		);
		if (part === 'list') list('own', ofOwn);
		const { judgedBy } = readVerdicts();
		const figures: Record<string, unknown> = {
			...{ model: name, judgedBy, readByCategory: readByCategory(content.correctionKinds) },
			ownSentences: { ...ownScores(own, ofOwn), ...judged('own', ofOwn) },
		};
		for (const [title, make] of Object.entries(sets)) {
			const set = make();
			const found = await findAll(set.sources, correct);
			if (part === 'list') list(title, found);
			figures[title] = {
				...scores(set, found),
				...judged(title, found),
				kindsOfTheModel: kindsOf(set, found),
			};
		}
		const right = await findAll(rightSentences(), correct);
		if (part === 'list') list('right', right);
		else keepResult('grammar-model', { ...figures, editsPer100WordsOfRightSentences: falseAlarms(right) });
	} finally {
		await llama.close();
	}
}
