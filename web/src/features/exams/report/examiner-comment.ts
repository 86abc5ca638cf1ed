import type { ExamAnswerReport } from '@henry/contract/exam-report.ts';
import type { Correction } from '@henry/contract/feedback.ts';

/** An answer shorter than this share of its time has stopped early; one longer than the second has used it. */
const stopsEarly0to1 = 0.4;
const usesTime0to1 = 0.7;
/** A silence inside an answer that a listener notices, in seconds. */
const longSilenceSeconds = 3;
/** Slower than this, in words a minute, each word stands alone. */
const slowWordsPerMinute = 80;
/** One mistake in so many words is worth a word before anything else. */
const wordsAMistake = 20;
/** Longer than this, a correction is no example. */
const mostExampleCharacters = 40;

/** What is praised or noticed first, and what to do next; each is one sentence (`report.comment`). */
type ExaminerComment = {
	first:
		| 'notAsked'
		| 'silent'
		| 'notEnglish'
		| 'right'
		| 'wrong'
		| 'unsureIfRight'
		| 'offTopic'
		| 'unsure'
		| 'fullAnswer'
		| 'clearAnswer'
		| 'shortAnswer'
		| 'allSaid'
		| 'mostSaid'
		| 'fewSaid';
	next: { code: CommentNext; values: CommentValues };
};
/** What a sentence names, each only where it does. */
type CommentValues = Partial<Record<CommentValue, string | number>>;
export type CommentValue = 'seconds' | 'said' | 'better' | 'words';
type CommentNext =
	| 'tryIt'
	| 'sayInEnglish'
	| 'oneWordIsEnough'
	| 'hearTheQuestion'
	| 'sayOneSentence'
	| 'useKeyWords'
	| 'nameTheTopic'
	| 'keepSpeaking'
	| 'sayInstead'
	| 'sayWith'
	| 'sayWithout'
	| 'fillSilence'
	| 'largerSteps'
	| 'sayAtSpeed'
	| 'hearAgain'
	| 'onePhrase';

const next = (code: CommentNext, values: CommentValues = {}) => ({ code, values });

/** The correction that stands for what goes wrong most: of the commonest category, the first that is short enough. */
function commonestMistake(corrections: readonly Correction[]): Correction | undefined {
	const times = (one: Correction) => corrections.filter(({ category }) => category === one.category).length;
	const isShort = ({ original, replacement }: Correction) =>
		Math.max(original.length, replacement.length) <= mostExampleCharacters;
	return corrections.filter(isShort).toSorted((one, other) => times(other) - times(one))[0];
}

function mending({ original, replacement }: Correction): ExaminerComment['next'] {
	const [said, better] = [original.trim(), replacement.trim()];
	if (said === '') return next('sayWith', { better });
	if (better === '') return next('sayWithout', { said });
	return next('sayInstead', { said, better });
}

function onGivenWords({ missing, mark0to5 }: NonNullable<ExamAnswerReport['repeated']>): ExaminerComment {
	if (missing.length === 0) return { first: 'allSaid', next: next('sayAtSpeed') };
	const words = missing.slice(0, 3).join(', ');
	return { first: mark0to5.highest >= 3 ? 'mostSaid' : 'fewSaid', next: next('hearAgain', { words }) };
}

function onShortQuestion({ verdict }: NonNullable<ExamAnswerReport['keyed']>): ExaminerComment {
	if (verdict === 'right') return { first: 'right', next: next('oneWordIsEnough') };
	return verdict === 'wrong'
		? { first: 'wrong', next: next('hearTheQuestion') }
		: { first: 'unsureIfRight', next: next('oneWordIsEnough') };
}

/**
 * What an examiner would say of an answer in two sentences: whether and how far it does what is asked, and the one thing
 * to do next. Rests on the answer's report alone. `seconds`: how long it might be; undefined without a limit.
 */
export function examinerComment(
	{ topic, figures, feedback, repeated, keyed }: ExamAnswerReport,
	seconds: number | undefined,
): ExaminerComment {
	const { corrections } = feedback;
	const { words, wordsPerMinute, longestPauseSeconds, spokenSeconds } = figures;
	if (topic.verdict === 'notAsked') return { first: 'notAsked', next: next('tryIt') };
	if (topic.verdict === 'silent') return { first: 'silent', next: next('sayOneSentence') };
	if (repeated) return onGivenWords(repeated);
	if (keyed) return onShortQuestion(keyed);
	if (topic.because === 'notEnglish') return { first: 'notEnglish', next: next('sayInEnglish') };
	if (topic.verdict === 'offTopic') return { first: 'offTopic', next: next('useKeyWords') };
	if (topic.verdict === 'unsure') return { first: 'unsure', next: next('nameTheTopic') };
	const used0to1 = seconds === undefined ? usesTime0to1 : spokenSeconds / seconds;
	const first =
		used0to1 >= usesTime0to1 ? 'fullAnswer' : used0to1 >= stopsEarly0to1 ? 'clearAnswer' : 'shortAnswer';
	const mistake = commonestMistake(corrections);
	if (first === 'shortAnswer')
		return { first, next: next('keepSpeaking', { seconds: Math.round((seconds ?? 0) - spokenSeconds) }) };
	if (mistake && corrections.length * wordsAMistake >= words) return { first, next: mending(mistake) };
	if (longestPauseSeconds >= longSilenceSeconds)
		return { first, next: next('fillSilence', { seconds: Math.round(longestPauseSeconds) }) };
	if (wordsPerMinute !== null && wordsPerMinute < slowWordsPerMinute)
		return { first, next: next('largerSteps') };
	return { first, next: mistake ? mending(mistake) : next('onePhrase') };
}
