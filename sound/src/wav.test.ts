import { describe, expect, test } from 'vitest';
import { pcm16ToFloat } from './pcm.ts';
import { decodeWav, encodeWav, WavError } from './wav.ts';

function text(characters: string): number[] {
	return [...characters].map((character) => character.charCodeAt(0));
}
function uint16(value: number): number[] {
	return [value & 0xff, (value >> 8) & 0xff];
}
function uint32(value: number): number[] {
	return [...uint16(value & 0xffff), ...uint16(value >>> 16)];
}
function chunk(name: string, content: number[], statedSize = content.length): number[] {
	return [...text(name), ...uint32(statedSize), ...content, ...(content.length % 2 ? [0] : [])];
}
type Format = {
	tag: number;
	channels: number;
	rateHz: number;
	bits: number;
	blockBytes?: number;
	tail?: number[];
};
function format({
	tag,
	channels,
	rateHz,
	bits,
	blockBytes = (channels * bits) / 8,
	tail = [],
}: Format): number[] {
	const content = [...uint16(tag), ...uint16(channels), ...uint32(rateHz), ...uint32(rateHz * blockBytes)];
	return chunk('fmt ', [...content, ...uint16(blockBytes), ...uint16(bits), ...tail]);
}
function file(...chunks: number[][]): Uint8Array {
	const body = [...text('WAVE'), ...chunks.flat()];
	return Uint8Array.from([...text('RIFF'), ...uint32(body.length), ...body]);
}
const mono16 = { tag: 1, channels: 1, rateHz: 16_000, bits: 16 };

function problemOf(bytes: Uint8Array): string {
	try {
		decodeWav(bytes);
	} catch (error) {
		if (error instanceof WavError) return error.problem;
		throw error;
	}
	return 'none';
}

test('what was encoded decodes to the same samples, rate and one channel', () => {
	const samples = Int16Array.from({ length: 999 }, (_, index) => ((index * 7_919) % 65_536) - 32_768);
	const wav = encodeWav(samples, 16_000);
	expect(wav.length).toBe(44 + 2 * 999);
	expect(decodeWav(wav)).toEqual({ samples: pcm16ToFloat(samples), sampleRateHz: 16_000, channels: 1 });
});

test('with 8 bits a sample it takes half the room', () => {
	const samples = Int16Array.from([-32_768, -256, -1, 0, 255, 256, 32_767]);
	const wav = encodeWav(samples, 8_000, 8);
	expect(wav.length).toBe(44 + 7);
	const rounded = [-32_768, -256, 0, 0, 256, 256, 32_512];
	expect([...decodeWav(wav).samples].map((sample) => sample * 32_768)).toEqual(rounded);
});

test('the encoded header is the canonical one', () => {
	const expected = file(format(mono16), chunk('data', [1, 2, 3, 4]));
	expect(encodeWav(Int16Array.of(0x0201, 0x0403), 16_000)).toEqual(expected);
});

test('bytes in the midst of a larger buffer are read', () => {
	const wav = encodeWav(Int16Array.of(16_384), 16_000);
	const larger = new Uint8Array(wav.length + 7);
	larger.set(wav, 3);
	expect([...decodeWav(larger.subarray(3, 3 + wav.length)).samples]).toEqual([0.5]);
});

describe('every format reads as -1..1', () => {
	const halves = {
		8: [192, 64],
		16: [0, 64, 0, 192],
		24: [0, 0, 64, 0, 0, 192],
		32: [0, 0, 0, 64, 0, 0, 0, 192],
	};
	test.each(Object.entries(halves))('PCM of %s bits', (bits, data) => {
		const bytes = file(format({ ...mono16, bits: Number(bits) }), chunk('data', data));
		expect([...decodeWav(bytes).samples]).toEqual([0.5, -0.5]);
	});

	test('float of 32 bits, clamped, with no number as silence', () => {
		const floats = new Uint8Array(Float32Array.of(0.25, -3, Number.NaN, Number.POSITIVE_INFINITY).buffer);
		const bytes = file(format({ ...mono16, tag: 3, bits: 32 }), chunk('data', [...floats]));
		expect([...decodeWav(bytes).samples]).toEqual([0.25, -1, 0, 0]);
	});

	test('extensible with its own sub-format', () => {
		const tail = [...uint16(22), ...uint16(16), ...uint32(4), ...uint16(1), ...Array(14).fill(0)];
		const bytes = file(format({ ...mono16, tag: 0xfffe, tail }), chunk('data', [0, 64]));
		expect([...decodeWav(bytes).samples]).toEqual([0.5]);
	});
});

