import type { Accent } from '@henry/contract/accent.ts';
import type { SpeakerProfile } from '@henry/contract/speaker.ts';
import type { AssessedReading } from '@henry/reading/assess-reading.ts';

/** What the judge's thread is asked: a text, and a WAV file of somebody who reads it. */
export type JudgeRequest = {
	text: string;
	wav: Uint8Array<ArrayBuffer>;
	accent: Accent;
	speaker?: SpeakerProfile | undefined;
};

/** What it answers: the report; why it refuses, in the contract's words; nothing where this browser keeps no whole judge. */
export type JudgeAnswer = { assessed?: AssessedReading; refusal?: string };
