import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { button, callsOf, heard } from '#web/components/conversation/talk-for-tests.tsx';
import {
	begunWith,
	commands,
	forgetTalk,
	hearLevel,
	learner,
	learnersTurn,
	show,
	soundAtLevel,
} from '#web/components/live-talk/live-talk-for-tests.ts';
import type { LiveTalkPhase } from '#web/lib/live-talk/live-talk-state.ts';
import { answered, asked, begin, panel } from './live-talk-for-tests.tsx';

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

/** A control of the panel: whether it can be used now. */
const isOff = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';

const states: [LiveTalkPhase, string][] = [
	[{ type: 'connecting' }, 'Connecting to Henry'],
	[{ type: 'reconnecting' }, 'Connection lost'],
	[{ type: 'learner', wasNotHeard: false }, 'Henry is listening'],
	[{ type: 'henry-thinking' }, 'Henry is thinking'],
	[{ type: 'henry-speaking', isSuspended: false }, 'Henry is speaking'],
	[{ type: 'henry-speaking', isSuspended: true }, 'Henry has stopped for you'],
	[{ type: 'elsewhere' }, 'You are talking with Henry in another tab'],
	[{ type: 'failed', error: new Error('x'), mayRetry: false }, 'The talk has stopped'],
	[{ type: 'no-microphone', problem: 'missing' }, 'Henry cannot hear you'],
];

test.each(states)('the state %j is told as it begins: %s', async (phase, title) => {
	await begin({ ...answered, phase });
	const status = within(await panel()).getByRole('status');
	expect(status.textContent).toBe(title);
	expect(screen.getByText('Why was it good?')).toBeTruthy();
});

test('words appear as they are said, as words that may change, and then as a turn that can be put right', async () => {
	const user = await begin({ ...asked, hearsVoice: true, partialWords: heard('it was').words });
	expect(screen.getByText(/^it was/)).toBeTruthy();
	expect(screen.getByText('Still listening: these words may change.')).toBeTruthy();
	expect(within(screen.getByRole('log')).queryByText(/^it was/)).toBeNull();
	show({ ...answered, partialWords: [] });
	expect(screen.queryByText(/these words may change/)).toBeNull();
	expect(within(screen.getByRole('log')).getByText('Why was it good?')).toBeTruthy();
	await user.click(await button('Not what I said?'));
	await user.clear(screen.getByRole('textbox'));
	await user.type(screen.getByRole('textbox'), 'It was food');
	await user.click(await button('Use this text'));
	expect(commands.write).toHaveBeenCalledExactlyOnceWith('It was food', 'last-turn');
});

test.each([
	[{}, 'Henry hears nothing'],
	[{ phase: { type: 'reconnecting' } as const }, 'Henry hears nothing'],
	[{ isThinking: true }, 'Take your time'],
	[{ phase: { type: 'henry-thinking' } as const }, 'Henry is thinking'],
])(
	'a microphone without sound is told where Henry waits for the learner: %j, %s @whole',
	async (change, title) => {
		await begin({ ...asked, trouble: 'no-sound', ...change });
		expect(within(await panel()).getByRole('status').textContent).toBe(title);
	},
);

test('the level meter follows the microphone', async () => {
	await begin(asked);
	const meter = screen.getByRole<HTMLMeterElement>('meter', { name: 'Microphone level' });
	hearLevel(0.2);
	expect(meter.value).toBeGreaterThan(0.5);
});

test('while Henry speaks, his mouth follows his voice, or moves by itself where he is only read', async () => {
	soundAtLevel(0.15);
	await begin({ ...asked, phase: { type: 'henry-speaking', isSuspended: false } });
	const livePanel = await panel();
	const face = () => livePanel.querySelector<SVGElement>('.henry-face');
	expect(face()?.dataset).toMatchObject({ mood: 'speaking', mouth: 'led' });
	const opening = () => face()?.style.getPropertyValue('--mouth-level');
	expect(opening()).toBe('0.5');
	soundAtLevel(0);
	await vi.waitFor(() => expect(opening()).toBe('0'));
	soundAtLevel(undefined);
	await vi.waitFor(() => expect(face()?.dataset.mouth).toBe('free'));
});

