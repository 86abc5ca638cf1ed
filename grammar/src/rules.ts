import agreement from '#data/rules/agreement.json' with { type: 'json' };
import articlesInPhrases from '#data/rules/articles-in-phrases.json' with { type: 'json' };
import carriedOver from '#data/rules/carried-over.json' with { type: 'json' };
import comparisons from '#data/rules/comparisons.json' with { type: 'json' };
import counting from '#data/rules/counting.json' with { type: 'json' };
import missingArticles from '#data/rules/missing-articles.json' with { type: 'json' };
import missingWords from '#data/rules/missing-words.json' with { type: 'json' };
import nounNumber from '#data/rules/noun-number.json' with { type: 'json' };
import phrases from '#data/rules/phrases.json' with { type: 'json' };
import placesAndTimes from '#data/rules/places-and-times.json' with { type: 'json' };
import prepositions from '#data/rules/prepositions.json' with { type: 'json' };
import pronouns from '#data/rules/pronouns.json' with { type: 'json' };
import questionsAndNegation from '#data/rules/questions-and-negation.json' with { type: 'json' };
import relativeClauses from '#data/rules/relative-clauses.json' with { type: 'json' };
import secondVerbs from '#data/rules/second-verbs.json' with { type: 'json' };
import tenses from '#data/rules/tenses.json' with { type: 'json' };
import articleThe from '#data/rules/the.json' with { type: 'json' };
import verbForms from '#data/rules/verb-forms.json' with { type: 'json' };
import wordClasses from '#data/rules/word-classes.json' with { type: 'json' };
import wordOrder from '#data/rules/word-order.json' with { type: 'json' };
import words from '#data/rules/words.json' with { type: 'json' };
import { exceptWhere } from './exceptions.ts';
import { exceptions, finders } from './finders.ts';
import type { GrammarRule } from './grammar-rule.ts';
import { phraseRule } from './phrase-rule.ts';
import { type RuleRow, ruleRowSchema } from './rule-row.ts';

function ruleOf(row: RuleRow): GrammarRule {
	const { phrases, ...known } = row;
	const find = finders[row.id];
	if (find) return { ...known, find };
	if (!phrases) throw new Error(`Nothing finds ${row.id}: it has neither phrases nor a finder.`);
	const isRight = exceptions[row.id];
	return isRight ? exceptWhere(phraseRule(row), isRight) : phraseRule(row);
}

/** Every rule; where two rules would edit the same words, the earlier one has its way. */
export const grammarRules: readonly GrammarRule[] = [
	...questionsAndNegation,
	...secondVerbs,
	...verbForms,
	...tenses,
	...agreement,
	...words,
	...relativeClauses,
	...wordClasses,
	...phrases,
	...wordOrder,
	...missingWords,
	...prepositions,
	...placesAndTimes,
	...comparisons,
	...counting,
	...nounNumber,
	...missingArticles,
	...articleThe,
	...articlesInPhrases,
	...pronouns,
	...carriedOver,
].map((row) => ruleOf(ruleRowSchema.parse(row)));
