import { maxSampleRateHz, minSampleRateHz } from './resample.ts';

/** What keeps bytes from being read as a WAV file. */
export type WavProblem = 'empty' | 'not-wav' | 'truncated' | 'unsupported' | 'no-samples';

const messages: Record<WavProblem, string> = {
	empty: 'The file is empty.',
	'not-wav': 'The file is not a WAV file.',
	truncated: 'The WAV file is cut off.',
	unsupported: 'The WAV file has a format that is not supported.',
	'no-samples': 'The WAV file holds no sound.',
};

/** Bytes that are no readable WAV file; `problem` says why. */
export class WavError extends Error {
	readonly problem: WavProblem;

	constructor(problem: WavProblem) {
		super(messages[problem]);
		this.name = 'WavError';
		this.problem = problem;
	}
}

/** The header of a file that `encodeWav` writes. */
export const headerBytes = 44;
const formatPcm = 1;
const formatFloat = 3;
const formatExtensible = 0xfffe;
/**
 * Writers that cannot go back to fill a size in leave 0 or a number about as large as a signed or an unsigned one of 32 bits
 * can be. No file that large is ever read here.
 */
const isUnknownSize = (bytes: number) => bytes === 0 || bytes >= 0x7fff_0000;

function writeText(view: DataView, offset: number, text: string) {
	for (let index = 0; index < text.length; index++) view.setUint8(offset + index, text.charCodeAt(index));
}

/** The samples as a WAV file: mono PCM of 16 bits, or rounded to 8, with the canonical header of 44 bytes. */
export function encodeWav(
	samples: Int16Array,
	sampleRateHz: number,
	bits: 8 | 16 = 16,
): Uint8Array<ArrayBuffer> {
	const sampleBytes = bits / 8;
	const dataBytes = samples.length * sampleBytes;
	const bytes = new Uint8Array(headerBytes + dataBytes);
	const view = new DataView(bytes.buffer);
	writeText(view, 0, 'RIFF');
	view.setUint32(4, headerBytes - 8 + dataBytes, true);
	writeText(view, 8, 'WAVEfmt ');
	view.setUint32(16, 16, true);
	view.setUint16(20, formatPcm, true);
	view.setUint16(22, 1, true);
	view.setUint32(24, sampleRateHz, true);
	view.setUint32(28, sampleRateHz * sampleBytes, true);
	view.setUint16(32, sampleBytes, true);
	view.setUint16(34, bits, true);
	writeText(view, 36, 'data');
	view.setUint32(40, dataBytes, true);
	for (let index = 0; index < samples.length; index++) {
		const sample = samples[index] as number;
		if (bits === 16) view.setInt16(headerBytes + 2 * index, sample, true);
		else view.setUint8(headerBytes + index, 128 + Math.min(127, Math.round(sample / 256)));
	}
	return bytes;
}

type Format = { channels: number; sampleRateHz: number; bytesPerSample: number; readSample: SampleReader };
type SampleReader = (view: DataView, offset: number) => number;

function readFloat(view: DataView, offset: number): number {
	const sample = view.getFloat32(offset, true);
	return Number.isFinite(sample) ? Math.max(-1, Math.min(1, sample)) : 0;
}

/** Readers of one sample as -1..1, by format and bits. */
const sampleReaders: Record<string, SampleReader> = {
	[`${formatPcm}/8`]: (view, offset) => (view.getUint8(offset) - 128) / 128,
	[`${formatPcm}/16`]: (view, offset) => view.getInt16(offset, true) / 0x8000,
	[`${formatPcm}/24`]: (view, offset) =>
		(view.getUint8(offset) + view.getInt16(offset + 1, true) * 256) / 0x80_0000,
	[`${formatPcm}/32`]: (view, offset) => view.getInt32(offset, true) / 0x8000_0000,
	[`${formatFloat}/32`]: readFloat,
};

