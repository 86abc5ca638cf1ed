import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { floatToPcm16 } from '@henry/sound/pcm.ts';

/** A sound in which nobody speaks: its kind, how loud it is, and its samples at 16 kHz. */
export type Noise = { kind: string; levelDb: number; samples: Int16Array };

type Random = () => number;
type Maker = (length: number, random: Random) => Float32Array;

/** Numbers of 0..1 in no order, the same for the same seed (Numerical Recipes' linear congruence). */
function createRandom(seed: number): Random {
	let state = seed >>> 0;
	return () => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return state / 2 ** 32;
	};
}

const white: Maker = (length, random) => new Float32Array(length).map(() => 2 * random() - 1);

/** Noise through a resonance at `hertz`, as wide as `width`. */
function resonant(hertz: number, width: number): Maker {
	return (length, random) => {
		const radius = Math.exp((-Math.PI * width) / speechSampleRateHz);
		const turn = 2 * radius * Math.cos((2 * Math.PI * hertz) / speechSampleRateHz);
		let [last, before] = [0, 0];
		return white(length, random).map((sample) => {
			const value = sample + turn * last - radius * radius * before;
			[before, last] = [last, value];
			return value;
		});
	};
}

/** Noise that falls by 6 dB an octave: traffic, wind. */
const rumble: Maker = (length, random) => {
	let sum = 0;
	return white(length, random).map((sample) => {
		sum = 0.995 * sum + sample;
		return sum;
	});
};

/** A mains hum with its harmonics. */
const hum: Maker = (length, random) => {
	const hertz = random() < 0.5 ? 50 : 60;
	const strengths = Array.from({ length: 8 }, () => random());
	return new Float32Array(length).map((_, index) =>
		strengths.reduce(
			(sum, strength, harmonic) =>
				sum + strength * Math.sin((2 * Math.PI * hertz * (harmonic + 1) * index) / speechSampleRateHz),
			0,
		),
	);
};

/** Adds `sound` to `target` from `start` on, as loud as `envelope` says of each second since. */
function add(
	target: Float32Array,
	start: number,
	sound: Float32Array,
	envelope: (seconds: number) => number,
) {
	sound.forEach((sample, index) => {
		const place = Math.floor(start) + index;
		const before = target[place];
		if (before !== undefined) target[place] = before + sample * envelope(index / speechSampleRateHz);
	});
}

/** Bursts that begin at once and die away. */
function bursts(maker: Maker, perSecond: number, decaySeconds: number, lengthSeconds: number): Maker {
	return (length, random) => {
		const sound = white(length, random).map((sample) => 0.002 * sample);
		const count = Math.max(1, Math.round((perSecond * length) / speechSampleRateHz));
		for (let burst = 0; burst < count; burst++) {
			const strength = 0.3 + 0.7 * random();
			const part = maker(Math.round(lengthSeconds * speechSampleRateHz), random);
			const start = random() * (length - part.length);
			add(sound, start, part, (seconds) => strength * Math.exp(-seconds / decaySeconds));
		}
		return sound;
	};
}

/** In and out, a second and a half each. */
const breath: Maker = (length, random) => {
	const air = resonant(1_200, 1_800)(length, random);
	return air.map((sample, index) => sample * Math.sin((Math.PI * index) / (1.5 * speechSampleRateHz)) ** 2);
};

/** Broken chords of a plucked string. */
const music: Maker = (length, random) => {
	const sound = new Float32Array(length);
	const root = 110 * 2 ** random();
	for (let note = 0; note * 0.3 * speechSampleRateHz < length; note++) {
		const step = [0, 4, 7, 12, 9, 5][Math.floor(random() * 6)] as number;
		const hertz = root * 2 ** (step / 12);
		const string = new Float32Array(speechSampleRateHz).map((_, index) =>
			[1, 2, 3, 4].reduce(
				(sum, harmonic) =>
					sum + Math.sin((2 * Math.PI * harmonic * hertz * index) / speechSampleRateHz) / harmonic,
				0,
			),
		);
		add(sound, note * 0.3 * speechSampleRateHz, string, (seconds) => Math.exp(-3 * seconds));
	}
	return sound;
};

/** A telephone's or a machine's beeps. */
const beeps: Maker = (length, random) => {
	const hertz = 400 + 1_600 * random();
	return new Float32Array(length).map((_, index) =>
		index % speechSampleRateHz < 0.4 * speechSampleRateHz
			? Math.sin((2 * Math.PI * hertz * index) / speechSampleRateHz)
			: 0,
	);
};

const kinds: Record<string, Maker> = {
	silence: (length) => new Float32Array(length),
	hiss: white,
	rumble,
	hum,
	fan: resonant(300, 500),
	keyboard: bursts(resonant(3_000, 2_500), 6, 0.008, 0.05),
	coughs: bursts(resonant(900, 900), 0.7, 0.09, 0.4),
	claps: bursts(white, 1.5, 0.02, 0.15),
	breath,
	music,
	beeps,
};
const levelsDb = [-60, -45, -30, -20, -12];

/** `count` sounds in which nobody speaks, 1 to 5 s long: every kind at every level, over and over, never the same twice. */
export function makeNoises(count: number): Noise[] {
	const names = Object.keys(kinds);
	return Array.from({ length: count }, (_, index) => {
		const kind = names[index % names.length] as string;
		const levelDb = levelsDb[Math.floor(index / names.length) % levelsDb.length] as number;
		const random = createRandom(index + 1);
		for (let skipped = 0; skipped < 10; skipped++) random();
		const length = Math.round((1 + 4 * random()) * speechSampleRateHz);
		const sound = (kinds[kind] as Maker)(length, random);
		return { kind, levelDb, samples: atLevel(sound, levelDb) };
	});
}

/** The sound with a root mean square of `levelDb` under full scale; what would be louder than full scale is cut off. */
function atLevel(sound: Float32Array, levelDb: number): Int16Array {
	const power = sound.reduce((sum, sample) => sum + sample * sample, 0) / sound.length;
	const gain = power === 0 ? 0 : 10 ** (levelDb / 20) / Math.sqrt(power);
	return floatToPcm16(sound.map((sample) => sample * gain));
}
