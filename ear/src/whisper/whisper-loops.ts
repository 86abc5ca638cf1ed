import type { WhisperHypothesis } from './whisper-decoder.ts';
import type { WhisperTokens } from './whisper-tokens.ts';

/** As many words in a row are hardly said twice, but a decoder that has lost the speech writes them again and again. */
const repeatedWords = 4;
/** How likely the end had to be, as a natural logarithm, where the words began to come again. */
const endAboveLogarithm = -6;

/** The hypothesis up to where it begins to say the same words again, if it could have ended there. */
export function withoutLoops(hypothesis: WhisperHypothesis, { texts }: WhisperTokens): WhisperHypothesis {
	const starts: number[] = [];
	const words: string[] = [];
	hypothesis.rows.forEach((row, index) => {
		const text = texts[row] as string;
		const letters = text.toLowerCase().replaceAll(/[^a-z]/g, '');
		if (letters === '') return;
		if (words.length > 0 && !text.startsWith(' ')) {
			words[words.length - 1] += letters;
			return;
		}
		starts.push(index);
		words.push(letters);
	});
	const seen = new Set<string>();
	for (let index = 0; index + repeatedWords <= words.length; index++) {
		const said = words.slice(index, index + repeatedWords).join(' ');
		const place = starts[index] as number;
		const couldEnd = (hypothesis.endLogProbabilities[place] as number) > endAboveLogarithm;
		if (seen.has(said) && couldEnd) return endedAt(hypothesis, place);
		seen.add(said);
	}
	return hypothesis;
}

/** As if the end had been chosen before the token at `place`. */
function endedAt(hypothesis: WhisperHypothesis, place: number): WhisperHypothesis {
	const end = hypothesis.endLogProbabilities[place] as number;
	return {
		...hypothesis,
		rows: hypothesis.rows.slice(0, place),
		logProbabilities: [...hypothesis.logProbabilities.slice(0, place), end],
		endLogProbabilities: hypothesis.endLogProbabilities.slice(0, place + 1),
		followed: hypothesis.followed.slice(0, place + 1),
		isWhole: true,
	};
}
