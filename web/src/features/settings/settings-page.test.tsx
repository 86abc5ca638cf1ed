import { apiPaths } from '@henry/contract/api-paths.ts';
import { errorTexts } from '@henry/contract/errors.ts';
import type { TranscriptResponse } from '@henry/contract/transcript.ts';
import { buildApp } from '@henry/server/src/app.ts';
import { configForTests } from '@henry/server/src/app-for-tests.ts';
import { createServices } from '@henry/server/src/wiring.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FakeRecognition } from '#web/audio/browser-recogniser-for-tests.ts';
import { type CaptureHandlers, startCapture } from '#web/audio/capture.ts';
import { appendAccent, visitorSettings } from '#web/lib/visitor-settings.ts';
import { SettingsPage } from './settings-page.tsx';

vi.mock('#web/audio/capture.ts');
configure({ asyncUtilTimeout: 5_000 });
vi.setConfig({ testTimeout: 20_000 });

let app: Awaited<ReturnType<typeof buildApp>>;
let spoken: unknown[];
let microphone: CaptureHandlers;
const devices = Object.assign(new EventTarget(), {
	ids: [] as string[],
	getUserMedia: vi.fn(async () => ({ getTracks: () => [], getAudioTracks: () => [] })),
	enumerateDevices: async () =>
		['default', ...devices.ids].map((deviceId) => ({
			kind: 'audioinput',
			deviceId,
			label: deviceId === 'nameless' ? '' : `The ${deviceId}`,
		})),
});

beforeAll(async () => {
	app = await buildApp(configForTests, createServices(configForTests));
});
afterAll(() => app.close());
beforeEach(() => {
	localStorage.clear();
	spoken = [];
	heardByHenry = undefined;
	devices.ids = ['headset', 'nameless'];
	devices.getUserMedia.mockClear();
	Object.defineProperty(navigator, 'mediaDevices', { value: devices, configurable: true });
	FakeRecognition.reset();
	vi.stubGlobal('fetch', askServer);
	vi.mocked(startCapture).mockImplementation(async (_stream, handlers) => {
		microphone = handlers;
		return { stop: async () => {} };
	});
	URL.createObjectURL = () => 'blob:sound';
	URL.revokeObjectURL = () => {};
	HTMLMediaElement.prototype.play = async () => {};
	HTMLMediaElement.prototype.pause = () => {};
});
afterEach(() => vi.unstubAllGlobals());

/** What Henry's ear hears in a recording, which is played to it by no process here. */
let heardByHenry: TranscriptResponse | undefined;

async function askServer(path: string, { body }: RequestInit = {}) {
	if (path === apiPaths.speech) {
		spoken.push(JSON.parse(String(body)));
		return new Response('sound');
	}
	if (path === apiPaths.transcript) {
		if (heardByHenry) return new Response(JSON.stringify(heardByHenry));
		const error = { code: 'invalid-argument', message: errorTexts.couldNotHearYou };
		return new Response(JSON.stringify({ error }), { status: 400 });
	}
	const answer = await app.inject(path);
	return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode });
}

function openSettings(recognition?: unknown) {
	if (recognition) vi.stubGlobal('SpeechRecognition', recognition);
	render(
		<QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
			<SettingsPage />
		</QueryClientProvider>,
	);
	return userEvent.setup();
}

const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
const chosenNames = () =>
	screen
		.getAllByRole<HTMLInputElement>('radio')
		.filter(({ checked }) => checked)
		.map(({ labels }) => labels?.[0]?.textContent);

/** What Henry hears, with doubt in the first words. */
const heard = (transcription: string, doubted: number): TranscriptResponse => ({
	transcription,
	words: transcription.split(' ').map((text, index) => ({
		text,
		startMs: index * 400,
		endMs: index * 400 + 300,
		confidence0to1: index < doubted ? 0.3 : 0.9,
		unsure: index < doubted,
	})),
});

const frame = (level: number) =>
	Int16Array.from({ length: 8_000 }, (_, index) => 32_767 * level * Math.sin(index / 5));

/** Records half seconds of these levels, of 0 to 1. */
async function record(user: ReturnType<typeof userEvent.setup>, levels: number[]) {
	await user.click(await screen.findByRole('button', { name: 'Tap to record' }));
	await screen.findByRole('button', { name: 'Tap to stop' });
	act(() => {
		for (const level of levels) microphone.onFrame(frame(level));
	});
	await user.click(screen.getByRole('button', { name: 'Tap to stop' }));
}

