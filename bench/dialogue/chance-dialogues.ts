import { correctSpeech } from '@henry/grammar/correct-speech-for-tests.ts';
import { type Dialogue, dialogue } from './dialogue.ts';
import { garbled } from './garbled.ts';

const exercises = ['howWasYourDay', 'talkAboutYou', 'jobInterview'] as const;
const dialoguesOfEach = 10;
const linesOfEach = 14;

/** Lines that were written for something else, so that nobody had Henry's questions in mind; every other dialogue is heard half. */
export const chanceDialogues: Dialogue[] = exercises.flatMap((exercise, first) =>
	Array.from({ length: dialoguesOfEach }, (_, number) => {
		const start = (first * dialoguesOfEach + number) * 7;
		const lines = Array.from(
			{ length: linesOfEach },
			(__, index) => correctSpeech[(start + index * 11) % correctSpeech.length] ?? '',
		);
		const isGarbled = number % 2 === 1;
		const otherwise = isGarbled ? lines.map(garbled) : lines;
		return dialogue(`chance: ${exercise} ${number + 1}${isGarbled ? ', heard half' : ''}`, exercise, [], {
			persona: { answers: [], otherwise },
		});
	}),
);
