import type { LiveTalkSettings } from '@henry/contract/live-talk.ts';
import type { DangerNotice } from '@henry/contract/safety.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import type { MicrophoneProblem } from '#web/audio/microphone.ts';
import type { Turn } from '#web/lib/conversation/conversation.ts';

/**
 * What is going on in a live talk.
 * - `connecting`: microphone and socket are being opened; `reconnecting`: the socket broke and is opened anew, and what
 *   the learner says meanwhile is kept
 * - `henry-thinking`, `henry-speaking`: Henry has the turn; `isSuspended`: his sound is held because somebody makes a sound
 * - `learner`: the learner has it
 * - `failed`: something failed; `mayRetry` says whether `retry` may help
 * - `no-microphone`: the microphone cannot be used, so that tap-to-record or writing is left
 * - `elsewhere`: another tab of this browser is talking with Henry; `takeOver` ends that and goes on here
 * - `forgotten`: the learner has shown no sign for minutes; microphone and socket are closed, and `retry` goes on
 * - `danger`: the learner has spoken of danger; microphone and socket are closed, and `retry` goes on
 * - `ended`
 */
export type LiveTalkPhase =
	| { readonly type: 'connecting' | 'reconnecting' | 'henry-thinking' | 'elsewhere' | 'forgotten' | 'ended' }
	| { readonly type: 'henry-speaking'; readonly isSuspended: boolean }
	| { readonly type: 'learner'; readonly wasNotHeard: boolean }
	| { readonly type: 'failed'; readonly error: Error; readonly mayRetry: boolean }
	| { readonly type: 'no-microphone'; readonly problem: MicrophoneProblem }
	| { readonly type: 'danger'; readonly danger: DangerNotice };

/** What is amiss with the learner's sound: the microphone gives none, or the line takes it too slowly. */
export type SoundTrouble = 'no-sound' | 'slow-line';

/** A live talk as a screen shows it. `turns` are the acknowledged messages, each with its text. */
export type LiveTalk = {
	readonly phase: LiveTalkPhase;
	readonly turns: readonly Turn[];
	readonly progress0to100: number;
	readonly covered: readonly string[];
	/** The learner's voice is being heard at this moment. */
	readonly hearsVoice: boolean;
	/** Words of the turn that is being spoken; all may still change. Empty when none is. */
	readonly partialWords: readonly TranscriptWord[];
	/** "Let me think" is on: no pause ends the turn. */
	readonly isThinking: boolean;
	/** The button that is held to talk is down. */
	readonly isPressed: boolean;
	/** The sound of Henry's last message could not be had. */
	readonly isVoiceless: boolean;
	readonly trouble: SoundTrouble | undefined;
	readonly settings: LiveTalkSettings;
};

/** What a screen can do with a live talk. */
export type LiveTalkCommands = {
	readonly changeSettings: (change: Partial<LiveTalkSettings>) => void;
	readonly think: (isThinking: boolean) => void;
	readonly press: (isPressed: boolean) => void;
	/** Henry says his last message again. */
	readonly repeat: () => void;
	/** The learner's last turn put right, or, while it is the learner's turn, an answer in writing. */
	readonly write: (text: string, which: 'last-turn' | 'answer') => void;
	readonly retry: () => void;
	/** Pair topic: Henry asks for the decision. */
	readonly tellTimeIsUp: () => void;
	readonly takeOver: () => void;
	/** Ends the talk; the microphone and the socket are closed, the turns stay. */
	readonly end: () => void;
};
