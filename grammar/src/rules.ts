import type { GrammarRule } from './grammar-rule.ts';
import { aBeforeNounRules } from './rules/articles/a-before-nouns.ts';
import { aBeforeOneRules } from './rules/articles/a-before-one.ts';
import { aInPhraseRules } from './rules/articles/a-in-phrases.ts';
import { aInSmallPhraseRules } from './rules/articles/a-in-small-phrases.ts';
import { aInVerbPhraseRules } from './rules/articles/a-in-verb-phrases.ts';
import { aWithMassRules } from './rules/articles/a-with-masses.ts';
import { aWithObjectRules } from './rules/articles/a-with-objects.ts';
import { aWithQualityRules } from './rules/articles/a-with-qualities.ts';
import { articlePhraseRules } from './rules/articles/article-phrases.ts';
import { articleRules } from './rules/articles/articles.ts';
import { articleOfMassRules } from './rules/articles/articles-of-masses.ts';
import { articleOfSubjectRules } from './rules/articles/articles-of-subjects.ts';
import { bareNounRules } from './rules/articles/bare-nouns.ts';
import { genericTheRules } from './rules/articles/generic-the.ts';
import { missingArticleRules } from './rules/articles/missing-articles.ts';
import { neededTheRules } from './rules/articles/needed-the.ts';
import { needlessTheRules } from './rules/articles/needless-the.ts';
import { theBeforeGeneralRules } from './rules/articles/the-before-general.ts';
import { theByClassRules } from './rules/articles/the-by-class.ts';
import { theInGeneralRules } from './rules/articles/the-in-general.ts';
import { theInSmallPhraseRules } from './rules/articles/the-in-small-phrases.ts';
import { theOfKnownOneRules } from './rules/articles/the-of-known-ones.ts';
import { theOfOneRules } from './rules/articles/the-of-one.ts';
import { theWithOrderRules } from './rules/articles/the-with-order.ts';
import { countedNounRules } from './rules/nouns/counted-nouns.ts';
import { joinedKindRules } from './rules/nouns/joined-kinds.ts';
import { moreUncountedRules } from './rules/nouns/more-uncounted.ts';
import { nounNumberRules } from './rules/nouns/noun-number.ts';
import { nounRules } from './rules/nouns/nouns.ts';
import { openingAndOwnerRules } from './rules/nouns/openings-and-owners.ts';
import { peopleAndWhoseRules } from './rules/nouns/people-and-whose.ts';
import { peopleInGeneralRules } from './rules/nouns/people-in-general.ts';
import { pluralAfterRules } from './rules/nouns/plural-after.ts';
import { possessiveNounRules } from './rules/nouns/possessive-nouns.ts';
import { pronounFormRules } from './rules/nouns/pronoun-forms.ts';
import { pronounRules } from './rules/nouns/pronouns.ts';
import { quantityRules } from './rules/nouns/quantities.ts';
import { quantityWordRules } from './rules/nouns/quantity-words.ts';
import { reflexiveRules } from './rules/nouns/reflexives.ts';
import { smallNumberSlipRules } from './rules/nouns/small-number-slips.ts';
import { theseRules } from './rules/nouns/these-with-plural.ts';
import { usualObjectRules } from './rules/nouns/usual-objects.ts';
import { wrongPronounRules } from './rules/nouns/wrong-pronouns.ts';
import { askedPrepositionRules } from './rules/prepositions/asked-prepositions.ts';
import { missingPrepositionRules } from './rules/prepositions/missing-prepositions.ts';
import { movementRules } from './rules/prepositions/movement.ts';
import { neededPrepositionRules } from './rules/prepositions/needed-prepositions.ts';
import { objectWithoutPrepositionRules } from './rules/prepositions/objects-without-prepositions.ts';
import { placeAndTimeRules } from './rules/prepositions/places-and-times.ts';
import { placeOfActionRules } from './rules/prepositions/places-of-actions.ts';
import { prepositionRules } from './rules/prepositions/prepositions.ts';
import { prepositionAfterAdverbRules } from './rules/prepositions/prepositions-after-adverbs.ts';
import { prepositionAfterObjectRules } from './rules/prepositions/prepositions-after-objects.ts';
import { prepositionBeforeObjectRules } from './rules/prepositions/prepositions-before-objects.ts';
import { commonPhrasePrepositionRules } from './rules/prepositions/prepositions-in-common-phrases.ts';
import { phrasePrepositionRules } from './rules/prepositions/prepositions-in-phrases.ts';
import { timeAndPlaceRules } from './rules/prepositions/time-and-place.ts';
import { timeBeforeNowRules } from './rules/prepositions/times-before-now.ts';
import { timeOfActionRules } from './rules/prepositions/times-of-actions.ts';
import { wordPrepositionRules } from './rules/prepositions/word-prepositions.ts';
import { joinedClauseRules } from './rules/sentences/joined-clauses.ts';
import { joiningPhraseRules } from './rules/sentences/joining-phrases.ts';
import { joiningWordMendedRules } from './rules/sentences/joining-words-mended.ts';
import { misplacedWordRules } from './rules/sentences/misplaced-words.ts';
import { missingBeRules } from './rules/sentences/missing-be.ts';
import { missingSubjectRules } from './rules/sentences/missing-subjects.ts';
import { missingWordRules } from './rules/sentences/missing-words.ts';
import { qualitiesWithoutBeRules } from './rules/sentences/qualities-without-be.ts';
import { questionRules } from './rules/sentences/questions.ts';
import { questionInsideRules } from './rules/sentences/questions-inside.ts';
import { relativeClauseRules } from './rules/sentences/relative-clauses.ts';
import { relativeThatAndWhereRules } from './rules/sentences/relative-that-and-where.ts';
import { smallWordOrderRules } from './rules/sentences/small-word-order.ts';
import { subjectWithoutBeRules } from './rules/sentences/subject-without-be.ts';
import { wordOrderRules } from './rules/sentences/word-order.ts';
import { wordPlaceRules } from './rules/sentences/word-places.ts';
import { actionAndAimRules } from './rules/verbs/actions-and-aims.ts';
import { beAndHaveRules } from './rules/verbs/be-and-have.ts';
import { beOrDoRules } from './rules/verbs/be-or-do.ts';
import { beWithVerbRules } from './rules/verbs/be-with-verbs.ts';
import { clauseSubjectRules } from './rules/verbs/clause-subjects.ts';
import { conditionalRules } from './rules/verbs/conditionals.ts';
import { distantAgreementRules } from './rules/verbs/distant-agreement.ts';
import { doAndModalRules } from './rules/verbs/do-and-modals.ts';
import { gerundPhraseRules } from './rules/verbs/gerund-phrases.ts';
import { infinitiveRules } from './rules/verbs/infinitives-and-gerunds.ts';
import { ingFormRules } from './rules/verbs/ing-forms.ts';
import { irregularVerbRules } from './rules/verbs/irregular-verbs.ts';
import { joinedVerbFormRules } from './rules/verbs/joined-verb-forms.ts';
import { modalPassiveRules } from './rules/verbs/modal-passives.ts';
import { nounAgreementRules } from './rules/verbs/noun-agreement.ts';
import { nounVerbRules } from './rules/verbs/noun-verbs.ts';
import { oldTimeRules } from './rules/verbs/old-times.ts';
import { pastSequenceRules } from './rules/verbs/past-sequences.ts';
import { peopleAndThereRules } from './rules/verbs/people-and-there.ts';
import { peopleAreTheyRules } from './rules/verbs/people-are-they.ts';
import { perfectFormRules } from './rules/verbs/perfect-forms.ts';
import { personThenVerbRules } from './rules/verbs/person-then-verb.ts';
import { pronounAgreementRules } from './rules/verbs/pronoun-agreement.ts';
import { questionVerbFormRules } from './rules/verbs/question-verb-forms.ts';
import { requestRules } from './rules/verbs/requests.ts';
import { secondVerbRules } from './rules/verbs/second-verbs.ts';
import { sinceAndForRules } from './rules/verbs/since-and-for.ts';
import { slipWithBeRules } from './rules/verbs/slips-with-be.ts';
import { stateRules } from './rules/verbs/states-and-feelings.ts';
import { storyRules } from './rules/verbs/stories.ts';
import { subjectAgreementRules } from './rules/verbs/subject-agreement.ts';
import { tenseDetailRules } from './rules/verbs/tense-details.ts';
import { tenseRules } from './rules/verbs/tenses.ts';
import { phraseTenseRules } from './rules/verbs/tenses-in-phrases.ts';
import { thereAndAmountRules } from './rules/verbs/there-and-amounts.ts';
import { toldAndPastRules } from './rules/verbs/told-and-past.ts';
import { untilNowRules } from './rules/verbs/until-now.ts';
import { verbComplementRules } from './rules/verbs/verb-complements.ts';
import { verbPatternRules } from './rules/verbs/verb-patterns.ts';
import { verbAfterSmallWordRules } from './rules/verbs/verbs-after-small-words.ts';
import { adjectiveSlotRules } from './rules/words/adjective-slots.ts';
import { adjectiveForAdverbRules } from './rules/words/adjectives-for-adverbs.ts';
import { adverbSlotRules } from './rules/words/adverb-slots.ts';
import { adverbRules } from './rules/words/adverbs.ts';
import { carriedOverRules } from './rules/words/carried-over.ts';
import { collocationRules } from './rules/words/collocations.ts';
import { comparisonRules } from './rules/words/comparisons.ts';
import { confusedWordRules } from './rules/words/confused-words.ts';
import { feelingAndMannerRules } from './rules/words/feelings-and-manners.ts';
import { learnerSmallPhraseRules } from './rules/words/learners-small-phrases.ts';
import { lookAlikeRules } from './rules/words/look-alikes.ts';
import { moreComparisonRules } from './rules/words/more-comparisons.ts';
import { nounSlotRules } from './rules/words/noun-slots.ts';
import { nounAsAdjectiveRules } from './rules/words/nouns-as-adjectives.ts';
import { setPhraseRules } from './rules/words/set-phrases.ts';
import { smallSlipRules } from './rules/words/small-slips.ts';
import { spanishCalqueRules } from './rules/words/spanish-calques.ts';
import { spellingRules } from './rules/words/spellings.ts';
import { superlativeAndDespiteRules } from './rules/words/superlatives-and-despite.ts';
import { usualExpressionRules } from './rules/words/usual-expressions.ts';
import { verbSlotRules } from './rules/words/verb-slots.ts';
import { verbAsNounRules } from './rules/words/verbs-as-nouns.ts';
import { wordChoiceRules } from './rules/words/word-choice.ts';
import { wordClassRules } from './rules/words/word-classes.ts';

