import type { Exceptions, Finders } from './grammar-rule.ts';
import { aBeforeNounsFinders } from './rules/articles/a-before-nouns.ts';
import { aBeforeOneFinders } from './rules/articles/a-before-one.ts';
import { aWithObjectsFinders } from './rules/articles/a-with-objects.ts';
import { aWithQualitiesFinders } from './rules/articles/a-with-qualities.ts';
import { articlesFinders } from './rules/articles/articles.ts';
import { articlesOfSubjectsFinders } from './rules/articles/articles-of-subjects.ts';
import { bareNounsFinders } from './rules/articles/bare-nouns.ts';
import { genericTheFinders } from './rules/articles/generic-the.ts';
import { missingArticlesExceptions } from './rules/articles/missing-articles.ts';
import { neededTheFinders } from './rules/articles/needed-the.ts';
import { needlessTheFinders } from './rules/articles/needless-the.ts';
import { theBeforeGeneralFinders } from './rules/articles/the-before-general.ts';
import { theByClassFinders } from './rules/articles/the-by-class.ts';
import { theOfKnownOnesFinders } from './rules/articles/the-of-known-ones.ts';
import { theOfOneFinders } from './rules/articles/the-of-one.ts';
import { countedNounsFinders } from './rules/nouns/counted-nouns.ts';
import { joinedKindsFinders } from './rules/nouns/joined-kinds.ts';
import { nounNumberFinders } from './rules/nouns/noun-number.ts';
import { nounsExceptions } from './rules/nouns/nouns.ts';
import { openingsAndOwnersFinders } from './rules/nouns/openings-and-owners.ts';
import { peopleAndWhoseFinders } from './rules/nouns/people-and-whose.ts';
import { peopleInGeneralFinders } from './rules/nouns/people-in-general.ts';
import { pluralAfterFinders } from './rules/nouns/plural-after.ts';
import { possessiveNounsFinders } from './rules/nouns/possessive-nouns.ts';
import { pronounFormsExceptions } from './rules/nouns/pronoun-forms.ts';
import { pronounsFinders } from './rules/nouns/pronouns.ts';
import { quantitiesFinders } from './rules/nouns/quantities.ts';
import { smallNumberSlipsFinders } from './rules/nouns/small-number-slips.ts';
import { theseWithPluralFinders } from './rules/nouns/these-with-plural.ts';
import { usualObjectsFinders } from './rules/nouns/usual-objects.ts';
import { askedPrepositionsFinders } from './rules/prepositions/asked-prepositions.ts';
import { objectsWithoutPrepositionsFinders } from './rules/prepositions/objects-without-prepositions.ts';
import { placesOfActionsFinders } from './rules/prepositions/places-of-actions.ts';
import { prepositionsAfterAdverbsFinders } from './rules/prepositions/prepositions-after-adverbs.ts';
import { prepositionsBeforeObjectsFinders } from './rules/prepositions/prepositions-before-objects.ts';
import { timesBeforeNowFinders } from './rules/prepositions/times-before-now.ts';
import { joinedClausesFinders } from './rules/sentences/joined-clauses.ts';
import { joiningWordsMendedFinders } from './rules/sentences/joining-words-mended.ts';
import { misplacedWordsFinders } from './rules/sentences/misplaced-words.ts';
import { missingBeExceptions } from './rules/sentences/missing-be.ts';
import { missingWordsFinders } from './rules/sentences/missing-words.ts';
import { qualitiesWithoutBeExceptions } from './rules/sentences/qualities-without-be.ts';
import { questionsInsideFinders } from './rules/sentences/questions-inside.ts';
import { relativeClausesFinders } from './rules/sentences/relative-clauses.ts';
import { relativeThatAndWhereFinders } from './rules/sentences/relative-that-and-where.ts';
import { subjectWithoutBeFinders } from './rules/sentences/subject-without-be.ts';
import { wordOrderFinders } from './rules/sentences/word-order.ts';
import { actionsAndAimsFinders } from './rules/verbs/actions-and-aims.ts';
import { beAndHaveFinders } from './rules/verbs/be-and-have.ts';
import { beWithVerbsFinders } from './rules/verbs/be-with-verbs.ts';
import { clauseSubjectsFinders } from './rules/verbs/clause-subjects.ts';
import { conditionalsFinders } from './rules/verbs/conditionals.ts';
import { distantAgreementFinders } from './rules/verbs/distant-agreement.ts';
import { doAndModalsFinders } from './rules/verbs/do-and-modals.ts';
import { gerundPhrasesExceptions } from './rules/verbs/gerund-phrases.ts';
import { infinitivesAndGerundsFinders } from './rules/verbs/infinitives-and-gerunds.ts';
import { irregularVerbsFinders } from './rules/verbs/irregular-verbs.ts';
import { joinedVerbFormsFinders } from './rules/verbs/joined-verb-forms.ts';
import { modalPassivesFinders } from './rules/verbs/modal-passives.ts';
import { nounAgreementFinders } from './rules/verbs/noun-agreement.ts';
import { nounVerbsFinders } from './rules/verbs/noun-verbs.ts';
import { oldTimesFinders } from './rules/verbs/old-times.ts';
import { pastSequencesFinders } from './rules/verbs/past-sequences.ts';
import { peopleAreTheyFinders } from './rules/verbs/people-are-they.ts';
import { perfectFormsFinders } from './rules/verbs/perfect-forms.ts';
import { personThenVerbFinders } from './rules/verbs/person-then-verb.ts';
import { pronounAgreementFinders } from './rules/verbs/pronoun-agreement.ts';
import { questionVerbFormsFinders } from './rules/verbs/question-verb-forms.ts';
import { secondVerbsFinders } from './rules/verbs/second-verbs.ts';
import { sinceAndForFinders } from './rules/verbs/since-and-for.ts';
import { storiesFinders } from './rules/verbs/stories.ts';
import { subjectAgreementExceptions, subjectAgreementFinders } from './rules/verbs/subject-agreement.ts';
import { tenseDetailsExceptions, tenseDetailsFinders } from './rules/verbs/tense-details.ts';
import { tensesExceptions, tensesFinders } from './rules/verbs/tenses.ts';
import { tensesInPhrasesFinders } from './rules/verbs/tenses-in-phrases.ts';
import { toldAndPastFinders } from './rules/verbs/told-and-past.ts';
import { untilNowFinders } from './rules/verbs/until-now.ts';
import { verbComplementsFinders } from './rules/verbs/verb-complements.ts';
import { verbPatternsExceptions } from './rules/verbs/verb-patterns.ts';
import { verbsAfterSmallWordsFinders } from './rules/verbs/verbs-after-small-words.ts';
import { adjectiveSlotsFinders } from './rules/words/adjective-slots.ts';
import { adjectivesForAdverbsFinders } from './rules/words/adjectives-for-adverbs.ts';
import { adverbSlotsFinders } from './rules/words/adverb-slots.ts';
import { collocationsFinders } from './rules/words/collocations.ts';
import { feelingsAndMannersFinders } from './rules/words/feelings-and-manners.ts';
import { nounSlotsFinders } from './rules/words/noun-slots.ts';
import { nounsAsAdjectivesExceptions } from './rules/words/nouns-as-adjectives.ts';
import { smallSlipsFinders } from './rules/words/small-slips.ts';
import { spellingsFinders } from './rules/words/spellings.ts';
import { superlativesAndDespiteFinders } from './rules/words/superlatives-and-despite.ts';
import { verbSlotsFinders } from './rules/words/verb-slots.ts';
import { verbsAsNounsFinders } from './rules/words/verbs-as-nouns.ts';

