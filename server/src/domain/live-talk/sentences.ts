const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** A text in sentences, each without the space around it. */
export function sentencesOf(text: string): string[] {
	return [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);
}
