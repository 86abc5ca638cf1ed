import type { GrammarRule } from './grammar-rule.ts';
import { articleRules } from './rules/articles.ts';
import { beAndHaveRules } from './rules/be-and-have.ts';
import { carriedOverRules } from './rules/carried-over.ts';
import { comparisonRules } from './rules/comparisons.ts';
import { doAndModalRules } from './rules/do-and-modals.ts';
import { genericTheRules } from './rules/generic-the.ts';
import { gerundPhraseRules } from './rules/gerund-phrases.ts';
import { infinitiveRules } from './rules/infinitives-and-gerunds.ts';
import { irregularVerbRules } from './rules/irregular-verbs.ts';
import { joinedClauseRules } from './rules/joined-clauses.ts';
import { missingArticleRules } from './rules/missing-articles.ts';
import { missingBeRules } from './rules/missing-be.ts';
import { missingWordRules } from './rules/missing-words.ts';
import { movementRules } from './rules/movement.ts';
import { nounAgreementRules } from './rules/noun-agreement.ts';
import { nounNumberRules } from './rules/noun-number.ts';
import { nounRules } from './rules/nouns.ts';
import { prepositionRules } from './rules/prepositions.ts';
import { phrasePrepositionRules } from './rules/prepositions-in-phrases.ts';
import { pronounAgreementRules } from './rules/pronoun-agreement.ts';
import { pronounRules } from './rules/pronouns.ts';
import { questionRules } from './rules/questions.ts';
import { reflexiveRules } from './rules/reflexives.ts';
import { setPhraseRules } from './rules/set-phrases.ts';
import { sinceAndForRules } from './rules/since-and-for.ts';
import { stateRules } from './rules/states-and-feelings.ts';
import { subjectAgreementRules } from './rules/subject-agreement.ts';
import { tenseRules } from './rules/tenses.ts';
import { phraseTenseRules } from './rules/tenses-in-phrases.ts';
import { timeAndPlaceRules } from './rules/time-and-place.ts';
import { wordChoiceRules } from './rules/word-choice.ts';
import { wordClassRules } from './rules/word-classes.ts';
import { wordOrderRules } from './rules/word-order.ts';
import { wordPlaceRules } from './rules/word-places.ts';
import { wrongPronounRules } from './rules/wrong-pronouns.ts';

/** Every rule; where two rules would edit the same words, the earlier one has its way. */
export const grammarRules: readonly GrammarRule[] = [
	...doAndModalRules,
	...beAndHaveRules,
	...infinitiveRules,
	...gerundPhraseRules,
	...irregularVerbRules,
	...stateRules,
	...tenseRules,
	...phraseTenseRules,
	...sinceAndForRules,
	...pronounAgreementRules,
	...nounAgreementRules,
	...subjectAgreementRules,
	...wordChoiceRules,
	...wordClassRules,
	...setPhraseRules,
	...wordOrderRules,
	...questionRules,
	...wordPlaceRules,
	...joinedClauseRules,
	...missingWordRules,
	...missingBeRules,
	...prepositionRules,
	...phrasePrepositionRules,
	...movementRules,
	...timeAndPlaceRules,
	...comparisonRules,
	...nounRules,
	...nounNumberRules,
	...articleRules,
	...missingArticleRules,
	...genericTheRules,
	...pronounRules,
	...wrongPronounRules,
	...reflexiveRules,
	...carriedOverRules,
];
