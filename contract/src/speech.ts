import './without-code-generation.ts';
import { z } from 'zod';
import { maxSpeechRate, maxSpeechTextCharacters, minSpeechRate } from './limits.ts';

/** One of the voices that Henry can speak with: its name as an engine knows it, and what a learner chooses by. */
export const voiceSchema = z.object({
	name: z.string(),
	gender: z.enum(['female', 'male']).optional(),
	accent: z.enum(['american', 'british']).optional(),
});
export type Voice = z.infer<typeof voiceSchema>;

/** The voices to choose from; the first one speaks where none is chosen. */
export const voicesSchema = z.array(voiceSchema).min(1);

/** Text-to-speech. `speech` answers a WAV file (16-bit mono), or MP3 to who names `audio/mpeg` in its Accept header. */
export const speechRequestSchema = z.object({
	text: z
		.string()
		.trim()
		.min(1, 'There is no text to speak.')
		.max(maxSpeechTextCharacters, `The text is longer than ${maxSpeechTextCharacters} characters.`),
	/** The name of a voice; one that is not there (any more) gives the first. */
	voice: z.string().max(100).optional(),
	/** Speed without a change of pitch; 1 is the voice's own. */
	rate: z.number().min(minSpeechRate).max(maxSpeechRate).optional(),
});
export type SpeechRequest = z.infer<typeof speechRequestSchema>;

const timeSchema = z.number().int().nonnegative();

/** A word as it stands in the text, without marks and accents, and when it is spoken, in milliseconds of the sound. */
export const spokenWordSchema = z.object({ text: z.string(), startMs: timeSchema, endMs: timeSchema });
export type SpokenWord = z.infer<typeof spokenWordSchema>;

/** A sound of speech (ARPAbet without stress), and when it is spoken, in milliseconds of the sound. */
export const spokenPhoneSchema = z.object({ phone: z.string(), startMs: timeSchema, endMs: timeSchema });
export type SpokenPhone = z.infer<typeof spokenPhoneSchema>;

/**
 * `timedSpeech`: the WAV file as base64, and when each word and each sound is spoken, in order; left out where the engine
 * does not know.
 */
export const timedSpeechResponseSchema = z.object({
	wav: z.base64(),
	words: z.array(spokenWordSchema).optional(),
	phones: z.array(spokenPhoneSchema).optional(),
});
export type TimedSpeechResponse = z.infer<typeof timedSpeechResponseSchema>;
