import type { AptisReport } from '@henry/contract/aptis.ts';
import { joinRecordings, oneAfterAnother } from '#web/lib/practice/joined-answers.ts';
import { practisedCorrections } from '#web/lib/practice/practised-corrections.ts';
import { speechMeasures } from '#web/lib/practice/speech-measures.ts';
import type { NewPractice } from '#web/lib/remember-practice.ts';
import type { RecordedAnswer } from './exam.ts';

/** As the contract limits them. */
const maxItems = 100;
const maxWordCharacters = 60;

/** What is remembered of an exam. The estimate is left out where it is in doubt. */
export async function practiceOfExam(
	title: string,
	answers: readonly RecordedAnswer[],
	report: AptisReport,
): Promise<NewPractice> {
	const words = answers.map((answer) => answer.words ?? []);
	const corrections = report.answers.flatMap(({ transcription, feedback }, index) =>
		practisedCorrections({
			text: transcription,
			words: words[index] ?? [],
			corrections: feedback.corrections,
		}),
	);
	const weakWords = words
		.flat()
		.filter(({ unsure, text }) => unsure && text.length <= maxWordCharacters)
		.map(({ text }) => text);
	return {
		activity: 'aptis',
		title,
		measures: {
			...speechMeasures(oneAfterAnother(words), corrections.length),
			...(report.estimate?.isSure && { estimate0to5: report.estimate.overall0to5.lowest }),
		},
		corrections: corrections.slice(0, maxItems),
		weakWords: [...new Set(weakWords)].slice(0, maxItems),
		sounds: [],
		recording: await joinRecordings(answers.map(({ recording }) => recording)),
	};
}
