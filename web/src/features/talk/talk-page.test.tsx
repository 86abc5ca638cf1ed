import { errorTexts } from '@henry/contract/errors.ts';
import { screen, within } from '@testing-library/react';
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
import { signOutForTests } from '#web/lib/account-for-tests.ts';
import { browserKeeper } from '#web/lib/practice/browser-keeper.ts';
import { exercisesForTests } from './exercises-for-tests.ts';
import { TalkPage } from './talk-page.tsx';
// So that its own code is there as soon as it is asked for.
import './talk-session.tsx';

vi.mock('#web/audio/capture.ts');
vi.mock('#web/audio/microphone.ts', { spy: true });

const conversation = '/talkToHenry?exercise=howWasYourDay';

beforeEach(() => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(async () => {
	await signOutForTests();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

function open(address: string, answers: Answers = {}) {
	setUp({ '/api/talkExercises': [exercisesForTests, exercisesForTests], ...answers });
	return openPage(TalkPage, address);
}

async function start(answers: Answers) {
	const user = open(conversation, answers);
	await user.click(await button('START'));
	return user;
}

const message = (number: number, speaker: 'Henry' | 'you') =>
	screen.findByRole('group', { name: `Message ${number}, ${speaker}` });

test('three cards show their category and difficulty; choosing one can be taken back', async () => {
	const user = open('/talkToHenry');
	const card = await button(/How was your day\?.*Daily Life.*beginner/);
	expect(await button(/Personal.*intermediate/)).toBeTruthy();
	expect(await button(/Work.*advanced/)).toBeTruthy();
	await user.click(card);
	expect(screen.getByRole('heading', { name: 'How was your day?' })).toBe(document.activeElement);
	await user.click(await button('START'));
	await user.click(await button('Back to the topics'));
	expect(screen.getByRole('heading', { name: 'Choose a Topic to Practice' })).toBe(document.activeElement);
	await user.click(await button(/Daily Life/));
	expect(await button('START')).toBeTruthy();
});

test('a conversation goes from turn to turn, with its progress, to a report that is remembered', async () => {
	const user = await start({
		'/api/converse': [reply('How was your day?', 0), reply('Why was it good?', 40), reply('Goodbye!', 100)],
		'/api/transcript': [heard('it was good'), heard('because he have dogs')],
		'/api/talkCorrection': [correction],
	});
	expect(await message(1, 'Henry')).toBeTruthy();
	expect(screen.queryByText('Conversation progress')).toBeNull();
	await say(user);
	expect(await message(2, 'you')).toBeTruthy();
	expect((await screen.findByText('Why was it good?')).closest('[role=log]')).toBeTruthy();
	expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(40);
	expect(screen.getByText('You can finish the exercise at any time!')).toBeTruthy();
	expect(screen.getByText('good').className).toContain('border-dotted');
	await say(user);
	await screen.findByText('Goodbye!');
	expect(screen.getByText('The conversation is over.')).toBeTruthy();
	expect(screen.queryByRole('button', { name: 'Tap to record' })).toBeNull();
	expect(callsOf('/api/converse').map(({ payload }) => payload)).toMatchObject([
		{ exerciseType: 'howWasYourDay', fullConversation: [] },
		{ fullConversation: [{ role: 'system' }, { role: 'user', content: 'it was good' }] },
		{ fullConversation: { length: 4 } },
	]);

	await user.click(await button('Finish exercise'));
	expect(await screen.findByText('Exercise completed!')).toBeTruthy();
	expect(screen.queryByRole('button', { name: 'Finish exercise' })).toBeNull();
	expect(screen.getByText('Reason 3.')).toBeTruthy();
	const others = screen.getByRole('list', { name: 'Other corrections' });
	expect(others.className).toContain('hidden');
	await user.click(await button('Show 1 more correction'));
	expect(within(others).getByText('Reason 4.')).toBeTruthy();
	expect(others.className).not.toContain('hidden');
	expect(screen.getByText('“because it was late”')).toBeTruthy();
	expect(screen.getByText(/“um” 2×/)).toBeTruthy();
	expect(screen.queryByText('silences')).toBeNull();
	expect(screen.getByText(/^You spoke for 2\.6 seconds\. There was no pause/)).toBeTruthy();
	expect(await screen.findByText('Saved to My progress.')).toBeTruthy();
	const { results } = await browserKeeper.load();
	expect(results[0]).toMatchObject({ activity: 'talk', title: 'How was your day?', measures: { words: 7 } });
});

test('a transcription that fails three times over shows its error, keeps the recording and can be tried again @whole', async () => {
	const user = await start({
		'/api/converse': [reply('How was your day?', 0), reply('Good to hear.', 40)],
		'/api/transcript': [503, 503, 503, 503, heard('it was good')],
	});
	await say(user);
	const alert = await screen.findByRole('alert', {}, { timeout: 5_000 });
	expect(alert.textContent).toContain(errorTexts.conversationFailed);
	expect(alert.textContent).toContain('"code": "unavailable"');
	expect(alert.textContent).toContain('Henry cannot be reached');
	expect(alert.textContent).toContain('Check your connection.');
	expect(alert.textContent).toContain('Your recording is kept.');
	expect(await message(2, 'you')).toBeTruthy();
	expect(callsOf('/api/transcript')).toHaveLength(4);
	await user.click(within(alert).getByRole('button', { name: 'Try again' }));
	expect(await screen.findByText('Good to hear.')).toBeTruthy();
	expect(screen.queryByRole('alert')).toBeNull();
});

test('when Henry does not answer, he is asked again', async () => {
	const user = await start({ '/api/converse': [503, reply('How was your day?', 0)] });
	const alert = await screen.findByRole('alert');
	expect(within(alert).queryByText('Your recording is kept.')).toBeNull();
	await user.click(within(alert).getByRole('button', { name: 'Try again' }));
	expect(await within(screen.getByRole('log')).findByText('How was your day?')).toBeTruthy();
});

test('what was not said can be put right, and Henry answers anew', async () => {
	const user = await start({
		'/api/converse': [reply('How?', 0), reply('You ate a bear?', 30), reply('What was in it?', 30)],
		'/api/transcript': [heard('i ate a bear')],
	});
	await say(user);
	await screen.findByText('You ate a bear?');
	await user.click(await button('Not what I said?'));
	const field = screen.getByRole('textbox', { name: 'What did you say?' });
	expect(field).toBe(document.activeElement);
	await user.clear(field);
	await user.type(field, 'I ate a pear');
	await user.click(await button('Use this text'));
	expect(await screen.findByText('What was in it?')).toBeTruthy();
	expect(screen.queryByText('You ate a bear?')).toBeNull();
	expect(screen.getByText('You corrected this text.')).toBeTruthy();
	expect(callsOf('/api/converse').at(-1)?.payload).toMatchObject({
		fullConversation: [{ content: 'How?' }, { role: 'user', content: 'I ate a pear' }],
	});
});

test('help comes step by step, and Henry can be heard again and slower @whole', async () => {
	const user = open(conversation, { '/api/converse': [reply('How was your day?', 0)] });
	const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
	await user.click(await button('START'));
	await vi.waitFor(() => expect(play).toHaveBeenCalledTimes(1));
	await user.click(await button('Repeat'));
	await vi.waitFor(() => expect(play).toHaveBeenCalledTimes(2));
	await user.click(await button('Slower'));
	await vi.waitFor(() => expect(play).toHaveBeenCalledTimes(3));
	expect(document.querySelector('audio')?.playbackRate).toBe(0.75);

	await user.click(await button('Help me'));
	expect(screen.getByText('a meeting')).toBeTruthy();
	expect(screen.queryByText('First I …')).toBeNull();
	await user.click(await button('More help'));
	expect(screen.getByText('First I …')).toBeTruthy();
	await user.click(await button('More help'));
	expect(screen.getByText('First I had a meeting.')).toBeTruthy();
	expect(screen.queryByRole('button', { name: 'More help' })).toBeNull();
});

test('a change of the coach is told @whole', async () => {
	const user = await start({
		'/api/converse': [
			reply('How was your day?', 0, { coach: { name: 'big-model', embedded: false } }),
			reply('And then?', 30),
			reply('And tomorrow?', 40, {
				coach: { name: 'henry-embedded', embedded: true, fallbackFor: 'big-model' },
			}),
		],
		'/api/transcript': [heard('it was good'), heard('i slept')],
	});
	await say(user);
	expect(await screen.findByText('Now answering: henry-embedded')).toBeTruthy();
	await say(user);
	expect(await screen.findByText(/^The model big-model did not answer in time\./)).toBeTruthy();
});

test('a failed correction leaves the exercise submitted, shows why, and can be asked for again @whole', async () => {
	const user = await start({
		'/api/converse': [reply('How was your day?', 10)],
		'/api/talkCorrection': [503, correction],
	});
	await user.click(await button('Finish exercise'));
	const alert = await screen.findByRole('alert');
	expect(alert.textContent).toContain('The server answered 503.');
	expect(await screen.findByText('Exercise completed!')).toBeTruthy();
	expect(screen.queryByRole('button', { name: 'Finish exercise' })).toBeNull();
	expect(screen.queryByRole('button', { name: 'Tap to record' })).toBeNull();
	await user.click(within(alert).getByRole('button', { name: 'Try again' }));
	expect(await screen.findByText('Reason 1.')).toBeTruthy();
});

test('a better version can be said again, and is checked word by word @whole', async () => {
	const words = ['he', 'has', '1', 'dogs'].map((text) => ({ text, said: text !== 'has', unsure: false }));
	const user = await start({
		'/api/converse': [reply('How was your day?', 10)],
		'/api/talkCorrection': [correction],
		'/api/sayAgain': [{ heard: 'he have 1 dogs', words, sounds: [] }],
	});
	await user.click(await button('Finish exercise'));
	await screen.findByText('Reason 1.');
	const [first] = screen.getAllByRole('button', { name: 'Say it again' });
	await user.click(first as HTMLElement);
	await say(user, 'alreadyRecording');
	expect((await screen.findByText('(not heard)', { exact: false })).textContent).toBe(' (not heard)');
	expect(screen.getAllByRole('button', { name: 'Say it again' })).toHaveLength(3);
});

test('danger is answered by a card with numbers to call, and nothing that was said stays on the page', async () => {
	const danger = {
		kind: 'selfHarm',
		title: { en: 'Let us stop for a moment', es: 'Vamos a parar' },
		text: { en: 'Please talk to somebody.', es: 'Habla con alguien.' },
		numbers: [{ number: '116 111', who: { en: 'For minors', es: 'Para menores' } }],
	};
	const user = await start({
		'/api/converse': [reply('How was your day?', 0), { ...reply('Please talk to somebody.', 0), danger }],
		'/api/transcript': [heard('i want to die')],
	});
	await message(1, 'Henry');
	await say(user);
	const heading = await screen.findByRole('heading', { name: 'Let us stop for a moment' });
	expect(document.activeElement).toBe(heading);
	expect(screen.getByRole('link', { name: '116 111' }).getAttribute('href')).toBe('tel:116111');
	expect(screen.queryByText(/i want to die/)).toBeNull();
	await user.click(await button('Go on practising'));
	expect(screen.queryByRole('heading', { name: 'Let us stop for a moment' })).toBeNull();
	expect(await button('Tap to record')).toBeTruthy();
});
