import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { questionSeconds, speechSampleRateHz } from '@henry/contract/limits.ts';
import { floatToPcm16 } from '@henry/sound/pcm.ts';
import { resample } from '@henry/sound/resample.ts';
import { decodeWav, encodeWav } from '@henry/sound/wav.ts';

/** Five answers about the family, with mistakes that learners make. */
export const familyAnswers = [
	'My brother have two dogs and he live near the sea. We are very similar because we like the same music.',
	'When I was a child we visited my grandmother every weekend. Yesterday I go to her house with my mother.',
	'My family has changed a lot. My sister is married with a doctor and they have three childs.',
	'Next summer we are going to travel to the mountains. I am agree with my parents about the hotel.',
	'I would live next door to my cousin. She explains me many things and she is more older than me.',
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
 * Writes a WAV file in which the product's own voice gives one answer in each slot of a question, half a second after
 * the slot begins. Answers its path.
 */
export async function writeSpokenAnswers(
	baseURL: string,
	folder: string,
	answers: string[],
	slotSeconds = questionSeconds,
): Promise<string> {
	const recording = new Int16Array(answers.length * slotSeconds * speechSampleRateHz);
	for (const [index, answer] of answers.entries()) {
		const start = (index * slotSeconds + 0.5) * speechSampleRateHz;
		const room = slotSeconds * speechSampleRateHz - 0.5 * speechSampleRateHz;
		recording.set((await speak(baseURL, answer)).subarray(0, room), start);
	}
	mkdirSync(folder, { recursive: true });
	const file = join(folder, 'microphone.wav');
	writeFileSync(file, encodeWav(recording, speechSampleRateHz));
	return file;
}
