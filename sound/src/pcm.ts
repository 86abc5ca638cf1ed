/** One step of a 16-bit sample: full scale is -1 to 32767/32768. */
const fullScale = 32_768;

/**
 * Samples of -1..1 as 16-bit PCM, rounded to the nearest step. What lies outside is clamped; NaN becomes silence.
 * The inverse of `pcm16ToFloat` to the last bit.
 */
export function floatToPcm16(samples: Float32Array): Int16Array<ArrayBuffer> {
	const pcm = new Int16Array(samples.length);
	for (let index = 0; index < samples.length; index++) {
		const scaled = Math.round((samples[index] as number) * fullScale);
		pcm[index] = scaled > 32_767 ? 32_767 : scaled < -32_768 ? -32_768 : scaled;
	}
	return pcm;
}

/** 16-bit PCM as samples of -1..1. */
export function pcm16ToFloat(samples: Int16Array): Float32Array {
	const floats = new Float32Array(samples.length);
	for (let index = 0; index < samples.length; index++) floats[index] = (samples[index] as number) / fullScale;
	return floats;
}

/** The parts one after the other, as a copy. */
export function concatPcm16(parts: readonly Int16Array[]): Int16Array {
	const joined = new Int16Array(parts.reduce((length, part) => length + part.length, 0));
	let offset = 0;
	for (const part of parts) {
		joined.set(part, offset);
		offset += part.length;
	}
	return joined;
}
