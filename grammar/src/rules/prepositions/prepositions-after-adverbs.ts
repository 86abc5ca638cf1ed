import { verbs } from '#grammar/asked-prepositions-tables.ts';
import { hasBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { isCircumstance, startsThing } from '#grammar/phrase-heads.ts';
import { allForms } from '#grammar/verb-forms.ts';

/** Verbs whose preposition stays the same whatever stands between: "depends a lot of", "believe strongly to". */
const firm =
	/^(?:depend|rely|focus|concentrate|belong|participate|insist|suffer|consist|believe|worry|contribute)$/;
const wanted = new Map(
	verbs
		.trim()
		.split('\n')
		.flatMap((line) => {
			const [verb = '', right = '', wrong = ''] = line.split(' ');
			const except = new Set(
				firm.test(verb) ? wrong.split(',').filter((one) => one !== 'in' && one !== 'with') : [],
			);
			if (verb === 'depend') for (const one of ['in', 'with']) except.add(one);
			return except.size > 0 ? allForms(verb).map((form) => [form, { right, wrong: except }] as const) : [];
		}),
);
const between =
	/^(?:only|also|mainly|mostly|largely|heavily|completely|totally|entirely|strongly|too|so|very|much|a|lot|more|just|actively|especially|basically|not|exclusively)$/;
const depending: ReadonlySet<string> = new Set(['depend', 'rely'].flatMap(allForms));

/** Prepositions that a verb asks for across an adverb. */
export const prepositionsAfterAdverbsFinders: Finders = {
	'preposition-after-adverb': (words) =>
		words.flatMap(({ lower }, index): Finding[] => {
			const asked = wanted.get(lower);
			if (asked) {
				let at = index + 1;
				while (at <= index + 3 && between.test(lowerAt(words, at))) at++;
				if (at === index + 1 || !asked.wrong.has(lowerAt(words, at)) || !unbroken(words, index, at + 2))
					return [];
				if (lowerAt(words, at - 1) === 'lot' && lowerAt(words, at) === 'of' && !depending.has(lower))
					return [];
				if (!startsThing(words, at + 1) || isCircumstance(words, at)) return [];
				return [oneWord(at, asked.right, { word: lower })];
			}
			// "not only on talent but also from luck"
			if (!/^(?:from|of)$/.test(lower) || !/^(?:also|but)$/.test(lowerAt(words, index - 1))) return [];
			if (!hasBefore(words, index, 9, depending) || !startsThing(words, index + 1)) return [];
			return [oneWord(index, 'on', {}, 'preposition-after-adverb.depend')];
		}),
};
