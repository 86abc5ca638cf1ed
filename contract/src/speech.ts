import './without-code-generation.ts';
import { z } from 'zod';
import { maxSpeechTextCharacters } from './limits.ts';

/** Text-to-speech: the answer is a WAV file (16-bit mono). */
export const speechRequestSchema = z.object({
	text: z
		.string()
		.trim()
		.min(1, 'There is no text to speak.')
		.max(maxSpeechTextCharacters, `The text is longer than ${maxSpeechTextCharacters} characters.`),
});
export type SpeechRequest = z.infer<typeof speechRequestSchema>;
