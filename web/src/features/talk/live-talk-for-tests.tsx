import type { TalkExercise } from '@henry/contract/content.ts';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { type Answers, button, openPage, setUp } from '#web/components/conversation/talk-for-tests.tsx';
import {
	henry,
	learner,
	learnersTurn,
	liveTalkOfTest,
	show,
} from '#web/components/live-talk/live-talk-for-tests.ts';
import type { LiveTalk } from '#web/lib/live-talk/live-talk-state.ts';
import { useLiveTalk } from '#web/lib/live-talk/use-live-talk.ts';
import { TalkPage } from './talk-page.tsx';
// So that its own code is there as soon as it is asked for.
import './talk-session.tsx';

const exercises: TalkExercise[] = [
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

/** Opens a topic, where live talk is the usual way. */
export function open(answers: Answers = {}) {
	setUp({ '/api/talkExercises': [exercises], ...answers });
	vi.mocked(useLiveTalk).mockImplementation(liveTalkOfTest);
	return openPage(TalkPage, '/talkToHenry?exercise=howWasYourDay');
}

/** Begins a live talk of a beginner's, in which then happens what is given. */
export async function begin(change: Partial<LiveTalk> = {}, answers: Answers = {}) {
	const user = open(answers);
	await user.click(await button('START'));
	await panel();
	show(change);
	return user;
}

export const asked = { ...learnersTurn, turns: [henry('How was your day?')], progress0to100: 10 };
export const answered = {
	...learnersTurn,
	turns: [henry('How was your day?'), learner('it was good'), henry('Why was it good?')],
	progress0to100: 40,
};
export const mode = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
export const panel = () => screen.findByRole('region', { name: 'Live talk' });
