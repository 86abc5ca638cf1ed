import type { RoundFigures } from './round-figures.ts';

/** Within this of the voice, in seconds, somebody speaks with it and not after it, or the microphone hears the voice. */
const togetherWithinSeconds = 0.15;
/**
 * Who follows a voice by ear is 0.25 s behind it at the closest, most are between 0.5 and 1.5 s (Marslen-Wilson 1973,
 * "Linguistic structure and speech shadowing at very short latencies", Nature 244).
 */
const lateFromSeconds = 1.5;

export type LagVerdict = 'ahead' | 'together' | 'close' | 'late';

/** Where the learner was beside the voice. */
export function lagVerdict(lagSeconds: number): LagVerdict {
	if (lagSeconds < -togetherWithinSeconds) return 'ahead';
	if (lagSeconds <= togetherWithinSeconds) return 'together';
	return lagSeconds < lateFromSeconds ? 'close' : 'late';
}

/**
 * Six of the texts, heard by Henry: in another natural voice they were 21 to 26 from the model, in an old synthetic one 25
 * to 36, and with all syllables of one length 51 to 65. The model itself, heard by him, was 20 to 28: that is his own error.
 */
const alikeBelow = 40;
const differentFrom = 50;

export type RhythmVerdict = 'alike' | 'partly' | 'different';

/** How like the voice's rhythm the learner's was. */
export function rhythmVerdict(distance: number): RhythmVerdict {
	if (distance < alikeBelow) return 'alike';
	return distance < differentFrom ? 'partly' : 'different';
}

/** From this share of the words on, somebody kept up. */
const mostShare = 0.7;

/** How much of the text was said; `little` is too little to tell anything else. */
export function saidVerdict({ words, wordsSaid, lagSeconds }: RoundFigures): 'most' | 'part' | 'little' {
	if (lagSeconds === null) return 'little';
	return wordsSaid >= mostShare * words ? 'most' : 'part';
}
