import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { button, callsOf, correction, heard, reply } from '#web/components/conversation/talk-for-tests.tsx';
import {
	begunWith,
	commands,
	forgetTalk,
	henry,
	learner,
	learnersTurn,
	show,
} from '#web/components/live-talk/live-talk-for-tests.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { browserKeeper } from '#web/lib/practice/browser-keeper.ts';
import { answered, asked, begin, mode, open, panel } from './live-talk-for-tests.tsx';

vi.mock('#web/audio/capture.ts');
vi.mock('#web/audio/microphone.ts', { spy: true });
vi.mock('#web/lib/live-talk/use-live-talk.ts');

beforeEach(() => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	Object.assign(navigator, { mediaDevices: { getUserMedia: async () => ({ getTracks: () => [] }) } });
	forgetTalk();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test('live talk is the usual way, with a pause for the difficulty; the other way is remembered once chosen', async () => {
	const user = open();
	expect((await mode(/^Live/)).checked).toBe(true);
	expect(screen.getByText(/^You just speak\. Henry waits/)).toBeTruthy();
	await user.click(await button('START'));
	await vi.waitFor(async () => expect(document.activeElement).toBe(await panel()));
	expect(begunWith).toMatchObject({
		exercise: { type: 'talk', exerciseType: 'howWasYourDay' },
		turnsBefore: [],
		settings: { pauseMs: 1_500, handsFree: true, voiceRate: 1 },
	});
	await user.click(await button('Back to the topics'));
	await user.click(await button(/Daily Life/));
	await user.click(await mode(/^Tap to record/));
	await user.click(await button('Back to the topics'));
	await user.click(await button(/Personal/));
	expect((await mode(/^Tap to record/)).checked).toBe(true);
	expect(screen.getByText(/^Tap the button, answer/)).toBeTruthy();
});

test('who was not heard is told what to do, and a missing voice is told', async () => {
	await begin({ ...asked, phase: { type: 'learner', wasNotHeard: true } });
	expect(screen.getByRole('alert').textContent).toMatch(/Come closer to the microphone/);
	show({ ...learnersTurn, isVoiceless: true });
	expect(screen.queryByRole('alert')).toBeNull();
	expect(screen.getByText(/You can read what he says/)).toBeTruthy();
});

test('a failure can be tried again where that helps', async () => {
	const error = new ApiError({ code: 'unavailable', message: 'The coach did not answer.' });
	const user = await begin({ ...asked, phase: { type: 'failed', error, mayRetry: true } });
	const alert = screen.getByRole('alert');
	expect(alert.textContent).toContain('The coach did not answer.');
	await user.click(within(alert).getByRole('button', { name: 'Try again' }));
	expect(commands.retry).toHaveBeenCalledOnce();
	show({ phase: { type: 'failed', error, mayRetry: false } });
	expect(within(screen.getByRole('alert')).queryByRole('button')).toBeNull();
	expect(screen.queryByRole('button', { name: 'Repeat' })).toBeNull();
});

test('a talk that has not begun is recorded where the microphone turns out to be refused', async () => {
	await begin(
		{ phase: { type: 'no-microphone', problem: 'denied' } },
		{ '/api/converse': [reply('How was your day?', 0)] },
	);
	expect((await mode('Tap to record')).checked).toBe(true);
	expect(await button('Tap to record')).toBe(document.activeElement);
	expect(localStorage.getItem('henry.talkMode')).toBeNull();
});

test('without a microphone the talk goes on with what was said, recorded or in writing', async () => {
	const user = await begin(
		{ ...asked, phase: { type: 'no-microphone', problem: 'denied' } },
		{ '/api/converse': [reply('Why was it good?', 40)] },
	);
	expect(screen.getByText('Please enable your microphone')).toBeTruthy();
	await user.click(await button('Try again'));
	expect(commands.retry).toHaveBeenCalledOnce();
	await user.click(await button('Go on without live talk'));
	expect(await button('Tap to record')).toBeTruthy();
	expect(within(screen.getByRole('log')).getByText('How was your day?')).toBeTruthy();
	expect(callsOf('/api/converse')).toHaveLength(0);
	await user.click(await button('Write instead'));
	await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'It was good.');
	await user.click(await button('Send'));
	expect(await screen.findByText('Why was it good?')).toBeTruthy();
	expect(callsOf('/api/converse')[0]?.payload).toMatchObject({
		fullConversation: [{ content: 'How was your day?' }, { role: 'user', content: 'It was good.' }],
	});
	await user.click(await button('Back to the topics'));
	await user.click(await button(/Work/));
	expect((await mode(/^Live/)).checked).toBe(true);
});

