import type { GrammarEdit, GrammarFindings } from '@henry/grammar/grammar-edit.ts';
import { touch } from '@henry/grammar/places.ts';
import { splitWords } from '@henry/grammar/tagged-text.ts';
import { isPlainlyWritten } from '#server/domain/untrusted-words.ts';
import { type Change, isRefused, isUnsure, type ProposedEdit } from './trusted-edit.ts';

type Word = ReturnType<typeof splitWords>[number];

/** Most of a text is right, even a beginner's: a proposal that changes more of its words than this rewrites it. */
const largestSureShare = 0.4;
const longestReason = 200;

/**
 * What a language model proposes, held to the text that it was given. A proposal is laid on the words that it names, cut
 * to what it really changes, and refused where it changes nothing that is heard, mends hesitations, swaps names or
 * numbers, turns what was said into its opposite, or rewrites whole stretches (`trusted-edit.ts`). What puts other
 * words in the learner's mouth is offered at most, and so is everything where two fifths of the words would change.
 */
export function heldToText(text: string, proposals: readonly ProposedEdit[]): GrammarFindings {
	const words = splitWords(text);
	const taken: GrammarEdit[] = [];
	const sure: GrammarEdit[] = [];
	const maybe: GrammarEdit[] = [];
	let from = 0;
	let changedWords = 0;
	for (const proposal of proposals) {
		const place = placeOf(words, proposal, from) ?? placeOf(words, proposal, 0);
		if (!place) continue;
		from = place.from + 1;
		const change = minimalChange(text, words, place, proposal);
		if (!change || isRefused(change, proposal.kind)) continue;
		const edit = editOf(proposal, change);
		if (!edit || taken.some(({ span }) => span.start < edit.span.end && edit.span.start < span.end)) continue;
		taken.push(edit);
		const isSure = proposal.certainty === 'sure' && !isUnsure(change, proposal.category);
		(isSure ? sure : maybe).push(edit);
		if (isSure) changedWords += newWords(change);
	}
	const inOrder = (edits: GrammarEdit[]) => edits.sort((one, other) => one.span.start - other.span.start);
	const isRewritten = changedWords > Math.max(largestSureShare * words.length, 2);
	if (isRewritten) return { sure: [], maybe: inOrder([...sure, ...maybe]) };
	const apart = maybe.filter(({ span }) => !sure.some((edit) => touch(edit.span, span)));
	return { sure: inOrder(sure), maybe: inOrder(apart) };
}

/** How many words of a change are others; words that only move are not. */
function newWords({ removed, added }: Change): number {
	const without = (words: string[], others: string[]) =>
		words.filter((word) => !others.includes(word)).length;
	return Math.max(without(removed, added), without(added, removed));
}

/** The words of the text, [from, to), that a proposal is about: the first such from the place `start` on. */
function placeOf(words: readonly Word[], { original }: ProposedEdit, start: number) {
	const sought = splitWords(original).map(({ lower }) => lower);
	if (sought.length === 0) return undefined;
	for (let from = start; from + sought.length <= words.length; from++) {
		if (sought.every((lower, offset) => words[from + offset]?.lower === lower)) {
			return { from, to: from + sought.length };
		}
	}
	return undefined;
}

/**
 * What really changes: without the words that are the same at either end. Where a word only comes or only goes, one
 * neighbour is part of the change, so that its place has words on both sides. Undefined where no word changes.
 */
function minimalChange(
	text: string,
	words: readonly Word[],
	{ from, to }: { from: number; to: number },
	{ replacement }: ProposedEdit,
): Change | undefined {
	const old = words.slice(from, to);
	const fresh = splitWords(replacement);
	const isSame = (one: Word | undefined, other: Word | undefined) => !!one && one.lower === other?.lower;
	let head = 0;
	while (head < old.length && isSame(old[head], fresh[head])) head++;
	let tail = 0;
	while (tail < Math.min(old.length, fresh.length) - head && isSame(old.at(-1 - tail), fresh.at(-1 - tail)))
		tail++;
	const removed = old.slice(head, old.length - tail);
	const added = fresh.slice(head, fresh.length - tail);
	if (removed.length === 0 && added.length === 0) return undefined;
	const anchors = removed.length === 0 || added.length === 0;
	const start = from + head;
	const end = to - tail;
	const next = anchors ? words[end] : undefined;
	const previous = anchors && !next ? words[start - 1] : undefined;
	const covered = [...(previous ? [previous] : []), ...removed, ...(next ? [next] : [])];
	const [first, last] = [covered[0], covered.at(-1)];
	if (!first || !last || (added.length === 0 && !next && !previous)) return undefined;
	const beginsSentence = first.afterBreak || first === words[0];
	const put = [
		...(previous ? [previous.text] : []),
		...added.map((word) => word.text),
		...(next ? [next === first && beginsSentence ? withSmallLetter(next.text) : next.text] : []),
	];
	return {
		removed: removed.map(({ lower }) => lower),
		added: added.map(({ lower }) => lower),
		before: words.slice(Math.max(0, start - 3), start).map(({ lower }) => lower),
		after: words.slice(end, end + 3).map(({ lower }) => lower),
		span: { start: first.span.start, end: last.span.end },
		original: text.slice(first.span.start, last.span.end),
		replacement: put.join(' '),
		beginsSentence,
	};
}

/** One short line; undefined where there is nothing to read. */
function reasonOf(written: string): string | undefined {
	const line = written.replaceAll(/\s+/g, ' ').trim();
	if (line.length <= longestReason) return line || undefined;
	const sentence = /^.{20,200}?[.!?](?=\s)/.exec(line)?.[0];
	return sentence ?? `${line.slice(0, longestReason).replace(/\s+\S*$/, '')} …`;
}

function editOf(proposal: ProposedEdit, { span, original, replacement }: Change): GrammarEdit | undefined {
	const reason = reasonOf(proposal.reason);
	const reasonInSpanish = reasonOf(proposal.reasonInSpanish);
	if (!reason || !reasonInSpanish) return undefined;
	if (![reason, reasonInSpanish, replacement].every(isPlainlyWritten)) return undefined;
	const written = withCaseOf(original, replacement);
	if (written === original) return undefined;
	const { kind, category, typicalOf } = proposal;
	return { rule: `model-${kind}`, category, typicalOf, reason, reasonInSpanish, replacement: written, span };
}

/** A word that no longer begins its sentence; "I" stays large. */
const withSmallLetter = (word: string) =>
	/^I(?!\p{L})/u.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1);

/** What is put in begins as what it replaces did; "I" is always large. */
function withCaseOf(original: string, replacement: string): string {
	if (/^I\b/.test(replacement)) return replacement;
	const first = replacement.charAt(0);
	if (/^\p{Lu}/u.test(original) && !/^I\b/.test(original)) return first.toUpperCase() + replacement.slice(1);
	return /^\p{Ll}/u.test(original) ? first.toLowerCase() + replacement.slice(1) : replacement;
}
