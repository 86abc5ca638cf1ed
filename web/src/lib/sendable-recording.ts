import { maxRecordingBytes } from '@henry/contract/limits.ts';

/** A recording (WAV) as it may be sent: one that is too large, as of a whole exam, in telephone quality. */
export async function sendable(recording: Blob): Promise<Blob> {
	if (recording.size <= maxRecordingBytes) return recording;
	return (await import('./telephone-quality.ts')).inTelephoneQuality(recording, maxRecordingBytes);
}