const report = async () => {
	const title = await screen.findByRole('heading', { name: 'What was heard' });
	return within(title.closest('[role=status]') as HTMLElement);
};

test('the voice and its speed are chosen, heard and kept @whole', async () => {
	const user = openSettings();
	expect((await radio(/A woman’s voice/)).checked).toBe(true);
	await user.click(await radio(/A man’s voice/));
	await user.click(await radio(/^A little slower/));
	await user.click(screen.getByRole('button', { name: 'Hear it' }));
	await waitFor(() => expect(spoken).toEqual([{ text: expect.any(String), voice: 'rms', rate: 0.9 }]));
	expect(visitorSettings()).toMatchObject({ voice: 'rms', speed: 0.9 });
	expect(chosenNames().slice(0, 2)).toEqual(['A man’s voiceAmerican English', 'A little slower0.9×']);
});

test('the look that is chosen is shown at once and kept, and what the device has comes back @whole', async () => {
	const user = openSettings();
	const { dataset } = document.documentElement;
	const kept = () => JSON.parse(localStorage.getItem('henry.look') ?? '');
	await user.click(await radio(/^Dark/));
	await user.click(await radio(/^Very large/));
	await user.click(await radio(/^For dyslexia/));
	await user.click(await radio(/^No, keep it still/));
	const chosen = { theme: 'dark', text: 'largest', letters: 'dyslexia', motion: 'calm' };
	expect([{ ...dataset }, kept()]).toEqual([chosen, { ...chosen, feedback: 'on' }]);
	await user.click(screen.getAllByRole('radio', { name: 'As on your device' })[0] as HTMLElement);
	expect([dataset.theme, kept().theme]).toEqual([undefined, 'device']);
	for (const part of Object.keys(dataset)) delete dataset[part];
});

test('either accent counts until one is chosen, which calls then name', async () => {
	const user = openSettings();
	const named = () => {
		const form = new FormData();
		appendAccent(form);
		return form.get('accent');
	};
	expect([(await radio(/^British or American/)).checked, named()]).toEqual([true, null]);
	await user.click(await radio(/^British.*the south of England/));
	expect([visitorSettings().accent, named()]).toEqual(['british', 'british']);
});

test('a voice that is not there any more gives way to the first @whole', async () => {
	localStorage.setItem('henry.settings', '{"voice":"gone"}');
	openSettings();
	expect((await radio(/A woman’s voice/)).checked).toBe(true);
});

test('a microphone is chosen and opened from then on; one that is gone is told and replaced @whole', async () => {
	const user = openSettings();
	await screen.findByRole('option', { name: 'The headset' });
	const choice = screen.getByLabelText<HTMLSelectElement>('Which microphone?');
	expect([...choice.options].map(({ text }) => text)).toEqual([
		'The browser’s own choice',
		'The headset',
		'Microphone 2',
	]);
	await user.selectOptions(choice, 'The headset');
	await user.click(await screen.findByRole('button', { name: 'Tap to record' }));
	await waitFor(() =>
		expect(devices.getUserMedia).toHaveBeenLastCalledWith({
			audio: expect.objectContaining({ deviceId: { ideal: 'headset' } }),
		}),
	);
	devices.ids = ['nameless'];
	act(() => void devices.dispatchEvent(new Event('devicechange')));
	expect(await screen.findByText(/is not connected\. Until it is/)).toBeTruthy();
	expect(choice.selectedOptions[0]?.text).toBe('Your microphone (not connected)');
	await user.selectOptions(choice, 'The browser’s own choice');
	expect(visitorSettings().microphoneId).toBeUndefined();
	expect(screen.queryByText(/is not connected/)).toBeNull();
});

test('where there is no microphone nobody is told to allow one', async () => {
	const noneFound = new DOMException('', 'NotFoundError');
	devices.getUserMedia.mockRejectedValueOnce(noneFound);
	const user = openSettings();
	await user.click(await screen.findByRole('button', { name: 'Tap to record' }));
	expect(await screen.findByText('No microphone was found')).toBeTruthy();
	expect(screen.queryByText(/Allow the microphone/)).toBeNull();
});

test('a browser without a recogniser of its own offers none', async () => {
	openSettings();
	expect(await screen.findByText('This browser has no recogniser of its own.')).toBeTruthy();
	expect(screen.queryByRole('radio', { name: /Your browser’s own/ })).toBeNull();
});

