import type { Exceptions, Finders } from './grammar-rule.ts';
import { aBeforeNounsFinders } from './rules/a-before-nouns.ts';
import { aBeforeOneFinders } from './rules/a-before-one.ts';
import { aWithObjectsFinders } from './rules/a-with-objects.ts';
import { actionsAndAimsFinders } from './rules/actions-and-aims.ts';
import { adjectivesAndNounsFinders } from './rules/adjectives-and-nouns.ts';
import { agreementOfNounsFinders } from './rules/agreement-of-nouns.ts';
import { agreementOfPeopleFinders } from './rules/agreement-of-people.ts';
import { agreementOfPronounsFinders } from './rules/agreement-of-pronouns.ts';
import { agreementOfSubjectsExceptions, agreementOfSubjectsFinders } from './rules/agreement-of-subjects.ts';
import { beDoAndHaveFinders } from './rules/be-do-and-have.ts';
import { carriedOverFinders } from './rules/carried-over.ts';
import { conditionalsFinders } from './rules/conditionals.ts';
import { countingExceptions, countingFinders } from './rules/counting.ts';
import { finishedTimesFinders } from './rules/finished-times.ts';
import { haveForBeFinders } from './rules/have-for-be.ts';
import { infinitivesAndGerundsExceptions } from './rules/infinitives-and-gerunds.ts';
import { misplacedWordsFinders } from './rules/misplaced-words.ts';
import { missingArticlesFinders } from './rules/missing-articles.ts';
import { missingWordsFinders } from './rules/missing-words.ts';
import { modalsFinders } from './rules/modals.ts';
import { nounNumberFinders } from './rules/noun-number.ts';
import { perfectFormsFinders } from './rules/perfect-forms.ts';
import { personThenVerbFinders } from './rules/person-then-verb.ts';
import { phrasesFinders } from './rules/phrases.ts';
import { placesAndTimesFinders } from './rules/places-and-times.ts';
import { prepositionsFinders } from './rules/prepositions.ts';
import { pronounsExceptions, pronounsFinders } from './rules/pronouns.ts';
import { reflexivesFinders } from './rules/reflexives.ts';
import { relativeClausesFinders } from './rules/relative-clauses.ts';
import { reportedTensesFinders } from './rules/reported-tenses.ts';
import { storiesFinders } from './rules/stories.ts';
import { tensesExceptions, tensesFinders } from './rules/tenses.ts';
import { theInGeneralFinders } from './rules/the-in-general.ts';
import { theOfOneFinders } from './rules/the-of-one.ts';
import { untilNowFinders } from './rules/until-now.ts';
import { usualPluralsFinders } from './rules/usual-plurals.ts';
import { verbFormsFinders } from './rules/verb-forms.ts';
import { verbsAndAdverbsFinders } from './rules/verbs-and-adverbs.ts';
import { wishesFinders } from './rules/wishes.ts';
import { wordOrderFinders } from './rules/word-order.ts';
import { wordsExceptions, wordsFinders } from './rules/words.ts';

/** What finds errors that are no list of phrases, by the ids of the rules in `data/rules`. */
export const finders: Finders = {
	...aBeforeNounsFinders,
	...aBeforeOneFinders,
	...aWithObjectsFinders,
	...actionsAndAimsFinders,
	...adjectivesAndNounsFinders,
	...agreementOfNounsFinders,
	...agreementOfPeopleFinders,
	...agreementOfPronounsFinders,
	...agreementOfSubjectsFinders,
	...beDoAndHaveFinders,
	...carriedOverFinders,
	...conditionalsFinders,
	...countingFinders,
	...finishedTimesFinders,
	...haveForBeFinders,
	...misplacedWordsFinders,
	...missingArticlesFinders,
	...missingWordsFinders,
	...modalsFinders,
	...nounNumberFinders,
	...perfectFormsFinders,
	...personThenVerbFinders,
	...phrasesFinders,
	...placesAndTimesFinders,
	...prepositionsFinders,
	...pronounsFinders,
	...reflexivesFinders,
	...relativeClausesFinders,
	...reportedTensesFinders,
	...storiesFinders,
	...tensesFinders,
	...theInGeneralFinders,
	...theOfOneFinders,
	...untilNowFinders,
	...usualPluralsFinders,
	...verbFormsFinders,
	...verbsAndAdverbsFinders,
	...wishesFinders,
	...wordOrderFinders,
	...wordsFinders,
};

/** Where rules with phrases are silent, by their ids. */
export const exceptions: Exceptions = {
	...agreementOfSubjectsExceptions,
	...countingExceptions,
	...infinitivesAndGerundsExceptions,
	...pronounsExceptions,
	...tensesExceptions,
	...wordsExceptions,
};
