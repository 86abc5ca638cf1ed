import type { Draft } from '@henry/contract/drafts.ts';
import { turnsOf } from '@henry/contract/exam-turns.ts';
import { type CefrLevel, cefrLevels, type Exam } from '@henry/contract/exams.ts';
import type { FeedbackResponse } from '@henry/contract/feedback.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { type CountedAnswer, estimateExam } from '#server/domain/exams/exam-estimate.ts';
import type { ExamPapers } from '#server/domain/exams/exam-papers.ts';
import { levelAt } from '#server/domain/exams/level-scale.ts';
import { showSpeech } from '#server/domain/exams/speech-shown.ts';
import { type ExamQuestion, topicRelevance } from '#server/domain/exams/topic-relevance.ts';
import type { LevelOf } from '#server/domain/talk-report/vocabulary.ts';

/** An answer that was heard, and what is wrong in it. */
export type JudgedSpeech = { words: readonly TranscriptWord[]; feedback: FeedbackResponse };

/** What drafts are judged by: Aptis General, as far as levels go, with the questions of its part one, and the levels of words. */
export type DraftTools = { exam: Exam; partOneQuestions: readonly ExamQuestion[]; levelOf: LevelOf };

/** What drafts need of the exams: Aptis General, form a, whose part one is the activity of its own (`/aptis-part-one-1`). */
export function draftToolsOf(papers: ExamPapers, levelOf: LevelOf): DraftTools {
	const paper = papers.find('aptis-general', 'a');
	const turns = turnsOf(paper.exam, paper.form, ['1']);
	return {
		exam: { ...paper.exam, levels: [...cefrLevels] },
		partOneQuestions: turns.map((turn) => papers.questionOf(turn)),
		levelOf,
	};
}

/** What each answer of part one has in the exam. */
const partOneSeconds = 30;
/** The highest level that part one shows by itself. */
const partOneTellsUpTo: CefrLevel = 'B1';

/**
 * What language of a level is worth where every answer is on topic, on the public scale of Aptis Speaking part one (British
 * Council, Aptis Candidate Guide, 2020): phrases are worth 2, simple sentences 4, what is above A2 is worth 5.
 */
function pointsAt(place: number): number {
	const level = levelAt(place);
	if (level === undefined) return 1;
	return level === 'A1' ? 2 : level === 'A2' ? 4 : 5;
}

/** A place on the levels as a mark of an exam: whole and half levels from A1 (1) to C2 (6), 0 below A1. */
const levelMarkAt = (place: number): number => Math.min(6, Math.max(0, Math.floor(place * 2) / 2));

/** Places are kept to the hundredth of a level. */
const rounded = ({ lowest, highest }: { lowest: number; highest: number }) => ({
	lowest: Math.round(100 * lowest) / 100,
	highest: Math.round(100 * highest) / 100,
});

const levelOfPlace = (place: number) => levelAt(place) ?? cefrLevels[0];

function speechOf(answers: readonly JudgedSpeech[], levelOf: LevelOf) {
	const own = answers.map(({ words, feedback: { corrections, suggestions } }, answer) => ({
		answer,
		words,
		corrections: [...corrections, ...suggestions.filter(({ asksWhatWasSaid }) => asksWhatWasSaid)],
		sureCorrections: corrections,
	}));
	return showSpeech(own, undefined, levelOf);
}

/** A draft from the judging of exams; null where too little was heard to tell. */
function draft(
	answers: readonly JudgedSpeech[],
	counted: readonly CountedAnswer[],
	{
		basis,
		exam,
		highest,
		levelOf,
	}: Pick<Draft, 'basis'> & {
		exam: Exam;
		highest: CefrLevel | undefined;
		levelOf: LevelOf;
	},
): Draft | null {
	const heard = answers.filter(({ words }) => words.length > 0);
	const speech = heard.length === 0 ? undefined : speechOf(heard, levelOf);
	const outcome = estimateExam(exam, highest, counted, speech);
	if (!('estimate' in outcome)) return null;
	const { level, criteria } = outcome.estimate;
	const markAt = basis === 'level' ? levelMarkAt : pointsAt;
	return {
		lowest: markAt(level.lowest),
		highest: markAt(level.highest),
		basis,
		places: {
			whole: rounded(level),
			criteria: Object.fromEntries(
				criteria.flatMap(({ criterion, level: of }) => (of ? [[criterion, rounded(of)]] : [])),
			),
		},
		criteria: criteria.flatMap(({ criterion, level: of }) =>
			of
				? [{ criterion, level: { lowest: levelOfPlace(of.lowest), highest: levelOfPlace(of.highest) } }]
				: [],
		),
	};
}

/**
 * A draft for speech about anything, as an exam: its language alone, as if it were on topic. `basis`: whether it is told on
 * the scale of Aptis part one, or as levels.
 */
export function draftOfLanguage(
	answers: readonly JudgedSpeech[],
	{ exam, levelOf }: DraftTools,
	basis: 'language' | 'level' = 'language',
): Draft | null {
	const counted = answers
		.filter(({ words }) => words.length > 0)
		.map(
			({ words }): CountedAnswer => ({
				topic: 'onTopic',
				allowedSeconds: partOneSeconds,
				words: words.length,
				mark0to5: undefined,
				isShort: false,
			}),
		);
	const language = { ...exam, criteria: exam.criteria.filter((criterion) => criterion !== 'task') };
	return draft(answers, counted, { basis, exam: language, highest: undefined, levelOf });
}

/** A draft for the three answers of Aptis part one, by what is on topic too. */
export function draftOfAptis(
	answers: readonly JudgedSpeech[],
	{ exam, partOneQuestions, levelOf }: DraftTools,
): Draft | null {
	const counted = answers.map(({ words }, index): CountedAnswer => {
		const question = partOneQuestions[index] ?? { text: '', topicWords: [], isComplete: false };
		return {
			topic: topicRelevance(question, words).verdict,
			allowedSeconds: partOneSeconds,
			words: words.length,
			mark0to5: undefined,
			isShort: false,
		};
	});
	return draft(answers, counted, { basis: 'aptis', exam, highest: partOneTellsUpTo, levelOf });
}

/** A draft for a sentence that was read: Speakle's own score. */
export function draftOfReading(score0to100: number | undefined): Draft | null {
	if (score0to100 === undefined) return null;
	const score = Math.round(score0to100);
	return { lowest: score, highest: score, basis: 'pronunciation', criteria: [] };
}
