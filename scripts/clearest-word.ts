import { readableText } from '@henry/reading/readable-text.ts';
import type { PronunciationAssessor } from '../server/src/ports/pronunciation-assessor.ts';
import type { SpeakOptions, SpokenText, TextToSpeech } from '../server/src/ports/text-to-speech.ts';
import { floatToPcm16, pcm16ToFloat } from '../sound/src/pcm.ts';
import { resample } from '../sound/src/resample.ts';

/** Ways to have a word said: alone, and after others, which are cut off. A voice that says a single word often swallows it. */
const ways = ['WORD.', 'WORD!', 'Say, WORD.', 'The word is: WORD.', 'WORD, WORD.'];
/** The word's own sound begins so long before the time that the voice tells for it, at most. */
const onsetMs = 60;
const fadeMs = 5;
const silenceMs = 150;
const assessedHz = 16_000;

/** A single word in the way in which our judge of sounds finds it said best. */
export async function speakWordClearly(
	word: string,
	{
		voice,
		assessor,
		options,
	}: { voice: TextToSpeech; assessor: PronunciationAssessor; options: SpeakOptions },
): Promise<SpokenText> {
	let best: { score: number; spoken: SpokenText } | undefined;
	for (const way of ways) {
		const spoken = lastWord(await voice.speak(way.replaceAll('WORD', word), options));
		const { accuracy0to100: score } = await assessor.assess(inSilence(spoken), readableText(word));
		if (!best || score > best.score) best = { score, spoken };
	}
	if (!best) throw new Error('There is no way to say a word.');
	return best.spoken;
}

/** The last word of what was spoken, from where it begins. */
function lastWord(spoken: SpokenText): SpokenText {
	const { words = [], sampleRateHz } = spoken;
	const [before, last] = words.slice(-2);
	if (!before || !last) return spoken;
	const place = (ms: number) => Math.round((ms * sampleRateHz) / 1_000);
	const samples = spoken.samples.slice(place(Math.max(before.endMs, last.startMs - onsetMs)));
	const faded = place(fadeMs);
	for (let index = 0; index < faded; index++) {
		samples[index] = Math.round(((samples[index] ?? 0) * index) / faded);
	}
	return { samples, sampleRateHz };
}

/** As the judge takes it, with silence around it. */
function inSilence({ samples, sampleRateHz }: SpokenText): Int16Array {
	const around = Math.round((silenceMs * sampleRateHz) / 1_000);
	const whole = new Int16Array(samples.length + 2 * around);
	whole.set(samples, around);
	return floatToPcm16(resample(pcm16ToFloat(whole), sampleRateHz, assessedHz));
}
