export const kilobitsPerSecond = 48;

/** The sample rates of MPEG-2, whose frames are all alike but for their length in bytes. */
export const outputRatesHz = [16_000, 22_050, 24_000] as const;

const samplesPerFrame = 576;
const headerBytes = 4;
const sideInformationBytes = 9;
/** In the third byte of a header: this frame is a byte longer than others. */
const paddedFrameBit = 0b10;
const hasFrameCountAndBytes = 0b11;

/** Samples that LAME puts before the sound; a player leaves out its own decoder's delay by itself. */
const encoderDelaySamples = 576;

/**
 * The frame before the first that tells players where the sound begins and ends: without it they play LAME's delay of 70 ms
 * and what fills the last frame. Its layout is that of the Xing header with LAME's extension, which LAME writes to files
 * but not to a stream. `audio` is a mono MPEG-2 stream at `kilobitsPerSecond` that holds `sampleCount` samples of sound.
 */
export function infoFrame(audio: Uint8Array, sampleCount: number, sampleRateHz: number): Uint8Array {
	const bitsPerFrame = (kilobitsPerSecond * 1_000 * samplesPerFrame) / sampleRateHz;
	const frameCount = Math.round((audio.length * 8) / bitsPerFrame);
	const paddingSamples = frameCount * samplesPerFrame - encoderDelaySamples - sampleCount;

	const frame = Buffer.alloc(Math.floor(bitsPerFrame / 8));
	frame.set(audio.subarray(0, headerBytes));
	frame.writeUInt8(frame.readUInt8(2) & ~paddedFrameBit, 2);
	const xing = headerBytes + sideInformationBytes;
	frame.write('Info', xing);
	frame.writeUInt32BE(hasFrameCountAndBytes, xing + 4);
	frame.writeUInt32BE(frameCount, xing + 8);
	frame.writeUInt32BE(frame.length + audio.length, xing + 12);
	const lame = xing + 16;
	frame.write('LAME3.100', lame);
	frame.writeUIntBE((encoderDelaySamples << 12) | paddingSamples, lame + 21, 3);
	return frame;
}
