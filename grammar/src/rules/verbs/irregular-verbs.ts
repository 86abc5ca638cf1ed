import { hasBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { commonVerbs, regularPast, verbForms } from '#grammar/verb-forms.ts';

/** Regular-looking forms that are words of their own: "seed", "hanged". */
const ownWords = new Set(
	'seed quitted ringed blowed hanged shined leaded winded putted costed bursted sinked smelled lighted'.split(
		' ',
	),
);
const baseOfWrongPast = new Map(
	[...commonVerbs].flatMap((base) => {
		const wrong = regularPast(base);
		return wrong === verbForms(base).past || ownWords.has(wrong) || base === 'be'
			? []
			: [[wrong, base] as const];
	}),
);
const have = new Set(
	"have has had haven't hasn't i'm he's she's it's we're they're you're i've we've they've you've be been is are was were".split(
		' ',
	),
);

/** Pasts that are nothing else, of verbs whose participle is another word. */
const pasts = new Map(
	'write speak take give steal choose drive eat forget know throw wear sing drink see tear begin'
		.split(' ')
		.map((base) => [verbForms(base).past, verbForms(base).participle]),
);

/** Irregular verbs, and forms of verbs after "be". */
export const irregularVerbsFinders: Finders = {
	'irregular-past': (words) =>
		words.flatMap((word, index): Finding[] => {
			const base = baseOfWrongPast.get(word.lower);
			if (!base || (word.lower === 'teared' && lowerAt(words, index + 1) === 'up')) return [];
			const { past, participle } = verbForms(base);
			const fixed = hasBefore(words, index, 2, have) ? participle : past;
			return [oneWord(index, fixed, { base, word: word.lower })];
		}),
	'passive-participle'(words) {
		return words.flatMap((word, index): Finding[] => {
			if (!/^(?:is|are|was|were|been|being|it's)$/.test(word.lower)) return [];
			const at = /^(?:not|always|also|never|often|only)$/.test(lowerAt(words, index + 1))
				? index + 2
				: index + 1;
			const verb = words[at];
			const participle = pasts.get(verb?.lower ?? '');
			if (!verb || !participle || !unbroken(words, index, at + 1)) return [];
			// "all it was saw us": a subject of its own follows.
			if (/^(?:i|he|she|we|they|you|me|us|him|them)$/.test(lowerAt(words, at + 1))) return [];
			return [oneWord(at, participle, { word: word.lower, verb: verb.lower })];
		});
	},
};
