import type { AptisReport } from '@henry/contract/aptis.ts';
import type { AptisQuestion } from '@henry/contract/content.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { joinRecordings, oneAfterAnother } from '#web/lib/practice/joined-answers.ts';
import { practisedCorrections } from '#web/lib/practice/practised-corrections.ts';
import { speechMeasures } from '#web/lib/practice/speech-measures.ts';
import type { NewPractice } from '#web/lib/remember-practice.ts';
import { writtenWords } from '#web/lib/written-words.ts';
import type { ExamAnswer } from './exam.ts';

/** As the contract limits them. */
const maxItems = 100;
const maxWordCharacters = 60;

/** The words of an answer's text: those that were heard, or those that the learner has written. */
export function wordsOfText({ words = [], text }: ExamAnswer): readonly TranscriptWord[] {
	return text === undefined ? words : writtenWords(text);
}

/**
 * What is remembered of an exam. Its figures and the estimate rest on what was heard; the estimate is left out where it is
 * in doubt.
 */
export async function practiceOfExam(
	title: string,
	questions: readonly Pick<AptisQuestion, 'text'>[],
	answers: readonly ExamAnswer[],
	report: AptisReport,
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
	const weakWords = words
		.flat()
		.filter(({ unsure, text }) => unsure && text.length <= maxWordCharacters)
		.map(({ text }) => text);
	return {
		activity: 'aptis',
		title,
		measures: {
			...speechMeasures(oneAfterAnother(heardWords), isHeard ? corrections.length : undefined),
			...(report.estimate?.isSure && { estimate0to5: report.estimate.overall0to5.lowest }),
		},
		corrections: corrections.slice(0, maxItems),
		weakWords: [...new Set(weakWords)].slice(0, maxItems),
		sounds: [],
		said: answers.map(({ words: heard = [], text }, index) => ({
			question: questions[index]?.text ?? '',
			words: heard,
			text,
		})),
		...(recordings.length > 0 && { recording: await joinRecordings(recordings) }),
	};
}
