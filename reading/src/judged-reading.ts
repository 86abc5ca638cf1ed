import type { Accent } from '@henry/contract/accent.ts';
import type { SpeakerProfile } from '@henry/contract/speaker.ts';

/** A word of a text, as it is written, and the ways to read it: each a list of words in letters ("1999": two ways). */
export type ReadableWord = { text: string; ways: string[][] };

/** A sound of a word, in ARPAbet without stress. Times in milliseconds from the start of the recording. */
export type JudgedSound = {
	phone: string;
	startMs: number;
	endMs: number;
	score0to100: number;
	/** The engine cannot tell whether it was right. */
	unsure: boolean;
	/** The sound that was clearly heard in its place. */
	heardInstead?: string;
	/** A sound that was clearly put in before it. */
	insertedBefore?: string;
};

/** How a text was read. `words` in the order of the text; a word without sounds was left out and has score 0. */
export type JudgedReading = {
	words: { score0to100: number; sounds: JudgedSound[] }[];
	/** Speech that belongs to no word of the text. */
	extra: { startMs: number; endMs: number; beforeWord: number }[];
	accuracy0to100: number;
	fluency0to100: number;
	/** False where this can hardly have been the text. */
	resembles: boolean;
	/** What it was measured by, where the engine leaves the choice. */
	accent?: Accent;
	/** What is known of the speaker after it, where the engine gets used to speakers. */
	speaker?: SpeakerProfile;
};

/** Who judges by sound how a known text is read: 16-bit mono speech at 16 kHz, at most `maxSpeechMs` of it. */
export type ReadingJudge<Options> = {
	readonly maxSpeechMs: number;
	/** The name that the report gives it. */
	health(): { name: string };
	assess(speech: Int16Array, words: ReadableWord[], options?: Options): Promise<JudgedReading>;
};
