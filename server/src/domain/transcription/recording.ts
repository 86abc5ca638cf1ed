import { maxRecordingBytes, speechSampleRateHz } from '@henry/contract/limits.ts';
import { refusals } from '@henry/contract/refusals.ts';
import { floatToPcm16 } from '@henry/sound/pcm.ts';
import { resample } from '@henry/sound/resample.ts';
import { decodeWav, WavError } from '@henry/sound/wav.ts';
import { AppError } from '#server/domain/app-error.ts';

const messages: Record<WavError['problem'], string> = {
	empty: refusals.recordingEmpty,
	'not-wav': refusals.recordingNotWav,
	truncated: refusals.recordingTruncated,
	unsupported: refusals.recordingUnsupported,
	'no-samples': refusals.notHeard,
};

/** The message for a recording that is over the cap. */
export function recordingTooLarge(): AppError {
	return new AppError('invalid-argument', refusals.recordingTooLarge);
}

/**
 * Turns an uploaded WAV file of any usual rate and channel count into what the recognisers hear: 16-bit mono samples at
 * 16 kHz. Throws an `AppError` (invalid-argument) that says what is wrong with the file.
 */
export function readRecording(file: Uint8Array): Int16Array {
	if (file.length > maxRecordingBytes) throw recordingTooLarge();
	try {
		const { samples, sampleRateHz } = decodeWav(file);
		return floatToPcm16(resample(samples, sampleRateHz, speechSampleRateHz));
	} catch (error) {
		if (error instanceof WavError) throw new AppError('invalid-argument', messages[error.problem]);
		throw error;
	}
}
