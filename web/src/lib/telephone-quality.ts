import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { floatToPcm16 } from '@henry/sound/pcm.ts';
import { resample } from '@henry/sound/resample.ts';
import { decodeWav, encodeWav, headerBytes } from '@henry/sound/wav.ts';

const lowSampleRateHz = speechSampleRateHz / 2;

/**
 * A recording (WAV) in half its rate, so that twice as much fits into `maxBytes`; with 8 bits a sample where that is not
 * enough. Of what is longer even so, as 22 minutes in 10 MB, it is the beginning.
 */
export async function inTelephoneQuality(recording: Blob, maxBytes: number): Promise<Blob> {
	const { samples, sampleRateHz } = decodeWav(new Uint8Array(await recording.arrayBuffer()));
	const low = floatToPcm16(resample(samples, sampleRateHz, lowSampleRateHz));
	const mostSoundBytes = maxBytes - headerBytes;
	const bits = 2 * low.length <= mostSoundBytes ? 16 : 8;
	const fitting = low.subarray(0, Math.floor((8 * mostSoundBytes) / bits));
	return new Blob([encodeWav(fitting, lowSampleRateHz, bits)], { type: 'audio/wav' });
}
