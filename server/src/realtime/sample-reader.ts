/** Frames of bytes, however they fall, as 16-bit samples. */
export function createSampleReader(): (bytes: Buffer) => Int16Array {
	let odd = Buffer.alloc(0);
	return (bytes) => {
		const all = Buffer.concat([odd, bytes]);
		const samples = new Int16Array(all.length >> 1);
		for (let index = 0; index < samples.length; index++) samples[index] = all.readInt16LE(2 * index);
		odd = all.subarray(2 * samples.length);
		return samples;
	};
}
