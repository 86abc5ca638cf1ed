import { lowerAt, unbroken } from '#grammar/clauses.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { verbForms } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordTable } from '#grammar/word-table.ts';

const irregularParticiples: Record<string, string> = wordTable(
	Object.fromEntries(
		'go see do eat write take begin drink speak break forget give know choose come become run drive fly grow fall swim sing wear steal'
			.split(' ')
			.map((base) => [verbForms(base).past, verbForms(base).participle]),
	),
);

/** The verb after "be" and "have", and verbs that take no "be". */
export const beAndHaveFinders: Finders = {
	'be-verb-ing'(words) {
		const verbs = new Set(
			`go come study learn play eat make do write look speak live wait talk cook read travel take watch sleep drive prepare search try use listen buy walk`.split(
				' ',
			),
		);
		return words.flatMap((word, index): Finding[] => {
			const contracted = /^(?:i'm|he's|she's|we're|they're|you're)$/.test(word.lower);
			const full =
				/^(?:am|is|are|was|were)$/.test(word.lower) &&
				/^(?:i|he|she|we|they|you)$/.test(lowerAt(words, index - 1)) &&
				!words[index]?.afterBreak;
			const verb = words[index + 1];
			if ((!contracted && !full) || !verb || verb.afterBreak || !verbs.has(verb.lower)) return [];
			if (wordLists.subject.has(lowerAt(words, index + 2)) || verb.lower === 'look') return [];
			if (verb.lower === 'come' && word.lower.endsWith("'s")) return [];
			// "He is cook" says what he is.
			if (
				verb.lower === 'cook' &&
				!/^(?:the|a|my|our|some|dinner|lunch|breakfast|for|food|now)$/.test(lowerAt(words, index + 2))
			)
				return [];
			if (full && /^(?:all|what|thing|who|how|where|that|whatever)$/.test(lowerAt(words, index - 2)))
				return [];
			if (
				/^(?:go|live|read|look|talk|study)$/.test(verb.lower) &&
				!/^(?:to|in|with|at|english|the|for|a|home|about|all|every|when|hard)$/.test(
					lowerAt(words, index + 2),
				)
			)
				return [];
			const next = words[index + 2];
			if (next?.lower === 'for' && verb.lower === 'go') return [];
			if (
				/^(?:live)$/.test(verb.lower) &&
				!/^(?:i|i'm|he|he's|she|she's)$/.test(full ? lowerAt(words, index - 1) : word.lower)
			)
				return [];
			if (!next || (next.partOfSpeech === 'VERB' && !next.afterBreak)) return [];
			const fixed = verbForms(verb.lower).gerund;
			return [oneWord(index + 1, fixed, { word: word.lower })];
		});
	},
	'have-participle': (words) =>
		words.flatMap((word, index): Finding[] => {
			if (!/^(?:have|has|had|haven't|hasn't|hadn't|i've|we've|they've|you've)$/.test(word.lower)) return [];
			let at = index + 1;
			if (
				wordLists.subject.has(lowerAt(words, at)) &&
				/^(?:ever|never|already)$/.test(lowerAt(words, at + 1)) &&
				/^(?:have|has)$/.test(word.lower)
			)
				at++;
			const adverb = /^(?:never|ever|already|just|not|always|also)$/.test(lowerAt(words, at));
			if (adverb) at++;
			const verb = words[at];
			if (!verb || !unbroken(words, index, at + 1)) return [];
			const bare =
				adverb &&
				/^(?:never|ever|already)$/.test(lowerAt(words, at - 1)) &&
				/^(?:go|see|eat|do|take|write|speak|give|visit|travel|try|play|meet|live|be|finish|learn|study|work|start|buy|find|lose|change|hear|forget|arrive|leave)$/.test(
					verb.lower,
				);
			const fixed = irregularParticiples[verb.lower] ?? (bare ? verbForms(verb.lower).participle : undefined);
			if (!fixed || fixed === verb.lower || (!bare && verb.partOfSpeech === 'NOUN' && verb.lower === 'saw'))
				return [];
			if (/^(?:did|do)$/.test(verb.lower) && wordLists.subject.has(lowerAt(words, at + 1))) return [];
			const have = word.lower.replace(/^\w+'ve$/, 'have');
			return [oneWord(at, fixed, { have, verb: verb.lower })];
		}),
};
