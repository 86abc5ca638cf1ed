import { move } from 'piscina';
import { decodeRecording } from '#server/domain/transcription/recording.ts';
import type { ReadRecording } from '#server/ports/recording-reader.ts';

/** What a thread does with one file. The samples are handed over, not copied. */
export function readFile(file: Uint8Array): ReadRecording {
	const recording = decodeRecording(file);
	if ('samples' in recording) move(recording.samples.buffer);
	return recording;
}
