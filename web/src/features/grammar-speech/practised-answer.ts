import type { Exercise } from '@henry/contract/content.ts';
import { sentenceEnds } from '@henry/contract/feedback.ts';
import { judgedSounds } from '#web/lib/judge-later.ts';
import { practisedCorrections } from '#web/lib/practice/practised-corrections.ts';
import { speechMeasures } from '#web/lib/practice/speech-measures.ts';
import type { NewPractice } from '#web/lib/remember-practice.ts';
import { textOf } from '#web/lib/written-words.ts';
import { textOfAnswers } from './answer-parts.ts';
import type { Report, Submission } from './submission.ts';

/** What is remembered of answers and their report. Figures on speech, and weak words, rest only on what was heard. */
export function practisedAnswer(
	{ topic, questions }: Exercise,
	{ recorded }: Submission,
	{ answers, feedback }: Report,
): NewPractice {
	const { corrections } = feedback;
	const isHeard = answers.every(({ isWritten }) => !isWritten);
	const leastConfidentFirst = answers
		.flatMap(({ words }) => words)
		.filter(({ unsure }) => unsure)
		.toSorted((first, second) => first.confidence0to1 - second.confidence0to1);
	return {
		activity: 'grammarSpeech',
		title: topic,
		measures: speechMeasures(recorded?.transcript?.words ?? [], isHeard ? corrections.length : undefined),
		corrections: practisedCorrections({
			text: textOfAnswers(answers),
			words: answers.flatMap(({ words }) => words),
			corrections,
			ends: sentenceEnds(feedback),
		}),
		weakWords: leastConfidentFirst.map(({ text }) => text),
		sounds: [],
		...(recorded &&
			isHeard && {
				soundsToCome: judgedSounds([
					{ words: recorded.transcript?.words ?? [], recording: recorded.recording },
				]),
			}),
		said: answers.map(({ questionIndex, words, isWritten }) => ({
			question: questions[questionIndex ?? -1] ?? topic,
			words: isWritten ? [] : words,
			text: isWritten ? textOf(words) : undefined,
		})),
		...(recorded && { recording: recorded.recording }),
	};
}
