import { endsClauseBefore, lowerAt, startsClause, unbroken } from '#grammar/clauses.ts';
import type { Finders, Finding } from '#grammar/grammar-rule.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** What is hardly ever "the" in talk about the world. */
const abstract = words(
	`nature happiness poverty society unemployment globalization globalisation humanity mankind friendship adolescence
	education democracy freedom creativity loneliness racism discrimination tourism obesity sadness equality inequality
	advertising communication health life technology science pollution knowledge stress smoking overpopulation
	consumerism terrorism immigration parenthood childhood success fashion literature art love marriage sport sports
	music fast-food homework transport transportation`,
);
const clearlyGeneral = words(
	`nature happiness poverty society unemployment globalization globalisation humanity mankind friendship adolescence
	democracy creativity loneliness racism discrimination tourism obesity equality overpopulation consumerism parenthood`,
);
const aboutOpeners = words(
	'about love loves like likes enjoy enjoys prefer prefers respect respects against hate hates',
);
const openers = words(
	`about of for in to by with against improve improves affect affects influence influences protect enjoy love loves like
	prefer respect promote reduce increase fight prevent bring brings destroy destroys harm damage change changed cause
	causes that because believe think and`,
);
const judged =
	/^(?:important|necessary|essential|good|bad|useful|harmful|dangerous|hard|easy|difficult|expensive|cheap|better|everything|one|more|very|not|always|also|a|an|the|our|my)$/;
const generalVerbs =
	/^(?:makes|make|helps|help|can|can't|cannot|will|plays|play|gives|give|brings|bring|affects|affect|causes|cause|should|must|doesn't|depends|improves|changes|destroys|allows|teaches|becomes|leads|has|have|kills|kill)$/;

const drop = (text: readonly TaggedWord[], at: number): Finding => {
	const noun = text[at + 1]?.text ?? '';
	return {
		from: at,
		to: at + 2,
		replacement: noun,
	};
};

/** "The" before what is meant in general, in more places. */
export const theBeforeGeneralFinders: Finders = {
	'the-before-what-is-general': (text) =>
		text.flatMap((word, index): Finding[] => {
			const noun = lowerAt(text, index + 1);
			if (word.lower !== 'the' || !abstract.has(noun) || !unbroken(text, index, index + 2)) return [];
			const after = text[index + 2];
			const before = lowerAt(text, index - 1);
			const isSubject =
				startsClause(text, index) || /^(?:that|conclusion|opinion|nowadays|addition)$/.test(before);
			if (isSubject) {
				if (!after || after.afterBreak) return [];
				if (/^(?:today|here|now|tonight|outside)$/.test(lowerAt(text, index + 4))) return [];
				const isGeneral =
					(generalVerbs.test(after.lower) &&
						!(
							/^(?:has|have|will)$/.test(after.lower) &&
							!clearlyGeneral.has(noun) &&
							!/^(?:a|an|many|become|changed|some)$/.test(lowerAt(text, index + 3))
						)) ||
					(after.lower === 'is' && judged.test(lowerAt(text, index + 3)));
				if (
					/^(?:music|art|literature|marriage|homework|science|knowledge|communication|advertising)$/.test(
						noun,
					)
				)
					return [];
				if (
					/^(?:music|love|art|sport|sports|smoking|stress|technology|homework|fashion|transport|transportation)$/.test(
						noun,
					) &&
					/^(?:can|can't|doesn't|will|is|has|have)$/.test(after.lower)
				)
					return [];
				return isGeneral ? [drop(text, index)] : [];
			}
			if (word.afterBreak || !openers.has(before)) return [];
			if (!endsClauseBefore(text, index + 2)) return [];
			if (
				/^(?:in|at|i|you|we|he|she|they|it|that|which|who|of|to|on|for|from|my|or|with|there|by|this)$/.test(
					after?.lower ?? '',
				) &&
				!after?.afterBreak
			) {
				if (
					!(
						clearlyGeneral.has(noun) &&
						/^(?:i|we|they|it|or|there|with|by)$/.test(after?.lower ?? '') &&
						noun !== 'society'
					)
				)
					return [];
			}
			if (/^(?:and|or)$/.test(after?.lower ?? '') && !clearlyGeneral.has(noun)) return [];
			if (
				noun === 'society' &&
				/^(?:members?|president|chairman|secretary|head|founder)$/.test(lowerAt(text, index - 2))
			)
				return [];
			if (clearlyGeneral.has(noun)) return [drop(text, index)];
			return aboutOpeners.has(before) &&
				!/^(?:music|art|technology|homework|fashion|transport|transportation|love|life|education|success|sport|sports|smoking|stress|marriage|literature|science|advertising|communication|pollution|knowledge|health|immigration)$/.test(
					noun,
				)
				? [drop(text, index)]
				: [];
		}),
};
