import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import type { AudioEncoder } from '#server/ports/audio-encoder.ts';
import { createMp3Encoder } from './mp3.ts';

let encoder: AudioEncoder;

beforeAll(() => {
	encoder = createMp3Encoder();
});

/** A tone of 440 Hz at a quarter of full scale. */
function tone(sampleCount: number, sampleRateHz: number): Int16Array {
	return Int16Array.from({ length: sampleCount }, (_, index) =>
		Math.round(8_192 * Math.sin((2 * Math.PI * 440 * index) / sampleRateHz)),
	);
}

/** By the bits of a header: of MPEG-2, layer III. */
const kilobits = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const ratesHz = [22_050, 24_000, 16_000];

/** Every frame of a file that is nothing but frames of one kind, from its first byte to its last. */
function framesOf(file: Uint8Array) {
	const bytes = Buffer.from(file);
	const frames: Buffer[] = [];
	let rateHz = 0;
	for (let start = 0; start < bytes.length; start += frames.at(-1)?.length ?? 0) {
		expect(bytes.readUInt16BE(start)).toBe(0xff_f3);
		const bits = bytes.readUInt8(start + 2);
		expect(kilobits[bits >> 4]).toBe(48);
		rateHz = ratesHz[(bits >> 2) & 3] ?? 0;
		const length = Math.floor((72 * 48_000) / rateHz) + ((bits >> 1) & 1);
		expect(bytes.readUInt8(start + 3) >> 6, 'mono').toBe(3);
		frames.push(bytes.subarray(start, start + length));
	}
	return { frames, rateHz };
}

/** What the file's own first frame says of it: how many frames of sound, and the samples to leave out around it. */
function infoOf(frame: Buffer | undefined) {
	const info = frame?.subarray(frame.indexOf('Info'));
	const gaps = info?.readUIntBE(16 + 21, 3) ?? 0;
	return {
		frameCount: info?.readUInt32BE(8),
		byteCount: info?.readUInt32BE(12),
		delay: gaps >> 12,
		padding: gaps & 0xfff,
	};
}

test.each([
	[16_000, 16_000],
	[22_050, 22_050],
	[24_000, 24_000],
	[8_000, 16_000],
	[20_000, 22_050],
	[44_100, 24_000],
	[48_000, 24_000],
])('a sound at %i Hz is whole frames at %i Hz that play exactly as long as it', async (soundHz, fileHz) => {
	for (const sampleCount of [0, 1, 500, 4_096, 3 * soundHz + 17]) {
		const file = await encoder.toMp3({ samples: tone(sampleCount, soundHz), sampleRateHz: soundHz });
		const { frames, rateHz } = framesOf(file);
		expect(rateHz).toBe(fileHz);
		const { frameCount, byteCount, delay, padding } = infoOf(frames[0]);
		expect(frameCount).toBe(frames.length - 1);
		expect(byteCount).toBe(file.length);
		const played = (frames.length - 1) * 576 - delay - padding;
		expect(played).toBe(Math.round((sampleCount / soundHz) * fileHz));
		expect(padding).toBeLessThan(2_000);
	}
});

test('five minutes are encoded while other work goes on, and a sound behind them does not mix with them @whole', async () => {
	const sampleRateHz = 16_000;
	const short = tone(sampleRateHz, sampleRateHz);
	const alone = await createMp3Encoder().toMp3({ samples: short, sampleRateHz });
	let turns = 0;
	let isDone = false;
	const long = encoder.toMp3({ samples: tone(300 * sampleRateHz, sampleRateHz), sampleRateHz });
	const behind = encoder.toMp3({ samples: short, sampleRateHz });
	const done = long.then(() => {
		isDone = true;
	});
	while (!isDone) {
		await new Promise((resolve) => setTimeout(resolve));
		turns++;
	}
	await done;
	expect(turns).toBeGreaterThan(100);
	expect(framesOf(await long).frames.length * 576).toBeCloseTo(300 * sampleRateHz, -4);
	expect(Buffer.from(await behind).equals(alone)).toBe(true);
}, 60_000);

test('the same samples are encoded once', async () => {
	const samples = tone(16_000, 16_000);
	const file = await encoder.toMp3({ samples, sampleRateHz: 16_000 });
	expect(await encoder.toMp3({ samples, sampleRateHz: 16_000 })).toBe(file);
	expect(await encoder.toMp3({ samples: samples.slice(), sampleRateHz: 16_000 })).not.toBe(file);
});

test('a sound at a rate that no sound has fails alone, and can be tried again', async () => {
	const samples = tone(16_000, 16_000);
	await expect(encoder.toMp3({ samples, sampleRateHz: 1 })).rejects.toMatchObject({
		name: 'ProviderError',
		category: 'unavailable',
	});
	expect(framesOf(await encoder.toMp3({ samples, sampleRateHz: 16_000 })).frames.length).toBeGreaterThan(28);
});

test('an Opus file becomes an MP3 file as long as it, and what is no Opus file is refused', async () => {
	const opus = readFileSync(new URL('../../../../content/audio/speakle/01.opus', import.meta.url));
	const { frames, rateHz } = framesOf(await encoder.opusToMp3(opus));
	const seconds = Number(opus.readBigInt64LE(opus.lastIndexOf('OggS') + 6)) / 48_000;
	expect((frames.length * 576) / rateHz).toBeCloseTo(seconds, 0);
	for (const other of [new Uint8Array(0), Buffer.from('OggS and nothing'), opus.subarray(0, 60)]) {
		await expect(encoder.opusToMp3(other)).rejects.toMatchObject({ category: 'invalid-input' });
	}
});
