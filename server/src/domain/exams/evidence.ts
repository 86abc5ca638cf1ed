import type { ExamEvidence } from '@henry/contract/exam-report.ts';
import { mostEvidence } from '@henry/contract/exam-report.ts';
import type { Correction, TextSpan } from '@henry/contract/feedback.ts';
import type { FreeSounds } from '@henry/contract/free-sounds.ts';
import { pauseMs } from '@henry/contract/speech-figures.ts';
import { wordSpans } from '@henry/contract/transcript.ts';
import type { HeardAnswer } from './heard-speech.ts';
import { strongConnectivesAt } from './linking-words.ts';
import type { TextMeasures } from './measures.ts';

type About = Pick<ExamEvidence, 'kind'> & { better?: string; wordsBefore?: number; wordsAfter?: number };

/** The words around a span of an answer's text (its words joined by single spaces), as what can be played of it. */
export function evidenceAt(
	{ answer, words }: HeardAnswer,
	span: TextSpan,
	{ kind, better, wordsBefore = 0, wordsAfter = 0 }: About,
): ExamEvidence {
	const spans = wordSpans(words);
	const first = Math.max(0, spans.findIndex(({ end }) => end > span.start) - wordsBefore);
	const last = spans.findLastIndex(({ start }) => start < Math.max(span.end, span.start + 1)) + wordsAfter;
	const shown = words.slice(first, last + 1);
	return {
		answer,
		startMs: shown[0]?.startMs ?? 0,
		endMs: shown.at(-1)?.endMs ?? 0,
		said: shown.map(({ text }) => text).join(' '),
		kind,
		...(better !== undefined && { better }),
	};
}

const isWordChoice = ({ category }: Correction) => category === 'word choice';

/** Mistakes that rest on no word in doubt; one mistake that comes back is shown once. */
function mistakes(answers: readonly HeardAnswer[], isWanted: (correction: Correction) => boolean) {
	const found = answers.flatMap((answer) =>
		answer.sureCorrections.filter(isWanted).map((correction) => ({ answer, correction })),
	);
	const distinct = new Map(
		found.map((one) => [`${one.correction.original} ${one.correction.replacement}`.toLowerCase(), one]),
	);
	return [...distinct.values()].map(({ answer, correction }) =>
		evidenceAt(answer, correction.originalSpan, {
			kind: 'mistake',
			better: correction.replacement,
			wordsBefore: 1,
			wordsAfter: 1,
		}),
	);
}

/** Words learned at B1 or above that were surely heard. */
function richWords(answers: readonly HeardAnswer[], { richWords: rich }: TextMeasures): ExamEvidence[] {
	const wanted = new Set(rich.map((word) => word.toLowerCase()));
	return answers.flatMap(({ answer, words }) =>
		words.flatMap(({ text, startMs, endMs, unsure }): ExamEvidence[] =>
			!unsure && wanted.delete(text.toLowerCase().replace(/[.,!?]+$/, ''))
				? [{ answer, startMs, endMs, said: text, kind: 'strength' }]
				: [],
		),
	);
}

/** The longest pauses inside answers, with the words around them. */
function pauses(answers: readonly HeardAnswer[]): ExamEvidence[] {
	const found = answers.flatMap(({ answer, words }) =>
		words.slice(1).map((after, index) => {
			const before = words[index] as typeof after;
			return { answer, before, after, lastsMs: after.startMs - before.endMs };
		}),
	);
	return found
		.filter(({ lastsMs }) => lastsMs >= 2 * pauseMs)
		.sort((one, other) => other.lastsMs - one.lastsMs)
		.map(({ answer, before, after }) => ({
			answer,
			startMs: before.startMs,
			endMs: after.endMs,
			said: `${before.text} … ${after.text}`,
			kind: 'pause',
		}));
}

/** Linking words that show more than a list. */
function connectives(answers: readonly HeardAnswer[]): ExamEvidence[] {
	const seen = new Set<string>();
	return answers.flatMap((answer) =>
		strongConnectivesAt(
			answer.words.map(({ text, unsure }) => (unsure ? '…'.repeat(text.length) : text)).join(' '),
		)
			.filter(({ phrase }) => !seen.has(phrase) && seen.add(phrase))
			.map((span) => evidenceAt(answer, span, { kind: 'strength', wordsAfter: 3 })),
	);
}

/** Sounds that were surely wrong, each word once. */
export function soundEvidence(
	answers: readonly { answer: number; sounds: FreeSounds | undefined }[],
): ExamEvidence[] {
	const seen = new Set<string>();
	return answers.flatMap(({ answer, sounds }) =>
		(sounds?.examples ?? [])
			.filter(({ word }) => !seen.has(word.toLowerCase()) && seen.add(word.toLowerCase()))
			.map(
				({ word, startMs, endMs, ipa, heardInstead, insertedBefore }): ExamEvidence => ({
					answer,
					startMs,
					endMs,
					said: word,
					kind: 'sound',
					better: `/${ipa}/`,
					...(heardInstead && { heardInstead: `/${heardInstead}/` }),
					...(insertedBefore && { insertedBefore: `/${insertedBefore}/` }),
				}),
			),
	);
}

/** What can be played of an answer that is about something else: its beginning. */
export function offTopicEvidence(answers: readonly HeardAnswer[]): ExamEvidence[] {
	const wordsShown = 8;
	return answers.map((answer) =>
		evidenceAt(answer, { start: 0, end: 1 }, { kind: 'offTopic', wordsAfter: wordsShown }),
	);
}

/** What can be played of the criteria that rest on the learner's own words. */
export function wordEvidence(answers: readonly HeardAnswer[], sure: TextMeasures) {
	const few = (pieces: readonly ExamEvidence[]) => pieces.slice(0, mostEvidence);
	return {
		grammar: few(mistakes(answers, (correction) => !isWordChoice(correction))),
		vocabulary: few([...mistakes(answers, isWordChoice).slice(0, 2), ...richWords(answers, sure)]),
		fluency: few(pauses(answers)),
		coherence: few(connectives(answers)),
	};
}
