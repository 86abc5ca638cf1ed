import model from 'wink-eng-lite-web-model';
import winkNlp from 'wink-nlp';
import { type PartOfSpeech, splitWords, type Tagger } from '#server/domain/grammar/tagged-text.ts';

/** A tagger on wink-nlp and its English model, which takes lower case and missing punctuation well. */
export function createWinkTagger(): Tagger {
	const nlp = winkNlp(model, ['sbd', 'pos']);
	const { its } = nlp;
	return (text) => {
		const tokens = nlp.readDoc(text.replaceAll('’', "'")).tokens();
		const values = tokens.out();
		const tags = tokens.out(its.pos) as PartOfSpeech[];
		const lemmas = tokens.out(its.lemma as typeof its.value);
		const plainText = text.replaceAll('’', "'");
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
