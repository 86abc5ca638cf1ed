import type { Finding, GrammarRule } from '#grammar/grammar-rule.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { type Candidate, type ConfusionKind, confusionKinds } from './candidates.ts';
import { type ConfusionModel, type Decisions, probability } from './confusion-model.ts';
import { isMatterOfMeaning } from './matter-of-meaning.ts';
import { reasonFor } from './reasons.ts';

/** Two findings nearer to each other than this were weighed with the other's error beside them: only the likelier stays. */
const wordsApart = 3;

const categories: Record<ConfusionKind, GrammarRule['category']> = {
	'missing-article': 'article',
	'extra-article': 'article',
	'other-article': 'article',
	'missing-preposition': 'preposition',
	'extra-preposition': 'preposition',
	'other-preposition': 'preposition',
	agreement: 'agreement',
	tense: 'tense',
	'verb-form': 'verb form',
	'missing-to': 'verb form',
	'missing-be': 'missing word',
	'noun-number': 'noun number',
	determiner: 'agreement',
	adverb: 'word choice',
};

type Weighed = { candidate: Candidate; likely: number };

/**
 * What the model knows as rules, one for each kind of confusion and band: sure ones, and those that are offered as a
 * suggestion. They hold no example: a model's answers are measured (bench/grammar), not listed.
 */
export function confusionRules(model: ConfusionModel, decisions: Decisions): GrammarRule[] {
	const weighed = rememberingTheLast((words: readonly TaggedWord[]) => weigh(model, decisions, words));
	const { sure, maybe } = decisions;
	return confusionKinds.flatMap((kind) => {
		const rule = (
			least: number,
			isFit: (words: readonly TaggedWord[], one: Candidate) => boolean,
		): GrammarRule => ({
			id: `usual-${kind}`,
			category: categories[kind],
			typicalOf: [],
			find: (words) =>
				weighed(words)
					.filter(
						({ candidate, likely }) => candidate.kind === kind && likely > least && isFit(words, candidate),
					)
					.map(({ candidate }) => findingOf(words, candidate)),
		});
		return [
			rule(sure, (words, one) => !isMatterOfMeaning(words, one)),
			{ ...rule(maybe, () => true), isMaybe: true as const },
		];
	});
}

/** The likeliest candidates, none near another. */
function weigh(
	model: ConfusionModel,
	{ weights, maybe }: Decisions,
	words: readonly TaggedWord[],
): Weighed[] {
	const all = model
		.weigh(words)
		.map(({ candidate, evidence }) => ({
			candidate,
			likely: probability(evidence, weights[candidate.kind] ?? []),
		}))
		.filter(({ likely }) => likely > maybe);
	const chosen: Weighed[] = [];
	for (const one of all.sort((first, second) => second.likely - first.likely)) {
		const isFree = chosen.every(
			({ candidate }) =>
				one.candidate.from >= candidate.to + wordsApart || candidate.from >= one.candidate.to + wordsApart,
		);
		if (isFree) chosen.push(one);
	}
	return chosen;
}

/** A finding replaces at least one word: a word put in or left out takes the next one with it. */
function findingOf(words: readonly TaggedWord[], candidate: Candidate): Finding {
	const { from, to, words: put } = candidate;
	const takesNext = from === to || put.length === 0;
	const next = takesNext ? [words[to]?.text ?? ''] : [];
	return {
		from,
		to: takesNext ? to + 1 : to,
		replacement: [...put, ...next].join(' '),
		...reasonFor(words, candidate),
	};
}

/** The rules of all kinds look at the same text one after the other. */
function rememberingTheLast<Input, Output>(compute: (input: Input) => Output): (input: Input) => Output {
	let last: { input: Input; output: Output } | undefined;
	return (input) => {
		if (last?.input !== input) last = { input, output: compute(input) };
		return last.output;
	};
}
