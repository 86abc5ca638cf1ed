import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { activities } from '@henry/contract/activities.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { floatToPcm16 } from '@henry/sound/pcm.ts';
import { resample } from '@henry/sound/resample.ts';
import { decodeWav, encodeWav } from '@henry/sound/wav.ts';

/** Five answers about the family, with mistakes that learners make. Each fills most of its 15 seconds. */
export const familyAnswers = [
	'He live near the sea, and he is very similar to me. We like the same music and the same food. People say that we have the same voice, and my mother often thinks that I am my brother. I have thirty years.',
	'When I was a child we visited my grandmother every weekend. There is many trees in the garden, and we played there in the afternoon. I was very interesting in music, and my grandfather had a piano in the house.',
	'My family has changed a lot in the last five years. My sister is married with a doctor and they have three childs. My parents have moved to a small village, and now they have a lot of time for the garden.',
	'Next summer we are going to travel to the mountains. I want that you come with us to the hotel, because it is near a beautiful lake. We want to walk every day and in the evening we will play games.',
	'I would live next door to my cousin. She is a very good doctor and she can to speak four languages. If I have a problem at work I can talk to her, and her children are very funny and friendly.',
];

async function speak(baseURL: string, text: string): Promise<Int16Array> {
	const response = await fetch(new URL(apiPaths.speech, baseURL), {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ text }),
	});
	if (!response.ok) throw new Error(`speech answered ${response.status}`);
	const { samples, sampleRateHz } = decodeWav(new Uint8Array(await response.arrayBuffer()));
	return floatToPcm16(resample(samples, sampleRateHz, speechSampleRateHz));
}

/**
 * Writes a WAV file in which the product's own voice gives one answer in each slot of a question, ending half a second
 * before the slot does: the learner thinks first, and speaks until nearly the last moment. Answers its path.
 */
export async function writeSpokenAnswers(
	baseURL: string,
	folder: string,
	answers: string[],
	slotSeconds = activities.grammarSpeech.answerSeconds,
): Promise<string> {
	const slotSamples = slotSeconds * speechSampleRateHz;
	const recording = new Int16Array(answers.length * slotSamples);
	for (const [index, answer] of answers.entries()) {
		const spoken = (await speak(baseURL, answer)).subarray(0, slotSamples);
		const end = (index + 1) * slotSamples - speechSampleRateHz / 2;
		recording.set(spoken, Math.max(index * slotSamples, end - spoken.length));
	}
	mkdirSync(folder, { recursive: true });
	const file = join(folder, 'microphone.wav');
	writeFileSync(file, encodeWav(recording, speechSampleRateHz));
	return file;
}
