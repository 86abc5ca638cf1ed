import type { GrammarSet } from './grammar-sets.ts';
import { rounded } from './result.ts';

/** The words [start, end) of the source become `words`. */
export type SpanEdit = { start: number; end: number; words: string };

/** Percentages, but for the counts of edits. */
export type GrammarScore = {
	gleu: number;
	precision: number;
	recall: number;
	f05: number;
	right: number;
	wrong: number;
	missed: number;
};

/** Words and punctuation marks of a text; a contraction is one word. */
export const tokens = (text: string): string[] =>
	text.match(/[\p{L}\p{N}]+(?:['’.:,-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu) ?? [];

/** Costs less where two words are likely forms of one, so that those are aligned. */
function substitutionCost(one: string, other: string): number {
	if (one === other) return 0;
	const [first, second] = [one.toLowerCase(), other.toLowerCase()];
	if (first === second) return 0.3;
	const shorter = Math.min(first.length, second.length);
	let shared = 0;
	while (shared < shorter && first[shared] === second[shared]) shared++;
	return shared >= Math.max(2, shorter / 2) ? 1.1 : 1.6;
}

function costTable(source: readonly string[], target: readonly string[]): number[][] {
	const table = [[0, ...target.map((_, index) => index + 1)]];
	for (const [above, one] of source.entries()) {
		const row = [above + 1];
		for (const [left, other] of target.entries()) {
			const before = table[above] as number[];
			const substituted = (before[left] as number) + substitutionCost(one, other);
			row.push(Math.min(substituted, (before[left + 1] as number) + 1, (row[left] as number) + 1));
		}
		table.push(row);
	}
	return table;
}

/**
 * The edits from one sentence to another, by the cheapest alignment of their words with costs that know about word forms
 * (Felice, Bryant & Briscoe 2016, "Automatic extraction of learner errors in ESL sentences using linguistically enhanced
 * alignments", here without parts of speech). Words put in at one place are one edit; other neighbours are edits of their own.
 */
export function spanEdits(source: readonly string[], target: readonly string[]): SpanEdit[] {
	const table = costTable(source, target);
	const cost = (row: number, column: number) => table[row]?.[column] ?? Number.POSITIVE_INFINITY;
	const edits: SpanEdit[] = [];
	let row = source.length;
	let column = target.length;
	while (row > 0 || column > 0) {
		const one = source[row - 1] ?? '';
		const other = target[column - 1] ?? '';
		const isCost = (expected: number) => Math.abs(cost(row, column) - expected) < 1e-9;
		if (one === other && isCost(cost(row - 1, column - 1))) {
			row--;
			column--;
		} else if (isCost(cost(row - 1, column) + 1)) {
			edits.unshift({ start: row - 1, end: row, words: '' });
			row--;
		} else if (isCost(cost(row, column - 1) + 1)) {
			const after = edits[0];
			if (after && after.start === row && after.end === row) after.words = `${other} ${after.words}`;
			else edits.unshift({ start: row, end: row, words: other });
			column--;
		} else {
			edits.unshift({ start: row - 1, end: row, words: other });
			row--;
			column--;
		}
	}
	return edits;
}

const keyOf = ({ start, end, words }: SpanEdit) => `${start} ${end} ${words}`;

function fScore(right: number, wrong: number, missed: number) {
	const precision = right + wrong === 0 ? 1 : right / (right + wrong);
	const recall = right + missed === 0 ? 1 : right / (right + missed);
	const f05 = precision + recall === 0 ? 0 : (1.25 * precision * recall) / (0.25 * precision + recall);
	return { precision, recall, f05 };
}

/**
 * Precision, recall and F0.5 of span edits, each sentence against the reference with which the whole so far scores best
 * (ERRANT: Bryant, Felice & Briscoe 2017, "Automatic annotation and evaluation of error types").
 */
export function scoreSpans({ sources, references }: GrammarSet, answers: readonly string[]) {
	const total = { right: 0, wrong: 0, missed: 0 };
	for (const [index, answer] of answers.entries()) {
		const source = tokens(sources[index] ?? '');
		const made = spanEdits(source, tokens(answer)).map(keyOf);
		const choices = references.map((reference) => {
			const wanted = new Set(spanEdits(source, tokens(reference[index] ?? '')).map(keyOf));
			const right = made.filter((edit) => wanted.has(edit)).length;
			const sum = {
				right: total.right + right,
				wrong: total.wrong + made.length - right,
				missed: total.missed + wanted.size - right,
			};
			return { ...sum, f05: fScore(sum.right, sum.wrong, sum.missed).f05 };
		});
		const best = choices.reduce((one, other) =>
			other.f05 > one.f05 || (other.f05 === one.f05 && other.right > one.right) ? other : one,
		);
		Object.assign(total, { right: best.right, wrong: best.wrong, missed: best.missed });
	}
	return { ...total, ...fScore(total.right, total.wrong, total.missed) };
}

const longest = 4;
const lengths = Array.from({ length: longest }, (_, index) => index + 1);
const samples = 200;

function countGrams(words: readonly string[], length: number): Map<string, number> {
	const counts = new Map<string, number>();
	for (let from = 0; from + length <= words.length; from++) {
		const gram = words.slice(from, from + length).join(' ');
		counts.set(gram, (counts.get(gram) ?? 0) + 1);
	}
	return counts;
}

type GleuCounts = { answer: number; reference: number; matches: number[]; grams: number[] };

function gleuCounts(source: string[], reference: string[], answer: string[]): GleuCounts {
	const matches = lengths.map((length) => {
		const [inSource, inReference] = [countGrams(source, length), countGrams(reference, length)];
		let sum = 0;
		for (const [gram, count] of countGrams(answer, length)) {
			sum += Math.min(count, inReference.get(gram) ?? 0);
			// What should have been changed and was not.
			if (!inReference.has(gram)) sum -= Math.min(count, inSource.get(gram) ?? 0);
		}
		return Math.max(0, sum);
	});
	const grams = lengths.map((length) => Math.max(0, answer.length - length + 1));
	return { answer: answer.length, reference: reference.length, matches, grams };
}

function gleuOf(counts: readonly GleuCounts[]): number {
	const sum = (of: (one: GleuCounts) => number) => counts.reduce((total, one) => total + of(one), 0);
	const logs = lengths.map((_, index) =>
		Math.log(sum(({ matches }) => matches[index] ?? 0) / sum(({ grams }) => grams[index] ?? 0)),
	);
	const shortness = Math.min(0, 1 - sum(({ reference }) => reference) / sum(({ answer }) => answer));
	return Math.exp(shortness + logs.reduce((total, log) => total + log, 0) / longest);
}

/**
 * GLEU (Napoles, Sakaguchi, Post & Tetreault 2015, "Ground truth for grammatical error correction metrics", as revised in
 * 2016): n-grams that the answer shares with a reference, less those it kept and should not have, averaged over samples of
 * one reference a sentence. The samples are always the same ones.
 */
export function scoreGleu({ sources, references }: GrammarSet, answers: readonly string[]): number {
	const counts = answers.map((answer, index) =>
		references.map((reference) =>
			gleuCounts(tokens(sources[index] ?? ''), tokens(reference[index] ?? ''), tokens(answer)),
		),
	);
	const drawn = references.length === 1 ? 1 : samples;
	let state = 1;
	let sum = 0;
	for (let sample = 0; sample < drawn; sample++) {
		const chosen = counts.map((row) => {
			state = (state * 48_271) % 2_147_483_647;
			return row[state % row.length] as GleuCounts;
		});
		sum += gleuOf(chosen);
	}
	return sum / drawn;
}

/** All figures of a system's answers. */
export function scoreGrammar(set: GrammarSet, answers: readonly string[]): GrammarScore {
	const { right, wrong, missed, ...shares } = scoreSpans(set, answers);
	return {
		gleu: rounded(scoreGleu(set, answers) * 100, 1),
		precision: rounded(shares.precision * 100, 1),
		recall: rounded(shares.recall * 100, 1),
		f05: rounded(shares.f05 * 100, 1),
		right,
		wrong,
		missed,
	};
}
