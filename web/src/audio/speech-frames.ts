import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { floatToPcm16, pcm16ToFloat } from '@henry/sound/pcm.ts';
import { createResampler } from '@henry/sound/resample.ts';
import { createFramer } from './framer.ts';

/** Takes 16-bit frames at a device's rate. */
export type SpeechFrames = {
	readonly push: (samples: Int16Array) => void;
	/** Ends the stream; hands on the last frame, which may be shorter. */
	readonly flush: () => void;
};

/**
 * Turns a stream at `fromHz` (whole, 8 to 192 kHz) into frames of `frameMs`, 16-bit, at 16 kHz. A stream that has that
 * rate comes in frames of that length, which are passed on.
 */
export function createSpeechFrames(
	fromHz: number,
	frameMs: number,
	onFrame: (samples: Int16Array) => void,
): SpeechFrames {
	if (fromHz === speechSampleRateHz) return { push: onFrame, flush: () => {} };
	const resampler = createResampler(fromHz, speechSampleRateHz);
	const framer = createFramer((speechSampleRateHz * frameMs) / 1_000, (frame) =>
		onFrame(floatToPcm16(frame)),
	);
	return {
		push: (samples) => framer.push(resampler.push(pcm16ToFloat(samples))),
		flush() {
			framer.push(resampler.flush());
			framer.flush();
		},
	};
}
