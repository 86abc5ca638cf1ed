import type { LanguageBand, LanguageCriterion } from '@henry/contract/aptis.ts';
import type { FeedbackResponse } from '@henry/contract/feedback.ts';
import type { Draft } from '@henry/contract/homework.ts';
import { aptisStatedSeconds } from '@henry/contract/limits.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { estimateAptis } from '#server/domain/exams/aptis-estimate.ts';
import { middleBand } from '#server/domain/exams/band-range.ts';
import { hearTogether } from '#server/domain/exams/heard-speech.ts';
import {
	fluencyCriterion,
	grammarCriterion,
	pronunciationCriterion,
	vocabularyCriterion,
} from '#server/domain/exams/language-criteria.ts';
import { type ExamQuestion, topicRelevance } from '#server/domain/exams/topic-relevance.ts';

/** An answer that was heard, and what is wrong in it. */
export type JudgedSpeech = { words: readonly TranscriptWord[]; feedback: FeedbackResponse };

/**
 * What language of a band is worth where every answer is on topic (British Council, Aptis Candidate Guide, 2020, the scale
 * of part one).
 */
const pointsOnTopic: Record<LanguageBand, number> = { A1: 2, A2: 4, B1: 5 };

const kept = (criteria: readonly LanguageCriterion[]): Draft['criteria'] =>
	criteria.map(({ criterion, level }) => ({ criterion, level }));

const asHeard = ({ words, feedback: { corrections, suggestions } }: JudgedSpeech) => ({
	words,
	corrections: [...corrections, ...suggestions.filter(({ asksWhatWasSaid }) => asksWhatWasSaid)],
	sureCorrections: corrections,
});

function secondsOf(words: readonly TranscriptWord[]): number {
	return ((words.at(-1)?.endMs ?? 0) - (words[0]?.startMs ?? 0)) / 1_000;
}

/** A draft for speech about anything: its language alone, as if it were on topic. Null where nothing was heard. */
export function draftOfLanguage(answers: readonly JudgedSpeech[]): Draft | null {
	const heard = answers.filter(({ words }) => words.length > 0);
	if (heard.length === 0) return null;
	const seconds = heard.reduce((sum, { words }) => sum + secondsOf(words), 0);
	const speech = hearTogether(heard.map(asHeard), Math.max(aptisStatedSeconds, seconds));
	const criteria = [
		grammarCriterion(speech),
		vocabularyCriterion(speech),
		pronunciationCriterion(speech),
		fluencyCriterion(speech),
	];
	return {
		lowest: pointsOnTopic[middleBand(criteria.map(({ level }) => level.lowest))],
		highest: pointsOnTopic[middleBand(criteria.map(({ level }) => level.highest))],
		basis: 'language',
		criteria: kept(criteria),
	};
}

/** A draft for the three answers of Aptis part one: its estimate (domain/exams). Null where nothing was heard. */
export function draftOfAptis(
	answers: readonly JudgedSpeech[],
	questions: readonly ExamQuestion[],
): Draft | null {
	const estimate = estimateAptis(
		answers.map((answer, index) => ({
			...asHeard(answer),
			topic: topicRelevance(questions[index] ?? { text: '', topicWords: [] }, answer.words),
			durationMs: secondsOf(answer.words) * 1_000,
			allowedSeconds: aptisStatedSeconds,
		})),
	);
	return estimate && { ...estimate.overall0to5, basis: 'aptis', criteria: kept(estimate.language) };
}

/** A draft for a sentence that was read: Speakle's own score. */
export function draftOfReading(score0to100: number | undefined): Draft | null {
	if (score0to100 === undefined) return null;
	const score = Math.round(score0to100);
	return { lowest: score, highest: score, basis: 'pronunciation', criteria: [] };
}
