import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createWinkTagger } from '../server/src/adapters/grammar-checker/wink-tagger.ts';
import {
	type Candidate,
	type ConfusionKind,
	candidatesOf,
	confusionKinds,
} from '../server/src/domain/grammar/confusions/candidates.ts';
import {
	ConfusionModel,
	type Decision,
	probability,
} from '../server/src/domain/grammar/confusions/confusion-model.ts';
import type { TaggedWord, Tagger } from '../server/src/domain/grammar/tagged-text.ts';
import { grammarBuild } from './grammar-words.ts';
import { fitLogistic } from './logistic.ts';
import { rounded } from './result.ts';

const models = join(import.meta.dirname, '../models/grammar');

/** How often learners are taken to make each kind of error where they could. */
const errorRates: Record<ConfusionKind, number> = {
	// The error that each one mends: a missing article is made by leaving one out.
	'missing-article': 0.12,
	'extra-article': 0.015,
	'other-article': 0.03,
	'missing-preposition': 0.04,
	'extra-preposition': 0.01,
	'other-preposition': 0.06,
	agreement: 0.05,
	tense: 0.02,
	'verb-form': 0.04,
	'missing-to': 0.05,
	'missing-be': 0.02,
	'noun-number': 0.05,
	determiner: 0.05,
	adverb: 0.03,
};

/** The error whose mending is the other way round. */
const inverse: Partial<Record<ConfusionKind, ConfusionKind>> = {
	'missing-article': 'extra-article',
	'extra-article': 'missing-article',
	'missing-preposition': 'extra-preposition',
	'extra-preposition': 'missing-preposition',
};

type Example = { kind: ConfusionKind; evidence: number[]; right: boolean; half: number };

/** Park & Miller 1988, "Random number generators: good ones are hard to find": the same numbers every time. */
function randomNumbers(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state * 48_271) % 2_147_483_647;
		return state / 2_147_483_647;
	};
}

const done = (words: readonly string[], { from, to, words: put }: Candidate) =>
	[...words.slice(0, from), ...put, ...words.slice(to)].join(' ');

/** Leaving out "to" between verbs and forms of "be": what no alternative of a right sentence does. */
function leftOut(words: readonly TaggedWord[]): Candidate[] {
	return words.flatMap(({ lower, afterBreak }, index): Candidate[] => {
		const isVerb = (at: number) => words[at]?.partOfSpeech === 'VERB';
		const to = lower === 'to' && isVerb(index - 1) && isVerb(index + 1);
		const be = /^(?:is|are|was|were)$/.test(lower) && !afterBreak && index > 0;
		return to || be
			? [{ kind: to ? 'missing-to' : 'missing-be', from: index, to: index + 1, words: [] }]
			: [];
	});
}

/** A sentence with errors as learners make them, and what each of its words was. */
function withErrors(text: string, tag: Tagger, random: () => number) {
	const words = tag(text);
	const errors: Candidate[] = [];
	let free = 0;
	const byPlace = new Map<string, Candidate[]>();
	for (const candidate of [...candidatesOf(words), ...leftOut(words)]) {
		const mends = inverse[candidate.kind] ?? candidate.kind;
		const key = `${candidate.from} ${mends}`;
		byPlace.set(key, [...(byPlace.get(key) ?? []), candidate]);
	}
	for (const [key, choices] of [...byPlace].sort(
		([one], [other]) => Number.parseInt(one, 10) - Number.parseInt(other, 10),
	)) {
		const [place = '', mends = ''] = key.split(' ');
		const chosen = choices[Math.floor(random() * choices.length)] as Candidate;
		if (random() >= errorRates[mends as ConfusionKind] || Number(place) < free) continue;
		errors.push(chosen);
		free = chosen.to + 2;
	}
	return { words: words.map(({ lower }) => lower), errors };
}

/** What the model makes of every alternative of the sentences, and whether it is the one that was said. */
function examplesOf(sentences: readonly string[], model: ConfusionModel): Example[] {
	const tag = createWinkTagger();
	const random = randomNumbers(20_260_101);
	return sentences.flatMap((sentence, index) => {
		const { words, errors } = withErrors(sentence, tag, random);
		let wrong: string[] = [...words];
		for (const error of errors.toReversed()) wrong = done(wrong, error).split(' ');
		const said = new Set(
			errors.map((_, at) => {
				let mended: string[] = [...words];
				for (const error of errors.toReversed())
					if (error !== errors[at]) mended = done(mended, error).split(' ');
				return mended.join(' ');
			}),
		);
		return model.weigh(tag(wrong.join(' '))).map(({ candidate, evidence }) => ({
			kind: candidate.kind,
			evidence,
			right: said.has(done(wrong, candidate)),
			half: index % 2,
		}));
	});
}

/** The least probability from which on so many are right, among `examples`; 2 where there is none. */
function threshold(examples: readonly Example[], weights: readonly number[], precision: number): number {
	const ranked = examples
		.map(({ evidence, right }) => ({ likely: probability(evidence, weights), right }))
		.sort((one, other) => other.likely - one.likely);
	let right = 0;
	let least = 2;
	for (const [index, one] of ranked.entries()) {
		if (one.right) right++;
		if (index >= 19 && right / (index + 1) >= precision) least = one.likely;
	}
	return rounded(least, 4);
}

function decide(examples: readonly Example[], precisions: { sure: number; maybe: number }): Decision {
	const learned = examples.filter(({ half }) => half === 0);
	const weights = fitLogistic(learned.map(({ evidence, right }) => ({ evidence, right })));
	const judged = examples.filter(({ half }) => half === 1);
	return {
		weights: weights.map((weight) => rounded(weight, 4)),
		sure: threshold(judged, weights, precisions.sure),
		maybe: threshold(judged, weights, precisions.maybe),
	};
}

/** Learns from errors made in the text that the language models have not seen, and writes models/grammar/decisions.json. */
export function decideConfusions(): void {
	const read = (name: string) => readFileSync(join(models, name));
	const model = new ConfusionModel({
		words: read('words.txt').toString(),
		wordModel: read('word-model.safetensors'),
		classModel: read('class-model.safetensors'),
		decisions: {},
	});
	const sentences = readFileSync(join(grammarBuild, 'held-out.txt'), 'utf8').trim().split('\n');
	const examples = examplesOf(sentences, model);
	const decisions: Partial<Record<ConfusionKind, Decision>> = {};
	for (const kind of confusionKinds) {
		const some = examples.filter((example) => example.kind === kind);
		const decision = decide(some, { sure: 0.9, maybe: 0.6 });
		const found = some.filter(({ half }) => half === 1);
		const likely = found.map(({ evidence, right }) => ({
			p: probability(evidence, decision.weights),
			right,
		}));
		const at = (least: number) => {
			const told = likely.filter(({ p }) => p >= least);
			return `${told.filter(({ right }) => right).length}/${told.length}`;
		};
		process.stdout.write(
			`${kind}: ${found.filter(({ right }) => right).length} of ${found.length}; sure ${at(decision.sure)}, maybe ${at(decision.maybe)}, ${JSON.stringify(decision)}\n`,
		);
		decisions[kind] = decision;
	}
	writeFileSync(join(models, 'decisions.json'), `${JSON.stringify(decisions, null, '\t')}\n`);
}
