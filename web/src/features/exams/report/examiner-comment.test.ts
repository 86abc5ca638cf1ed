import type { ExamAnswerReport } from '@henry/contract/exam-report.ts';
import type { Correction } from '@henry/contract/feedback.ts';
import { expect, test } from 'vitest';
import { examinerComment } from './examiner-comment.ts';

const correction = (category: Correction['category'], original: string, replacement: string): Correction => ({
	...{ rule: category, category, original, replacement, reason: '', reasonInSpanish: '', typicalOf: [] },
	originalSpan: { start: 0, end: original.length },
	correctedSpan: { start: 0, end: replacement.length },
});

type Change = {
	verdict?: ExamAnswerReport['topic']['verdict'];
	because?: ExamAnswerReport['topic']['because'];
	figures?: Partial<ExamAnswerReport['figures']>;
	corrections?: Correction[];
	repeated?: ExamAnswerReport['repeated'];
	keyed?: ExamAnswerReport['keyed'];
};

/** A good answer of 40 of 45 seconds, changed. */
const answer = ({ figures, corrections = [], repeated, keyed, ...topic }: Change): ExamAnswerReport => ({
	turn: '2.0.0',
	transcription: '',
	feedback: { text: '', changes: [], corrections, suggestions: [], writing: [], isEnglish: true },
	figures: {
		words: 80,
		spokenSeconds: 40,
		wordsPerMinute: 120,
		pauses: 6,
		longestPauseSeconds: 0.9,
		...figures,
	},
	topic: { verdict: 'onTopic', because: 'topicWords', topicWords: [], ...topic },
	...{ repeated, keyed },
});

const slip = correction('article', '', 'the');
const agreement = [correction('agreement', 'have', 'has'), correction('agreement', 'live', 'lives')];

test.each([
	['nothing was said', { verdict: 'silent' }, 'silent', 'sayOneSentence'],
	['to a question that was not reached', { verdict: 'notAsked' }, 'notAsked', 'tryIt'],
	['in another language', { verdict: 'offTopic', because: 'notEnglish' }, 'notEnglish', 'sayInEnglish'],
	['one right word', { keyed: { verdict: 'right', answer: 'ice' } }, 'right', 'oneWordIsEnough'],
	[
		'one wrong word',
		{ verdict: 'offTopic', keyed: { verdict: 'wrong', answer: 'ice' } },
		'wrong',
		'hearTheQuestion',
	],
	['about something else', { verdict: 'offTopic' }, 'offTopic', 'useKeyWords'],
	['perhaps about something else', { verdict: 'unsure' }, 'unsure', 'nameTheTopic'],
	['full and right', {}, 'fullAnswer', 'onePhrase'],
	[
		'stopped early',
		{ figures: { spokenSeconds: 10 }, corrections: agreement },
		'shortAnswer',
		'keepSpeaking',
	],
	[
		'many mistakes, and slow',
		{ figures: { words: 30, wordsPerMinute: 60, spokenSeconds: 25 }, corrections: [slip, ...agreement] },
		'clearAnswer',
		'sayInstead',
	],
	[
		'a long silence',
		{ figures: { longestPauseSeconds: 4.2 }, corrections: [slip] },
		'fullAnswer',
		'fillSilence',
	],
	['slow', { figures: { wordsPerMinute: 70 }, corrections: [slip] }, 'fullAnswer', 'largerSteps'],
	['one slip in a good answer', { corrections: [slip] }, 'fullAnswer', 'sayWith'],
	[
		'a sentence said again',
		{ repeated: { mark0to5: { lowest: 5, highest: 5 }, missing: [] } },
		'allSaid',
		'sayAtSpeed',
	],
	[
		'half a sentence',
		{ repeated: { mark0to5: { lowest: 1, highest: 2 }, missing: ['the', 'clouds'] } },
		'fewSaid',
		'hearAgain',
	],
] as const)('of an answer that is %s', (_, change, first, next) => {
	expect(examinerComment(answer(change as Change), 45)).toMatchObject({ first, next: { code: next } });
});

test('the commonest mistake is the example, and without a limit no answer is short', () => {
	const much = answer({ figures: { words: 40, spokenSeconds: 15 }, corrections: [slip, ...agreement] });
	expect(examinerComment(much, undefined)).toEqual({
		first: 'fullAnswer',
		next: { code: 'sayInstead', values: { said: 'have', better: 'has' } },
	});
});
