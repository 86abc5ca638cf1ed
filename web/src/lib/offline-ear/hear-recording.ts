import { speechSampleRateHz } from '@henry/contract/limits.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { asTranscript, type Doubt } from '@henry/ear/confidence/heard-transcript.ts';
import type { Whisper } from '@henry/ear/whisper/whisper-hearing.ts';
import { concatPcm16, floatToPcm16, pcm16ToFloat } from '@henry/sound/pcm.ts';
import { resample } from '@henry/sound/resample.ts';
import { createSpeechActivity } from '@henry/sound/speech-activity.ts';
import { decodeWav } from '@henry/sound/wav.ts';

/** What Whisper hears at a time. */
const maxUtteranceMs = 30_000;

/** What is said between two pauses. It is told samples beyond `endMs` where it had to be cut. */
type Utterance = { startMs: number; endMs: number; speech: Int16Array };

function utterancesOf(samples: Int16Array): Utterance[] {
	const activity = createSpeechActivity({ sampleRateHz: speechSampleRateHz, maxUtteranceMs });
	const utterances: Utterance[] = [];
	let startMs = 0;
	let parts: Int16Array[] = [];
	for (const event of [...activity.push(samples), ...activity.flush()]) {
		if (event.type === 'start') {
			startMs = event.startMs;
			parts = [];
		}
		if ('samples' in event) parts.push(event.samples);
		if (event.type === 'end') utterances.push({ startMs, endMs: event.endMs, speech: concatPcm16(parts) });
	}
	return utterances;
}

/**
 * What Whisper hears in a WAV file, cut at pauses; no words where nobody was heard. Times count from the start of the
 * recording. `hints`: texts whose words are likely.
 */
export async function hearRecording(
	wav: Uint8Array,
	hints: readonly string[],
	{ whisper, doubt }: { whisper: Whisper; doubt: Doubt },
): Promise<TranscriptWord[]> {
	const { samples, sampleRateHz } = decodeWav(wav);
	const words: TranscriptWord[] = [];
	for (const { startMs, endMs, speech } of utterancesOf(
		floatToPcm16(resample(samples, sampleRateHz, speechSampleRateHz)),
	)) {
		const heard = await whisper.hear(pcm16ToFloat(speech), { hints });
		const speechMs = Math.floor((1_000 * speech.length) / speechSampleRateHz);
		const timed = asTranscript(heard.words, speechMs, doubt).map((word) => ({
			...word,
			startMs: word.startMs + startMs,
			endMs: Math.min(word.endMs + startMs, endMs),
		}));
		words.push(...timed.filter((word) => word.startMs < endMs));
	}
	return words;
}
