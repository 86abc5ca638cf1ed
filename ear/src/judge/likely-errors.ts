import { heardPhoneIds } from './heard-phones.ts';

/**
 * What learners are likely to say for each sound, speakers of Spanish first (Swan & Smith 2001, "Learner English", and what
 * training/judge/errors.py plants); ARPAbet, with X and RR for the Spanish sounds in place of HH and R.
 */
const saidFor: Record<string, string> = {
	AA: 'AH AO',
	AE: 'AA AH EH',
	AH: 'AA',
	AO: 'OW AA',
	B: 'P V',
	CH: 'SH',
	D: 'DH T',
	DH: 'D Z',
	EY: 'EH',
	G: 'K',
	HH: 'X',
	IH: 'IY',
	IY: 'IH',
	JH: 'Y CH',
	L: 'R',
	M: 'N',
	N: 'NG',
	NG: 'N',
	OW: 'AO',
	R: 'RR L',
	SH: 'CH S',
	TH: 'S T F',
	UH: 'UW',
	UW: 'UH',
	V: 'B F',
	W: 'V',
	Y: 'JH',
	Z: 'S',
	ZH: 'SH',
};

const id = (phone: string) => heardPhoneIds.get(phone) as number;

/** The numbers of the phones that learners are likely to say for each phone, by its number. */
export const likelyErrors: ReadonlyMap<number, readonly number[]> = new Map(
	Object.entries(saidFor).map(([phone, others]) => [id(phone), others.split(' ').map(id)]),
);
