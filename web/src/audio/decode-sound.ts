import { speechSampleRateHz } from '@henry/contract/limits.ts';

/** The mean of all channels. */
function mixed(buffer: AudioBuffer): Float32Array {
	const first = buffer.getChannelData(0);
	if (buffer.numberOfChannels === 1) return first;
	const mix = new Float32Array(buffer.length);
	for (let channel = 0; channel < buffer.numberOfChannels; channel++) {
		const samples = buffer.getChannelData(channel);
		for (let index = 0; index < mix.length; index++)
			mix[index] = (mix[index] as number) + (samples[index] as number) / buffer.numberOfChannels;
	}
	return mix;
}

/**
 * A sound file of any kind that the browser plays, as mono samples of -1..1 at the speech rate. Rejects with what the
 * browser says where it cannot read the file.
 */
export async function decodeSound(file: Blob): Promise<Float32Array> {
	const context = new OfflineAudioContext(1, 1, speechSampleRateHz);
	return mixed(await context.decodeAudioData(await file.arrayBuffer()));
}
