import type { AssessedSound, AssessedWord, PronunciationReport } from '@henry/contract/speakle.ts';

/** A sound as an engine judges it, 100 ms long. */
export function aSound(phone: string, ipa: string, own: Partial<AssessedSound> = {}): AssessedSound {
	return { phone, ipa, startMs: 500, endMs: 600, score0to100: 90, unsure: false, ...own };
}

/** A word that was said well, unless told otherwise. */
export function aWord(text: string, own: Partial<AssessedWord> = {}): AssessedWord {
	return {
		text,
		error: 'none',
		score0to100: 90,
		unsure: false,
		startMs: 500,
		endMs: 900,
		sounds: [aSound('HH', 'h')],
		...own,
	};
}

/** "I think this is near the window.", with one word of every kind. */
export function aReport(own: Partial<PronunciationReport> = {}): PronunciationReport {
	return {
		engine: 'Test engine',
		text: 'I think this is near the window.',
		accuracy0to100: 72,
		fluency0to100: 88.4,
		completeness0to100: 85.7,
		pronunciation0to100: 38,
		overall0to100: 71,
		words: [
			aWord('I', { score0to100: 81 }),
			aWord('think', {
				error: 'mispronunciation',
				score0to100: 31,
				sounds: [
					aSound('TH', 'θ', { score0to100: 12, heardInstead: { phone: 'S', ipa: 's' } }),
					aSound('IH', 'ɪ', { startMs: 600, score0to100: 77 }),
					aSound('NG', 'ŋ', { startMs: 700 }),
					aSound('K', 'k', { startMs: 800 }),
				],
			}),
			aWord('', { error: 'insertion', score0to100: 0, unsure: true, sounds: [] }),
			aWord('this', { score0to100: 80 }),
			aWord('is', {
				score0to100: 20,
				unsure: true,
				sounds: [aSound('Z', 'z', { score0to100: 20, unsure: true, dropped: true })],
			}),
			aWord('near', { score0to100: 50 }),
			aWord('the', { error: 'omission', score0to100: 0, startMs: null, endMs: null, sounds: [] }),
			aWord('window.', { score0to100: 100 }),
		],
		weakSounds: [{ phone: 'TH', ipa: 'θ', word: 'think', heardInstead: { phone: 'S', ipa: 's' } }],
		...own,
	};
}
