/**
 * What the judge tells apart, by number: silence, the phones of English in ARPAbet, and what speakers of
 * Spanish say in place of HH (X, as in "jota") and of R (RR, rolled). The order is that of training/judge/sounds.py.
 */
export const heardPhones: readonly string[] =
	'SIL AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH X RR'.split(
		' ',
	);

/** The numbers of the phones. */
export const heardPhoneIds: ReadonlyMap<string, number> = new Map(
	heardPhones.map((phone, index) => [phone, index]),
);

/** The names of the vowels among them. */
export const vowelPhones: ReadonlySet<string> = new Set(
	'AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW'.split(' '),
);

/** A frame of Whisper's layers, in milliseconds. */
export const layerFrameMs = 20;

/** What the judge hears at every frame of `frameMs`: [count, heardPhones] natural logarithms of each phone's probability. */
export type HeardFrames = { count: number; frameMs: number; logProbabilities: Float32Array };

/** What Whisper's layers and the log-mel hear at the same frames: [frames, width]. */
export type LayerFrames = { layers: Float32Array; width: number };
