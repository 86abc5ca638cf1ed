import type { WrittenMark } from '@henry/contract/feedback.ts';
import { applyEdits, mergeEdits } from '@henry/grammar/check-grammar.ts';
import type { GrammarEdit, GrammarFindings } from '@henry/grammar/grammar-edit.ts';
import { moved, touch } from '@henry/grammar/places.ts';
import type { CheckOptions, GrammarChecker } from '#server/ports/grammar-checker.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import type { Writer } from './written-by-model.ts';

/** Nobody waits longer for what a model finds in one text. */
const longestMs = 20_000;

/** No exercise asks for more answers at once. */
const mostLines = 30;

type Sentence = { text: string; start: number };

/** Where a place in a text that was corrected lies in the text as it was; undefined inside a correction. */
function placeBefore(edits: readonly GrammarEdit[], place: number): number | undefined {
	let shift = 0;
	for (const { span, replacement } of edits) {
		const start = span.start + shift;
		if (place < start) break;
		if (place < start + replacement.length) return undefined;
		shift += replacement.length - (span.end - span.start);
	}
	return place - shift;
}

/** The sentences of a corrected text, by its own marks and by those that were put into the text before. */
function sentencesOf(corrected: string, { sure, writing = [] }: GrammarFindings): Sentence[] {
	const ends = new Set(writing.filter(({ mark }) => mark !== 'capital').map(({ at }) => at));
	const cuts = [...corrected.matchAll(/[.!?](?=\s)|(?=\s)/g)].flatMap(({ 0: mark, index }) => {
		const place = index + mark.length;
		const before = placeBefore(sure, place);
		return mark !== '' || (before !== undefined && ends.has(before)) ? [place] : [];
	});
	const starts = [0, ...cuts];
	return starts
		.map((start, index) => ({ text: corrected.slice(start, starts[index + 1]), start }))
		.filter(({ text }) => text.trim() !== '');
}

/** An edit of the corrected text as one of the text as it was; undefined where it lies in what was corrected already. */
function editBefore(sure: readonly GrammarEdit[], edit: GrammarEdit): GrammarEdit | undefined {
	const start = placeBefore(sure, edit.span.start);
	const last = placeBefore(sure, edit.span.end - 1);
	if (start === undefined || last === undefined) return undefined;
	const span = { start, end: last + 1 };
	return sure.some((one) => touch(one.span, span)) ? undefined : { ...edit, span };
}

const isSame = (one: GrammarEdit, other: GrammarEdit) =>
	one.span.start === other.span.start &&
	one.span.end === other.span.end &&
	one.replacement === other.replacement;
const inOrder = (edits: GrammarEdit[]) => edits.toSorted((one, other) => one.span.start - other.span.start);
/** The edits of the first list, and those of the second that touch none of them. */
const joined = (first: readonly GrammarEdit[], second: readonly GrammarEdit[]) =>
	inOrder([...first, ...second.filter(({ span }) => !first.some((one) => touch(one.span, span)))]);

/**
 * What rules found in a text, with what a model found in that text once the rules' sure edits were made. What the rules
 * are sure of stays, with what the model is sure of; what the rules offer is sure where the model offers the same.
 */
export function joinFindings(text: string, found: GrammarFindings, added: GrammarFindings): GrammarFindings {
	const modelMaybe = added.maybe.flatMap((edit) => editBefore(found.sure, edit) ?? []);
	const agreed = found.maybe.filter((edit) => modelMaybe.some((other) => isSame(edit, other)));
	const sure = joined(mergeEdits(text, found.sure, added.sure), agreed).filter(
		({ span, replacement }) => text.slice(span.start, span.end) !== replacement,
	);
	const isApart = ({ span }: GrammarEdit) => !sure.some((one) => touch(one.span, span));
	return { ...found, sure, maybe: joined(found.maybe.filter(isApart), modelMaybe.filter(isApart)) };
}