/** What finds errors that are no list of phrases, by the ids of the rules in `data/rules`. */
export const finders: Finders = {
	...aBeforeNounsFinders,
	...aBeforeOneFinders,
	...aWithObjectsFinders,
	...aWithQualitiesFinders,
	...articlesOfSubjectsFinders,
	...articlesFinders,
	...bareNounsFinders,
	...genericTheFinders,
	...neededTheFinders,
	...needlessTheFinders,
	...theBeforeGeneralFinders,
	...theByClassFinders,
	...theOfKnownOnesFinders,
	...theOfOneFinders,
	...countedNounsFinders,
	...joinedKindsFinders,
	...nounNumberFinders,
	...openingsAndOwnersFinders,
	...peopleAndWhoseFinders,
	...peopleInGeneralFinders,
	...pluralAfterFinders,
	...possessiveNounsFinders,
	...pronounsFinders,
	...quantitiesFinders,
	...smallNumberSlipsFinders,
	...theseWithPluralFinders,
	...usualObjectsFinders,
	...askedPrepositionsFinders,
	...objectsWithoutPrepositionsFinders,
	...placesOfActionsFinders,
	...prepositionsAfterAdverbsFinders,
	...prepositionsBeforeObjectsFinders,
	...timesBeforeNowFinders,
	...joinedClausesFinders,
	...joiningWordsMendedFinders,
	...misplacedWordsFinders,
	...missingWordsFinders,
	...questionsInsideFinders,
	...relativeClausesFinders,
	...relativeThatAndWhereFinders,
	...subjectWithoutBeFinders,
	...wordOrderFinders,
	...actionsAndAimsFinders,
	...beAndHaveFinders,
	...beWithVerbsFinders,
	...clauseSubjectsFinders,
	...conditionalsFinders,
	...distantAgreementFinders,
	...doAndModalsFinders,
	...infinitivesAndGerundsFinders,
	...irregularVerbsFinders,
	...joinedVerbFormsFinders,
	...modalPassivesFinders,
	...nounAgreementFinders,
	...nounVerbsFinders,
	...oldTimesFinders,
	...pastSequencesFinders,
	...peopleAreTheyFinders,
	...perfectFormsFinders,
	...personThenVerbFinders,
	...pronounAgreementFinders,
	...questionVerbFormsFinders,
	...secondVerbsFinders,
	...sinceAndForFinders,
	...storiesFinders,
	...subjectAgreementFinders,
	...tenseDetailsFinders,
	...tensesInPhrasesFinders,
	...tensesFinders,
	...toldAndPastFinders,
	...untilNowFinders,
	...verbComplementsFinders,
	...verbsAfterSmallWordsFinders,
	...adjectiveSlotsFinders,
	...adjectivesForAdverbsFinders,
	...adverbSlotsFinders,
	...collocationsFinders,
	...feelingsAndMannersFinders,
	...nounSlotsFinders,
	...smallSlipsFinders,
	...spellingsFinders,
	...superlativesAndDespiteFinders,
	...verbSlotsFinders,
	...verbsAsNounsFinders,
};

/** Where rules with phrases are silent, by their ids. */
export const exceptions: Exceptions = {
	...missingArticlesExceptions,
	...nounsExceptions,
	...pronounFormsExceptions,
	...missingBeExceptions,
	...qualitiesWithoutBeExceptions,
	...gerundPhrasesExceptions,
	...subjectAgreementExceptions,
	...tenseDetailsExceptions,
	...tensesExceptions,
	...verbPatternsExceptions,
	...nounsAsAdjectivesExceptions,
};
