import type { CallOptions } from '#server/ports/engine.ts';
import type { GrammarChecker, GrammarEdit, GrammarFindings } from '#server/ports/grammar-checker.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { applyEdits } from './check-grammar.ts';
import { touch } from './places.ts';

/** Nobody waits longer for what a model finds in one text: what it has not come to then, the rules alone have checked. */
const longestMs = 20_000;

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

/** The sentences of a corrected text, by its own marks and by those that the rules have put into the text before. */
function sentencesOf(corrected: string, { sure, writing = [] }: GrammarFindings): Sentence[] {
	const ends = writing.filter(({ mark }) => mark !== 'capital').map(({ at }) => at);
	const cuts = [...corrected.matchAll(/[.!?](?=\s)|(?=\s)/g)].flatMap(({ 0: mark, index }) => {
		const place = index + mark.length;
		const before = placeBefore(sure, place);
		return mark !== '' || (before !== undefined && ends.includes(before)) ? [place] : [];
	});
	const starts = [0, ...cuts];
	return starts.map((start, index) => ({ text: corrected.slice(start, starts[index + 1]), start }));
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
 * The rules first, and then a model on what they leave, sentence by sentence. What the rules are sure of stays; what they
 * offer is sure where the model makes the same change; what the model adds is sure or offered as it says. Fails where the
 * model does, so that whoever stands in can answer with the rules alone; the rules are not started or closed here.
 */
export function createCheckerAfterRules(rules: GrammarChecker, model: GrammarChecker): GrammarChecker {
	async function findAll(sentences: Sentence[], signal: AbortSignal | undefined) {
		const late = AbortSignal.timeout(longestMs);
		const limit = signal ? AbortSignal.any([signal, late]) : late;
		const sure: GrammarEdit[] = [];
		const maybe: GrammarEdit[] = [];
		for (const { text, start } of sentences) {
			try {
				const found = await model.check(text, { signal: limit });
				const inPlace = (edit: GrammarEdit) => ({
					...edit,
					span: { start: edit.span.start + start, end: edit.span.end + start },
				});
				sure.push(...found.sure.map(inPlace));
				maybe.push(...found.maybe.map(inPlace));
			} catch (error) {
				if (!late.aborted || signal?.aborted || !(error instanceof ProviderError)) throw error;
				break;
			}
		}
		return { sure, maybe };
	}

	async function check(text: string, { signal }: CallOptions = {}): Promise<GrammarFindings> {
		const found = await rules.check(text, signal && { signal });
		const corrected = applyEdits(text, found.sure);
		const added = await findAll(sentencesOf(corrected, found), signal);
		const before = (edits: GrammarEdit[]) => edits.flatMap((edit) => editBefore(found.sure, edit) ?? []);
		const [modelSure, modelMaybe] = [before(added.sure), before(added.maybe)];
		const agreed = found.maybe.filter((edit) =>
			[...modelSure, ...modelMaybe].some((other) => isSame(edit, other)),
		);
		const sure = joined(found.sure, joined(agreed, modelSure));
		const isApart = ({ span }: GrammarEdit) => !sure.some((one) => touch(one.span, span));
		return { ...found, sure, maybe: joined(found.maybe.filter(isApart), modelMaybe.filter(isApart)) };
	}

	return { health: () => model.health(), start: () => model.start(), close: () => model.close(), check };
}
