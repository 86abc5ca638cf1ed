import lexicon from '#data/words/kinds.json' with { type: 'json' };
import { adverbOf } from '#grammar/adverb-forms.ts';
import { familyOf } from '#grammar/word-families.ts';
import { comparatives } from '#grammar/word-lists.ts';
import { wordSet, wordSets } from '#grammar/word-set.ts';
import {
	type FindKind,
	formsOfBe,
	only,
	sentenceOf,
	subjectPronouns,
	verbFormOf,
	verbOf,
} from './edit-in-sentence.ts';
import { isCountable, isPlural } from './number-of-nouns.ts';
import { isAdjective } from './quoted-words.ts';

const { wordsForThan } = wordSets(lexicon);

const linkingVerbs = wordSet(lexicon.linkingVerbs);
/** What is felt, without -ed and -ing. */
const feelings = wordSet(lexicon.feelings);
const formAfterNegation: Readonly<Record<string, string>> = lexicon.formAfterNegation;

/** "More tall": comparing. */
const comparisonKind: FindKind = ({ removed, added, before, after }) => {
	const [gone, come] = [removed.join(' '), added.join(' ')];
	const said = before.join(' ');
	const hasOwnForm = /^(?:the )?(?:better|best|worse|worst|further|furthest)$/.test(come);
	const isMore = comparatives[gone]?.more === come && after.includes('than');
	if (isMore || (/^more \S+$/.test(gone) && (/^\S+er$/.test(come) || hasOwnForm)))
		return { kind: hasOwnForm ? 'own-comparison' : 'comparative' };
	if (/^(?:the )?most \S+$/.test(gone) && (/^(?:the )?\S+est$/.test(come) || hasOwnForm))
		return { kind: hasOwnForm ? 'own-comparison' : 'superlative' };
	if (/^(?:more|better|worse|\S+er)$/.test(gone) && /^(?:most|best|worst|\S+est)$/.test(come)) {
		return { kind: 'superlative-of-all' };
	}
	const isLess = before.at(-1) === 'less';
	const isLonger = comparatives[come]?.more === gone || gone === `${come}er`;
	if ((isLess && isLonger) || (gone === 'more' && come === '')) return { kind: 'comparative-once' };
	const degree = before.at(-1) ?? '';
	if (gone === 'much' && come === '' && /^(?:too|very|so)$/.test(degree)) {
		return { kind: 'no-much-before-quality', words: { word: degree, phraseAfter: after[0] ?? '' } };
	}
	if (/^(?:than|that)$/.test(gone) && come === 'to' && /\bprefer(?:s|red)?\b/.test(said))
		return { kind: 'prefer-to' };
	if (come === 'than' && wordsForThan.has(gone) && /\b(?:more|less|\w+er|worse|rather)\b/.test(said))
		return { kind: 'than' };
	if (come === 'as' && /^(?:like|that|than|of)$/.test(gone) && /\b(?:same|as|so)\b/.test(said))
		return { kind: 'as' };
	return undefined;
};

/** A word of another class: adverb, adjective, noun. */
const classKind: FindKind = ({ removed, added, before, after }) => {
	const [gone, come] = [only(removed), only(added)];
	if (!gone || !come) return undefined;
	const previous = before.findLast((word) => !/^(?:very|so|too|quite|more|less|not|\w+ly)$/.test(word)) ?? '';
	const isLinked = formsOfBe.has(previous) || linkingVerbs.has(previous);
	const isBeforeQuality = after.length > 0 && !isCountable(after[0] ?? '') && !isPlural(after[0] ?? '');
	if (adverbOf(gone) === come || `${gone}ally` === come)
		return isLinked && !isBeforeQuality ? undefined : { kind: 'adverb' };
	if (/^(?:hardly hard|lately late)$/.test(`${gone} ${come}`)) return { kind: 'adverb' };
	if (
		(gone === `${come}s` || gone === `${come.replace(/y$/, 'i')}es`) &&
		!verbOf(come) &&
		isAdjective(come)
	) {
		return { kind: 'adjective-no-plural' };
	}
	const isFeeling = feelings.has(come.replace(/ied$/, 'y').replace(/(?:ed|ing)$/, ''));
	const isThing =
		isFeeling &&
		/ed$/.test(gone) &&
		/ing$/.test(come) &&
		gone.slice(0, -2).replace(/i$/, 'y') === come.slice(0, -3);
	const subject = before[before.lastIndexOf(previous) - 1] ?? '';
	if (isThing && isLinked && (subject === 'it' || !subjectPronouns.has(subject)))
		return { kind: 'feeling-ing' };
	if (adverbOf(come) === gone) return isLinked ? { kind: 'adjective', words: { word: previous } } : undefined;
	if (familyOf.adjective.get(come)?.noun === gone || come === `${gone}ic`)
		return { kind: 'adjective-not-noun' };
	if (familyOf.noun.get(come)?.adjective === gone) return { kind: 'noun-not-adjective' };
	if (isLinked && `${gone} ${come}` === 'scary scared') return { kind: 'feeling-ed' };
	const isPair =
		isFeeling &&
		/ing$/.test(gone) &&
		/ed$/.test(come) &&
		gone.slice(0, -3) === come.slice(0, -2).replace(/i$/, 'y');
	return isPair && isLinked ? { kind: 'feeling-ed' } : undefined;
};

/** One negative word is enough. */
const negativeKind: FindKind = (edit) => {
	const [gone, come] = [only(edit.removed), only(edit.added)];
	const others = [...edit.before, ...edit.after].join(' ');
	const isNegated = /n't\b|\b(?:not|never|nobody|nothing|hardly|without|cannot)\b/.test(others);
	if (isNegated && gone && formAfterNegation[gone] === come.replace('anyone', 'anybody'))
		return { kind: 'double-negative' };
	const isNobody = /\b(?:nobody|nothing|none|never|no one|neither|hardly)\b/.test(others);
	const isDidNot = edit.removed[0] === "didn't" && verbFormOf(only(edit.added))?.form === 'past';
	if (isNobody && (gone === `${come}n't` || isDidNot)) return { kind: 'double-negative' };
	return undefined;
};

const linkKind: FindKind = (edit) => {
	const [gone, come] = [edit.removed.join(' '), edit.added.join(' ')];
	const links = /\b(?:although|though|because)\b|^(?:since|as|if|even if|despite|in spite)\b/;
	const isLinked = links.test(sentenceOf(edit));
	if (/^(?:but|so|and|however)$/.test(gone) && come === '' && isLinked) return { kind: 'one-link' };
	if (gone === 'of' && come === '' && edit.before.at(-1) === 'because') return { kind: 'because-of' };
	if (gone === 'because' && come === 'because of') return { kind: 'because-of' };
	return undefined;
};

/** Words that Spanish has one word for, or that look alike, with what they go with. */
const confusedWords = wordSet(lexicon.confusedWords);
export const confusedKind: FindKind = ({ removed, added }) =>
	confusedWords.has(`${only(removed)}/${only(added)}`) ? { kind: 'confused-words' } : undefined;

/** What is wrong with a quality, a comparison, a negation or a link. */
export const qualityKind: FindKind = (edit) =>
	comparisonKind(edit) ?? negativeKind(edit) ?? classKind(edit) ?? linkKind(edit);