test('channels are averaged and a frame that is cut off is dropped', () => {
	const bytes = file(format({ ...mono16, channels: 2 }), chunk('data', [0, 64, 0, 0, 0, 64]));
	expect(decodeWav(bytes)).toEqual({ samples: Float32Array.of(0.25), sampleRateHz: 16_000, channels: 2 });
});

test('other chunks, odd ones with their padding too, are passed over', () => {
	const bytes = file(chunk('LIST', [1, 2, 3]), format(mono16), chunk('fact', [0]), chunk('data', [0, 64]));
	expect([...decodeWav(bytes).samples]).toEqual([0.5]);
});

test.each([0, 0xffff_ffff, 0xffff_ff00, 0x8000_0000, 0x7fff_ffff, 0x7fff_ffd3, 0x7fff_f000])(
	'a data size of %i, as streaming writers leave it, reaches to the end',
	(size) => {
		const bytes = file(format(mono16), chunk('data', [0, 64, 0, 192], size));
		expect([...decodeWav(bytes).samples]).toEqual([0.5, -0.5]);
	},
);

test('an odd chunk without its padding is passed over too', () => {
	const unpadded = chunk('LIST', [1, 2, 3]).slice(0, -1);
	const bytes = file(format(mono16), unpadded, chunk('data', [0, 64]));
	expect([...decodeWav(bytes).samples]).toEqual([0.5]);
});

describe('hostile bytes', () => {
	const data = chunk('data', [0, 64]);
	const cases: [name: string, bytes: Uint8Array, problem: string][] = [
		['nothing', new Uint8Array(), 'empty'],
		['a few bytes', Uint8Array.of(1, 2, 3), 'not-wav'],
		['another format', Uint8Array.from([...text('OggS'), ...Array(60).fill(0)]), 'not-wav'],
		['another RIFF form', Uint8Array.from([...text('RIFF'), 4, 0, 0, 0, ...text('AVI ')]), 'not-wav'],
		['data before its format', file(data, format(mono16)), 'not-wav'],
		['the bare header', file(), 'truncated'],
		['no data chunk', file(format(mono16)), 'truncated'],
		['data longer than the file', file(format(mono16), chunk('data', [0, 64], 4)), 'truncated'],
		['data far longer than the file', file(format(mono16), chunk('data', [0, 64], 0x7ffe_ffff)), 'truncated'],
		[
			'a chunk that reaches beyond the file',
			file(chunk('junk', [], 0xffff_ffff), format(mono16), data),
			'truncated',
		],
		['a format chunk that is too short', file(chunk('fmt ', [1, 0]), data), 'unsupported'],
		['no channels', file(format({ ...mono16, channels: 0 }), data), 'unsupported'],
		['a rate of zero', file(format({ ...mono16, rateHz: 0 }), data), 'unsupported'],
		['an enormous rate', file(format({ ...mono16, rateHz: 0xffff_ffff }), data), 'unsupported'],
		['a block size that is not its samples', file(format({ ...mono16, blockBytes: 0 }), data), 'unsupported'],
		['12 bits', file(format({ ...mono16, bits: 12 }), data), 'unsupported'],
		['float of 64 bits', file(format({ ...mono16, tag: 3, bits: 64 }), data), 'unsupported'],
		['compressed sound', file(format({ ...mono16, tag: 0x55 }), data), 'unsupported'],
		['extensible without extension', file(format({ ...mono16, tag: 0xfffe }), data), 'unsupported'],
		['an empty data chunk', file(format(mono16), chunk('data', [])), 'no-samples'],
		['less than one frame', file(format(mono16), chunk('data', [7])), 'no-samples'],
	];
	test.each(cases)('%s', (_name, bytes, problem) => {
		expect(problemOf(bytes)).toBe(problem);
	});

	test('cut anywhere, a file is refused with a problem', () => {
		const wav = encodeWav(Int16Array.of(1, 2, 3), 16_000);
		for (let length = 0; length < wav.length; length++)
			expect(problemOf(wav.subarray(0, length))).not.toBe('none');
	});

	test('with any one byte set to any extreme, nothing but a WavError is thrown', () => {
		const wav = encodeWav(Int16Array.of(1, 2, 3), 16_000);
		let refused = 0;
		for (let place = 0; place < wav.length; place++) {
			for (const value of [0, 1, 0x7f, 0x80, 0xff]) {
				const changed = wav.slice();
				changed[place] = value;
				if (problemOf(changed) !== 'none') refused++;
			}
		}
		expect(refused).toBeGreaterThan(50);
	});
});