test('a browser that hears on this device is offered so, and where the sound goes is said', async () => {
	FakeRecognition.pack = 'available';
	const user = openSettings(FakeRecognition);
	await user.click(await radio(/Your browser’s own, on this device.*stays in this browser/));
	expect(screen.queryByRole('radio', { name: /elsewhere/ })).toBeNull();
	expect(visitorSettings().recogniser).toBe('browserHere');
});

test('one that does not is offered with where it sends the sound', async () => {
	const user = openSettings(FakeRecognition);
	await user.click(await radio(/Your browser’s own, elsewhere.*servers of your browser’s maker/));
	expect(visitorSettings().recogniser).toBe('browserElsewhere');
});

test('what the browser needs is fetched first; until then, and where that fails, Henry listens', async () => {
	let install: (isThere: boolean) => void = () => {};
	class SlowRecognition extends FakeRecognition {
		static override install = () => new Promise<boolean>((resolve) => (install = resolve));
	}
	FakeRecognition.pack = 'downloadable';
	const user = openSettings(SlowRecognition);
	await user.click(await radio(/on this device/));
	expect(await screen.findByText(/is fetching what it needs/)).toBeTruthy();
	expect(visitorSettings().recogniser).toBe('henry');
	install(false);
	expect((await screen.findByRole('alert')).textContent).toContain('could not fetch');
	expect((await radio(/^Henry’s ear/)).checked).toBe(true);
	await user.click(await radio(/on this device/));
	install(true);
	await waitFor(() => expect(visitorSettings().recogniser).toBe('browserHere'));
	expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
	[[0, 0.2, 0], 'Loud and clear', 1, 'Nothing to do: you can start.'],
	[[0, 0.2, 0], 'Loud and clear', 3, /Henry is not sure of many words/],
	[[0, 0.004, 0], 'Too quiet', 1, /Come closer to the microphone/],
	[[0.1, 0.2, 0.1], 'Too much noise', 1, /Find a quieter place/],
	[[0, 1, 0], 'Too loud: your voice is cut off', 1, /Move away from the microphone/],
])(
	'levels of %j are %s; with %i words in doubt it says what to do next @whole',
	async (levels, verdict, doubted, next) => {
		heardByHenry = heard('my sister likes music', doubted);
		await record(openSettings(), levels);
		const shown = await report();
		expect(shown.getByText('music')).toBeTruthy();
		expect(shown.getByText(verdict)).toBeTruthy();
		expect(shown.getByText(`${4 - doubted} of 4`)).toBeTruthy();
		expect(shown.getByText(next)).toBeTruthy();
	},
);

test('silence is told, with what to check, and a voice without a word is told apart @whole', async () => {
	const user = openSettings();
	await record(user, [0, 0, 0]);
	const silent = await report();
	expect(silent.getByText('Nobody was heard.')).toBeTruthy();
	expect(silent.getByText('No voice')).toBeTruthy();
	expect(silent.getByText(/the right one is chosen above/)).toBeTruthy();
	await user.click(screen.getByRole('button', { name: 'Record again' }));
	await screen.findByRole('button', { name: 'Tap to stop' });
	expect(screen.queryByText('No voice')).toBeNull();
	act(() => [0, 0.2, 0].forEach((level) => void microphone.onFrame(frame(level))));
	await user.click(screen.getByRole('button', { name: 'Tap to stop' }));
	expect((await report()).getByText(/no word was understood/)).toBeTruthy();
});

test('the browser’s own recogniser is tested too, with its one confidence', async () => {
	localStorage.setItem('henry.settings', '{"recogniser":"browserElsewhere"}');
	await record(openSettings(FakeRecognition), [0, 0.2, 0]);
	FakeRecognition.last.hear(['I have a cup of coffee', 0.62]);
	FakeRecognition.last.end();
	const shown = await report();
	expect(shown.getByText('I have a cup of coffee')).toBeTruthy();
	expect(shown.getByText(/own recogniser heard this. It is 62% sure of the whole/)).toBeTruthy();
	expect(shown.queryByText(/Words Henry is sure of/)).toBeNull();
});

test('where the browser hears nothing, Henry hears the recording, and that is said', async () => {
	localStorage.setItem('henry.settings', '{"recogniser":"browserElsewhere"}');
	heardByHenry = heard('my sister likes music', 1);
	await record(openSettings(FakeRecognition), [0, 0.2, 0]);
	FakeRecognition.last.fail('network');
	FakeRecognition.last.end();
	const shown = await report();
	expect(shown.getByText('music')).toBeTruthy();
	expect(shown.getByText(/heard nothing here. So Henry’s ear listened/)).toBeTruthy();
});
