/**
 * How the engines of this machine did when they were measured: figures of `bench/results`, and of what training measured,
 * in whole percent but where the name says otherwise. A test holds them to their files.
 */
export const figures = {
	adultsMisheard: 17,
	childrenMisheard: 24,
	learnersSpeakers: 16,
	learnersMisheardByOwnEar: 35,
	clearVoicesMisheardFrom: 4,
	clearVoicesMisheardTo: 7,
	wrongOfDoubtedWords: 50,
	wrongOfOtherWords: 7,
	needlessCorrectionsPer100Words: 0.17,
	correctionsRight: 77,
	mistakesFound: 10,
	soundsAgreement: 0.68,
	soundsAgreementAdults: 0.73,
	soundsAgreementChildren: 0.39,
	soundsAgreementByOwnJudge: 0.62,
	plantedErrorsMarkedByOwnJudge: 61,
	rightSoundsMarkedByOwnJudge: 5,
	plantedErrorsMarked: 80,
	rightSoundsMarked: 5,
	shiftedStressesMarked: 78,
	rightStressesMarked: 4,
	grammarRules: 367,
	reportSeconds: 0.29,
} as const;

/** Where each group of figures stands in the repository. */
export const figureSources = {
	hearing: 'bench/results/ears.json',
	doubt: 'models/whisper/confidence.json',
	ownEar: 'bench/results/stt.json',
	sounds: 'bench/results/pronunciation.json',
	grammar: 'bench/results/grammar.json',
	speed: 'bench/results/grammar-speech.json',
} as const;
