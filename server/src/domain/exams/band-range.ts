import { type BandRange, type LanguageBand, languageBands } from '@henry/contract/aptis.ts';

/** Nothing is known: every band is possible. */
export const anyBand: BandRange = { lowest: 'A1', highest: 'B1' };

/** The lower and the higher of the bands that two readings of the same speech give. */
export function bandsBetween(one: LanguageBand, other: LanguageBand): BandRange {
	const [lowest = one, highest = other] = inOrder([one, other]);
	return { lowest, highest };
}

/** The band in the middle; of an even number the lower one of the two in the middle. */
export function middleBand(bands: readonly LanguageBand[]): LanguageBand {
	return inOrder(bands)[Math.floor((bands.length - 1) / 2)] ?? 'A1';
}

function inOrder(bands: readonly LanguageBand[]): LanguageBand[] {
	return bands.toSorted((one, other) => languageBands.indexOf(one) - languageBands.indexOf(other));
}
