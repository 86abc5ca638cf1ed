import { join } from 'node:path';
import { applyEdits, findErrors } from '@henry/grammar/check-grammar.ts';
import { classics } from '@henry/grammar/classics-for-tests.ts';
import type { GrammarFindings } from '@henry/grammar/grammar-edit.ts';
import type { GrammarRule } from '@henry/grammar/grammar-rule.ts';
import { grammarRules } from '@henry/grammar/rules.ts';
import { createWinkTagger } from '@henry/grammar/wink-tagger.ts';
import { readConfusionRules } from '../server/src/adapters/grammar-checker/confusion-files.ts';
import { createModelGrammarChecker } from '../server/src/adapters/grammar-checker/model.ts';
import { createLlama } from '../server/src/adapters/language-model/llama.ts';
import { loadContent } from '../server/src/content.ts';
import { joinFindings } from '../server/src/domain/grammar/checker-after-rules.ts';
import { thisMachine } from '../server/src/machine.ts';
import { modelForTests } from '../server/src/models-for-tests.ts';
import type { GrammarChecker } from '../server/src/ports/grammar-checker.ts';
import { chosenBy, ownSentences, spokenFreely } from './corrected-sets.ts';
import { spanEdits, tokens } from './grammar-score.ts';
import type { GrammarSet } from './grammar-sets.ts';
import { createRememberedModel } from './remembered-model.ts';
import { keepResult, rounded } from './result.ts';

/** A rule that catches fewer true errors stays only where it adds a sure correction to those of the language model. */
const fewestCatches = 3;

const tag = createWinkTagger();
const usage = readConfusionRules();
const find = (text: string, rules: readonly GrammarRule[] = grammarRules) =>
	findErrors(text, tag, rules, usage);
/** What a text becomes by a correction: each change of words as one text. */
const changes = (text: string, corrected: string) =>
	spanEdits(tokens(text), tokens(corrected)).map(({ start, end, words }) => `${start} ${end} ${words}`);

/** Sentences in which each rule corrects what somebody who corrected them has corrected, too; and how many other sure edits it made. */
function catchesIn({ sources, references }: GrammarSet) {
	const caught = new Map<string, string[]>(grammarRules.map(({ id }) => [id, []]));
	let others = 0;
	for (const [index, text] of sources.entries()) {
		const wanted = new Set(references.flatMap((list) => changes(text, list[index] ?? '')));
		const { sure, maybe } = find(text);
		for (const edit of [...sure, ...maybe]) {
			const isTrue = changes(text, applyEdits(text, [edit])).every((change) => wanted.has(change));
			if (isTrue) caught.get(edit.rule)?.push(text);
			else if (sure.includes(edit)) others++;
		}
	}
	return { caught, others };
}

/** Whether a sure correction of a rule in a text is missing where `others` and the model correct it. */
async function addsTo(
	model: GrammarChecker,
	{ id }: GrammarRule,
	others: readonly GrammarRule[],
	text: string,
): Promise<boolean> {
	const own = find(text).sure.filter(({ rule }) => rule === id);
	const wanted = own.flatMap((edit) => changes(text, applyEdits(text, [edit])));
	const hasAll = ({ sure }: Pick<GrammarFindings, 'sure'>) => {
		const made = new Set(changes(text, applyEdits(text, sure)));
		return wanted.every((change) => made.has(change));
	};
	const rules = find(text, others);
	if (hasAll(rules)) return false;
	const both = joinFindings(text, rules, await model.check(applyEdits(text, rules.sure)));
	return !hasAll({ sure: both.sure.toSorted((one, other) => one.span.start - other.span.start) });
}

/** What speakers of a language are known to say, where no rule need be measured; so that it is corrected without a model, too. */
const wellKnown = () => [...classics.map(({ wrong }) => wrong), ...ownSentences().map(({ text }) => text)];

/** Of the rules that catch few errors and none of the well-known ones, those that add nothing to what the language model corrects. */
async function needless(caught: ReadonlyMap<string, readonly string[]>): Promise<string[]> {
	const content = loadContent(join(import.meta.dirname, '../content'));
	const { weights } = await modelForTests('language-model');
	const name = content.neuralModels.find(({ kind }) => kind === 'language-model')?.name ?? '';
	const llama = createLlama({ file: weights, model: name, threads: thisMachine().cores, maxQueued: 2 });
	try {
		const model = createModelGrammarChecker(createRememberedModel(llama), content);
		// One by one: of two rules that correct the same only one is needless.
		const known = new Set(
			wellKnown().flatMap((text) => {
				const { sure, maybe } = find(text);
				return [...sure, ...maybe].map(({ rule }) => rule);
			}),
		);
		const found: string[] = [];
		for (const rule of grammarRules) {
			const texts = caught.get(rule.id) ?? [];
			if (texts.length >= fewestCatches || known.has(rule.id)) continue;
			const others = grammarRules.filter((other) => other !== rule && !found.includes(other.id));
			let adds = false;
			for (const text of [...texts, rule.example?.wrong ?? ''])
				adds ||= await addsTo(model, rule, others, text);
			if (!adds) found.push(rule.id);
		}
		return found;
	} finally {
		await llama.close();
	}
}

const joined = (one: GrammarSet, other: GrammarSet): GrammarSet => {
	const most = Math.max(one.references.length, other.references.length);
	const references = Array.from({ length: most }, (_, place) =>
		[one, other].flatMap((set) => set.references[place] ?? set.references[0] ?? []),
	);
	return { sources: [...one.sources, ...other.sources], references };
};

/**
 * What each rule of grammar earns on learners' sentences that may be trained on: how many errors it catches that whoever
 * corrected the sentences corrected, too. Of those that catch fewer than three, and nothing that is well known, which add no
 * sure correction to the language model's, in what they catch and in their example: these are named, to be taken out.
 */
export async function benchGrammarRules(): Promise<void> {
	const set = joined(spokenFreely(), chosenBy());
	const { caught, others } = catchesIn(set);
	const counts = [...caught.values()].map((texts) => texts.length);
	const right = set.sources.filter((text, index) => set.references[0]?.[index] === text);
	const touched = right.map((text) => find(text).sure.length).reduce((sum, count) => sum + count, 0);
	const words = right.reduce((sum, text) => sum + tokens(text).length, 0);
	keepResult('grammar-rules', {
		sentences: set.sources.length,
		rules: grammarRules.length,
		'true errors caught': counts.reduce((sum, count) => sum + count, 0),
		'other sure edits': others,
		'sure edits in 100 words of right sentences': rounded((100 * touched) / words, 3),
		'rules that catch three and more': counts.filter((count) => count >= fewestCatches).length,
		'rules that catch none': counts.filter((count) => count === 0).length,
		'rules that catch fewer than three and add nothing to the model': await needless(caught),
	});
}
