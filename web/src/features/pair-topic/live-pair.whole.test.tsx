import type { MindMapExercise } from '@henry/contract/content.ts';
import { pairDecisionQuestion } from '@henry/contract/conversation.ts';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
	button,
	callsOf,
	correction,
	heard,
	openPage,
	setUp,
} from '#web/components/conversation/talk-for-tests.tsx';
import {
	begunWith,
	commands,
	forgetTalk,
	henry,
	learner,
	learnersTurn,
	liveTalkOfTest,
	show,
} from '#web/components/live-talk/live-talk-for-tests.ts';
import { useLiveTalk } from '#web/lib/live-talk/use-live-talk.ts';
import { chooseSettings } from '#web/lib/visitor-settings.ts';
// So that its own code is there as soon as it is asked for.
import './pair-session.tsx';
import { PairTopicPage } from './pair-topic-page.tsx';

vi.mock('#web/audio/capture.ts');
vi.mock('#web/audio/microphone.ts', { spy: true });
vi.mock('#web/lib/live-talk/use-live-talk.ts');

const subTopics = ['Watching films', 'Studying grammar', 'Living abroad', 'Chatting online', 'Reading books'];
const exercises: MindMapExercise[] = [1, 2, 3, 4, 5].map((number) => ({
	key: `topic-${number}`,
	centralTopic: `How can people learn, question ${number}?`,
	subTopics,
}));

