import type { JudgedFreeSounds } from '@henry/contract/free-sounds.ts';
import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { resample } from '@henry/sound/resample.ts';
import { afterAll, expect, test } from 'vitest';
import { createWhisperAssessor } from '#server/adapters/pronunciation/whisper.ts';
import { createWhisperForTests, whisperOfTests } from '#server/adapters/speech-to-text/whisper-for-tests.ts';
import { createKokoroForTests } from '#server/adapters/text-to-speech/kokoro-for-tests.ts';
import { configForTests } from '#server/app-for-tests.ts';
import { judgeFreeSpeech } from './free-speech.ts';

const { earFolder, judgeFolder: folder } = configForTests;
const voice = createKokoroForTests(['bm_george', 'af_heart']);
const ear = createWhisperForTests();
const judge = createWhisperAssessor({
	...{ weights: whisperOfTests.weights, folder, earFolder },
	...{ processes: 1, maxQueued: 1 },
});
afterAll(() => Promise.all([voice, ear, judge].map((engine) => engine.close())));

const said = [
	'Last summer we went to the mountains with all our friends and their dogs.',
	'I usually get up at seven and then I have breakfast with my two brothers.',
];

/** What somebody says, as it is heard and judged. */
async function judgedOf(text: string, name: string) {
	const { samples, sampleRateHz } = await voice.speak(text, { voice: name });
	const speech = Int16Array.from(
		resample(Float32Array.from(samples), sampleRateHz, speechSampleRateHz),
		Math.round,
	);
	const words = await ear.recognize(speech);
	return judgeFreeSpeech(judge, speech, words, { priority: 'report' });
}

test('hardly a sound of two native voices is surely wrong, wherever in its word it is', async () => {
	const judged: JudgedFreeSounds[] = [];
	for (const name of ['bm_george', 'af_heart'])
		for (const text of said) judged.push(await judgedOf(text, name));
	const sounds = judged.flatMap((one) => one.judged);
	expect(sounds.length).toBeGreaterThan(100);
	const wrong = sounds.filter(({ score0to100 }) => score0to100 <= 50);
	// What the learner is told of must be more than this (`falseAlarms0to1`, speech-sounds.ts).
	expect(wrong.length / sounds.length).toBeLessThan(0.05);
	for (const position of ['start', 'inside', 'end'] as const) {
		expect(sounds.filter((sound) => sound.position === position).length).toBeGreaterThan(20);
	}
}, 120_000);