test('a talk that was left stands still until the learner is back', async () => {
	const user = await begin({ ...asked, phase: { type: 'forgotten' } });
	expect(within(await panel()).getByRole('status').textContent).toBe('Are you still there?');
	expect(screen.queryByRole('button', { name: 'Repeat' })).toBeNull();
	await user.click(await button('Go on'));
	expect(commands.retry).toHaveBeenCalledOnce();
});

test('where the line is too slow, the talk can be gone on with in recordings', async () => {
	const user = await begin({ ...asked, trouble: 'slow-line' });
	expect(screen.getByText(/^Your connection is too slow/)).toBeTruthy();
	await user.click(await button('Go on without live talk'));
	expect(await button('Tap to record')).toBeTruthy();
});

test('who goes over in the middle of an answer takes it along, or need not wait for it @whole', async () => {
	const answers = { '/api/converse': [reply('What was good?', 50)] };
	const saying = { ...asked, hearsVoice: true, partialWords: heard('it was good').words };
	const user = await begin(saying, answers);
	await user.click(await mode('Tap to record'));
	expect(await panel()).toBeTruthy();
	expect(commands.changeSettings).toHaveBeenLastCalledWith({ handsFree: false });
	const understood = { turns: answered.turns.slice(0, 2), hearsVoice: false, partialWords: [] };
	show({ ...understood, phase: { type: 'henry-thinking' } });
	expect(await screen.findByText('What was good?')).toBeTruthy();
	forgetTalk();
	await user.click(await mode('Live'));
	show(saying);
	await user.click(await mode('Tap to record'));
	await user.click(await mode('Tap to record'));
	expect(screen.queryByRole('region', { name: 'Live talk' })).toBeNull();
});

test('another tab that talks with Henry can be taken over from', async () => {
	const user = await begin({ ...asked, phase: { type: 'elsewhere' } });
	await user.click(await button('Talk here instead'));
	expect(commands.takeOver).toHaveBeenCalledOnce();
});

test('going over to the other way and back keeps all turns, and Henry answers what he has not answered @whole', async () => {
	const user = await begin(
		{ ...answered, phase: { type: 'henry-thinking' }, turns: answered.turns.slice(0, 2) },
		{ '/api/converse': [reply('What was good?', 50)] },
	);
	await user.click(await mode('Tap to record'));
	expect(await mode('Tap to record')).toBe(document.activeElement);
	expect(await screen.findByText('What was good?')).toBeTruthy();
	expect(callsOf('/api/converse')[0]?.payload).toMatchObject({
		fullConversation: [{ content: 'How was your day?' }, { content: 'it was good' }],
	});
	forgetTalk();
	await user.click(await mode('Live'));
	expect(await mode('Live')).toBe(document.activeElement);
	expect(begunWith?.turnsBefore.map(({ text }) => text)).toEqual([
		'How was your day?',
		'it was good',
		'What was good?',
	]);
	expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(50);
	show({
		...learnersTurn,
		turns: [...answered.turns, learner('the food'), henry('Which?')],
		progress0to100: 60,
	});
	expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(60);
});

