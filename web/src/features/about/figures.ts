/**
 * How the embedded engines did when they were measured: figures of `bench/results`, in whole percent but where the name
 * says otherwise. A test holds them to their files.
 */
export const figures = {
	learnersMisheard: 35,
	learnersSpeakers: 125,
	clearVoicesMisheardFrom: 4,
	clearVoicesMisheardTo: 7,
	wrongWordsDoubted: 57,
	rightWordsDoubted: 12,
	needlessCorrectionsPer100Words: 0.17,
	correctionsRight: 78,
	mistakesFound: 12,
	soundsAgreement: 0.73,
	soundsAgreementAdults: 0.76,
	soundsAgreementChildren: 0.45,
	grammarRules: 482,
	reportSeconds: 0.29,
} as const;

/** Where each group of figures stands in the repository. */
export const figureSources = {
	hearing: 'bench/results/stt.json',
	sounds: 'bench/results/pronunciation.json',
	grammar: 'bench/results/grammar.json',
	speed: 'bench/results/grammar-speech.json',
} as const;
