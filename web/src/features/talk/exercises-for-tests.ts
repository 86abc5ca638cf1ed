import type { TalkExercise } from '@henry/contract/content.ts';

/** Three talks, one of each difficulty. */
export const exercisesForTests: TalkExercise[] = [
	{
		id: 1,
		key: 'howWasYourDay',
		label: 'How was your day?',
		category: 'Daily Life',
		difficulty: 'beginner',
	},
	{ id: 2, key: 'talkAboutYou', label: 'About you', category: 'Personal', difficulty: 'intermediate' },
	{ id: 3, key: 'jobInterview', label: 'Job interview', category: 'Work', difficulty: 'advanced' },
];
