import { PitchDetector } from 'pitchy';
import { quantile } from './quantile.ts';

/** Of one look at the sound: holds two periods of the deepest voice. */
const windowMs = 64;
/** Voices of adults and children, in Hz. */
const lowestHz = 65;
const highestHz = 600;
/** How periodic a sound must be to count as voiced, 0 to 1, and how loud against the loudest, in decibels. */
const clearEnough = 0.85;
const audibleDb = -35;
/** A voice that sounds for less than so many steps is a slip of the detector. */
const shortestVoicedSteps = 4;

export type PitchOptions = { sampleRateHz: number; stepMs: number };

const isNumber = (value: number | null): value is number => value !== null;

/** What the detector finds at every step: the McLeod pitch method (McLeod & Wyvill 2005, "A smarter way to find pitch"). */
function detected(samples: Float32Array, { sampleRateHz, stepMs }: PitchOptions): (number | null)[] {
	const windowLength = Math.round((sampleRateHz * windowMs) / 1_000);
	const step = (sampleRateHz * stepMs) / 1_000;
	const detector = PitchDetector.forFloat32Array(windowLength);
	const loudest = samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
	detector.minVolumeAbsolute = loudest * 10 ** (audibleDb / 20);
	const window = new Float32Array(windowLength);
	return Array.from({ length: Math.floor(samples.length / step) }, (_, index) => {
		const start = Math.round((index + 0.5) * step - windowLength / 2);
		for (let place = 0; place < windowLength; place++) window[place] = samples[start + place] ?? 0;
		const [pitchHz, clarity] = detector.findPitch(window, sampleRateHz);
		return clarity >= clearEnough && pitchHz >= lowestHz && pitchHz <= highestHz ? pitchHz : null;
	});
}

/** Without what lies far off this speaker's range, as an octave that was mistaken for another (Hirst 2011: 0.75 q25 to 1.5 q75). */
function withinOwnRange(pitchesHz: (number | null)[]): (number | null)[] {
	const voiced = pitchesHz.filter(isNumber);
	const [floorHz, ceilingHz] = [0.75 * quantile(voiced, 0.25), 1.5 * quantile(voiced, 0.75)];
	return pitchesHz.map((pitchHz) =>
		pitchHz !== null && pitchHz >= floorHz && pitchHz <= ceilingHz ? pitchHz : null,
	);
}

/** Without voices that are too short to be any. */
function withoutSlips(pitchesHz: (number | null)[]): (number | null)[] {
	const kept = [...pitchesHz];
	for (let start = 0; start < kept.length; start++) {
		if (kept[start] === null) continue;
		let end = start;
		while (isNumber(kept[end] ?? null)) end++;
		if (end - start < shortestVoicedSteps) kept.fill(null, start, end);
		start = end;
	}
	return kept;
}

/** The pitch of a voice (samples of -1..1) at every step, in Hz; null where nothing is voiced. */
export function pitchContour(samples: Float32Array, options: PitchOptions): (number | null)[] {
	if (samples.every((sample) => sample === 0)) return detectedNothing(samples, options);
	return withoutSlips(withinOwnRange(detected(samples, options)));
}

function detectedNothing({ length }: Float32Array, { sampleRateHz, stepMs }: PitchOptions): null[] {
	return Array<null>(Math.floor((length * 1_000) / (sampleRateHz * stepMs))).fill(null);
}

/** The same in semitones above and below this voice's own median, so that high and deep voices can be laid on each other. */
export function semitonesAroundMedian(pitchesHz: readonly (number | null)[]): (number | null)[] {
	const median = quantile(pitchesHz.filter(isNumber), 0.5);
	return pitchesHz.map((pitchHz) => (pitchHz === null ? null : 12 * Math.log2(pitchHz / median)));
}