test('Henry gives time to think, says it again, and speaks slower', async () => {
	const user = await begin(asked);
	await user.click(await button('Let me think'));
	expect(commands.think).toHaveBeenLastCalledWith(true);
	show({ isThinking: true });
	expect(within(await panel()).getByRole('status').textContent).toBe('Take your time');
	await user.click(screen.getByRole('button', { name: 'Let me think', pressed: true }));
	expect(commands.think).toHaveBeenLastCalledWith(false);
	await user.click(await button('Repeat'));
	expect(commands.repeat).toHaveBeenCalledOnce();
	await user.click(await button('Slower'));
	expect(commands.changeSettings).toHaveBeenLastCalledWith({
		pauseMs: 1_500,
		handsFree: true,
		voiceRate: 0.75,
	});
	expect(screen.getByRole('button', { name: 'Slower', pressed: true })).toBeTruthy();
});

test('what cannot be used while Henry has the turn stays in its place and does nothing @whole', async () => {
	const user = await begin({ ...answered, phase: { type: 'henry-speaking', isSuspended: false } });
	for (const name of ['Let me think', 'Repeat', 'Write instead']) {
		expect(isOff(name)).toBe(true);
		await user.click(await button(name));
	}
	expect(commands.think).not.toHaveBeenCalled();
	expect(commands.repeat).not.toHaveBeenCalled();
	expect(screen.queryByRole('textbox')).toBeNull();
	show(learnersTurn);
	expect(isOff('Repeat')).toBe(false);
});

test('how long Henry waits is set in steps of a tenth of a second and remembered @whole', async () => {
	const user = await begin(asked);
	await user.click(await button('Settings'));
	const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Henry waits' });
	expect([slider.min, slider.max, slider.step, slider.value]).toEqual(['600', '5000', '100', '1500']);
	fireEvent.change(slider, { target: { value: '2700' } });
	expect(slider.getAttribute('aria-valuetext')).toBe('2.7 s');
	expect(commands.changeSettings).toHaveBeenLastCalledWith({ pauseMs: 2_700, handsFree: true, voiceRate: 1 });
	expect(screen.getByText(/answers about 2\.7 s after you stop/)).toBeTruthy();
	await user.click(await button('Back to the topics'));
	forgetTalk();
	await user.click(await button(/Work/));
	await user.click(await button('START'));
	expect(begunWith?.settings.pauseMs).toBe(2_700);
});

test('when the settings open, the talk is followed to its end, so that they do not cover it', async () => {
	const user = await begin(asked);
	const follow = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
	await user.click(await button('Settings'));
	expect(follow).toHaveBeenCalledOnce();
});

test('the button to talk counts while it is held, by pointer or keyboard, and however it is let go', async () => {
	HTMLElement.prototype.setPointerCapture = () => {};
	const user = await begin(asked);
	await user.click(await button('Settings'));
	await user.click(screen.getByRole('switch', { name: 'Hold to talk' }));
	expect(commands.changeSettings).toHaveBeenLastCalledWith({
		pauseMs: 1_500,
		handsFree: false,
		voiceRate: 1,
	});
	expect(screen.queryByRole('button', { name: 'Let me think' })).toBeNull();
	expect(within(await panel()).getByRole('status').textContent).toBe('Your turn');
	const hold = await button('Hold to talk');
	const ways = [
		[fireEvent.pointerDown, fireEvent.pointerUp],
		[fireEvent.pointerDown, fireEvent.pointerCancel],
		[() => fireEvent.keyDown(hold, { key: ' ' }), () => fireEvent.keyUp(hold, { key: ' ' })],
		[() => fireEvent.keyDown(hold, { key: 'Enter' }), () => fireEvent.blur(hold)],
	] as const;
	for (const [press, letGo] of ways) {
		commands.press.mockClear();
		press(hold);
		press(hold);
		expect(commands.press.mock.calls).toEqual([[true]]);
		letGo(hold);
		fireEvent.blur(hold);
		expect(commands.press.mock.calls).toEqual([[true], [false]]);
	}
	show({ isPressed: true });
	expect(within(await panel()).getByRole('status').textContent).toBe('Henry is listening');
	fireEvent.pointerDown(await button('Let go to finish'));
	await user.click(screen.getByRole('switch', { name: 'Hold to talk' }));
	expect(commands.press).toHaveBeenLastCalledWith(false);
});

