import { structures as allStructures } from '@henry/contract/exam-reasons.ts';
import { type Criterion, fromText, mean, reason, rounded } from './exam-criteria.ts';
import { anchors } from './level-anchors.ts';
import { placeOf } from './level-scale.ts';
import type { TextMeasures } from './measures.ts';
import type { SpeechShown } from './speech-shown.ts';

/**
 * Clauses that hang on others tell levels apart up to the end of B2. Advanced speakers put into phrases what others say in
 * clauses: there long phrases tell, words for one verb (Norris & Ortega 2009, Biber, Gray & Poonpon 2011; as mean length of
 * clause, Lu 2010). Beginners make them, too, by leaving verbs out: so they tell no more than two levels above the kinds.
 */
const clausesTellUpTo = 5;
const phrasesTellFurther = 2;

/** Range (kinds of structures, clauses that hang together) and accuracy (mistakes that were found in 100 words). */
export function grammarCriterion(speech: SpeechShown): Criterion {
	const { all } = speech;
	const unused = allStructures.filter((structure) => !all.structures.includes(structure));
	const structuresPlace = (measures: TextMeasures) => placeOf(anchors.range, measures.range);
	const clausesPlace = (measures: TextMeasures) =>
		Math.max(
			Math.min(clausesTellUpTo, placeOf(anchors.clauses, measures.linkedClausesPer100)),
			Math.min(
				structuresPlace(measures) + phrasesTellFurther,
				placeOf(anchors.phrases, measures.wordsPerVerb),
			),
		);
	const range = (measures: TextMeasures) => mean([structuresPlace(measures), clausesPlace(measures)]);
	return fromText(
		'grammar',
		speech,
		(measures) => [
			{
				place: placeOf(anchors.mistakes, measures.grammarMistakesPer100),
				weight: 1,
				lift:
					measures.grammarMistakes > 0
						? reason('liftAccuracy', {
								per100: rounded((100 * measures.grammarMistakes) / Math.max(measures.words, 1)),
							})
						: reason('liftStructures', {}, { structures: unused.slice(0, 3) }),
			},
			{
				place: structuresPlace(measures),
				weight: 1,
				lift: reason('liftStructures', {}, { structures: unused.slice(0, 3) }),
			},
			{
				place: clausesPlace(measures),
				weight: 1,
				lift: reason('liftClauses', { per100: rounded(measures.linkedClausesPer100) }),
			},
		],
		[
			reason('corrections', {
				mistakes: speech.sure.grammarMistakes,
				words: all.words,
			}),
			all.structures.length > 0
				? reason('structures', {}, { structures: all.structures })
				: reason('noStructures'),
			reason('linkedClauses', { per100: rounded(all.linkedClausesPer100) }),
		],
		// Whoever says little more than simple sentences is right in them, and no further for it.
		(place, measures) => Math.min(place, range(measures) + 0.75),
	);
}