/** Every rule; where two rules would edit the same words, the earlier one has its way. */
export const grammarRules: readonly GrammarRule[] = [
	...questionVerbFormRules,
	...beOrDoRules,
	...requestRules,
	...modalPassiveRules,
	...doAndModalRules,
	...verbAfterSmallWordRules,
	...slipWithBeRules,
	...beAndHaveRules,
	...infinitiveRules,
	...gerundPhraseRules,
	...secondVerbRules,
	...ingFormRules,
	...verbPatternRules,
	...verbComplementRules,
	...actionAndAimRules,
	...personThenVerbRules,
	...perfectFormRules,
	...beWithVerbRules,
	...irregularVerbRules,
	...stateRules,
	...toldAndPastRules,
	...untilNowRules,
	...tenseRules,
	...pastSequenceRules,
	...oldTimeRules,
	...storyRules,
	...conditionalRules,
	...tenseDetailRules,
	...phraseTenseRules,
	...sinceAndForRules,
	...peopleAreTheyRules,
	...peopleInGeneralRules,
	...joinedKindRules,
	...pronounAgreementRules,
	...nounAgreementRules,
	...peopleAndThereRules,
	...thereAndAmountRules,
	...subjectAgreementRules,
	...distantAgreementRules,
	...clauseSubjectRules,
	...nounVerbRules,
	...joinedVerbFormRules,
	...spellingRules,
	...wordChoiceRules,
	...usualExpressionRules,
	...collocationRules,
	...confusedWordRules,
	...lookAlikeRules,
	...relativeClauseRules,
	...relativeThatAndWhereRules,
	...wordClassRules,
	...nounAsAdjectiveRules,
	...adjectiveSlotRules,
	...nounSlotRules,
	...verbAsNounRules,
	...verbSlotRules,
	...adverbRules,
	...adjectiveForAdverbRules,
	...adverbSlotRules,
	...joiningWordMendedRules,
	...superlativeAndDespiteRules,
	...learnerSmallPhraseRules,
	...feelingAndMannerRules,
	...setPhraseRules,
	...joiningPhraseRules,
	...wordOrderRules,
	...questionRules,
	...questionInsideRules,
	...wordPlaceRules,
	...misplacedWordRules,
	...smallWordOrderRules,
	...joinedClauseRules,
	...missingWordRules,
	...missingBeRules,
	...qualitiesWithoutBeRules,
	...subjectWithoutBeRules,
	...missingSubjectRules,
	...prepositionRules,
	...phrasePrepositionRules,
	...wordPrepositionRules,
	...neededPrepositionRules,
	...prepositionAfterObjectRules,
	...commonPhrasePrepositionRules,
	...prepositionAfterAdverbRules,
	...askedPrepositionRules,
	...objectWithoutPrepositionRules,
	...prepositionBeforeObjectRules,
	...timeBeforeNowRules,
	...timeOfActionRules,
	...placeOfActionRules,
	...movementRules,
	...timeAndPlaceRules,
	...placeAndTimeRules,
	...missingPrepositionRules,
	...comparisonRules,
	...moreComparisonRules,
	...moreUncountedRules,
	...nounRules,
	...smallNumberSlipRules,
	...openingAndOwnerRules,
	...countedNounRules,
	...usualObjectRules,
	...nounNumberRules,
	...quantityRules,
	...pluralAfterRules,
	...theseRules,
	...quantityWordRules,
	...articleRules,
	...missingArticleRules,
	...aBeforeNounRules,
	...bareNounRules,
	...aInPhraseRules,
	...aBeforeOneRules,
	...articlePhraseRules,
	...articleOfSubjectRules,
	...aWithObjectRules,
	...aWithQualityRules,
	...genericTheRules,
	...needlessTheRules,
	...neededTheRules,
	...theOfOneRules,
	...theWithOrderRules,
	...theByClassRules,
	...theOfKnownOneRules,
	...theBeforeGeneralRules,
	...articleOfMassRules,
	...aWithMassRules,
	...aInSmallPhraseRules,
	...aInVerbPhraseRules,
	...theInSmallPhraseRules,
	...theInGeneralRules,
	...possessiveNounRules,
	...peopleAndWhoseRules,
	...pronounFormRules,
	...pronounRules,
	...wrongPronounRules,
	...reflexiveRules,
	...carriedOverRules,
	...spanishCalqueRules,
	...smallSlipRules,
];
