import type { Difficulty } from './difficulty.ts';
import './without-code-generation.ts';
import * as z from 'zod/mini';
import {
	converseResponseSchema,
	fullConversationSchema,
	pairSetupShape,
	talkSetupSchema,
} from './conversation.ts';
import { errorBodySchema } from './errors.ts';
import { maxMessageCharacters, maxTurnPauseMs, minTurnPauseMs } from './limits.ts';
import { speakerProfileSchema } from './speaker.ts';
import { transcriptResponseSchema } from './transcript.ts';

/**
 * Live talk: a hands-free conversation over one socket. The browser sends the microphone without a break as binary
 * messages (16-bit little-endian mono PCM at 16 kHz, 20 ms each), and JSON messages beside them. The server decides whose
 * turn it is. Its times are stream times: milliseconds of sound since the first frame on this socket, so that frames that
 * were kept while a connection was down can be sent faster than they were spoken.
 *
 * A conversation is the list of its messages, and `place` is an index in it. A message of the server's about a place
 * replaces what is there and drops everything behind it. What the browser has been told so is acknowledged: it goes on
 * from there on a new socket by sending all of it in `start`, and then the frames since the last acknowledged turn.
 */
const liveTalkExerciseSchema = z.discriminatedUnion('type', [
	z.extend(talkSetupSchema, { type: z.literal('talk') }),
	z.object({ type: z.literal('pairTopic'), ...pairSetupShape }),
]);
export type LiveTalkExercise = z.infer<typeof liveTalkExerciseSchema>;

export const liveTalkSettingsSchema = z.object({
	/**
	 * After a pause of about this length the turn is Henry's. A sentence that has not come to its end gets up to two and a
	 * half times as long; where words and sound say that the learner has finished, 0.4 of it is enough.
	 */
	pauseMs: z.number().check(z.int(), z.gte(minTurnPauseMs), z.lte(maxTurnPauseMs)),
	/** False: the learner holds a button to talk, and letting it go ends the turn. */
	handsFree: z.boolean(),
	/** The name of Henry's voice; left out, or not there (any more), the first one speaks. */
	voice: z.optional(z.string().check(z.maxLength(100))),
	/** Its speed; 1 is its own. */
	voiceRate: z.union([z.literal(1), z.literal(0.75)]),
});
export type LiveTalkSettings = z.infer<typeof liveTalkSettingsSchema>;

/** How long Henry waits before he takes the turn, unless the learner sets it: beginners need the longest. */
export const defaultTurnPauseMs: Record<Difficulty, number> = {
	beginner: 1_500,
	intermediate: 1_000,
	advanced: 800,
};

export const liveTalkClientMessageSchema = z.discriminatedUnion('type', [
	/** The first message. `repeatsLast`: Henry's last message has not been heard to its end and is to be said again. */
	z.object({
		type: z.literal('start'),
		exercise: liveTalkExerciseSchema,
		fullConversation: fullConversationSchema,
		settings: liveTalkSettingsSchema,
		repeatsLast: z.boolean(),
		speaker: z.optional(speakerProfileSchema),
	}),
	z.object({ type: z.literal('settings'), settings: liveTalkSettingsSchema }),
	/** "Let me think": while it is on, no pause ends the turn. Speech ends it. */
	z.object({ type: z.literal('think'), thinking: z.boolean() }),
	/** The button that is held to talk. */
	z.object({ type: z.literal('talk-button'), pressed: z.boolean() }),
	/** The sound of a reply of Henry's has been played to its end. */
	z.object({ type: z.literal('played'), reply: z.number().check(z.int(), z.positive()) }),
	/** Henry is to say his last message again. */
	z.object({ type: z.literal('repeat') }),
	/** The learner writes: the message at `place`, which is the learner's last one or the next one. */
	z.object({
		type: z.literal('written'),
		place: z.number().check(z.int(), z.nonnegative()),
		text: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxMessageCharacters)),
	}),
	/** Henry is asked anew after an `error` that left the socket open. */
	z.object({ type: z.literal('retry') }),
	/** Pair topic: the time to explore is over, and Henry asks for a decision. */
	z.object({ type: z.literal('time-is-up') }),
]);
export type LiveTalkClientMessage = z.infer<typeof liveTalkClientMessageSchema>;

const place = z.number().check(z.int(), z.nonnegative());
/** Henry's replies on one socket are numbered from 1 on. */
const reply = z.number().check(z.int(), z.positive());
const streamMs = z.number().check(z.int(), z.nonnegative());

export const liveTalkServerMessageSchema = z.discriminatedUnion('type', [
	/** The learner has the turn. `wasNotHeard`: there was speech, but no word of it was understood. */
	z.object({ type: z.literal('your-turn'), wasNotHeard: z.boolean() }),
	/** The learner's voice begins or pauses. */
	z.object({ type: z.literal('voice'), active: z.boolean() }),
	/** What has been understood of the turn that is being spoken; all of it may still change. */
	z.extend(transcriptResponseSchema, { type: z.literal('partial') }),
	/** The learner's turn, which was spoken from `startMs` to `endMs`. Henry thinks from now on. */
	z.extend(transcriptResponseSchema, { type: z.literal('final'), place, startMs: streamMs, endMs: streamMs }),
	/** Henry's turn; its sound follows. `answer.progress` of 100: the conversation ends with it. */
	z.object({ type: z.literal('henry'), place, reply, answer: converseResponseSchema }),
	/**
	 * A sentence of a reply: the next message is binary and holds its sound, `samples` 16-bit little-endian mono samples.
	 * A reply that is said again has a new number and no `henry` message.
	 */
	z.object({
		type: z.literal('speech'),
		reply,
		text: z.string(),
		sampleRateHz: z.number().check(z.int(), z.positive()),
		samples: z.number().check(z.int(), z.nonnegative()),
		isLast: z.boolean(),
	}),
	/** There is no sound for (the rest of) a reply: it has to be read. */
	z.object({ type: z.literal('voiceless'), reply }),
	/** Somebody makes a sound while Henry speaks: his sound is held at once. */
	z.object({ type: z.literal('suspend'), reply }),
	/** It was no words: his sound goes on where it was held. */
	z.object({ type: z.literal('resume'), reply }),
	/** It was words: what is left of his sound is thrown away. */
	z.object({ type: z.literal('interrupted'), reply }),
	/** Something failed. Where the socket stays open, `retry` tries again. */
	z.extend(errorBodySchema, { type: z.literal('error') }),
]);
export type LiveTalkServerMessage = z.infer<typeof liveTalkServerMessageSchema>;
