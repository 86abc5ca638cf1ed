import type { WrittenMark } from '@henry/contract/feedback.ts';
import { withoutDisfluencies } from './disfluencies.ts';
import type { GrammarEdit, GrammarFindings } from './grammar-edit.ts';
import type { GrammarRule } from './grammar-rule.ts';
import { quoteFrom } from './phrase-heads.ts';
import { moved, touch } from './places.ts';
import { reasonsOf } from './reasons.ts';
import type { TaggedWord, Tagger } from './tagged-text.ts';

/** An edit mends what another one left over ("since two years" after "for"), but rules must not run forever. */
const maxPasses = 6;

/**
 * The grammar errors that `rules` find in a text, as edits of that text, ordered and without overlap. The text is
 * corrected, tagged again and checked again until nothing is found, at most six times. `usage` is asked only where the
 * rules are content: it goes by the words around, which the rules have put right by then.
 */
export function checkGrammar(
	text: string,
	tag: Tagger,
	rules: readonly GrammarRule[],
	usage: readonly GrammarRule[] = [],
): GrammarEdit[] {
	let edits: GrammarEdit[] = [];
	for (let pass = 0; pass < maxPasses; pass++) {
		const corrected = applyEdits(text, edits);
		const wrong = findEdits(corrected, tag, rules);
		const found = wrong.length > 0 ? wrong : findEdits(corrected, tag, usage);
		if (found.length === 0) break;
		edits = mergeEdits(text, edits, found);
	}
	return edits.filter(({ span, replacement }) => text.slice(span.start, span.end) !== replacement);
}

/** What rules, then `usage`, find in a text; what unsure ones of them find gives way to what the others do. */
export function findErrors(
	text: string,
	tag: Tagger,
	rules: readonly GrammarRule[],
	usage: readonly GrammarRule[] = [],
): Omit<GrammarFindings, 'writing'> {
	const isSure = ({ isMaybe }: GrammarRule) => !isMaybe;
	const isUnsure = ({ isMaybe }: GrammarRule) => !!isMaybe;
	const sure = checkGrammar(text, tag, rules.filter(isSure), usage.filter(isSure));
	const maybe = checkGrammar(text, tag, rules.filter(isUnsure), usage.filter(isUnsure));
	return { sure, maybe: maybe.filter(({ span }) => !sure.some((edit) => touch(edit.span, span))) };
}

/**
 * The same, where it is known how a text is written: the ends of its sentences are put in first, so that no edit reaches
 * across one.
 */
export function findErrorsInSentences(
	text: string,
	writing: readonly WrittenMark[],
	find: (text: string) => Omit<GrammarFindings, 'writing'>,
): Omit<GrammarFindings, 'writing'> {
	const ends = writing.filter(({ mark, at }) => mark !== 'capital' && at < text.length);
	const withEnds = applyEdits(
		text,
		ends.map(({ at, mark }) => ({ span: { start: at, end: at }, replacement: mark })),
	);
	const places = ends.map(({ at }, index) => at + index);
	const back = (edits: readonly GrammarEdit[]) =>
		edits.flatMap((edit) => {
			const { start, end } = edit.span;
			if (places.some((place) => place >= start && place < end)) return [];
			return { ...edit, span: moved(edit.span, -places.filter((place) => place < start).length) };
		});
	const { sure, maybe } = find(withEnds);
	return { sure: back(sure), maybe: back(maybe) };
}

/** The text with its edits done. */
export function applyEdits(
	text: string,
	edits: readonly Pick<GrammarEdit, 'span' | 'replacement'>[],
): string {
	let corrected = '';
	let end = 0;
	for (const { span, replacement } of edits) {
		corrected += text.slice(end, span.start) + replacement;
		end = span.end;
	}
	return corrected + text.slice(end);
}

