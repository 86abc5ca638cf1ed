import type { LiveTalkClientMessage, LiveTalkExercise } from '@henry/contract/live-talk.ts';
import type { MicrophoneProblem } from '#web/audio/microphone.ts';
import type { StreamMark } from './kept-sound.ts';
import type { LiveTalk, LiveTalkPhase, SoundTrouble } from './live-talk-state.ts';
import type { LiveTalkNews, SpeechHeader } from './talk-socket.ts';

export type LiveTalkState = LiveTalk & {
	readonly exercise: LiveTalkExercise;
	/** The socket is open and has been told where the talk stands. */
	readonly isConnected: boolean;
	/** Sockets that broke since the talk last went on. */
	readonly failures: number;
	/** The number of Henry's latest reply on this socket; 0 before the first. */
	readonly reply: number;
	/** The sound of that reply is wanted: it has neither been played to its end nor become out of place. */
	readonly isPlaying: boolean;
	/** Henry's last message need not be said again on a new socket. */
	readonly isHeardOut: boolean;
	/** Since the last turn that was acknowledged the learner may have said something. */
	readonly mayHaveSpoken: boolean;
	/** The learner has not been given the turn on this socket, which may be busy with what was sent again. */
	readonly isCatchingUp: boolean;
	/** Pair topic: Henry is to ask for the decision, or has done so. */
	readonly isTimeUp: boolean;
};

/** What the learner does by a control of the screen. */
export type LiveTalkCommand =
	| { readonly type: 'marked'; readonly mark: StreamMark }
	| { readonly type: 'wrote'; readonly text: string; readonly which: 'last-turn' | 'answer' }
	| { readonly type: 'repeat-wanted' | 'retried' | 'time-is-up' | 'taken-over' | 'ended' };

/** What happens in a live talk. */
export type LiveTalkEvent =
	| LiveTalkCommand
	| { readonly type: 'entered' }
	| { readonly type: 'left' }
	/** The learner has shown no sign for so long that they must have left. */
	| { readonly type: 'forgotten' }
	/** Something is amiss with the learner's sound, or is not any more. */
	| { readonly type: 'sound-trouble'; readonly trouble: SoundTrouble | undefined }
	/** Another tab talks with Henry. */
	| { readonly type: 'taken-elsewhere' }
	| { readonly type: 'microphone-opened' }
	| { readonly type: 'socket-opened' }
	| { readonly type: 'socket-closed' }
	/** It could not be opened, or was lost. */
	| { readonly type: 'microphone-failed'; readonly problem: MicrophoneProblem }
	/** `recording` is that of a `final`. */
	| { readonly type: 'told'; readonly news: LiveTalkNews; readonly recording?: Blob | undefined }
	| { readonly type: 'speech'; readonly header: SpeechHeader; readonly samples: Int16Array }
	/** All sound that there is of a reply has been played; `wasAudible` is false where the browser plays none by now. */
	| { readonly type: 'played'; readonly reply: number; readonly wasAudible: boolean };

/** What a live talk wants done. */
export type LiveTalkEffect =
	/** Microphone and loudspeaker, in this tab alone; `steals` takes the talk from another tab. */
	| { readonly type: 'open'; readonly steals: boolean }
	/** Give up microphone, loudspeaker and socket, and what is being opened. */
	| { readonly type: 'close' }
	| { readonly type: 'connect'; readonly afterMs: number }
	| { readonly type: 'tell'; readonly message: LiveTalkClientMessage }
	/** Note it between the frames that are kept. */
	| { readonly type: 'mark'; readonly mark: StreamMark }
	/** Send what has not been acknowledged; from now on every frame is sent. */
	| { readonly type: 'begin-stream' }
	/** What was said up to now does not count. */
	| { readonly type: 'settle' }
	| { readonly type: 'play'; readonly samples: Int16Array; readonly sampleRateHz: number }
	/** Tell when all sound of the reply has been played: there is no more of it. */
	| { readonly type: 'await-end'; readonly reply: number }
	| { readonly type: 'hold' | 'resume' | 'flush' };

/** Microphone and socket are closed until the learner wants to go on. */
export const standsStill: readonly LiveTalkPhase['type'][] = [
	'elsewhere',
	'no-microphone',
	'danger',
	'forgotten',
];

export type LiveTalkStep = { readonly state: LiveTalkState; readonly effects: readonly LiveTalkEffect[] };

export function step(state: LiveTalkState, ...effects: LiveTalkEffect[]): LiveTalkStep {
	return { state, effects };
}

/** The message as an effect, where there is a socket to tell it on. */
export function tell({ isConnected }: LiveTalkState, message: LiveTalkClientMessage): LiveTalkEffect[] {
	return isConnected ? [{ type: 'tell', message }] : [];
}

/** The talk stands still or is over: everything is given up but what was said. */
export function halt(state: LiveTalkState, phase: LiveTalkPhase): LiveTalkStep {
	const closed = { isConnected: false, hearsVoice: false, trouble: undefined };
	return step({ ...state, ...closed, phase }, { type: 'close' });
}
