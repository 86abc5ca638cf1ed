import type { TranscriptResponse, TranscriptWord } from '@henry/contract/transcript.ts';
import { concatPcm16 } from '@henry/sound/pcm.ts';
import { expect, test, vi } from 'vitest';
import { ProviderError } from '#server/ports/provider-error.ts';
import { recognizeWhole, type SpeechToText, type UtteranceOptions } from '#server/ports/speech-to-text.ts';
import { createTranscription, transcribeRecording } from './transcribe.ts';

const voice = (seconds: number) =>
	Int16Array.from({ length: seconds * 16_000 }, (_, index) => {
		const time = index / 16_000;
		return 9000 * Math.sin(Math.PI * 4 * time) ** 2 * Math.sin(2 * Math.PI * 180 * time);
	});
const silence = (seconds: number) => new Int16Array(seconds * 16_000);
const word = (text: string, startMs = 100): TranscriptWord => ({
	text,
	startMs,
	endMs: startMs + 200,
	confidence0to1: 0.9,
	unsure: false,
});

type ScriptedUtterance = {
	options: UtteranceOptions;
	heardMs: number;
	state: 'open' | 'finished' | 'cancelled';
	answer(words: TranscriptWord[]): void;
	fail(error: Error): void;
};

/** A recogniser under the test's hand: every utterance waits until the test answers it. */
function createScriptedRecognizer() {
	const utterances: ScriptedUtterance[] = [];
	const open = (options: UtteranceOptions = {}) => {
		let settle: Pick<ScriptedUtterance, 'answer' | 'fail'> | undefined;
		const words = new Promise<TranscriptWord[]>((answer, fail) => {
			settle = { answer, fail };
		});
		words.catch(() => {});
		const scripted: ScriptedUtterance = {
			options,
			heardMs: 0,
			state: 'open',
			...(settle as unknown as Pick<ScriptedUtterance, 'answer' | 'fail'>),
		};
		utterances.push(scripted);
		return {
			push: (samples: Int16Array) => {
				scripted.heardMs += samples.length / 16;
			},
			finish: () => {
				scripted.state = 'finished';
				return words;
			},
			cancel: () => {
				scripted.state = 'cancelled';
			},
		};
	};
	const recognizer: SpeechToText = {
		maxUtteranceMs: 20_000,
		open,
		recognize: (speech, options) => recognizeWhole(open, speech, options),
		health: () => ({ name: 'scripted', model: 'none', embedded: true, state: 'ready', queued: 0 }),
		start: async () => {},
		close: async () => {},
	};
	return { recognizer, utterances };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const threeAnswers = concatPcm16([voice(1), silence(1.5), voice(1), silence(1.5), voice(1), silence(1.5)]);

test('words come in the order in which they were said, whichever segment is recognised first', async () => {
	const { recognizer, utterances } = createScriptedRecognizer();
	const seen: string[] = [];
	const transcription = createTranscription(recognizer, {
		onProgress: (transcript: TranscriptResponse) => seen.push(transcript.transcription),
	});
	transcription.push(threeAnswers);
	expect(utterances).toHaveLength(2);
	utterances[1]?.answer([word('two')]);
	await settled();
	utterances[0]?.answer([word('one')]);
	await settled();
	const finished = transcription.finish();
	utterances[2]?.answer([word('three')]);
	const { transcription: text, words } = await finished;
	expect(text).toBe('one two three');
	expect(seen).toEqual(['', 'one two', 'one two three']);
	expect(words[2]?.startMs).toBeGreaterThan(4500);
	expect(words[2]?.startMs).toBeLessThan(5300);
});

test('the recogniser hears the speech while it arrives', () => {
	const { recognizer, utterances } = createScriptedRecognizer();
	const transcription = createTranscription(recognizer);
	transcription.push(silence(1.5));
	expect(utterances).toHaveLength(0);
	transcription.push(voice(1));
	expect(utterances).toMatchObject([{ state: 'open' }]);
	expect(utterances[0]?.heardMs).toBeGreaterThan(900);
	transcription.push(voice(1));
	expect(utterances[0]?.heardMs).toBeGreaterThan(1900);
	transcription.push(silence(1.5));
	expect(utterances).toMatchObject([{ state: 'finished' }]);
	expect(utterances[0]?.heardMs).toBeLessThan(2600);
});

test('words that are being said are told after those that have been said', async () => {
	const { recognizer, utterances } = createScriptedRecognizer();
	const seen: string[] = [];
	const transcription = createTranscription(recognizer, {
		onProgress: (transcript: TranscriptResponse) => seen.push(transcript.transcription),
	});
	transcription.push(concatPcm16([voice(1), silence(1.5), voice(1)]));
	utterances[0]?.options.onPartial?.([word('won')]);
	utterances[0]?.answer([word('one')]);
	await settled();
	utterances[1]?.options.onPartial?.([word('to')]);
	utterances[1]?.options.onPartial?.([word('two')]);
	expect(seen).toEqual(['won', 'one', 'one to', 'one two']);
	utterances[0]?.options.onPartial?.([word('late')]);
	expect(seen).toHaveLength(4);
});

test('the second of two segments that a cut parts has the words after it, and none is told twice', async () => {
	const { recognizer, utterances } = createScriptedRecognizer();
	const long = [voice(17.9), silence(0.2), voice(3), silence(1.5)];
	const finished = transcribeRecording({ ...recognizer, maxUtteranceMs: 20_000 }, concatPcm16(long));
	await vi.waitFor(() => expect(utterances).toHaveLength(2));
	const [first, second] = utterances;
	expect(first?.heardMs).toBeGreaterThan(19_500);
	expect(first?.heardMs).toBeLessThanOrEqual(20_000);
	first?.answer([word('before', 17_000), word('across', 17_850), word('after', 18_300)]);
	second?.answer([word('after', 200)]);
	const { words } = await finished;
	expect(words.map(({ text }) => text)).toEqual(['before', 'across', 'after']);
	expect(words[1]?.endMs).toBeLessThanOrEqual(18_050);
	expect(words[2]?.startMs).toBeGreaterThan(18_000);
});

test('nobody is cut before half a minute, unless the recogniser asks for it', () => {
	const { recognizer, utterances } = createScriptedRecognizer();
	const transcription = createTranscription({ ...recognizer, maxUtteranceMs: 60_000 });
	transcription.push(voice(29));
	expect(utterances).toHaveLength(1);
	transcription.push(voice(2));
	expect(utterances).toHaveLength(2);
	expect(utterances[0]?.heardMs).toBeLessThanOrEqual(30_000);
});

test('a click is taken back, and leaves no words', async () => {
	const { recognizer, utterances } = createScriptedRecognizer();
	const seen: string[] = [];
	const transcription = createTranscription(recognizer, {
		onProgress: (transcript: TranscriptResponse) => seen.push(transcript.transcription),
	});
	const click = voice(1).subarray(1600, 2600);
	transcription.push(concatPcm16([silence(1.5), click]));
	utterances[0]?.options.onPartial?.([word('tick')]);
	transcription.push(silence(1.5));
	expect(utterances).toMatchObject([{ state: 'cancelled' }]);
	expect(seen).toEqual(['tick', '']);
	await expect(transcription.finish()).rejects.toMatchObject({ code: 'invalid-argument' });
});

test('the recogniser is told what is likely to be said', () => {
	const { recognizer, utterances } = createScriptedRecognizer();
	createTranscription(recognizer, { hints: ['tea'] }).push(threeAnswers);
	expect(utterances.map(({ options }) => options.hints)).toEqual([['tea'], ['tea']]);
});

test('silence is told apart from a failure, with what to do', async () => {
	const { recognizer } = createScriptedRecognizer();
	await expect(transcribeRecording(recognizer, silence(3))).rejects.toMatchObject({
		code: 'invalid-argument',
		message: expect.stringContaining('or write it'),
	});
});

test('speech in which no word is recognised is not heard either', async () => {
	const { recognizer, utterances } = createScriptedRecognizer();
	const finished = transcribeRecording(recognizer, concatPcm16([voice(1), silence(1.5)]));
	utterances[0]?.answer([]);
	await expect(finished).rejects.toMatchObject({ message: expect.stringContaining('or write it') });
});

test('a recogniser that fails ends the transcription with its error, once nothing is in flight', async () => {
	const { recognizer, utterances } = createScriptedRecognizer();
	const ended = vi.fn();
	const finished = transcribeRecording(recognizer, threeAnswers);
	finished.catch(ended);
	await vi.waitFor(() => expect(utterances).toHaveLength(2));
	utterances[0]?.fail(new ProviderError('unavailable', 'gone'));
	await settled();
	expect(ended).not.toHaveBeenCalled();
	utterances[1]?.answer([word('two')]);
	await expect(finished).rejects.toMatchObject({ category: 'unavailable' });
	expect(utterances).toHaveLength(2);
});

test('after a failure the recogniser hears no more of the recording', async () => {
	const { recognizer, utterances } = createScriptedRecognizer();
	const transcription = createTranscription(recognizer);
	transcription.push(concatPcm16([voice(1), silence(1.5), voice(1)]));
	utterances[0]?.fail(new ProviderError('unavailable', 'gone'));
	await settled();
	expect(utterances).toMatchObject([{ state: 'finished' }, { state: 'cancelled' }]);
	transcription.push(threeAnswers);
	await expect(transcription.finish()).rejects.toMatchObject({ category: 'unavailable' });
	expect(utterances).toHaveLength(2);
});
