import type { TalkExercise } from '@henry/contract/content.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
	type Answers,
	button,
	callsOf,
	correction,
	openPage,
	reply,
	setUp,
} from '#web/components/conversation/talk-for-tests.tsx';
import { keptTalk } from '#web/lib/kept-talk.ts';
import { TalkPage } from './talk-page.tsx';
// So that its own code is there as soon as it is asked for.
import './talk-session.tsx';

vi.mock('#web/audio/capture.ts');
vi.mock('#web/audio/microphone.ts', { spy: true });

const exercises: TalkExercise[] = [
	{ id: 1, key: 'hobbies', label: 'Hobbies', category: 'Leisure', difficulty: 'beginner', kind: 'topic' },
	{ id: 2, key: 'music', label: 'Music', category: 'Leisure', difficulty: 'beginner', kind: 'topic' },
];

beforeEach(() => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

function open(address: string, answers: Answers = {}) {
	setUp({ '/api/talkExercises': [exercises, exercises], ...answers });
	return openPage(TalkPage, address);
}

async function write(user: ReturnType<typeof open>, text: string) {
	await user.click(await button('Write instead'));
	await user.type(screen.getByRole('textbox'), text);
	await user.click(await button('Send'));
}

/** The page is loaded anew, with what this tab and this browser have kept. */
function reload(address: string, answers: Answers = {}) {
	cleanup();
	const kept = [localStorage, sessionStorage].map((storage) => ({ storage, items: { ...storage } }));
	setUp({ '/api/talkExercises': [exercises, exercises], ...answers });
	for (const { storage, items } of kept) {
		for (const [name, item] of Object.entries(items)) storage.setItem(name, item);
	}
	return openPage(TalkPage, address);
}

/** A talk of one answer, which is left in the middle. */
async function leaveTalk(answers: Answers = {}) {
	const user = open('/talkToHenry?exercise=hobbies', {
		'/api/converse': [reply('What is your hobby?', 0), reply('Who do you play with?', 20)],
		...answers,
	});
	await user.click(await screen.findByRole('radio', { name: /Tap to record/ }));
	await user.click(await button('START'));
	await screen.findByText('What is your hobby?');
	await write(user, 'i play chess');
	await screen.findByText('Who do you play with?');
	return user;
}

test('a talk that was left is there again, with what was said, and goes on @whole', async () => {
	await leaveTalk();
	const user = reload('/talkToHenry', {
		'/api/converse': [reply('Do you often win?', 40)],
		'/api/talkCorrection': [correction],
	});
	expect(await screen.findByText('Hobbies', { selector: 'p span' })).toBeTruthy();
	await user.click(await button('Open it'));
	const said = screen.getByRole('list');
	expect(
		within(said)
			.getAllByRole('listitem')
			.map(({ textContent }) => textContent),
	).toEqual(['HenryWhat is your hobby?', 'Youi play chess', 'HenryWho do you play with?']);
	await user.click(await button('Go on'));
	await write(user, 'with my sister');
	await screen.findByText('Do you often win?');
	const [call] = callsOf('/api/converse');
	expect(call?.payload).toMatchObject({
		exerciseType: 'hobbies',
		talksBefore: 0,
		fullConversation: { length: 4 },
	});
	await user.click(await button('Finish exercise'));
	await screen.findByText('Exercise completed!');
	expect(keptTalk()).toBeUndefined();
});

test('an answer that Henry has not replied to is not kept: nobody has looked at it for danger', async () => {
	const user = await leaveTalk({
		'/api/converse': [
			reply('What is your hobby?', 0),
			reply('Who do you play with?', 20),
			503,
			503,
			503,
			503,
		],
	});
	await write(user, 'with my sister');
	await screen.findByRole('alert');
	expect(keptTalk()?.soFar.turns).toHaveLength(3);
});

test('a talk can be started anew, and then Henry opens otherwise @whole', async () => {
	await leaveTalk();
	const user = reload('/talkToHenry?exercise=hobbies', { '/api/converse': [reply('Hello again.', 0)] });
	await user.click(await button('Start anew'));
	expect(keptTalk()).toBeUndefined();
	await user.click(await screen.findByRole('radio', { name: /Tap to record/ }));
	await user.click(await button('START'));
	await screen.findByText('Hello again.');
	expect(callsOf('/api/converse')[0]?.payload).toMatchObject({ talksBefore: 1 });
});

test('another topic begins as usual @whole', async () => {
	await leaveTalk();
	reload('/talkToHenry?exercise=music');
	expect(await button('START')).toBeTruthy();
});

test('what is to end the talk says how far it is: its time, or nothing but the learner @whole', async () => {
	const user = open('/talkToHenry?exercise=hobbies', {
		'/api/converse': [reply('What is your hobby?', 0), reply('Who do you play with?', 20)],
	});
	await user.click(await screen.findByRole('radio', { name: /Tap to record/ }));
	await user.selectOptions(screen.getByRole('combobox', { name: 'The talk ends' }), 'after five minutes');
	await user.click(screen.getByRole('checkbox', { name: /Correct me as we talk/ }));
	await user.click(await button('START'));
	await screen.findByText('What is your hobby?');
	await write(user, 'i play chess');
	expect(await screen.findByText('0 of 5 minutes')).toBeTruthy();
	expect(screen.getByText('0%')).toBeTruthy();
	await vi.advanceTimersByTimeAsync(2 * 60_000);
	expect(await screen.findByText('2 of 5 minutes')).toBeTruthy();
	expect(screen.getByText('40%')).toBeTruthy();
	expect(callsOf('/api/converse')[0]?.payload).toMatchObject({ corrects: true, ending: 'learner' });
});
