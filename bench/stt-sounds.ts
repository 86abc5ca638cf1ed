import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { floatToPcm16, pcm16ToFloat } from '@henry/sound/pcm.ts';
import { createRandom } from './stt-score.ts';

const lengthOf = (seconds: number) => Math.round(seconds * speechSampleRateHz);

/** White noise of a level, as root mean square over full scale. */
export function whiteNoise(seconds: number, levelDb: number): Int16Array {
	const random = createRandom(1);
	// Even noise between -a and a has a level of a / √3.
	const amplitude = Math.sqrt(3) * 10 ** (levelDb / 20);
	return floatToPcm16(new Float32Array(lengthOf(seconds)).map(() => amplitude * (2 * random() - 1)));
}

/** Chords that turn in a circle, as frequencies in Hz: C, A minor, F, G. */
const chords = [
	[130.81, 261.63, 329.63, 392],
	[110, 261.63, 329.63, 440],
	[87.31, 261.63, 349.23, 440],
	[98, 246.94, 293.66, 392],
];
const noteSeconds = 0.4;
const harmonics = 6;

/** One tone of a plucked string: harmonics that fall with their number, the higher the sooner. */
function tone(frequencyHz: number, seconds: number): number {
	let sum = 0;
	for (let harmonic = 1; harmonic <= harmonics; harmonic++) {
		const strength = Math.exp(-seconds * (1 + harmonic)) / harmonic;
		sum += strength * Math.sin(2 * Math.PI * harmonic * frequencyHz * seconds);
	}
	return Math.min(1, seconds / 0.005) * sum;
}

/** Music without singing: broken chords over a bass, half as loud as can be. */
export function music(seconds: number): Int16Array {
	const samples = new Float32Array(lengthOf(seconds));
	for (let note = 0; note * noteSeconds < seconds; note++) {
		const chord = chords[Math.floor(note / 4) % chords.length] as number[];
		const [bass, ...upper] = chord as [number, ...number[]];
		const frequencies = note % 4 === 0 ? [bass, ...upper] : [upper[note % upper.length] as number];
		const start = lengthOf(note * noteSeconds);
		for (let index = start; index < Math.min(samples.length, start + lengthOf(2)); index++) {
			const sinceStart = (index - start) / speechSampleRateHz;
			for (const frequency of frequencies)
				samples[index] = (samples[index] ?? 0) + tone(frequency, sinceStart);
		}
	}
	return floatToPcm16(atPeak(samples, 0.5));
}

/** Sound louder than full scale by so much, cut off there. */
export function clipped(samples: Int16Array, overDb: number): Int16Array {
	return floatToPcm16(atPeak(pcm16ToFloat(samples), 10 ** (overDb / 20)));
}

function atPeak(samples: Float32Array, peak: number): Float32Array {
	const highest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
	return samples.map((sample) => (sample * peak) / highest);
}
