/**
 * The sounds of English in ARPAbet without stress, as the CMU Pronouncing Dictionary has them: each one's sign in the
 * International Phonetic Alphabet, and a word that has it.
 */
const soundByPhone: Record<string, { ipa: string; keyWord: string }> = {
	AA: { ipa: 'ɑ', keyWord: 'father' },
	AE: { ipa: 'æ', keyWord: 'cat' },
	AH: { ipa: 'ʌ', keyWord: 'cup' },
	AO: { ipa: 'ɔ', keyWord: 'law' },
	AW: { ipa: 'aʊ', keyWord: 'house' },
	AY: { ipa: 'aɪ', keyWord: 'five' },
	B: { ipa: 'b', keyWord: 'book' },
	CH: { ipa: 'tʃ', keyWord: 'chair' },
	D: { ipa: 'd', keyWord: 'day' },
	DH: { ipa: 'ð', keyWord: 'this' },
	EH: { ipa: 'ɛ', keyWord: 'bed' },
	ER: { ipa: 'ɝ', keyWord: 'bird' },
	EY: { ipa: 'eɪ', keyWord: 'name' },
	F: { ipa: 'f', keyWord: 'fish' },
	G: { ipa: 'ɡ', keyWord: 'good' },
	HH: { ipa: 'h', keyWord: 'home' },
	IH: { ipa: 'ɪ', keyWord: 'sit' },
	IY: { ipa: 'i', keyWord: 'see' },
	JH: { ipa: 'dʒ', keyWord: 'job' },
	K: { ipa: 'k', keyWord: 'key' },
	L: { ipa: 'l', keyWord: 'light' },
	M: { ipa: 'm', keyWord: 'man' },
	N: { ipa: 'n', keyWord: 'now' },
	NG: { ipa: 'ŋ', keyWord: 'sing' },
	OW: { ipa: 'oʊ', keyWord: 'go' },
	OY: { ipa: 'ɔɪ', keyWord: 'boy' },
	P: { ipa: 'p', keyWord: 'pen' },
	R: { ipa: 'ɹ', keyWord: 'red' },
	S: { ipa: 's', keyWord: 'sun' },
	SH: { ipa: 'ʃ', keyWord: 'shop' },
	T: { ipa: 't', keyWord: 'tea' },
	TH: { ipa: 'θ', keyWord: 'think' },
	UH: { ipa: 'ʊ', keyWord: 'put' },
	UW: { ipa: 'u', keyWord: 'food' },
	V: { ipa: 'v', keyWord: 'very' },
	W: { ipa: 'w', keyWord: 'water' },
	Y: { ipa: 'j', keyWord: 'yes' },
	Z: { ipa: 'z', keyWord: 'zoo' },
	ZH: { ipa: 'ʒ', keyWord: 'measure' },
};

export const phones = Object.keys(soundByPhone);

/** A sound by all its names; one that is not in the table (with or without stress) keeps its own. */
export function soundName(phone: string): { phone: string; ipa: string; keyWord?: string } {
	return { phone, ipa: phone, ...soundByPhone[phone.toUpperCase().replace(/\d$/, '')] };
}
