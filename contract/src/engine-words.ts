import { earName } from './engines-at-work.ts';

/**
 * What engines say of themselves in our words: names, models, and the speech that they were measured on. As with the
 * refusals, the browser knows these words and says them in its own language; a maker's, which are not here, it leaves.
 */
export const engineWords = {
	ear: earName,
	earModel: 'trained on learners’ English',
	earMeasuredOn: 'learners with a strong accent, none of them heard before (speechocean762)',
	adultsMeasuredOn: 'adults with a strong accent, none of them heard before (speechocean762)',
	childrenMeasuredOn: 'children with a strong accent, none of them heard before (speechocean762)',
	earForSounds: 'Henry’s ear for sounds',
	earForSoundsHere: 'Henry’s ear for sounds, on this device',
	whisperForSounds: 'Henry’s ear for sounds, with Whisper’s',
	earForSoundsModel: 'trained on learners’ English that experts scored, and on planted errors',
	grammarRules: 'rules',
	pauses: 'pauses',
	pausesModel: 'loudness alone',
	coachModel: 'written plans',
	languageModel: 'Language model',
	americanEnglish: 'US English',
	americanPronunciation: 'pronunciation assessment, US English',
} as const;
export type EngineWord = keyof typeof engineWords;
