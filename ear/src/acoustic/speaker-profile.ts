import type { SpeakerAdaptation, SpeakerBasis } from './speaker-adaptation.ts';

/** What a model has learned of one speaker, as it is kept and sent. */
export type SpeakerProfile = {
	/** The model that learned it (`SpeakerBasis.id`). */
	model: string;
	/** From how many readings. */
	readings: number;
	/** Gains, then offsets: 32-bit numbers, little-endian, in base 64. */
	values: string;
};

/** Larger ones come from no reading: the largest after fifteen readings of 125 learners was 0.4. */
const largest = 2;

/** The adaptation in a profile; none where it is another model's or not as it was written. */
export function readSpeakerProfile(
	profile: SpeakerProfile | undefined,
	{ id, channelCount }: SpeakerBasis,
): SpeakerAdaptation | undefined {
	const byteCount = 2 * channelCount * Float32Array.BYTES_PER_ELEMENT;
	if (profile?.model !== id || profile.values.length !== 4 * Math.ceil(byteCount / 3)) return undefined;
	const bytes = Uint8Array.from(atob(profile.values), (character) => character.charCodeAt(0));
	if (bytes.length !== byteCount) return undefined;
	const values = new Float32Array(bytes.buffer);
	if (!values.every((value) => Math.abs(value) <= largest)) return undefined;
	return { gains: values.slice(0, channelCount), offsets: values.slice(channelCount) };
}

/** A profile of what was learned from `readings` readings. */
export function writeSpeakerProfile(
	{ gains, offsets }: SpeakerAdaptation,
	readings: number,
	{ id }: SpeakerBasis,
): SpeakerProfile {
	const bytes = new Uint8Array(new Float32Array([...gains, ...offsets]).buffer);
	return { model: id, readings, values: btoa(String.fromCharCode(...bytes)) };
}
