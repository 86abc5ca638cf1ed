import type { MindMapExercise } from '@henry/contract/content.ts';
import { pairDecisionQuestion } from '@henry/contract/conversation.ts';
import { act, screen, within } from '@testing-library/react';
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
// So that its own code is there as soon as it is asked for.
import './pair-session.tsx';
import { PairTopicPage } from './pair-topic-page.tsx';

vi.mock('#web/audio/capture.ts');
vi.mock('#web/audio/microphone.ts', { spy: true });

const subTopics = ['Watching films', 'Studying grammar', 'Living abroad', 'Chatting online', 'Reading books'];
const exercises: MindMapExercise[] = [1, 2, 3, 4, 5].map((number) => ({
	key: `topic-${number}`,
	centralTopic: `How can people learn, question ${number}?`,
	subTopics,
}));

beforeEach(() => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

function open(answers: Answers = {}, address = '/starTopic?exercise=topic-2') {
	setUp({ '/api/pairTopics': [exercises], ...answers });
	return openPage(PairTopicPage, address);
}

/** So much time passes, of which the page notices the last second. */
function pass(seconds: number) {
	vi.setSystemTime(Date.now() + (seconds - 1) * 1_000);
	return act(() => vi.advanceTimersByTimeAsync(1_000));
}

async function startDiscussion(answers: Answers) {
	const user = open(answers);
	await user.click(await button('START'));
	await user.click(await button('Begin now'));
	return user;
}

test('five exercises; the chosen one shows its map and the time that there is', async () => {
	const user = open({}, '/starTopic');
	await user.click(await button(/question 4/));
	expect((await button(/question 4/)).getAttribute('aria-pressed')).toBe('true');
	expect(screen.getAllByRole('button', { name: /question \d/ })).toHaveLength(5);
	expect(screen.getByText('You have 2 minutes to explore the 5 topics.')).toBeTruthy();
	const map = screen.getByRole('region', { name: 'Mind map' });
	expect(within(map).getByText('How can people learn, question 4?')).toBeTruthy();
	expect(within(map).getAllByRole('listitem')).toHaveLength(5);
});

test('after 15 seconds to look, the discussion begins by itself; what was covered lights up', async () => {
	const user = open({
		'/api/converseStarTopic': [
			reply('Shall we begin with films?', 0),
			reply('I agree about films. And books?', 20, { covered: ['Watching films'] }),
		],
		'/api/transcript': [heard('films are very useful')],
	});
	await user.click(await button('START'));
	expect(screen.getByRole('heading', { name: 'Look at the topics' })).toBe(document.activeElement);
	expect(screen.getByRole('timer').textContent).toBe('The discussion begins in 15\u00a0s');
	await pass(15);
	expect(await screen.findByText('Shall we begin with films?')).toBeTruthy();
	expect(screen.queryByText(/You have 2 minutes/)).toBeNull();
	expect(screen.getByText(/^Time left: 0(2:00|1:5\d)$/)).toBeTruthy();
	await say(user);
	await screen.findByText('I agree about films. And books?');
	const [films, grammar] = screen.getAllByRole('listitem');
	expect(films?.textContent).toBe('Watching filmstalked about');
	expect(grammar?.textContent).toBe('Studying grammar');
	expect(screen.getByText('Talked about: 1 of 5')).toBeTruthy();
});

test('when the time is over, partners decide, and after a minute the conversation ends @whole', async () => {
	const user = await startDiscussion({
		'/api/converseStarTopic': [reply('Shall we begin?', 20), reply('I would choose another one.', 40)],
		'/api/transcript': [heard('living abroad is the best one')],
		'/api/correctStarTopic': [correction],
	});
	await screen.findByText('Shall we begin?');
	await pass(120);
	expect(await screen.findByText(pairDecisionQuestion)).toBeTruthy();
	expect(screen.getByText('Decision')).toBeTruthy();
	await say(user);
	await screen.findByText('I would choose another one.');
	expect(callsOf('/api/converseStarTopic')[1]?.payload).toMatchObject({
		topic: 'How can people learn, question 2?',
		options: subTopics,
		fullConversation: [{}, { content: pairDecisionQuestion }, { role: 'user' }],
	});
	await pass(60);
	expect(await screen.findByText('The conversation is over.')).toBeTruthy();
	await user.click(await button('Finish exercise'));
	expect(await screen.findByText('Reason 1.')).toBeTruthy();
	expect(await screen.findByText('Saved to My progress.')).toBeTruthy();
	await user.click(await button('Another question'));
	expect(screen.getByRole('heading', { name: 'Choose a question to discuss' })).toBe(document.activeElement);
});

test('when Henry goes on to the decision by himself, its minute begins @whole', async () => {
	const user = await startDiscussion({
		'/api/converseStarTopic': [
			reply('And what about books?', 67),
			reply(pairDecisionQuestion, 83, { covered: subTopics }),
			reply('Then we agree. It was good to talk.', 100),
		],
		'/api/transcript': [heard('books are good'), heard('living abroad is the best one')],
	});
	await say(user);
	expect(await screen.findByText(pairDecisionQuestion)).toBeTruthy();
	expect(screen.getByText('Decision')).toBeTruthy();
	expect(screen.getByText(/^Time left: 0(1:00|0:5\d)$/)).toBeTruthy();
	await say(user);
	expect(await screen.findByText('The conversation is over.')).toBeTruthy();
});

test('whoever speaks when the time is over may finish @whole', async () => {
	const user = await startDiscussion({
		'/api/converseStarTopic': [reply('Shall we begin?', 0)],
		'/api/transcript': [heard('yes let us begin')],
	});
	await screen.findByText('Shall we begin?');
	await pass(110);
	await user.click(await button('Tap to record'));
	await button('Tap to stop');
	await pass(11);
	expect(screen.getByText('Time is over: finish your sentence')).toBeTruthy();
	expect(screen.queryByText(pairDecisionQuestion)).toBeNull();
	await say(user, 'alreadyRecording');
	expect(await screen.findByText(pairDecisionQuestion)).toBeTruthy();
	expect(callsOf('/api/converseStarTopic')).toHaveLength(1);
});

test('an answer ends by itself after 30 seconds', async () => {
	const user = await startDiscussion({ '/api/converseStarTopic': [reply('Shall we begin?', 0)] });
	await user.click(await button('Tap to record'));
	expect(await screen.findByText('00:30 left')).toBeTruthy();
});

test('without the clock nothing is counted, and the learner goes on to the decision @whole', async () => {
	const user = open({ '/api/converseStarTopic': [reply('Shall we begin?', 0)] });
	expect(await screen.findByText(/You have 2 minutes/)).toBeTruthy();
	await user.click(await screen.findByRole('checkbox', { name: /Without the clock/ }));
	expect(screen.queryByText(/You have 2 minutes/)).toBeNull();
	await user.click(await button('START'));
	await pass(20);
	expect(screen.queryByRole('timer')).toBeNull();
	await user.click(await button('Begin now'));
	await screen.findByText('Shall we begin?');
	await pass(200);
	expect(screen.queryByText(pairDecisionQuestion)).toBeNull();
	await user.click(await button('Go on to the decision'));
	expect(await screen.findByText(pairDecisionQuestion)).toBeTruthy();
});
