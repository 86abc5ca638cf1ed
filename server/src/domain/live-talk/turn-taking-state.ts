import type { LiveTalkSettings } from '@henry/contract/live-talk.ts';
import type { TurnEvidence } from './turn-end.ts';

/**
 * The learner's turn so far, with what is known of it up to the last pause. `isTentative`: it began while Henry had the
 * word, and may turn out to be a noise or a "mm-hm". `hasReply`: a reply to it has been asked for.
 */
export type LearnersTurn = TurnEvidence & {
	readonly startMs: number;
	readonly hasVoice: boolean;
	readonly quietSinceMs: number;
	readonly isTentative: boolean;
	readonly hasReply: boolean;
};

/** What is known of speech before its first pause. */
export const nothingKnown = {
	understood: undefined,
	completeness0to1: undefined,
	hasHesitated: false,
	hasReply: false,
} as const;

export type Phase =
	| { readonly type: 'learner'; readonly sinceMs: number }
	/** `answersTurn`: he answers the learner's last turn. `audibleSinceMs`: undefined until his sound goes out. */
	| {
			readonly type: 'henry';
			readonly answersTurn: boolean;
			readonly audibleSinceMs: number | undefined;
			/** When all of his sound has been heard, once all of it has gone out. */
			readonly heardByMs: number | undefined;
			/** A noise has held his sound before: now only words do. */
			readonly wasHeldInVain: boolean;
	  }
	| { readonly type: 'over' };

/** Whose turn it is in a live talk. All times are stream times. */
export type TurnTaking = {
	readonly settings: LiveTalkSettings;
	readonly nowMs: number;
	readonly phase: Phase;
	readonly turn: LearnersTurn | undefined;
	/** The learner has asked for time to think: no pause ends the turn. */
	readonly isThinking: boolean;
	/** The button that is held to talk is down. */
	readonly isPressed: boolean;
	/** Whether Henry has helped since the learner spoke last. */
	readonly hasHelped: boolean;
};

/** Whether somebody waits: the learner speaks, or has spoken and Henry's sound has not all gone out. */
export function isWaitedFor({ phase, turn }: TurnTaking): boolean {
	if (phase.type === 'over') return false;
	return turn !== undefined || (phase.type === 'henry' && phase.heardByMs === undefined);
}

export type TurnEvent =
	| { readonly type: 'time'; readonly nowMs: number }
	| { readonly type: 'settings'; readonly settings: LiveTalkSettings }
	| { readonly type: 'thinking'; readonly isThinking: boolean }
	/** The button that is held to talk. It is told after the sound up to then. */
	| { readonly type: 'pressed' | 'released' }
	| { readonly type: 'voice-started'; readonly startMs: number }
	| { readonly type: 'voice-ended'; readonly endMs: number }
	/** What had started was a click. */
	| { readonly type: 'voice-discarded' }
	/** Words of the turn while it is spoken, which may change. */
	| { readonly type: 'heard'; readonly text: string }
	/** What was said up to the last pause; empty where it was no words. */
	| { readonly type: 'understood'; readonly text: string }
	/** How likely the turn is finished, by the sound up to the last pause. */
	| { readonly type: 'judged'; readonly completeness0to1: number }
	/** Henry takes the turn by himself, as to open the talk; `answersTurn` as in the phase. */
	| { readonly type: 'henry-began'; readonly answersTurn: boolean }
	| { readonly type: 'henry-audible' }
	| { readonly type: 'henry-sent'; readonly heardByMs: number }
	| { readonly type: 'henry-played' | 'ended' };

export type TurnEffect =
	/** The learner begins to speak: what is said from here on is a turn of its own. */
	| 'begin-turn'
	/** Henry's answer to the turn is taken back before it was heard: the learner goes on with that turn. */
	| 'take-back'
	/** The turn that began as one of its own belongs to the one before, and Henry's answer to that is taken back. */
	| 'reopen-turn'
	/** What began was nothing: forget it. */
	| 'drop-turn'
	/** The learner pauses: find out what was said, and whether it sounds finished. */
	| 'prepare'
	/** Get a reply ready to what was understood, in case the turn ends here. */
	| 'think'
	/** The learner goes on: what was got ready is of no use. */
	| 'discard-reply'
	/** The turn is Henry's. */
	| 'commit'
	| 'tell-your-turn'
	| 'tell-not-heard'
	| 'suspend'
	| 'resume'
	| 'interrupt'
	| 'help';

/** Henry begins. */
export function turnTakingBefore(settings: LiveTalkSettings): TurnTaking {
	return {
		settings,
		nowMs: 0,
		phase: henrysPhase(false),
		turn: undefined,
		isThinking: false,
		isPressed: false,
		hasHelped: false,
	};
}

/** Henry takes the turn; nothing of his is to be heard yet. */
export function henrysPhase(answersTurn: boolean): Phase {
	return {
		type: 'henry',
		answersTurn,
		audibleSinceMs: undefined,
		heardByMs: undefined,
		wasHeldInVain: false,
	};
}
