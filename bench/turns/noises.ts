import { speechSampleRateHz } from '@henry/contract/limits.ts';

/** Numbers that look random in 0..1, the same every time. */
export function createDice(seed: number): () => number {
	let state = seed;
	return () => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return state / 2 ** 32;
	};
}

const seconds = (count: number) => new Float32Array(Math.round(count * speechSampleRateHz));

/** Adds a burst of noise that dies away. */
function addBurst(
	sound: Float32Array,
	at: number,
	burst: { amplitude: number; decayMs: number },
	dice: () => number,
) {
	const decay = (burst.decayMs * speechSampleRateHz) / 1_000;
	for (let index = 0; index < 6 * decay && at + index < sound.length; index++) {
		const loudness = burst.amplitude * Math.exp(-index / decay);
		sound[at + index] = (sound[at + index] as number) + loudness * (2 * dice() - 1);
	}
}

/** Somebody types: each key knocks as it goes down and, more softly, as it comes up. */
function typing(length: number): Float32Array {
	const dice = createDice(11);
	const sound = seconds(length);
	for (let time = 0.2; time < length; time += 0.06 + 0.25 * dice() ** 2) {
		const at = Math.round(time * speechSampleRateHz);
		addBurst(sound, at, { amplitude: 0.1 + 0.15 * dice(), decayMs: 4 + 4 * dice() }, dice);
		addBurst(sound, at + 1_100, { amplitude: 0.06, decayMs: 3 }, dice);
	}
	return sound;
}

/** A tune with chords: tones with overtones that are struck and die away. */
function music(length: number): Float32Array {
	const dice = createDice(12);
	const sound = seconds(length);
	const scale = [0, 2, 4, 5, 7, 9, 11, 12];
	const strike = (time: number, semitones: number, amplitude: number) => {
		const hertz = 220 * 2 ** (semitones / 12);
		const from = Math.round(time * speechSampleRateHz);
		for (let index = 0; index < 0.8 * speechSampleRateHz && from + index < sound.length; index++) {
			const angle = (2 * Math.PI * hertz * index) / speechSampleRateHz;
			const tone = Math.sin(angle) + 0.5 * Math.sin(2 * angle) + 0.25 * Math.sin(3 * angle);
			const struck = Math.min(1, index / 80) * Math.exp(-index / (0.3 * speechSampleRateHz));
			sound[from + index] = (sound[from + index] as number) + amplitude * struck * tone;
		}
	};
	for (let time = 0; time < length; time += 0.25) {
		strike(time, 12 + (scale[Math.floor(8 * dice())] as number), 0.1);
		if (Math.round(4 * time) % 4 === 0) {
			const root = scale[Math.floor(6 * dice())] as number;
			for (const third of [0, 4, 7]) strike(time, root - 12 + third, 0.06);
		}
	}
	return sound;
}

/** Wind or traffic: low noise that swells and falls. */
function traffic(length: number): Float32Array {
	const dice = createDice(13);
	let low = 0;
	return seconds(length).map((_, index) => {
		low = 0.97 * low + 0.03 * (2 * dice() - 1);
		return 1.6 * low * (0.55 + 0.45 * Math.sin((2 * Math.PI * index) / (3.1 * speechSampleRateHz)));
	});
}

/** Things are put down on the table, a chair moves, a door shuts. */
function knocks(length: number): Float32Array {
	const dice = createDice(14);
	const sound = seconds(length);
	for (let time = 0.5; time < length; time += 0.8 + 1.5 * dice()) {
		const at = Math.round(time * speechSampleRateHz);
		addBurst(sound, at, { amplitude: 0.2 + 0.3 * dice(), decayMs: 15 + 60 * dice() }, dice);
	}
	return sound;
}

/** A hair dryer or a vacuum cleaner is switched on and off. */
function machine(length: number): Float32Array {
	const dice = createDice(15);
	return seconds(length).map((_, index) => {
		const time = index / speechSampleRateHz;
		const motor = 0.03 * Math.sin(2 * Math.PI * 120 * time) + 0.08 * (2 * dice() - 1);
		return time % 4 > 2 ? motor : 0;
	});
}

/** Sounds that are no speech, made for the measurement, of -1 to 1 at 16 kHz. */
export const noises: Record<string, (seconds: number) => Float32Array> = {
	typing,
	music,
	traffic,
	knocks,
	machine,
};