/** The marks of a part of a text, as places in that part. A mark behind its last word belongs to it. */
const marksWithin = (marks: readonly WrittenMark[], start: number, end: number): WrittenMark[] =>
	marks
		.filter(({ at, mark }) => at >= start && (mark === 'capital' ? at < end : at <= end))
		.map((mark) => ({ ...mark, at: mark.at - start }));

/** What was found in a line of a text that begins at a place. */
function placedAt(place: number, { sure, maybe, writing, ...rest }: GrammarFindings): GrammarFindings {
	const inText = (edits: readonly GrammarEdit[]) =>
		edits.map((edit) => ({ ...edit, span: moved(edit.span, place) }));
	const marks = writing?.map((mark) => ({ ...mark, at: mark.at + place }));
	return { ...rest, sure: inText(sure), maybe: inText(maybe), ...(marks && { writing: marks }) };
}

function allOf(lines: readonly GrammarFindings[]): GrammarFindings {
	return {
		sure: lines.flatMap(({ sure }) => sure),
		maybe: lines.flatMap(({ maybe }) => maybe),
		writing: lines.flatMap(({ writing = [] }) => writing),
		endsAreSure: lines.every(({ endsAreSure }) => endsAreSure),
	};
}

/**
 * First the ends of sentences, then the rules, then a model on what they leave, sentence by sentence. Fails where the model
 * does, so that whoever stands in can answer with the rules alone; the rules are not started or closed here.
 */
export function createCheckerAfterRules(
	rules: GrammarChecker,
	model: GrammarChecker,
	write: Writer = async () => undefined,
): GrammarChecker {
	/** What a call answers; undefined where its time was over. */
	async function inTime<Value>(
		call: () => Promise<Value>,
		late: AbortSignal,
		signal: AbortSignal | undefined,
	): Promise<Value | undefined> {
		try {
			return await call();
		} catch (error) {
			if (!late.aborted || signal?.aborted || !(error instanceof ProviderError)) throw error;
			return undefined;
		}
	}

	/** `known`: how the line is written, or nothing where that is not known. */
	async function checkLine(
		text: string,
		known: readonly WrittenMark[],
		{ signal, late }: { signal: AbortSignal | undefined; late: AbortSignal },
	): Promise<GrammarFindings> {
		const limit = { signal: signal ? AbortSignal.any([signal, late]) : late };
		const isLeft = known.length > 0 || late.aborted;
		const writing = isLeft ? known : await inTime(() => write(text, limit), late, signal);
		const found = await rules.check(text, { ...(signal && { signal }), ...(writing && { writing }) });
		const added: GrammarFindings = { sure: [], maybe: [] };
		for (const sentence of sentencesOf(applyEdits(text, found.sure), found)) {
			if (late.aborted) break;
			const more = await inTime(() => model.check(sentence.text, limit), late, signal);
			if (!more) break;
			const inPlace = (edit: GrammarEdit) => ({ ...edit, span: moved(edit.span, sentence.start) });
			added.sure.push(...more.sure.map(inPlace));
			added.maybe.push(...more.maybe.map(inPlace));
		}
		return joinFindings(text, found, added);
	}

	/** One line after the other, so that those that the model has come to in time are whole; very many are one text. */
	async function check(
		text: string,
		{ signal, modelUntil: late = AbortSignal.timeout(longestMs), writing = [] }: CheckOptions = {},
	): Promise<GrammarFindings> {
		const lines = [...text.matchAll(/[^\n]*\n|[^\n]+$/g)];
		if (lines.length > mostLines) return checkLine(text, writing, { signal, late });
		const found: GrammarFindings[] = [];
		for (const { 0: line, index } of lines) {
			const known = marksWithin(writing, index, index + line.length);
			found.push(placedAt(index, await checkLine(line, known, { signal, late })));
		}
		return allOf(found);
	}

	return {
		health: () => model.health(),
		start: () => model.start(),
		close: () => model.close(),
		check,
	};
}
