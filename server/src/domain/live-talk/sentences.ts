const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** A longer sentence at the beginning is given a voice in two parts, so that its sound begins sooner. */
const longSentenceWords = 8;
/** So many words a part of it has at least: shorter ones sound chopped off. */
const leastWords = 3;
/** Where a speaker rests inside a sentence: after a mark, or before a word that begins a clause. */
const clauseEnd = /(?<=[,;:—–])\s+|\s+(?=(?:because|but|although|while|when|if|which|so that|and then)\s)/gu;

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/**
 * A text in sentences, each without the space around it; the first one, if it is long, at its first good clause end in two,
 * or the second one behind a word or two.
 * What is answered for the beginning of a text, but the last one, is answered for all of it too.
 */
export function sentencesOf(text: string): string[] {
	const sentences = [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);
	const isBrief = wordsIn(sentences[0] ?? '') < leastWords;
	return sentences.flatMap((sentence, index) =>
		index === 0 || (index === 1 && isBrief) ? clausesOf(sentence) : [sentence],
	);
}

/** The sentences of a text that is still being written, without the last one unless a space after its mark says that it is whole. */
export function wholeSentencesOf(soFar: string): string[] {
	const sentences = sentencesOf(soFar);
	return /[.!?]\s$/.test(soFar) ? sentences : sentences.slice(0, -1);
}

function clausesOf(sentence: string): string[] {
	if (wordsIn(sentence) <= longSentenceWords) return [sentence];
	for (const { index, 0: space } of sentence.matchAll(clauseEnd)) {
		const [front, back] = [sentence.slice(0, index), sentence.slice(index + space.length)];
		if (wordsIn(front) >= leastWords && wordsIn(back) >= leastWords) return [front, back];
	}
	return [sentence];
}

/** How long a speaker rests after a part of a text, in milliseconds at the usual speed. */
export function restAfterMs(part: string): number {
	if (/[.!?…]["')\]]*$/.test(part)) return 320;
	return /[,;:—–]["')\]]*$/.test(part) ? 140 : 60;
}
