import type { ExamEstimate, ExamReport } from '@henry/contract/exam-report.ts';
import type { ExamAsk } from '@henry/contract/exams.ts';
import { maxPractisedSounds } from '@henry/contract/limits.ts';
import type { PractisedExam, PractisedSound } from '@henry/contract/practice.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import type { ExamAnswer, ExamSetup } from '#web/features/exams/run/exam-run.ts';
import { joinRecordings, oneAfterAnother } from '#web/lib/practice/joined-answers.ts';
import { practisedCorrections } from '#web/lib/practice/practised-corrections.ts';
import { speechMeasures } from '#web/lib/practice/speech-measures.ts';
import type { NewPractice } from '#web/lib/remember-practice.ts';
import { writtenWords } from '#web/lib/written-words.ts';

/** As the contract limits them. */
const maxItems = 100;
const maxWordCharacters = 60;

/** The words of an answer's text: those that were heard, or those that the learner has written. */
export function wordsOfText({ words = [], text }: ExamAnswer): readonly TranscriptWord[] {
	return text === undefined ? words : writtenWords(text);
}

/** Whether every question was reached: what came of a part of them is not compared with other tries. */
export const isWhole = (answers: readonly ExamAnswer[]): boolean =>
	!answers.some(({ isUnasked }) => isUnasked);

/** The intervals of the criteria that have a mark, by their names. */
export function criteriaOf({ criteria }: ExamEstimate): NonNullable<PractisedExam['criteria']> {
	return Object.fromEntries(criteria.flatMap(({ criterion, level }) => (level ? [[criterion, level]] : [])));
}

/**
 * Whether every question was reached and every answer in free speech counts: where one is silent or about something else, it
 * may be the microphone that is worse, and not the learner. Who cannot say a given sentence again shows just that.
 */
export const countsWhole = ({ answers }: Pick<ExamReport, 'answers'>): boolean =>
	answers.every(
		({ repeated, topic: { verdict } }) =>
			verdict !== 'notAsked' && (repeated || (verdict !== 'silent' && verdict !== 'offTopic')),
	);

/**
 * What is remembered of an exam whose forms stay unseen: its figures, how its sounds were said, and its estimate where every
 * answer counts; nothing that comes back to be practised or is handed in.
 */
export function withoutItems(
	{ said: _, exam, ...practice }: NewPractice,
	report: Pick<ExamReport, 'answers'>,
): NewPractice {
	const kept =
		exam && !countsWhole(report) ? { ...exam, level: null, band: null, criteria: undefined } : exam;
	return { ...practice, ...(kept && { exam: kept }), corrections: [], weakWords: [] };
}

/** So many of them, spread over all, so that no answer counts more than another. */
function thinned<Item>(items: readonly Item[], most: number): Item[] {
	const step = Math.max(1, items.length / most);
	return Array.from(
		{ length: Math.min(items.length, most) },
		(_, index) => items[Math.floor(index * step)] as Item,
	);
}

/**
 * The sounds of all answers, read or in free speech, with their places in the recording of all answers one after the other.
 * No word of an answer in which danger was spoken of is kept.
 */
function soundsIn(answers: readonly ExamAnswer[], report: ExamReport): PractisedSound[] {
	let beganMs = 0;
	const all = answers.flatMap(({ recorded, sounds, readSounds }, index) => {
		const shiftMs = beganMs;
		beganMs += Math.round(recorded?.durationMs ?? 0);
		if (report.answers[index]?.feedback.danger) return [];
		return (sounds?.judged ?? readSounds ?? []).map(({ place, ...sound }) => ({
			...sound,
			...(place && {
				place: { ...place, startMs: place.startMs + shiftMs, endMs: place.endMs + shiftMs },
			}),
		}));
	});
	return thinned(all, maxPractisedSounds);
}

/**
 * What is remembered of an exam. Its figures rest on what was heard. The estimate is remembered as the intervals that it is,
 * unless the exam was ended early.
 */
export async function practiceOfExam(
	title: string,
	{ exam, form, parts, mode }: Pick<ExamSetup, 'exam' | 'form' | 'parts' | 'mode'>,
	turns: readonly { asked: Pick<ExamAsk, 'ask'> }[],
	answers: readonly ExamAnswer[],
	report: ExamReport,
): Promise<NewPractice> {
	const heardWords = answers.map(({ words = [] }) => words);
	const words = answers.map(wordsOfText);
	const isHeard = answers.every(({ text }) => text === undefined);
	const corrections = report.answers.flatMap(({ transcription, feedback }, index) =>
		practisedCorrections({
			text: transcription,
			words: words[index] ?? [],
			corrections: feedback.corrections,
		}),
	);
	const recordings = answers.flatMap(({ recorded }) => recorded?.recording ?? []);
	const estimate = isWhole(answers) ? report.estimate : null;
	const weakWords = words
		.flat()
		.filter(({ unsure, text }) => unsure && text.length <= maxWordCharacters)
		.map(({ text }) => text);
	return {
		activity: 'exam',
		title,
		measures: {
			...speechMeasures(oneAfterAnother(heardWords), isHeard ? corrections.length : undefined),
		},
		corrections: corrections.slice(0, maxItems),
		weakWords: [...new Set(weakWords)].slice(0, maxItems),
		sounds: soundsIn(answers, report),
		exam: {
			...{ exam, form, parts, mode },
			level: estimate?.level ?? null,
			band: estimate?.band ?? null,
			...(estimate?.tellsUpTo && { tellsUpTo: estimate.tellsUpTo }),
			...(estimate && { criteria: criteriaOf(estimate) }),
		},
		said: answers.map(({ words: heard = [], text }, index) => ({
			question: turns[index]?.asked.ask ?? '',
			words: heard,
			text,
		})),
		...(recordings.length > 0 && { recording: await joinRecordings(recordings) }),
	};
}
