import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConfusionKind, confusionKinds } from '@henry/grammar/confusions/candidates.ts';
import { ConfusionModel, probability } from '@henry/grammar/confusions/confusion-model.ts';
import { createWinkTagger } from '@henry/grammar/wink-tagger.ts';
import { readConfusionFiles } from '../server/src/adapters/grammar-checker/confusion-files.ts';
import { type ErrorRates, errorRates, mistaken, randomNumbers } from './grammar-mistakes.ts';
import { grammarBuild } from './grammar-words.ts';
import { fitLogistic } from './logistic.ts';
import { rounded } from './result.ts';

const models = join(import.meta.dirname, '../models/grammar');

type Weights = Partial<Record<ConfusionKind, number[]>>;
/** `place` names the words that the alternative is about, those put in before them apart. */
type Example = { kind: ConfusionKind; evidence: number[]; right: boolean; place: string };

/** How often right sentences may be corrected, and be given a suggestion, per 100 words. */
const falseAlarms = { sure: 0.06, maybe: 0.4 };

const everyOther = (sentences: readonly string[], half: number) =>
	sentences.filter((_, index) => index % 2 === half);

/** What the model makes of every alternative of the sentences with errors, and whether it is the one that was said. */
function examplesOf(sentences: readonly string[], model: ConfusionModel, rates: ErrorRates) {
	const tag = createWinkTagger();
	const random = randomNumbers(20_260_101);
	const made: ConfusionKind[] = [];
	let words = 0;
	const examples = sentences.flatMap((sentence, index) => {
		const { wrong, kinds, wordCount, isMended } = mistaken(sentence, tag, random, rates);
		made.push(...kinds);
		words += wordCount;
		return model.weigh(tag(wrong.join(' '))).map(({ candidate, evidence }) => ({
			kind: candidate.kind,
			evidence,
			right: isMended(candidate),
			place: `${index} ${candidate.from} ${candidate.to}`,
		}));
	});
	return { examples, errors: made, words };
}

type Judged = { likely: number; right: boolean };

/** The likeliest alternative at each place of the sentences, as the checker would choose it. */
function judge(examples: readonly Example[], weights: Weights): Judged[] {
	const best = new Map<string, Judged>();
	for (const { kind, evidence, right, place } of examples) {
		const likely = probability(evidence, weights[kind] ?? []);
		const known = best.get(place);
		if (!known || known.likely < likely) best.set(place, { likely, right });
	}
	return [...best.values()];
}

/** The least probability with which at most so many of the alternatives of right sentences are told, per 100 words. */
function leastLikely(judged: readonly Judged[], words: number, per100Words: number): number {
	const ranked = judged.map(({ likely }) => likely).sort((one, other) => other - one);
	return rounded(ranked[Math.floor((words * per100Words) / 100)] ?? 0, 3);
}

function report(judged: readonly Judged[], least: number, errors: number): string {
	const told = judged.filter(({ likely }) => likely > least);
	const right = told.filter((one) => one.right).length;
	return `above ${least}: ${right} of ${told.length} right, of ${errors} errors`;
}

/**
 * Learns from errors made in the text that the language models have not seen, and writes decisions.json: weights from one
 * half of the sentences; thresholds from the other, by how often right sentences may be corrected.
 */
export function decideConfusions(): void {
	const model = new ConfusionModel(readConfusionFiles());
	const sentences = readFileSync(join(grammarBuild, 'to-decide-by.txt'), 'utf8').trim().split('\n');
	const learned = examplesOf(everyOther(sentences, 0), model, errorRates);
	const weights: Weights = {};
	for (const kind of confusionKinds)
		weights[kind] = fitLogistic(learned.examples.filter((example) => example.kind === kind)).map((weight) =>
			rounded(weight, 4),
		);
	const right = examplesOf(everyOther(sentences, 1), model, {});
	const judgedRight = judge(right.examples, weights);
	const [sure, maybe] = [falseAlarms.sure, falseAlarms.maybe].map((most) =>
		leastLikely(judgedRight, right.words, most),
	);
	const wrong = examplesOf(everyOther(sentences, 1), model, errorRates);
	for (const kind of [undefined, ...confusionKinds]) {
		const judged = judge(
			wrong.examples.filter((one) => !kind || one.kind === kind),
			weights,
		);
		const errors = wrong.errors.filter((one) => !kind || one === kind).length;
		const lines = [sure, maybe].map((least) => report(judged, least ?? 1, errors)).join('; ');
		process.stdout.write(`${kind ?? 'all'}: ${lines}\n`);
	}
	writeFileSync(join(models, 'decisions.json'), `${JSON.stringify({ sure, maybe, weights }, null, 2)}\n`);
}
