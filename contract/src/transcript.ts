import './without-code-generation.ts';
import * as z from 'zod/mini';
import { errorBodySchema } from './errors.ts';
import type { TextSpan } from './feedback.ts';
import { maxTranscriptHintCharacters, maxTranscriptHints } from './limits.ts';
import { speakerProfileSchema } from './speaker.ts';

/**
 * One recognised word. Times are milliseconds from the start of the recording. `confidence0to1` is the engine's own
 * posterior; `unsure` is true where it lies under that engine's threshold, and is shown to the learner as doubt. `mark`: a
 * sentence or a question ends with the word, as the engine heard by words, pauses and pitch; some engines hear none.
 */
export const transcriptWordSchema = z.object({
	text: z.string().check(z.minLength(1)),
	startMs: z.number().check(z.int(), z.nonnegative()),
	endMs: z.number().check(z.int(), z.nonnegative()),
	confidence0to1: z.number().check(z.gte(0), z.lte(1)),
	unsure: z.boolean(),
	mark: z.optional(z.enum(['.', '?'])),
});
export type TranscriptWord = z.infer<typeof transcriptWordSchema>;

/** Answer of speech-to-text. `transcription` is the words joined by single spaces. */
export const transcriptResponseSchema = z.object({
	transcription: z.string(),
	words: z.array(transcriptWordSchema),
});
export type TranscriptResponse = z.infer<typeof transcriptResponseSchema>;

/** Places of the words in the transcription, which is all words joined by single spaces. */
export function wordSpans(words: readonly TranscriptWord[]): TextSpan[] {
	let start = 0;
	return words.map(({ text }) => {
		const span = { start, end: start + text.length };
		start = span.end + 1;
		return span;
	});
}

/** Name of the multipart field that carries the recording. */
export const transcriptFileField = 'file';
/** Name of the multipart field, before the recording, that carries hints as JSON; it may be left out. */
export const transcriptHintsField = 'hints';

/** Texts whose words are likely to be said: a topic, its questions, what was said before. */
export const transcriptHintsSchema = z
	.array(z.string().check(z.maxLength(maxTranscriptHintCharacters)))
	.check(z.maxLength(maxTranscriptHints));

/**
 * Live transcription over a socket: the browser sends binary frames (16-bit little-endian mono PCM at 16 kHz) while it
 * records, then `end`. A first message `start` may tell what is likely to be said, and what is known of the speaker;
 * `nextAnswer` tells that what comes now answers the next question, so that what was said can be corrected ahead. The server
 * answers `partial` while the learner speaks: all words so far, of which the latest may still change; and `hearing` every
 * few seconds after `end`, as long as it has not heard all of it. Its last message is `final` or `error`.
 */
export const liveTranscriptClientMessageSchema = z.discriminatedUnion('type', [
	z.object({
		type: z.literal('start'),
		hints: transcriptHintsSchema,
		speaker: z.optional(speakerProfileSchema),
	}),
	z.object({ type: z.literal('nextAnswer') }),
	z.object({ type: z.literal('end') }),
]);
export type LiveTranscriptClientMessage = z.infer<typeof liveTranscriptClientMessageSchema>;

export const liveTranscriptServerMessageSchema = z.discriminatedUnion('type', [
	z.extend(transcriptResponseSchema, { type: z.literal('partial') }),
	z.object({ type: z.literal('hearing') }),
	z.extend(transcriptResponseSchema, { type: z.literal('final') }),
	z.extend(errorBodySchema, { type: z.literal('error') }),
]);
export type LiveTranscriptServerMessage = z.infer<typeof liveTranscriptServerMessageSchema>;
