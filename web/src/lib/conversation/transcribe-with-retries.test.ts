import { errorTexts } from '@henry/contract/errors.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { transcribeWithRetries } from './transcribe-with-retries.ts';

const recorded = { recording: new Blob(['sound']), hints: ['the sea'], liveTranscript: undefined };
const transcript = { transcription: 'hello', words: [] };
const wanted = () => new AbortController().signal;

const failure = (code: string, message: string, status: number) =>
	new Response(JSON.stringify({ error: { code, message } }), { status });
const serverFails = () => failure('unavailable', 'The engine has stopped.', 503);

let answers: (() => Response)[];
const fetchMock = vi.fn(async () => (answers.shift() ?? serverFails)());

beforeEach(() => {
	vi.useFakeTimers();
	fetchMock.mockClear();
	vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test('a failed transcription is tried again up to three times', async () => {
	answers = [serverFails, serverFails, serverFails, () => new Response(JSON.stringify(transcript))];
	const transcribing = transcribeWithRetries(recorded, wanted());
	await vi.runAllTimersAsync();
	expect(await transcribing).toEqual(transcript);
	expect(fetchMock).toHaveBeenCalledTimes(4);
});

test('half a second lies between a failure and the next try', async () => {
	answers = [serverFails, () => new Response(JSON.stringify(transcript))];
	const transcribing = transcribeWithRetries(recorded, wanted());
	await vi.advanceTimersByTimeAsync(499);
	expect(fetchMock).toHaveBeenCalledTimes(1);
	await vi.advanceTimersByTimeAsync(1);
	expect(fetchMock).toHaveBeenCalledTimes(2);
	expect(await transcribing).toEqual(transcript);
});

test('after three retries it fails', async () => {
	answers = [];
	const transcribing = transcribeWithRetries(recorded, wanted());
	const failing = expect(transcribing).rejects.toMatchObject({ code: 'unavailable' });
	await vi.runAllTimersAsync();
	await failing;
	expect(fetchMock).toHaveBeenCalledTimes(4);
});

test('a failed live transcript is followed by the recording itself', async () => {
	answers = [() => new Response(JSON.stringify(transcript))];
	const liveTranscript = Promise.reject(new Error('The connection broke.'));
	expect(await transcribeWithRetries({ ...recorded, liveTranscript }, wanted())).toEqual(transcript);
});

test('where nobody was heard, trying again would not help', async () => {
	answers = [() => failure('invalid-argument', errorTexts.couldNotHearYou, 400)];
	await expect(transcribeWithRetries(recorded, wanted())).rejects.toMatchObject({
		message: errorTexts.couldNotHearYou,
	});
	expect(fetchMock).toHaveBeenCalledOnce();
});

test('a transcript that is no longer wanted is not asked for again', async () => {
	answers = [];
	const leaving = new AbortController();
	const transcribing = transcribeWithRetries(recorded, leaving.signal);
	const failing = expect(transcribing).rejects.toThrow();
	leaving.abort();
	await vi.runAllTimersAsync();
	await failing;
	expect(fetchMock).toHaveBeenCalledOnce();
});
