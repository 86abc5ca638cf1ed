import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
	type Answers,
	button,
	callsOf,
	correction,
	heard,
	openPage,
	reply,
	say,
	setUp,
} from '#web/components/conversation/talk-for-tests.tsx';
import { signInForTests, signOutForTests } from '#web/lib/account-for-tests.ts';
import { exercisesForTests } from './exercises-for-tests.ts';
import { TalkPage } from './talk-page.tsx';
// So that its own code is there as soon as it is asked for.
import './talk-session.tsx';

vi.mock('#web/audio/capture.ts');
vi.mock('#web/audio/microphone.ts', { spy: true });

beforeEach(() => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(async () => {
	await signOutForTests();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const hotel = {
	...{ id: 4, key: 'hotel', label: 'Hotel', category: 'Role plays' },
	...{ difficulty: 'beginner' as const, kind: 'rolePlay' as const },
};
const exercises = [...exercisesForTests, hotel];

async function start(answers: Answers, exercise = 'howWasYourDay') {
	setUp({ '/api/talkExercises': [exercises, exercises], ...answers });
	const user = openPage(TalkPage, `/talkToHenry?exercise=${exercise}`);
	await user.click(await button('START'));
	return user;
}

const exam = { kind: 'plan', text: 'I have an exam on Friday' };
const kept = { ...exam, id: '7d4f5b52-7e1c-4c53-9d1a-0d6f2b1c9e11', isTakenUp: false };
const remembering = { memory: { isOn: true, facts: [kept] }, path: null, begunChecks: null };

test('Henry begins with what the account remembers, and notes there that he has asked @whole', async () => {
	await signInForTests();
	await start({
		'/api/learnerState': Array.from({ length: 4 }, () => remembering),
		'/api/saveLearnerState': [503],
		'/api/converse': [reply('How did the exam go?', 0)],
	});
	await screen.findByText('How did the exam go?');
	expect(callsOf('/api/converse')).toMatchObject([
		{ payload: { remembered: { facts: [exam], takesUp: exam } } },
	]);
	await vi.waitFor(() =>
		expect(callsOf('/api/saveLearnerState')).toMatchObject([
			{ payload: { memory: { isOn: true, facts: [{ ...kept, isTakenUp: true }] } } },
		]),
	);
	expect(screen.queryByRole('alert')).toBeNull();
});

test('what was told in the talk is kept in the account', async () => {
	const told = [{ kind: 'like', text: 'I love cooking' }];
	await signInForTests();
	const user = await start({
		'/api/learnerState': Array.from({ length: 4 }, () => ({
			memory: { isOn: true, facts: [] },
			path: null,
			begunChecks: null,
		})),
		'/api/saveLearnerState': [{ done: true }],
		'/api/converse': [reply('What do you like?', 0), reply('Goodbye!', 100)],
		'/api/transcript': [heard('I love cooking')],
		'/api/talkCorrection': [{ ...correction, report: { ...correction.report, told } }],
	});
	await say(user);
	await screen.findByText('Goodbye!');
	await user.click(await button('Finish exercise'));
	await vi.waitFor(() =>
		expect(callsOf('/api/saveLearnerState')).toMatchObject([
			{ payload: { memory: { isOn: true, facts: told } } },
		]),
	);
});

test.each(['hotel', 'jobInterview'])(
	'what was told in a part that was played is not kept: %s',
	async (exercise) => {
		const told = [{ kind: 'name', text: 'Peter' }];
		await signInForTests();
		const user = await start(
			{
				'/api/learnerState': Array.from({ length: 4 }, () => remembering),
				'/api/saveLearnerState': [],
				'/api/converse': [reply('Good evening. What is your name?', 0), reply('Goodbye!', 100)],
				'/api/transcript': [heard('My name is Peter')],
				'/api/talkCorrection': [{ ...correction, report: { ...correction.report, told } }],
			},
			exercise,
		);
		await say(user);
		await screen.findByText('Goodbye!');
		await user.click(await button('Finish exercise'));
		await screen.findByText('Exercise completed!');
		await vi.advanceTimersByTimeAsync(1_000);
		expect(callsOf('/api/saveLearnerState')).toEqual([]);
	},
);

test('where the account does not say what Henry remembers, the talk goes on without it', async () => {
	await signInForTests();
	await start({
		'/api/learnerState': [503, 503],
		'/api/converse': [reply('How was your day?', 0)],
	});
	await screen.findByText('How was your day?', { selector: '[role=log] *' });
	expect(callsOf('/api/converse')[0]?.payload).not.toHaveProperty('remembered');
});
