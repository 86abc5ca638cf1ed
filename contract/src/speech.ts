import './without-code-generation.ts';
import * as z from 'zod/mini';
import { maxSpeechRate, maxSpeechTextCharacters, minSpeechRate } from './limits.ts';
import { refusals } from './refusals.ts';

/** One of the voices that Henry can speak with: its name as an engine knows it, and what a learner chooses by. */
export const voiceSchema = z.object({
	name: z.string(),
	gender: z.optional(z.enum(['female', 'male'])),
	accent: z.optional(z.enum(['american', 'british'])),
});
export type Voice = z.infer<typeof voiceSchema>;

/** The voices to choose from; the first one speaks where none is chosen. */
export const voicesSchema = z.array(voiceSchema).check(z.minLength(1));

/** Text-to-speech. `speech` answers a WAV file (16-bit mono), or MP3 to who names `audio/mpeg` in its Accept header. */
export const speechRequestSchema = z.object({
	text: z
		.string()
		.check(
			z.trim(),
			z.minLength(1, refusals.textToSpeakMissing),
			z.maxLength(maxSpeechTextCharacters, refusals.textToSpeakTooLong),
		),
	/** The name of a voice; one that is not there (any more) gives the first. */
	voice: z.optional(z.string().check(z.maxLength(100))),
	/** Speed without a change of pitch; 1 is the voice's own. */
	rate: z.optional(z.number().check(z.gte(minSpeechRate), z.lte(maxSpeechRate))),
});
export type SpeechRequest = z.infer<typeof speechRequestSchema>;

/** `timedSpeech`: a text, and what its sound is to be; a minute of WAV is megabytes, and seconds on a phone's line. */
export const timedSpeechRequestSchema = z.extend(speechRequestSchema, {
	format: z._default(z.enum(['wav', 'mp3']), 'wav'),
});
export type TimedSpeechRequest = z.input<typeof timedSpeechRequestSchema>;

const timeSchema = z.number().check(z.int(), z.nonnegative());

/** A word as it stands in the text, without marks and accents, and when it is spoken, in milliseconds of the sound. */
export const spokenWordSchema = z.object({ text: z.string(), startMs: timeSchema, endMs: timeSchema });
export type SpokenWord = z.infer<typeof spokenWordSchema>;

/** A sound of speech (ARPAbet without stress), and when it is spoken, in milliseconds of the sound. */
export const spokenPhoneSchema = z.object({ phone: z.string(), startMs: timeSchema, endMs: timeSchema });
export type SpokenPhone = z.infer<typeof spokenPhoneSchema>;

/**
 * `timedSpeech`: the sound as base64, and when each word and each sound is spoken, in order; left out where the engine does
 * not know.
 */
export const timedSpeechResponseSchema = z.object({
	/** Base64. Whoever decodes it finds out whether it is: asking millions of characters before takes a phone some time. */
	sound: z.string(),
	words: z.optional(z.array(spokenWordSchema)),
	phones: z.optional(z.array(spokenPhoneSchema)),
});
export type TimedSpeechResponse = z.infer<typeof timedSpeechResponseSchema>;