function readFormat(view: DataView, offset: number, size: number): Format {
	if (size < 16) throw new WavError('unsupported');
	let tag = view.getUint16(offset, true);
	// The extension's sub-format begins with the plain format's tag (Microsoft, WAVEFORMATEXTENSIBLE).
	if (tag === formatExtensible) tag = size >= 26 ? view.getUint16(offset + 24, true) : 0;
	const channels = view.getUint16(offset + 2, true);
	const sampleRateHz = view.getUint32(offset + 4, true);
	const bits = view.getUint16(offset + 14, true);
	const readSample = sampleReaders[`${tag}/${bits}`];
	const rateIsUsable = sampleRateHz >= minSampleRateHz && sampleRateHz <= maxSampleRateHz;
	const blockBytes = view.getUint16(offset + 12, true);
	if (!readSample || !rateIsUsable || channels === 0 || blockBytes !== (channels * bits) / 8)
		throw new WavError('unsupported');
	return { channels, sampleRateHz, bytesPerSample: bits / 8, readSample };
}

/** Bytes of the data chunk that begins at `offset`, by its stated size and the file's. */
function dataSize(view: DataView, offset: number, statedBytes: number): number {
	const remainingBytes = view.byteLength - offset;
	if (isUnknownSize(statedBytes)) return remainingBytes;
	if (statedBytes > remainingBytes) throw new WavError('truncated');
	return statedBytes;
}

function readSamples(view: DataView, offset: number, size: number, format: Format): Float32Array {
	const { channels, bytesPerSample, readSample } = format;
	const frameBytes = channels * bytesPerSample;
	const samples = new Float32Array(Math.floor(size / frameBytes));
	if (samples.length === 0) throw new WavError('no-samples');
	for (let frame = 0; frame < samples.length; frame++) {
		let sum = 0;
		for (let channel = 0; channel < channels; channel++)
			sum += readSample(view, offset + frame * frameBytes + channel * bytesPerSample);
		samples[frame] = sum / channels;
	}
	return samples;
}

function textAt(view: DataView, offset: number): string {
	return String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(offset + index)));
}

/** Where the chunk after one of `size` bytes begins: behind a padding byte for odd sizes, which some writers leave out. */
function chunkAfter(view: DataView, offset: number, size: number): number {
	const end = offset + size;
	const isName = (at: number) => at + 8 <= view.byteLength && /^[\x20-\x7e]{4}$/.test(textAt(view, at));
	return size % 2 === 0 || (!isName(end + 1) && isName(end)) ? end : end + 1;
}

/**
 * Reads a WAV file: PCM of 8, 16, 24 or 32 bits or float of 32 bits, plain or extensible, at 8 to 192 kHz. `samples`
 * are -1..1 in one channel, the average of the file's `channels`. A data chunk whose size was left open
 * reaches to the end of the file. Throws WavError for anything else, at a cost
 * bounded by the length of `bytes`, whatever sizes these state.
 */
export function decodeWav(bytes: Uint8Array): {
	samples: Float32Array;
	sampleRateHz: number;
	channels: number;
} {
	if (bytes.length === 0) throw new WavError('empty');
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	if (bytes.length < 12 || textAt(view, 0) !== 'RIFF' || textAt(view, 8) !== 'WAVE')
		throw new WavError('not-wav');
	let format: Format | undefined;
	let offset = 12;
	while (offset + 8 <= bytes.length) {
		const name = textAt(view, offset);
		const size = view.getUint32(offset + 4, true);
		offset += 8;
		if (name === 'data') {
			if (!format) throw new WavError('not-wav');
			const samples = readSamples(view, offset, dataSize(view, offset, size), format);
			return { samples, sampleRateHz: format.sampleRateHz, channels: format.channels };
		}
		if (offset + size > bytes.length) throw new WavError('truncated');
		if (name === 'fmt ') format = readFormat(view, offset, size);
		offset = chunkAfter(view, offset, size);
	}
	throw new WavError('truncated');
}
