import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
	type Answers,
	beginToSay,
	button,
	callsOf,
	correction,
	heard,
	notHeard,
	openPage,
	reply,
	say,
	setUp,
} from '#web/components/conversation/talk-for-tests.tsx';
import { exercisesForTests } from './exercises-for-tests.ts';
import { TalkPage } from './talk-page.tsx';
// So that its own code is there as soon as it is asked for.
import './talk-session.tsx';

vi.mock('#web/audio/capture.ts');
vi.mock('#web/audio/microphone.ts', { spy: true });

beforeEach(() => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** A talk, recorded turn by turn, that ends as is said. */
async function start(answers: Answers, ending = 'when we have talked about everything') {
	setUp({ '/api/talkExercises': [exercisesForTests], ...answers });
	const user = openPage(TalkPage, '/talkToHenry?exercise=howWasYourDay');
	await user.selectOptions(await screen.findByRole('combobox', { name: 'The talk ends' }), ending);
	await user.click(await button('START'));
	return user;
}

/** A talk with one answer, in the middle of whose second one it is finished. */
async function finishInMidAnswer(...transcripts: Answers[string]) {
	const user = await start({
		'/api/converse': [reply('How was your day?', 0), reply('Why was it good?', 40)],
		'/api/transcript': [heard('it was good'), ...transcripts],
		'/api/talkCorrection': [correction],
	});
	await say(user);
	await screen.findByText('Why was it good?');
	await beginToSay(user);
	await user.click(await button('Finish exercise'));
	return user;
}
const answersReportedOn = () =>
	callsOf('/api/talkCorrection').map(({ payload }) =>
		(payload as { fullConversation: { role: string; content: string }[] }).fullConversation
			.filter(({ role }) => role === 'user')
			.map(({ content }) => content),
	);

test('what is being said when the exercise is finished is taken in first', async () => {
	await finishInMidAnswer(heard('because he have dogs'));
	await screen.findByText('Exercise completed!');
	expect(answersReportedOn()).toEqual([['it was good', 'because he have dogs']]);
	expect(screen.getByText('The conversation is over.')).toBeTruthy();
});

test('where nothing was heard of it, the report is on what was said before', async () => {
	await finishInMidAnswer(notHeard);
	await screen.findByText('Exercise completed!');
	expect(answersReportedOn()).toEqual([['it was good']]);
});

test('where it could not be understood, the recording is kept, and the exercise can be finished after all', async () => {
	const user = await finishInMidAnswer(503, 503, 503, 503, heard('because he have dogs'));
	expect((await button('Finish exercise')).hasAttribute('disabled')).toBe(true);
	const alert = await screen.findByRole('alert', {}, { timeout: 5_000 });
	expect(within(alert).getByText('Your recording is kept.')).toBeTruthy();
	expect(answersReportedOn()).toEqual([]);
	await user.click(await button('Finish exercise'));
	await screen.findByText('Exercise completed!');
	expect(answersReportedOn()).toEqual([['it was good']]);
});

test.each([
	['when we have talked about everything', 0, false],
	['when we have talked about everything', 20, true],
	['when I stop', 0, true],
	['after five minutes', 0, true],
	['after ten minutes', 0, true],
])('a talk that ends %s, at a progress of %i: its report is there: %s', async (ending, progress, isThere) => {
	const answers = {
		'/api/converse': [reply('How was your day?', 0), reply('I see. And then?', progress)],
		'/api/transcript': [heard('it was good')],
	};
	const user = await start(answers, ending);
	await say(user);
	await screen.findByText('I see. And then?');
	expect(screen.queryByText('Conversation progress') !== null).toBe(isThere);
});
