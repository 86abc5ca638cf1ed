// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrowserDeafError } from '#web/lib/live-transcript.ts';
import { chooseSettings } from '#web/lib/visitor-settings.ts';
import { browserRecogniser, installBrowserRecogniser, openBrowserTranscript } from './browser-recogniser.ts';
import { FakeRecognition } from './browser-recogniser-for-tests.ts';
import { openMicrophone, releaseMicrophone } from './microphone.ts';

beforeEach(() => {
	localStorage.clear();
	FakeRecognition.reset();
	vi.stubGlobal('SpeechRecognition', FakeRecognition);
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const heard = async (transcript: ReturnType<typeof openBrowserTranscript>) => {
	const finished = transcript.finish();
	FakeRecognition.last.end();
	return finished;
};

test('the segments that the browser heard are joined, with one confidence and without times', async () => {
	const transcript = openBrowserTranscript(false);
	FakeRecognition.last.hear([' I live  in Madrid', 0.9], ['with my family ', 0.6]);
	expect(await heard(transcript)).toEqual({
		transcription: 'I live in Madrid with my family',
		words: [],
		browser: { heard: true, confidence0to1: expect.closeTo((0.9 * 16 + 0.6 * 14) / 30) },
	});
	expect(FakeRecognition.last).toMatchObject({ lang: 'en-US', continuous: true, processLocally: false });
});

test('a browser that does not tell how sure it is leaves the confidence open', async () => {
	const transcript = openBrowserTranscript(false);
	FakeRecognition.last.hear(['hello', 0], ['there', 0.9]);
	expect((await heard(transcript)).browser).toEqual({ heard: true, confidence0to1: undefined });
});

test('what may still change does not count, and a segment that is told anew as it grows counts once', async () => {
	const transcript = openBrowserTranscript(false);
	FakeRecognition.last.hear(
		['I like', 0.9],
		['I like cats', 0.9],
		['I likewise', 0.9],
		['maybe', 0.5, 'interim'],
	);
	expect((await heard(transcript)).transcription).toBe('I like cats I likewise');
});

test('a recogniser that ends during the recording goes on in another session', async () => {
	const transcript = openBrowserTranscript(false);
	FakeRecognition.last.hear(['the first part', 0.9]);
	FakeRecognition.last.end();
	FakeRecognition.last.fail('no-speech');
	FakeRecognition.last.end();
	FakeRecognition.last.hear(['the second part', 0.9]);
	expect((await heard(transcript)).transcription).toBe('the first part the second part');
	expect(FakeRecognition.last.starts).toHaveLength(3);
});

test('one that ends again and again without a word is given up', async () => {
	const transcript = openBrowserTranscript(false);
	for (let session = 1; session <= 4; session += 1) FakeRecognition.last.end();
	expect(FakeRecognition.last.starts).toHaveLength(4);
	await expect(transcript.finish()).rejects.toThrow(BrowserDeafError);
});

test.each(['network', 'not-allowed', 'language-not-supported', 'audio-capture'])(
	'after %s nothing of it is taken, whatever it had heard',
	async (error) => {
		const transcript = openBrowserTranscript(false);
		FakeRecognition.last.hear(['half of it', 0.9]);
		FakeRecognition.last.fail(error);
		await expect(heard(transcript)).rejects.toThrow(BrowserDeafError);
		expect(FakeRecognition.last.starts).toHaveLength(1);
	},
);

test('silence, a refusal to start and a browser without a recogniser are told as hearing nothing', async () => {
	await expect(heard(openBrowserTranscript(false))).rejects.toThrow(BrowserDeafError);
	FakeRecognition.refusesToStart = true;
	await expect(openBrowserTranscript(false).finish()).rejects.toThrow(BrowserDeafError);
	vi.stubGlobal('SpeechRecognition', undefined);
	await expect(openBrowserTranscript(false).finish()).rejects.toThrow(BrowserDeafError);
});

test('last words that do not come are not waited for for ever', async () => {
	vi.useFakeTimers();
	const transcript = openBrowserTranscript(false);
	FakeRecognition.last.hear(['hello', 0.9]);
	const finished = expect(transcript.finish()).rejects.toThrow(BrowserDeafError);
	await vi.advanceTimersByTimeAsync(5_000);
	await finished;
	expect(FakeRecognition.last.isAborted).toBe(true);
});

test('a recording that is given up ends the recogniser', () => {
	openBrowserTranscript(false).close();
	FakeRecognition.last.end();
	expect(FakeRecognition.last).toMatchObject({ isAborted: true, starts: { length: 1 } });
});

test('a sound that is to stay here is never given to a browser that cannot promise it', async () => {
	openBrowserTranscript(true);
	expect(FakeRecognition.last.processLocally).toBe(true);
	FakeRecognition.reset();
	vi.stubGlobal(
		'SpeechRecognition',
		class extends FakeRecognition {
			override processLocally = undefined;
		},
	);
	await expect(openBrowserTranscript(true).finish()).rejects.toThrow(BrowserDeafError);
	expect(FakeRecognition.last.starts).toEqual([]);
});

test('the microphone that the visitor has chosen is the one that is heard', async () => {
	const track = { stop() {} };
	const stream = { getTracks: () => [track], getAudioTracks: () => [track] };
	Object.defineProperty(navigator, 'mediaDevices', {
		value: { getUserMedia: async () => stream },
		configurable: true,
	});
	const opened = await openMicrophone({ processing: 'off' });
	openBrowserTranscript(false);
	expect(FakeRecognition.last.starts).toEqual([undefined]);
	chooseSettings({ microphoneId: 'headset' });
	openBrowserTranscript(false);
	expect(FakeRecognition.last.starts).toEqual([track]);
	releaseMicrophone(opened);
	openBrowserTranscript(false);
	expect(FakeRecognition.last.starts).toEqual([undefined]);
});

test.each([
	['available', 'here'],
	['downloadable', 'afterDownload'],
	['downloading', 'afterDownload'],
	['unavailable', 'elsewhere'],
	['forbidden', 'elsewhere'],
] as const)('a language pack that is %s: the browser hears %s', async (pack, expected) => {
	FakeRecognition.pack = pack;
	expect(await browserRecogniser()).toBe(expected);
});

test('a browser that knows no language packs hears elsewhere, and one without a recogniser not at all', async () => {
	vi.stubGlobal('SpeechRecognition', undefined);
	vi.stubGlobal('webkitSpeechRecognition', class {});
	expect(await browserRecogniser()).toBe('elsewhere');
	expect(await installBrowserRecogniser()).toBe(false);
	vi.stubGlobal('webkitSpeechRecognition', undefined);
	expect(await browserRecogniser()).toBe('none');
});

test('a language pack is fetched by the browser, which may fail', async () => {
	FakeRecognition.pack = 'downloadable';
	expect(await installBrowserRecogniser()).toBe(true);
	expect(await browserRecogniser()).toBe('here');
	FakeRecognition.pack = 'forbidden';
	expect(await installBrowserRecogniser()).toBe(false);
});
