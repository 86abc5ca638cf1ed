import type { GrammarRule } from './grammar-rule.ts';
import { aBeforeNounRules } from './rules/a-before-nouns.ts';
import { aBeforeOneRules } from './rules/a-before-one.ts';
import { aInPhraseRules } from './rules/a-in-phrases.ts';
import { adjectiveSlotRules } from './rules/adjective-slots.ts';
import { adjectiveForAdverbRules } from './rules/adjectives-for-adverbs.ts';
import { adverbSlotRules } from './rules/adverb-slots.ts';
import { adverbRules } from './rules/adverbs.ts';
import { articlePhraseRules } from './rules/article-phrases.ts';
import { articleRules } from './rules/articles.ts';
import { askedPrepositionRules } from './rules/asked-prepositions.ts';
import { bareNounRules } from './rules/bare-nouns.ts';
import { beAndHaveRules } from './rules/be-and-have.ts';
import { beOrDoRules } from './rules/be-or-do.ts';
import { beWithVerbRules } from './rules/be-with-verbs.ts';
import { carriedOverRules } from './rules/carried-over.ts';
import { clauseSubjectRules } from './rules/clause-subjects.ts';
import { collocationRules } from './rules/collocations.ts';
import { comparisonRules } from './rules/comparisons.ts';
import { conditionalRules } from './rules/conditionals.ts';
import { confusedWordRules } from './rules/confused-words.ts';
import { distantAgreementRules } from './rules/distant-agreement.ts';
import { doAndModalRules } from './rules/do-and-modals.ts';
import { genericTheRules } from './rules/generic-the.ts';
import { gerundPhraseRules } from './rules/gerund-phrases.ts';
import { infinitiveRules } from './rules/infinitives-and-gerunds.ts';
import { ingFormRules } from './rules/ing-forms.ts';
import { irregularVerbRules } from './rules/irregular-verbs.ts';
import { joinedClauseRules } from './rules/joined-clauses.ts';
import { joiningPhraseRules } from './rules/joining-phrases.ts';
import { lookAlikeRules } from './rules/look-alikes.ts';
import { misplacedWordRules } from './rules/misplaced-words.ts';
import { missingArticleRules } from './rules/missing-articles.ts';
import { missingBeRules } from './rules/missing-be.ts';
import { missingPrepositionRules } from './rules/missing-prepositions.ts';
import { missingSubjectRules } from './rules/missing-subjects.ts';
import { missingWordRules } from './rules/missing-words.ts';
import { moreComparisonRules } from './rules/more-comparisons.ts';
import { movementRules } from './rules/movement.ts';
import { neededPrepositionRules } from './rules/needed-prepositions.ts';
import { neededTheRules } from './rules/needed-the.ts';
import { needlessTheRules } from './rules/needless-the.ts';
import { nounAgreementRules } from './rules/noun-agreement.ts';
import { nounNumberRules } from './rules/noun-number.ts';
import { nounSlotRules } from './rules/noun-slots.ts';
import { nounVerbRules } from './rules/noun-verbs.ts';
import { nounRules } from './rules/nouns.ts';
import { oldTimeRules } from './rules/old-times.ts';
import { pastSequenceRules } from './rules/past-sequences.ts';
import { peopleAndThereRules } from './rules/people-and-there.ts';
import { peopleAndWhoseRules } from './rules/people-and-whose.ts';
import { perfectFormRules } from './rules/perfect-forms.ts';
import { personThenVerbRules } from './rules/person-then-verb.ts';
import { placeAndTimeRules } from './rules/places-and-times.ts';
import { pluralAfterRules } from './rules/plural-after.ts';
import { possessiveNounRules } from './rules/possessive-nouns.ts';
import { prepositionRules } from './rules/prepositions.ts';
import { phrasePrepositionRules } from './rules/prepositions-in-phrases.ts';
import { pronounAgreementRules } from './rules/pronoun-agreement.ts';
import { pronounRules } from './rules/pronouns.ts';
import { qualitiesWithoutBeRules } from './rules/qualities-without-be.ts';
import { quantityRules } from './rules/quantities.ts';
import { quantityWordRules } from './rules/quantity-words.ts';
import { questionRules } from './rules/questions.ts';
import { reflexiveRules } from './rules/reflexives.ts';
import { relativeClauseRules } from './rules/relative-clauses.ts';
import { requestRules } from './rules/requests.ts';
import { secondVerbRules } from './rules/second-verbs.ts';
import { setPhraseRules } from './rules/set-phrases.ts';
import { sinceAndForRules } from './rules/since-and-for.ts';
import { smallSlipRules } from './rules/small-slips.ts';
import { smallWordOrderRules } from './rules/small-word-order.ts';
import { spellingRules } from './rules/spellings.ts';
import { stateRules } from './rules/states-and-feelings.ts';
import { storyRules } from './rules/stories.ts';
import { subjectAgreementRules } from './rules/subject-agreement.ts';
import { tenseDetailRules } from './rules/tense-details.ts';
import { tenseRules } from './rules/tenses.ts';
import { phraseTenseRules } from './rules/tenses-in-phrases.ts';
import { theInGeneralRules } from './rules/the-in-general.ts';
import { theOfOneRules } from './rules/the-of-one.ts';
import { theWithOrderRules } from './rules/the-with-order.ts';
import { theseRules } from './rules/these-with-plural.ts';
import { timeAndPlaceRules } from './rules/time-and-place.ts';
import { verbComplementRules } from './rules/verb-complements.ts';
import { verbPatternRules } from './rules/verb-patterns.ts';
import { verbSlotRules } from './rules/verb-slots.ts';
import { wordChoiceRules } from './rules/word-choice.ts';
import { wordClassRules } from './rules/word-classes.ts';
import { wordOrderRules } from './rules/word-order.ts';
import { wordPlaceRules } from './rules/word-places.ts';
import { wordPrepositionRules } from './rules/word-prepositions.ts';
import { wrongPronounRules } from './rules/wrong-pronouns.ts';

