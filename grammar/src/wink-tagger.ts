import model from 'wink-eng-lite-web-model';
import winkNlp from 'wink-nlp';
import { type PartOfSpeech, splitWords, type Tagger, withPlainApostrophes } from './tagged-text.ts';

/** The tagger takes the square of the length of a run of marks: of a long one it sees the first few. */
const withoutLongRuns = (text: string) =>
	text.replaceAll(/[^\p{L}\p{N}\s]{8,}/gu, (run) => run.slice(0, 4).padEnd(run.length));

/** A tagger on wink-nlp and its English model, which takes lower case and missing punctuation well. */
export function createWinkTagger(): Tagger {
	const nlp = winkNlp(model, ['sbd', 'pos']);
	const { its } = nlp;
	return (text) => {
		const plainText = withoutLongRuns(withPlainApostrophes(text));
		const tokens = nlp.readDoc(plainText).tokens();
		const values = tokens.out();
		const tags = tokens.out(its.pos) as PartOfSpeech[];
		const lemmas = tokens.out(its.lemma as typeof its.value);
		let token = 0;
		let place = 0;
		return splitWords(text).map((word) => {
			// A word may be several tokens ("do" + "n't"); the first one says what it is.
			while (token < values.length) {
				const value = values[token] ?? '';
				place = Math.max(place, plainText.indexOf(value, place));
				if (place + value.length > word.span.start) break;
				place += value.length;
				token++;
			}
			return { ...word, partOfSpeech: tags[token] ?? 'X', lemma: lemmas[token]?.toLowerCase() ?? word.lower };
		});
	};
}