test('finishing ends the talk, and its report and what is remembered are those of its turns', async () => {
	const user = await begin(answered, { '/api/talkCorrection': [correction] });
	await user.click(await button('Finish exercise'));
	expect(commands.end).toHaveBeenCalledOnce();
	expect(await screen.findByText('Reason 1.')).toBeTruthy();
	expect(screen.getByText('The conversation is over.')).toBeTruthy();
	expect(screen.queryByRole('region', { name: 'Live talk' })).toBeNull();
	expect(callsOf('/api/talkCorrection')[0]?.payload).toMatchObject({
		fullConversation: [{ role: 'system' }, { content: 'it was good', words: { length: 3 } }, {}],
	});
	expect(await screen.findByText('Saved to My progress.')).toBeTruthy();
	const { results } = await browserKeeper.load();
	expect(results[0]).toMatchObject({ activity: 'talk', measures: { words: 3 } });
	forgetTalk();
	await user.click(await button('Talk about this again'));
	expect(await panel()).toBeTruthy();
	expect(begunWith?.turnsBefore).toEqual([]);
});

const { words } = heard('because he have dogs');
const withAnswer = [...answered.turns, learner('because he have dogs')];

/** What is going on when the exercise is finished in mid-answer. */
test.each([
	['a voice is heard', { hearsVoice: true }],
	['words were heard', { partialWords: words }],
	['the learner pauses in mid-answer', { hearsVoice: false, partialWords: words }],
	['the connection is lost', { phase: { type: 'reconnecting' }, partialWords: words } as const],
])('what is being said when the exercise is finished is taken in first: %s @whole', async (_when, change) => {
	const user = await begin(answered, { '/api/talkCorrection': [correction] });
	show(change);
	await user.click(await button('Finish exercise'));
	expect(commands.changeSettings).toHaveBeenLastCalledWith({ handsFree: false });
	expect(commands.end).not.toHaveBeenCalled();
	expect((await button('Finish exercise')).hasAttribute('disabled')).toBe(true);
	show({ ...learnersTurn, hearsVoice: false, partialWords: words });
	expect(commands.end).not.toHaveBeenCalled();
	show({ phase: { type: 'henry-thinking' }, turns: withAnswer, partialWords: [] });
	expect(commands.end).toHaveBeenCalledOnce();
	expect(await screen.findByText('Exercise completed!')).toBeTruthy();
	expect(callsOf('/api/talkCorrection')).toMatchObject([
		{ payload: { fullConversation: [{}, {}, {}, { content: 'because he have dogs' }] } },
	]);
});

test('where it was no words, the exercise is finished all the same @whole', async () => {
	const user = await begin(answered, { '/api/talkCorrection': [correction] });
	show({ hearsVoice: true });
	await user.click(await button('Finish exercise'));
	show({ hearsVoice: false });
	expect(commands.end).toHaveBeenCalledOnce();
	expect(await screen.findByText('Exercise completed!')).toBeTruthy();
});

test('whoever holds the button has let it go when the exercise is finished @whole', async () => {
	const user = await begin(answered, { '/api/talkCorrection': [correction] });
	await user.click(await button('Settings'));
	await user.click(screen.getByRole('switch', { name: 'Hold to talk' }));
	show({ isPressed: true, hearsVoice: true });
	await user.click(await button('Finish exercise'));
	expect(commands.press).toHaveBeenLastCalledWith(false);
	show({ phase: { type: 'henry-thinking' }, turns: withAnswer, hearsVoice: false });
	expect(commands.end).toHaveBeenCalledOnce();
});

test('where what was said cannot be understood, the talk is not finished, and Henry listens again @whole', async () => {
	const user = await begin(answered);
	show({ hearsVoice: true });
	await user.click(await button('Finish exercise'));
	const error = new ApiError({ code: 'unavailable', message: 'The ear did not answer.' });
	show({ phase: { type: 'failed', error, mayRetry: true }, hearsVoice: false });
	expect(commands.end).not.toHaveBeenCalled();
	expect(callsOf('/api/talkCorrection')).toEqual([]);
	expect(commands.changeSettings).toHaveBeenLastCalledWith({ handsFree: true });
	expect((await button('Finish exercise')).hasAttribute('disabled')).toBe(false);
});
