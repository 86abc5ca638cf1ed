import { practisedCorrections } from '#web/lib/practice/practised-corrections.ts';
import { speechMeasures } from '#web/lib/practice/speech-measures.ts';
import type { NewPractice } from '#web/lib/remember-practice.ts';
import { answersByLine } from './answer-parts.ts';
import type { Answer, Report } from './submission.ts';

/** What is remembered of an answer and its report. */
export function practisedAnswer(
	topic: string,
	answer: Answer,
	{ transcript, feedback }: Report,
): NewPractice {
	const { words } = transcript;
	const { corrections } = feedback;
	const leastConfidentFirst = words
		.filter(({ unsure }) => unsure)
		.toSorted((first, second) => first.confidence0to1 - second.confidence0to1);
	return {
		activity: 'grammarSpeech',
		title: topic,
		measures: speechMeasures(words, corrections.length),
		corrections: practisedCorrections({
			text: answersByLine(transcript, answer.questionCount),
			words,
			corrections,
		}),
		weakWords: leastConfidentFirst.map(({ text }) => text),
		sounds: [],
		recording: answer.recording,
	};
}
