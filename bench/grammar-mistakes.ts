import { type Candidate, type ConfusionKind, candidatesOf } from '@henry/grammar/confusions/candidates.ts';
import type { TaggedWord, Tagger } from '@henry/grammar/tagged-text.ts';

/** How often learners are taken to make each kind of error where they could. */
export const errorRates = {
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
} satisfies Record<ConfusionKind, number>;

/** The error whose mending is the other way round. */
const inverse: Partial<Record<ConfusionKind, ConfusionKind>> = {
	'missing-article': 'extra-article',
	'extra-article': 'missing-article',
	'missing-preposition': 'extra-preposition',
	'extra-preposition': 'missing-preposition',
};

export type ErrorRates = Partial<Record<ConfusionKind, number>>;

/** Park & Miller 1988, "Random number generators: good ones are hard to find": the same numbers every time. */
export function randomNumbers(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state * 48_271) % 2_147_483_647;
		return state / 2_147_483_647;
	};
}

const done = (words: readonly string[], { from, to, words: put }: Candidate): readonly string[] => [
	...words.slice(0, from),
	...put,
	...words.slice(to),
];

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
function withErrors(text: string, tag: Tagger, random: () => number, rates: ErrorRates) {
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
		if (random() >= (rates[mends as ConfusionKind] ?? 0) || Number(place) < free) continue;
		errors.push(chosen);
		free = chosen.to + 2;
	}
	return { words: words.map(({ lower }) => lower), errors };
}

/** A sentence with errors as learners make them. */
export type Mistaken = {
	wrong: readonly string[];
	/** How many words there were. */
	wordCount: number;
	/** What each error asks for. */
	kinds: ConfusionKind[];
	/** Whether a candidate of the wrong sentence mends one of its errors. */
	isMended(candidate: Candidate): boolean;
};

/** Puts errors into a right sentence, at these rates. */
export function mistaken(sentence: string, tag: Tagger, random: () => number, rates: ErrorRates): Mistaken {
	const { words, errors } = withErrors(sentence, tag, random, rates);
	const without = (left: Candidate | undefined) =>
		errors
			.toReversed()
			.filter((error) => error !== left)
			.reduce<readonly string[]>((text, error) => done(text, error), words);
	const wrong = without(undefined);
	const said = new Set(errors.map((error) => without(error).join(' ')));
	return {
		wrong,
		wordCount: words.length,
		kinds: errors.map(({ kind }) => inverse[kind] ?? kind),
		isMended: (candidate) => said.size > 0 && said.has(done(wrong, candidate).join(' ')),
	};
}
