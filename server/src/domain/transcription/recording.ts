import { maxRecordingBytes, speechSampleRateHz } from '@henry/contract/limits.ts';
import { refusals } from '@henry/contract/refusals.ts';
import { floatToPcm16 } from '@henry/sound/pcm.ts';
import { createResampler } from '@henry/sound/resample.ts';
import { decodeWav, WavError, type WavProblem } from '@henry/sound/wav.ts';
import { AppError } from '#server/domain/app-error.ts';
import type { CallOptions } from '#server/ports/engine.ts';
import type { ReadRecording, RecordingReader } from '#server/ports/recording-reader.ts';

const messages: Record<WavProblem, string> = {
	empty: refusals.recordingEmpty,
	'not-wav': refusals.recordingNotWav,
	truncated: refusals.recordingTruncated,
	unsupported: refusals.recordingUnsupported,
	'no-samples': refusals.notHeard,
};

/** Samples that are resampled at a time, so that the longest recording is in memory only twice. */
const sliceSamples = 65_536;

/** The message for a recording that is over the cap. */
export function recordingTooLarge(): AppError {
	return new AppError('invalid-argument', refusals.recordingTooLarge);
}

/**
 * Turns an uploaded WAV file of any usual rate and channel count into what the recognisers hear: 16-bit mono samples at
 * 16 kHz. Rejects with an `AppError` (invalid-argument) that says what is wrong with the file, and with the reader's
 * `ProviderError`.
 */
export async function readRecording(
	reader: RecordingReader,
	file: Uint8Array,
	options?: CallOptions,
): Promise<Int16Array> {
	if (file.length > maxRecordingBytes) throw recordingTooLarge();
	const recording = await reader.read(file, options);
	if ('samples' in recording) return recording.samples;
	throw new AppError('invalid-argument', messages[recording.problem]);
}

/** The same, at once: seconds of work for the longest files. */
export function decodeRecording(file: Uint8Array): ReadRecording {
	try {
		const { samples, sampleRateHz } = decodeWav(file);
		return { samples: toSpeechRate(samples, sampleRateHz) };
	} catch (error) {
		if (error instanceof WavError) return { problem: error.problem };
		throw error;
	}
}

function toSpeechRate(samples: Float32Array, sampleRateHz: number): Int16Array<ArrayBuffer> {
	if (sampleRateHz === speechSampleRateHz) return floatToPcm16(samples);
	const resampler = createResampler(sampleRateHz, speechSampleRateHz);
	const converted = new Int16Array(Math.ceil((samples.length * speechSampleRateHz) / sampleRateHz) + 1);
	let length = 0;
	const keep = (piece: Float32Array) => {
		converted.set(floatToPcm16(piece), length);
		length += piece.length;
	};
	for (let start = 0; start < samples.length; start += sliceSamples) {
		keep(resampler.push(samples.subarray(start, start + sliceSamples)));
	}
	keep(resampler.flush());
	return converted.subarray(0, length);
}
