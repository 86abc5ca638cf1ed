import { setImmediate } from 'node:timers/promises';
import { floatToPcm16, pcm16ToFloat } from '@henry/sound/pcm.ts';
import { OggOpusDecoder } from 'ogg-opus-decoder';
import { createMp3Encoder as loadLame } from 'wasm-media-encoders';
import type { AudioEncoder } from '#server/ports/audio-encoder.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { infoFrame, kilobitsPerSecond, outputRatesHz } from './mp3-info-frame.ts';

/** A millisecond or two of work, after which other calls of the server have their turn. */
const sliceSamples = 4_096;

type Sound = Parameters<AudioEncoder['toMp3']>[0];

/**
 * LAME as WebAssembly: mono at 48 kbit/s, about a fifth of a WAV file at 16 kHz. It runs in the server's own process: it
 * cannot crash it, and one sound after the other is encoded, in slices.
 */
export function createMp3Encoder(): AudioEncoder {
	const filesBySamples = new WeakMap<Int16Array, Promise<Uint8Array>>();
	let encoder: ReturnType<typeof loadLame> | undefined;
	let last: Promise<unknown> = Promise.resolve();

	async function encode({ samples, sampleRateHz }: Sound): Promise<Uint8Array> {
		encoder ??= loadLame();
		const lame = await encoder;
		const outputSampleRate = outputRatesHz.find((hz) => hz >= sampleRateHz) ?? 24_000;
		lame.configure({ channels: 1, sampleRate: sampleRateHz, bitrate: kilobitsPerSecond, outputSampleRate });
		const parts: Uint8Array[] = [];
		for (let start = 0; start < samples.length; start += sliceSamples) {
			const slice = pcm16ToFloat(samples.subarray(start, start + sliceSamples));
			// What LAME answers is its own memory, which the next call overwrites.
			parts.push(lame.encode([slice]).slice());
			await setImmediate();
		}
		const audio = Buffer.concat([...parts, lame.finalize()]);
		const sampleCount = Math.round((samples.length / sampleRateHz) * outputSampleRate);
		return Buffer.concat([infoFrame(audio, sampleCount, outputSampleRate), audio]);
	}

	function toMp3(sound: Sound): Promise<Uint8Array> {
		const kept = filesBySamples.get(sound.samples);
		if (kept) return kept;
		const file = last
			.then(() => encode(sound))
			.catch((cause) => {
				filesBySamples.delete(sound.samples);
				throw new ProviderError('unavailable', 'The sound cannot be made an MP3 file.', { cause });
			});
		filesBySamples.set(sound.samples, file);
		last = file.catch(() => {});
		return file;
	}

	return { toMp3, opusToMp3: async (opus) => toMp3(await decodeOpus(opus)) };
}

async function decodeOpus(file: Uint8Array): Promise<Sound> {
	const decoder = new OggOpusDecoder();
	try {
		await decoder.ready;
		const { channelData, errors, sampleRate } = await decoder.decodeFile(file);
		const [samples] = channelData;
		if (!samples?.length || errors.length > 0) throw new Error(errors[0]?.message ?? 'It holds no sound.');
		return { samples: floatToPcm16(samples), sampleRateHz: sampleRate };
	} catch (cause) {
		throw new ProviderError('invalid-input', 'This is not an Opus file.', { cause });
	} finally {
		decoder.free();
	}
}
