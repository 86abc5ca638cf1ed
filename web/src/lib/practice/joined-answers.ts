import { speechSampleRateHz } from '@henry/contract/limits.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { concatPcm16, floatToPcm16 } from '@henry/sound/pcm.ts';
import { decodeWav, encodeWav } from '@henry/sound/wav.ts';

/** The words of several recordings on one time line, without the time between the answers. */
export function oneAfterAnother(answers: readonly (readonly TranscriptWord[])[]): TranscriptWord[] {
	let end = 0;
	return answers.flatMap((words) => {
		const shift = end - (words[0]?.startMs ?? 0);
		end += (words.at(-1)?.endMs ?? 0) - (words[0]?.startMs ?? 0);
		return words.map((word) => ({ ...word, startMs: word.startMs + shift, endMs: word.endMs + shift }));
	});
}

/** One recording of several, in their order. All of them are WAV files of the recorder. */
export async function joinRecordings(recordings: readonly Blob[]): Promise<Blob> {
	const files = await Promise.all(recordings.map((recording) => recording.arrayBuffer()));
	const samples = files.map((file) => floatToPcm16(decodeWav(new Uint8Array(file)).samples));
	return new Blob([encodeWav(concatPcm16(samples), speechSampleRateHz)], { type: 'audio/wav' });
}

/** How long a WAV file of the recorder is, in whole milliseconds. */
export async function durationMsOf(recording: Blob): Promise<number> {
	const { samples, sampleRateHz } = decodeWav(new Uint8Array(await recording.arrayBuffer()));
	return Math.round((1_000 * samples.length) / sampleRateHz);
}
