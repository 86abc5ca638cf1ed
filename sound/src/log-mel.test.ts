import { expect, test } from 'vitest';
import expected from './fixtures/log-mel.json' with { type: 'json' };
import { logMel, logMelBands } from './log-mel.ts';

/** The sound that training/whisper/log_mel_vector.py describes. */
const sound = Float32Array.from({ length: 2_500 }, (_, place) => {
	const noise = Math.sin(0.7 * place * place) * Math.sin(1.3 * place);
	const glide = 0.3 * Math.sin(0.0002 * place ** 2) + 0.2 * Math.sin(0.9 * place);
	return glide + (0.1 * noise * place) / 2_500;
});

test('gives the spectrogram that NumPy computes', () => {
	const heard = logMel(sound);
	expect(heard).toHaveLength(logMelBands * 15);
	expected.flat().forEach((value, place) => {
		expect(heard[place]).toBeCloseTo(value, 4);
	});
});

test('goes on in silence where more frames are asked for', () => {
	const padded = new Float32Array(8_000);
	padded.set(sound);
	const whole = logMel(padded);
	const heard = logMel(sound, 50);
	expect(heard).toHaveLength(logMelBands * 50);
	whole.forEach((value, place) => {
		expect(heard[place]).toBeCloseTo(value, 5);
	});
});

test('takes an odd number of frames, and none', () => {
	const whole = logMel(sound, 14);
	const fewer = logMel(sound, 13);
	expect(fewer).toHaveLength(logMelBands * 13);
	for (let band = 0; band < logMelBands; band++) {
		expect(fewer[band * 13 + 12]).toBeCloseTo(whole[band * 14 + 12] as number, 5);
	}
	expect(logMel(new Float32Array(0))).toHaveLength(0);
});

test('silence is flat', () => {
	expect(new Set(logMel(new Float32Array(1_600)))).toEqual(new Set([-1.5]));
});
