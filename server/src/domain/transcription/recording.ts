import { errorTexts } from '@henry/contract/errors.ts';
import { maxRecordingBytes, speechSampleRateHz } from '@henry/contract/limits.ts';
import { floatToPcm16 } from '@henry/sound/pcm.ts';
import { resample } from '@henry/sound/resample.ts';
import { decodeWav, WavError } from '@henry/sound/wav.ts';
import { AppError } from '#server/domain/app-error.ts';

const messages: Record<WavError['problem'], string> = {
	empty: 'The recording is empty. Please record again.',
	'not-wav': 'This file is not a WAV recording. Please send a WAV file.',
	truncated: 'The recording broke off on its way. Please send it again.',
	unsupported: 'This kind of WAV file is not supported. Please send 16-bit PCM.',
	'no-samples': errorTexts.couldNotHearYou,
};

/** The message for a recording that is over the cap. */
export function recordingTooLarge(): AppError {
	const megabytes = maxRecordingBytes / 1024 / 1024;
	return new AppError(
		'invalid-argument',
		`The recording is larger than ${megabytes} MB. Please record a shorter answer.`,
	);
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