/** Every rule; where two rules would edit the same words, the earlier one has its way. */
export const grammarRules: readonly GrammarRule[] = [
	...beOrDoRules,
	...requestRules,
	...doAndModalRules,
	...beAndHaveRules,
	...infinitiveRules,
	...gerundPhraseRules,
	...secondVerbRules,
	...ingFormRules,
	...verbPatternRules,
	...verbComplementRules,
	...personThenVerbRules,
	...perfectFormRules,
	...beWithVerbRules,
	...irregularVerbRules,
	...stateRules,
	...tenseRules,
	...pastSequenceRules,
	...oldTimeRules,
	...storyRules,
	...conditionalRules,
	...tenseDetailRules,
	...phraseTenseRules,
	...sinceAndForRules,
	...pronounAgreementRules,
	...nounAgreementRules,
	...peopleAndThereRules,
	...subjectAgreementRules,
	...distantAgreementRules,
	...clauseSubjectRules,
	...nounVerbRules,
	...spellingRules,
	...wordChoiceRules,
	...collocationRules,
	...confusedWordRules,
	...lookAlikeRules,
	...relativeClauseRules,
	...wordClassRules,
	...adjectiveSlotRules,
	...nounSlotRules,
	...verbSlotRules,
	...adverbRules,
	...adjectiveForAdverbRules,
	...adverbSlotRules,
	...setPhraseRules,
	...joiningPhraseRules,
	...wordOrderRules,
	...questionRules,
	...wordPlaceRules,
	...misplacedWordRules,
	...smallWordOrderRules,
	...joinedClauseRules,
	...missingWordRules,
	...missingBeRules,
	...qualitiesWithoutBeRules,
	...missingSubjectRules,
	...prepositionRules,
	...phrasePrepositionRules,
	...wordPrepositionRules,
	...neededPrepositionRules,
	...askedPrepositionRules,
	...movementRules,
	...timeAndPlaceRules,
	...placeAndTimeRules,
	...missingPrepositionRules,
	...comparisonRules,
	...moreComparisonRules,
	...nounRules,
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
	...genericTheRules,
	...needlessTheRules,
	...neededTheRules,
	...theOfOneRules,
	...theWithOrderRules,
	...theInGeneralRules,
	...possessiveNounRules,
	...peopleAndWhoseRules,
	...pronounRules,
	...wrongPronounRules,
	...reflexiveRules,
	...carriedOverRules,
	...smallSlipRules,
];
