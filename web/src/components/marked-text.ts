import type { TextSpan } from '@henry/contract/feedback.ts';

/** A place in a text and what is to be shown there. An empty span marks the place between two characters. */
export type Mark<Kind> = { span: TextSpan; kind: Kind };

/** A run of characters that all carry the same marks. `start` is its place in the text. */
export type MarkedRun<Kind> = { start: number; text: string; kinds: Kind[] };

/**
 * Cuts a text into runs at the edges of its marks, which may overlap. Joined, the runs are the text; a mark with an
 * empty span makes an empty run of its own.
 */
export function markedRuns<Kind>(text: string, marks: readonly Mark<Kind>[]): MarkedRun<Kind>[] {
	const edges = new Set([0, text.length]);
	for (const { span } of marks) edges.add(span.start).add(span.end);
	const places = [...edges].filter((place) => place <= text.length).sort((first, second) => first - second);
	return places.flatMap((start, index) => {
		const end = places[index + 1] ?? start;
		const empty = marks.filter(({ span }) => span.start === start && span.end === start);
		const covering = marks.filter(
			({ span }) => span.start <= start && span.end >= end && span.end > span.start,
		);
		const runs: MarkedRun<Kind>[] = empty.map(({ kind }) => ({ start, text: '', kinds: [kind] }));
		if (end > start) {
			runs.push({ start, text: text.slice(start, end), kinds: covering.map(({ kind }) => kind) });
		}
		return runs;
	});
}

/** The marks that fall within a part of a text, cut to it, with their places counted from its start. */
export function marksWithin<Kind>(marks: readonly Mark<Kind>[], part: TextSpan): Mark<Kind>[] {
	return marks
		.filter(({ span }) =>
			span.start === span.end
				? span.start >= part.start && span.start < part.end
				: span.start < part.end && span.end > part.start,
		)
		.map(({ span, kind }) => ({
			kind,
			span: {
				start: Math.max(span.start, part.start) - part.start,
				end: Math.min(span.end, part.end) - part.start,
			},
		}));
}
