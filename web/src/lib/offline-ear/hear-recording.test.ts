import type { Whisper } from '@henry/ear/whisper/whisper-hearing.ts';
import { encodeWav } from '@henry/sound/wav.ts';
import { expect, test } from 'vitest';
import { hearRecording } from './hear-recording.ts';

const sampleRateHz = 16_000;
const doubt = { unsureBelow0to1: 0.5, nothingHeardBelow0to1: 0.2 };

/** Silence, with a voice where `speech` says, in seconds. */
function recordingOf(seconds: number, speech: [number, number][]): Uint8Array {
	const samples = Int16Array.from({ length: seconds * sampleRateHz }, (_, index) => {
		const isSpoken = speech.some(
			([start, end]) => index >= start * sampleRateHz && index < end * sampleRateHz,
		);
		return isSpoken ? 8_000 * Math.sin(index ** 1.5 / 1_000) : 3 * Math.sin(index * index);
	});
	return encodeWav(samples, sampleRateHz);
}

/** Hears one word in each segment, from its first half second to its end. */
function whisperOf(asked: { seconds: number; hints: readonly string[] | undefined }[]): Whisper {
	return {
		async hear(samples, { hints } = {}) {
			const seconds = samples.length / sampleRateHz;
			asked.push({ seconds, hints });
			const word = { text: 'Word.', startMs: 500, endMs: 1_000 * seconds, logProbabilities: [] };
			const words = [{ ...word, confidence0to1: asked.length === 1 ? 0.9 : 0.3 }];
			return { words, rows: [], meanLogProbability: 0, noSpeech0to1: 0, english0to1: 1 };
		},
	};
}

test('a recording is heard segment by segment, with times from its start and doubt', async () => {
	const asked: { seconds: number; hints: readonly string[] | undefined }[] = [];
	const recording = recordingOf(8, [
		[1, 3],
		[5, 7],
	]);
	const words = await hearRecording(recording, ['my garden'], { whisper: whisperOf(asked), doubt });
	expect(asked).toHaveLength(2);
	expect(asked[0]?.hints).toEqual(['my garden']);
	expect(words.map(({ text, unsure }) => [text, unsure])).toEqual([
		['Word', false],
		['Word', true],
	]);
	const [first, second] = words;
	expect(first?.startMs).toBeGreaterThan(1_000);
	expect(first?.endMs).toBeLessThan(5_000);
	expect(second?.startMs).toBeGreaterThan(5_000);
	expect(second?.endMs).toBeLessThanOrEqual(8_000);
});

test('nobody is heard in silence, and Whisper is not asked', async () => {
	const asked: { seconds: number; hints: readonly string[] | undefined }[] = [];
	expect(await hearRecording(recordingOf(3, []), [], { whisper: whisperOf(asked), doubt })).toEqual([]);
	expect(asked).toEqual([]);
});
