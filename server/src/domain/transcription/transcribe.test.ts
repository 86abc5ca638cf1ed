import type { TranscriptResponse, TranscriptWord } from '@henry/contract/transcript.ts';
import { concatPcm16 } from '@henry/sound/pcm.ts';
import { expect, test } from 'vitest';
import { ProviderError } from '#server/ports/provider-error.ts';
import type { SpeechToText } from '#server/ports/speech-to-text.ts';
import { createTranscription, transcribeRecording } from './transcribe.ts';

const voice = (seconds: number) =>
	Int16Array.from({ length: seconds * 16_000 }, (_, index) => {
		const time = index / 16_000;
		return 9000 * Math.sin(Math.PI * 4 * time) ** 2 * Math.sin(2 * Math.PI * 180 * time);
	});
const silence = (seconds: number) => new Int16Array(seconds * 16_000);
const word = (text: string): TranscriptWord => ({
	text,
	startMs: 100,
	endMs: 300,
	confidence0to1: 0.9,
	unsure: false,
});

/** A recogniser under the test's hand: every call waits until the test answers it. */
function createScriptedRecognizer() {
	const calls: { answer(words: TranscriptWord[]): void; fail(error: Error): void }[] = [];
	const recognizer: SpeechToText = {
		maxUtteranceMs: 20_000,
		recognize: () =>
			new Promise((resolve, reject) => {
				calls.push({ answer: resolve, fail: reject });
			}),
		health: () => ({ name: 'scripted', model: 'none', embedded: true, state: 'ready', queued: 0 }),
		start: async () => {},
		close: async () => {},
	};
	return { recognizer, calls };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const threeAnswers = concatPcm16([voice(1), silence(1), voice(1), silence(1), voice(1), silence(1)]);

test('words come in the order in which they were said, whichever stretch is recognised first', async () => {
	const { recognizer, calls } = createScriptedRecognizer();
	const seen: string[] = [];
	const transcription = createTranscription(recognizer, {
		onProgress: (transcript: TranscriptResponse) => seen.push(transcript.transcription),
	});
	transcription.push(threeAnswers);
	expect(calls).toHaveLength(2);
	calls[1]?.answer([word('two')]);
	await settled();
	calls[0]?.answer([word('one')]);
	await settled();
	const finished = transcription.finish();
	calls[2]?.answer([word('three')]);
	const { transcription: text, words } = await finished;
	expect(text).toBe('one two three');
	expect(seen).toEqual(['', 'one two', 'one two three']);
	expect(words[2]?.startMs).toBeGreaterThan(3500);
	expect(words[2]?.startMs).toBeLessThan(4300);
});

test('recognition starts while the recording is still arriving', () => {
	const { recognizer, calls } = createScriptedRecognizer();
	const transcription = createTranscription(recognizer);
	transcription.push(voice(1));
	expect(calls).toHaveLength(0);
	transcription.push(silence(1));
	expect(calls).toHaveLength(1);
});

test('silence is told apart from a failure, with what to do', async () => {
	const { recognizer } = createScriptedRecognizer();
	await expect(transcribeRecording(recognizer, silence(3))).rejects.toMatchObject({
		code: 'invalid-argument',
		message: expect.stringContaining('could not hear you'),
	});
});

test('speech in which no word is recognised is not heard either', async () => {
	const { recognizer, calls } = createScriptedRecognizer();
	const finished = transcribeRecording(recognizer, concatPcm16([voice(1), silence(1)]));
	calls[0]?.answer([]);
	await expect(finished).rejects.toMatchObject({ message: expect.stringContaining('could not hear you') });
});

test('a recogniser that fails ends the transcription with its error, once nothing is in flight', async () => {
	const { recognizer, calls } = createScriptedRecognizer();
	const finished = transcribeRecording(recognizer, threeAnswers);
	calls[0]?.fail(new ProviderError('unavailable', 'gone'));
	await settled();
	calls[1]?.answer([word('two')]);
	await expect(finished).rejects.toMatchObject({ category: 'unavailable' });
	expect(calls).toHaveLength(2);
});