beforeEach(() => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	Object.assign(navigator, { mediaDevices: { getUserMedia: async () => ({ getTracks: () => [] }) } });
	forgetTalk();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** So much time passes, of which the page notices the last second. */
function pass(seconds: number) {
	vi.setSystemTime(Date.now() + (seconds - 1) * 1_000);
	return act(() => vi.advanceTimersByTimeAsync(1_000));
}
const opened = [henry('Shall we begin?')];
const answered = [...opened, learner('i like films'), henry('I agree about films. And books?')];
const deciding = [...answered, henry(pairDecisionQuestion)];

/** Begins a discussion of the second topic, which is live where the microphone can be used. */
async function begin() {
	setUp({ '/api/pairTopics': [exercises], '/api/correctStarTopic': [correction] });
	vi.mocked(useLiveTalk).mockImplementation(liveTalkOfTest);
	const user = openPage(PairTopicPage, '/starTopic?exercise=topic-2');
	await user.click(await screen.findByRole('radio', { name: /^Hard/ }));
	await user.click(await button('START'));
	await pass(15);
	await screen.findByRole('region', { name: 'Live talk' });
	show({ ...learnersTurn, turns: opened });
	return user;
}

test('a live discussion lights up the map, is called to the decision when its time is over, and ends', async () => {
	const user = await begin();
	expect(begunWith).toMatchObject({
		exercise: {
			type: 'pairTopic',
			topic: 'How can people learn, question 2?',
			options: subTopics,
			difficulty: 'advanced',
		},
		settings: { pauseMs: 800 },
	});
	show({ turns: answered, covered: ['Watching films'], progress0to100: 20 });
	expect(screen.getByText('Talked about: 1 of 5')).toBeTruthy();
	await pass(110);
	expect(commands.tellTimeIsUp).not.toHaveBeenCalled();
	await pass(10);
	expect(commands.tellTimeIsUp).toHaveBeenCalledOnce();
	show({ phase: { type: 'henry-speaking', isSuspended: false }, turns: deciding, progress0to100: 40 });
	expect(screen.getByText('Decision')).toBeTruthy();
	expect(screen.getByText(/^Time left: 0(1:00|0:5\d)$/)).toBeTruthy();
	show(learnersTurn);
	await pass(50);
	expect(commands.end).not.toHaveBeenCalled();
	await pass(11);
	expect(commands.end).toHaveBeenCalledOnce();
	expect(commands.tellTimeIsUp).toHaveBeenCalledOnce();
	await user.click(await button('Finish exercise'));
	expect(await screen.findByText('Reason 1.')).toBeTruthy();
	expect(callsOf('/api/correctStarTopic')[0]?.payload).toMatchObject({
		fullConversation: [{}, { content: 'i like films' }, {}, { content: pairDecisionQuestion }],
	});
});

test('whoever is speaking when the time is over may finish', async () => {
	await begin();
	await pass(100);
	show({ hearsVoice: true });
	await pass(21);
	expect(screen.getByText('Time is over: finish your sentence')).toBeTruthy();
	show({ hearsVoice: false, partialWords: heard('i like films').words });
	expect(commands.tellTimeIsUp).not.toHaveBeenCalled();
	show({ phase: { type: 'henry-speaking', isSuspended: false }, turns: answered, partialWords: [] });
	expect(commands.tellTimeIsUp).not.toHaveBeenCalled();
	show(learnersTurn);
	expect(commands.tellTimeIsUp).toHaveBeenCalledOnce();
	show({ hearsVoice: true });
	show({ hearsVoice: false });
	expect(commands.tellTimeIsUp).toHaveBeenCalledOnce();
});

test('the learner can go on to the decision early, and the clock goes on when the way to talk is changed', async () => {
	const user = await begin();
	await user.click(await button('Go on to the decision'));
	expect(commands.tellTimeIsUp).toHaveBeenCalledOnce();
	show({ turns: deciding });
	await pass(20);
	await user.click(screen.getByRole('radio', { name: 'Tap to record' }));
	expect(await button('Tap to record')).toBeTruthy();
	expect(screen.getByText('Decision')).toBeTruthy();
	expect(screen.getByText(/^Time left: 00:(4[01]|3\d)$/)).toBeTruthy();
	await pass(42);
	expect(await screen.findByText('The conversation is over.')).toBeTruthy();
});

const finishSentence = 'Finish your sentence: Henry answers next.';
const listensAgain = () => expect(commands.changeSettings).toHaveBeenLastCalledWith({ handsFree: true });

test('after 30 seconds an answer is Henry’s to answer, and he listens again when it is the learner’s turn', async () => {
	await begin();
	show({ hearsVoice: true });
	await pass(24);
	expect(screen.queryByText(finishSentence)).toBeNull();
	await pass(2);
	expect(screen.getByText(finishSentence)).toBeTruthy();
	expect(commands.changeSettings).not.toHaveBeenCalled();
	show({ hearsVoice: false, partialWords: heard('i like films').words });
	await pass(5);
	expect(commands.changeSettings).toHaveBeenCalledExactlyOnceWith({ handsFree: false });
	show({ phase: { type: 'henry-thinking' }, turns: answered.slice(0, 2), partialWords: [] });
	show({ phase: { type: 'henry-speaking', isSuspended: false }, turns: answered });
	await pass(2);
	expect(screen.queryByText(finishSentence)).toBeNull();
	expect(commands.changeSettings).toHaveBeenCalledOnce();
	show(learnersTurn);
	listensAgain();
	show({ hearsVoice: true });
	await pass(24);
	expect(screen.queryByText(finishSentence)).toBeNull();
	expect(commands.changeSettings).toHaveBeenCalledTimes(2);
});

test('an answer that goes on before Henry has replied is the same one', async () => {
	await begin();
	show({ hearsVoice: true });
	await pass(20);
	show({ phase: { type: 'henry-thinking' }, turns: answered.slice(0, 2), hearsVoice: false });
	show({ ...learnersTurn });
	show({ hearsVoice: true });
	await pass(11);
	expect(commands.changeSettings).toHaveBeenLastCalledWith({ handsFree: false });
});

test('no words, no answer: a noise long ago, silence, and what was not understood take no time', async () => {
	await begin();
	show({ hearsVoice: true });
	show({ hearsVoice: false });
	await pass(40);
	expect(commands.changeSettings).not.toHaveBeenCalled();
	show({ hearsVoice: true });
	await pass(31);
	expect(commands.changeSettings).toHaveBeenLastCalledWith({ handsFree: false });
	show({ phase: { type: 'learner', wasNotHeard: true }, hearsVoice: false });
	listensAgain();
});

test('whoever holds the button has let it go after 30 seconds', async () => {
	const user = await begin();
	await user.click(await button('Settings'));
	await user.click(screen.getByRole('switch', { name: 'Hold to talk' }));
	show({ isPressed: true, hearsVoice: true });
	await pass(31);
	expect(commands.press).toHaveBeenCalledExactlyOnceWith(false);
});

test('who has chosen to have no time limits may speak on', async () => {
	await begin();
	act(() => chooseSettings({ untimed: true }));
	show({ hearsVoice: true });
	await pass(100);
	expect(commands.changeSettings).not.toHaveBeenCalled();
	act(() => chooseSettings({ untimed: false }));
});

test('without the clock there is no time for an answer', async () => {
	setUp({ '/api/pairTopics': [exercises] });
	vi.mocked(useLiveTalk).mockImplementation(liveTalkOfTest);
	const user = openPage(PairTopicPage, '/starTopic?exercise=topic-2');
	await user.click(await screen.findByRole('checkbox', { name: /^Without the clock/ }));
	await user.click(await button('START'));
	await user.click(await button('Begin now'));
	await screen.findByRole('region', { name: 'Live talk' });
	show({ ...learnersTurn, turns: opened, hearsVoice: true });
	await pass(100);
	expect(commands.changeSettings).not.toHaveBeenCalled();
});
