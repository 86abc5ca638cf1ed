import type { TranscriptWord } from '@henry/contract/transcript.ts';

/** What the ear's thread is asked: a WAV file, and texts whose words are likely in it. */
export type EarRequest = { wav: Uint8Array<ArrayBuffer>; hints: readonly string[] };

/** What it answers: the words, undefined where this browser keeps no ear that is whole. */
export type EarAnswer = { words: TranscriptWord[] | undefined };
