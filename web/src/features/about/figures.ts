/**
 * How the embedded engines did when they were measured: figures of `bench/results`, in whole percent but where the name
 * says otherwise. A test holds them to their files.
 */
export const figures = {
	learnersMisheard: 40,
	learnersSpeakers: 125,
	clearVoicesMisheardFrom: 6,
	clearVoicesMisheardTo: 10,
	wrongWordsDoubted: 62,
	rightWordsDoubted: 15,
	needlessCorrectionsPer100Words: 0.17,
	correctionsRight: 78,
	mistakesFound: 12,
	soundsAgreement: 0.7,
	soundsAgreementAdults: 0.73,
	soundsAgreementChildren: 0.4,
	grammarRules: 482,
	reportSeconds: 0.35,
} as const;

/** Where each group of figures stands in the repository. */
export const figureSources = {
	hearing: 'bench/results/stt.json',
	sounds: 'bench/results/pronunciation.json',
	grammar: 'bench/results/grammar.json',
	speed: 'bench/results/grammar-speech.json',
} as const;