function findEdits(text: string, tag: Tagger, rules: readonly GrammarRule[]): GrammarEdit[] {
	const words = withoutDisfluencies(tag(text));
	const taken = new Set<number>();
	const edits: GrammarEdit[] = [];
	for (const rule of rules) {
		for (const { from, to, replacement, reason = rule.id, words: filled } of rule.find(words)) {
			const places = Array.from({ length: to - from }, (_, offset) => from + offset);
			if (places.some((place) => taken.has(place))) continue;
			const span = { start: words[from]?.span.start ?? 0, end: words[to - 1]?.span.end ?? 0 };
			const original = text.slice(span.start, span.end);
			const written = withCaseOf(words[from], replacement);
			if (original === written) continue;
			for (const place of places) taken.add(place);
			edits.push({
				rule: rule.id,
				category: rule.category,
				typicalOf: rule.typicalOf,
				...reasonsOf(reason, { ...filled, old: original.toLowerCase(), new: quoted(words, to, replacement) }),
				replacement: written,
				span,
			});
		}
	}
	return edits.sort((one, other) => one.span.start - other.span.start);
}

/** What is put in, as a reason quotes it: an article before "old house" is not "an old". */
function quoted(words: readonly TaggedWord[], to: number, replacement: string): string {
	const last = words[to - 1]?.text ?? '';
	const isArticle = /^(?:an?|the) /.test(replacement) && replacement.endsWith(` ${last}`);
	return isArticle ? replacement.slice(0, -last.length) + quoteFrom(words, to - 1) : replacement;
}

/** A replacement is in capitals, or begins with one, where the words it replaces do ("GO": "GOES", "Is": "It is"). */
function withCaseOf(word: TaggedWord | undefined, replacement: string): string {
	if (!word || !/^\p{Lu}/u.test(word.text) || /^I\b/.test(word.text)) return replacement;
	if (/^\p{Lu}{2,}$/u.test(word.text)) return replacement.toUpperCase();
	return replacement.charAt(0).toUpperCase() + replacement.slice(1);
}

/**
 * One list of edits of `text` from edits of it and edits of the text that those made. A later edit that touches an
 * earlier one is joined with it; of one that it takes in whole, nothing is left to give a reason for.
 */
export function mergeEdits(
	text: string,
	earlier: readonly GrammarEdit[],
	later: readonly GrammarEdit[],
): GrammarEdit[] {
	let merged = [...earlier];
	// From the last to the first, so that the places of those still to come stay true.
	for (const edit of later.toReversed()) merged = mergeEdit(text, merged, edit);
	return merged;
}

function mergeEdit(text: string, edits: readonly GrammarEdit[], edit: GrammarEdit): GrammarEdit[] {
	const corrected = applyEdits(text, edits);
	let shift = 0;
	const before: GrammarEdit[] = [];
	const touched: { edit: GrammarEdit; start: number; end: number }[] = [];
	const after: GrammarEdit[] = [];
	for (const other of edits) {
		const place = {
			start: other.span.start + shift,
			end: other.span.start + shift + other.replacement.length,
		};
		if (place.end < edit.span.start) before.push(other);
		else if (place.start > edit.span.end) after.push(other);
		else touched.push({ edit: other, ...place });
		shift += other.replacement.length - (other.span.end - other.span.start);
	}
	// A rule that finds fault with its own correction would never be content.
	if (touched.some((place) => place.edit.rule === edit.rule)) return [...edits];
	const left = touched.filter(({ start, end }) => start < edit.span.start || end > edit.span.end);
	const start = Math.min(edit.span.start, ...touched.map((place) => place.start));
	const end = Math.max(edit.span.end, ...touched.map((place) => place.end));
	const shiftBefore = lengthChange(before);
	const shiftWithin = shiftBefore + lengthChange(touched.map((place) => place.edit));
	const joined: GrammarEdit = {
		...(left[0]?.edit ?? edit),
		reason: joinedOnce([...left.map((place) => place.edit.reason), edit.reason]),
		reasonInSpanish: joinedOnce([...left.map((place) => place.edit.reasonInSpanish), edit.reasonInSpanish]),
		replacement:
			corrected.slice(start, edit.span.start) + edit.replacement + corrected.slice(edit.span.end, end),
		span: { start: start - shiftBefore, end: end - shiftWithin },
	};
	return [...before, joined, ...after];
}

function joinedOnce(reasons: readonly string[]): string {
	return [...new Set(reasons)].join(' ');
}

function lengthChange(edits: readonly GrammarEdit[]): number {
	return edits.reduce((sum, { span, replacement }) => sum + replacement.length - (span.end - span.start), 0);
}
