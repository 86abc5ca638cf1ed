import type { Accent } from '@henry/contract/accent.ts';
import { speechSampleRateHz } from '@henry/contract/limits.ts';
import type { SpeakerProfile } from '@henry/contract/speaker.ts';
import type { ReadingJudge } from '@henry/reading/judged-reading.ts';
import type { CallOptions, Engine } from './engine.ts';
import { ProviderError } from './provider-error.ts';

/**
 * `priority`: a reading that somebody waits for comes before a `report`; `live` where it is left out. `accent`: by which standard it is measured, either where it is left out; an engine that has one of its own keeps to that.
 * `speaker`: what is known of who reads. It is learned on from, and does not change the judgement.
 */
export type AssessmentOptions = CallOptions & {
	priority?: 'live' | 'report';
	accent?: Accent;
	speaker?: SpeakerProfile;
};

/**
 * Judges by sound how a known text is read: 16-bit mono speech at 16 kHz, at most `maxSpeechMs` of it. Failures are
 * `ProviderError`s; too much speech is `invalid-input`, and so is a word that it cannot say, which the message names.
 */
export type PronunciationAssessor = Engine & ReadingJudge<AssessmentOptions>;

/** Throws a `ProviderError` (invalid-input) for speech that is longer than an assessor takes. */
export function refuseLongSpeech(speech: Int16Array, maxSpeechMs: number): void {
	if ((speech.length * 1_000) / speechSampleRateHz <= maxSpeechMs) return;
	throw new ProviderError('invalid-input', `The speech is longer than ${maxSpeechMs} ms.`);
}