test('help comes step by step for the question that was asked last @whole', async () => {
	const user = await begin(asked);
	await user.click(await button('Help me'));
	expect(screen.getByText('a meeting')).toBeTruthy();
	await user.click(await button('More help'));
	await user.click(await button('More help'));
	expect(screen.getByText('First I had a meeting.')).toBeTruthy();
	expect(await button('Hear the example')).toBeTruthy();
	expect(isOff('More help')).toBe(true);
	show({ partialWords: heard('first').words });
	expect(screen.queryByRole('button', { name: 'Hear the example' })).toBeNull();
	show({ ...answered, partialWords: [] });
	expect(screen.queryByText('a meeting')).toBeNull();
	expect(isOff('Help me')).toBe(false);
});

test('an answer can be written; the focus comes back to the panel', async () => {
	const user = await begin(asked);
	await user.click(await button('Write instead'));
	const field = screen.getByRole('textbox', { name: 'Your answer' });
	expect(field).toBe(document.activeElement);
	expect(commands.think.mock.calls).toEqual([[true]]);
	show({ hearsVoice: true });
	show({ hearsVoice: false });
	expect(commands.think).toHaveBeenLastCalledWith(true);
	await user.type(field, 'It was good.');
	show({ phase: { type: 'henry-speaking', isSuspended: false } });
	expect((await button('Send')).hasAttribute('disabled')).toBe(true);
	show(learnersTurn);
	await user.click(await button('Send'));
	expect(commands.write).toHaveBeenCalledExactlyOnceWith('It was good.', 'answer');
	expect(commands.think).toHaveBeenLastCalledWith(false);
	expect(await panel()).toBe(document.activeElement);
	const written = { ...learner('It was good.'), words: [], recorded: undefined };
	show({ turns: [...asked.turns, written] });
	expect(screen.getByText('You wrote this.')).toBeTruthy();
});

test('who has asked for time to think has it still after hearing a message or writing @whole', async () => {
	const user = await begin({ ...answered, isThinking: true });
	await user.click(
		within(screen.getByRole('group', { name: 'Message 2, you' })).getByRole('button', { name: 'Play' }),
	);
	await vi.waitFor(() => expect(document.getElementsByTagName('audio')).toHaveLength(1));
	const [sound] = document.getElementsByTagName('audio');
	fireEvent.play(sound as HTMLElement);
	fireEvent.pause(sound as HTMLElement);
	await user.click(await button('Write instead'));
	await user.click(await button('Cancel'));
	expect(commands.think).not.toHaveBeenCalled();
});

test('messages are heard only when asked for, and meanwhile Henry does not listen @whole', async () => {
	const user = await begin(answered);
	const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
	expect(callsOf('/api/speech')).toHaveLength(0);
	const own = screen.getByRole('group', { name: 'Message 2, you' });
	await user.click(within(own).getByRole('button', { name: 'Play' }));
	await vi.waitFor(() => expect(play).toHaveBeenCalledOnce());
	const [sound] = document.getElementsByTagName('audio');
	fireEvent.play(sound as HTMLElement);
	expect(commands.changeSettings).toHaveBeenLastCalledWith({ handsFree: false });
	expect(commands.think).toHaveBeenLastCalledWith(true);
	expect(within(await panel()).getByRole('status').textContent).toBe('Henry is waiting');
	fireEvent.pause(sound as HTMLElement);
	expect(commands.changeSettings).toHaveBeenLastCalledWith({ handsFree: true });
	expect(commands.think).toHaveBeenLastCalledWith(false);
	expect(within(await panel()).getByRole('status').textContent).toBe('Henry is listening');
	const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause');
	show({ phase: { type: 'henry-speaking', isSuspended: false } });
	expect(pause).toHaveBeenCalled();
	const henrys = screen.getByRole('group', { name: 'Message 3, Henry' });
	await user.click(within(henrys).getByRole('button', { name: 'Play' }));
	await vi.waitFor(() => expect(callsOf('/api/speech')).toHaveLength(1));
});
