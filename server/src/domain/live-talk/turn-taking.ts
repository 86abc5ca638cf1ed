import { maxLiveTurnMs, maxTurnPauseMs } from '@henry/contract/limits.ts';
import type { LiveTalkSettings } from '@henry/contract/live-talk.ts';

/** A learner who says nothing for this long gets help, once; then Henry waits. */
const helpAfterMs = 15_000;
/** Whoever speaks so soon after Henry began had not finished: his reply is taken back. */
const takenBackWithinMs = 700;
/** An answer may begin a little before the question has come to its end. */
const overlapMs = 1_000;
/** How long the browser may keep silent about a reply that must have been heard by now. */
const playedGraceMs = 3_000;

/**
 * The learner's turn so far. `understood` is undefined until the recogniser has answered what was said up to the last
 * pause. `isTentative`: it began while Henry had the word, and may turn out to be a noise or a "mm-hm".
 */
type LearnersTurn = {
	readonly startMs: number;
	readonly hasVoice: boolean;
	readonly quietSinceMs: number;
	readonly understood: string | undefined;
	readonly isTentative: boolean;
};

type Phase =
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
	/** The learner pauses: get a reply ready, in case the turn ends here. */
	| 'prepare'
	/** The learner goes on: what was got ready is of no use. */
	| 'discard-reply'
	/** The turn is Henry's. */
	| 'commit'
	| 'tell-your-turn'
	| 'tell-not-heard'
	| 'hush'
	| 'resume'
	| 'interrupt'
	| 'help';

export type TurnStep = { readonly state: TurnTaking; readonly effects: readonly TurnEffect[] };

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

function henrysPhase(answersTurn: boolean): Phase {
	return {
		type: 'henry',
		answersTurn,
		audibleSinceMs: undefined,
		heardByMs: undefined,
		wasHeldInVain: false,
	};
}

const stay = (state: TurnTaking): TurnStep => ({ state, effects: [] });

/** Sounds by which listeners say that they listen. */
const backchannel =
	/^(?:(?:m+|mhm|m+-hm+|hm+|uh-huh|uh|um|yeah|yes|yep|okay|ok|right|i see|oh|ah|sure)(?:\s+|$))+$/i;

/** Words after which a sentence goes on: whoever stops there is looking for the next word. */
const unfinishedEnding =
	/(?:^|\s)(?:and|or|but|because|which|who|if|when|while|than|the|an?|my|your|his|her|our|their|to|of|in|on|at|for|from|with|about|very|is|are|was|were|i|um|uh|er|erm)$/i;

/** The pause that ends the turn: twice as long where the sentence has not come to its end. */
function pauseNeededMs({ settings }: TurnTaking, { understood }: LearnersTurn): number {
	const { pauseMs } = settings;
	return understood && unfinishedEnding.test(understood) ? Math.min(2 * pauseMs, maxTurnPauseMs) : pauseMs;
}

function giveToLearner(state: TurnTaking, effect: 'tell-your-turn' | 'tell-not-heard'): TurnStep {
	return {
		state: { ...state, phase: { type: 'learner', sinceMs: state.nowMs }, turn: undefined },
		effects: [effect],
	};
}

function commit(state: TurnTaking): TurnStep {
	return {
		state: { ...state, phase: henrysPhase(true), hasHelped: false, isThinking: false },
		effects: ['commit'],
	};
}

function onTime(before: TurnTaking, nowMs: number): TurnStep {
	const state = { ...before, nowMs };
	const { phase, turn, settings, isThinking, isPressed } = state;
	if (phase.type === 'henry') {
		const isHeard = phase.heardByMs !== undefined && nowMs > phase.heardByMs + playedGraceMs;
		return isHeard && !turn ? giveToLearner(state, 'tell-your-turn') : stay(state);
	}
	if (phase.type === 'over') return stay(state);
	if (turn) {
		const isTooLong = nowMs - turn.startMs > maxLiveTurnMs;
		const hasPaused = settings.handsFree
			? !isThinking && nowMs - turn.quietSinceMs >= pauseNeededMs(state, turn)
			: !isPressed;
		return !turn.hasVoice && (hasPaused || isTooLong) ? commit(state) : stay(state);
	}
	const needsHelp = !state.hasHelped && !isThinking && nowMs - phase.sinceMs >= helpAfterMs;
	if (!needsHelp) return stay(state);
	return { state: { ...state, phase: henrysPhase(false), hasHelped: true }, effects: ['help'] };
}

function onVoiceStarted(state: TurnTaking, startMs: number): TurnStep {
	const { phase, turn } = state;
	if (phase.type === 'over') return stay(state);
	if (turn && (phase.type === 'learner' || turn.isTentative)) {
		const going: LearnersTurn = { ...turn, hasVoice: true, understood: undefined };
		return { state: { ...state, turn: going, isThinking: false }, effects: ['discard-reply'] };
	}
	// The turn has been given to Henry, who is not to be heard yet.
	if (turn && state.nowMs - turn.startMs <= maxLiveTurnMs) {
		const going: LearnersTurn = { ...turn, hasVoice: true, understood: undefined };
		return {
			state: { ...state, phase: { type: 'learner', sinceMs: state.nowMs }, turn: going },
			effects: ['take-back'],
		};
	}
	const isTentative = phase.type === 'henry';
	const begun: LearnersTurn = {
		startMs,
		hasVoice: true,
		quietSinceMs: startMs,
		understood: undefined,
		isTentative,
	};
	const holds = isTentative && isHeld(phase);
	return {
		state: { ...state, turn: begun, isThinking: false },
		effects: holds ? ['begin-turn', 'hush'] : ['begin-turn'],
	};
}

/** Whether a noise holds Henry's sound in this phase. */
function isHeld(phase: Extract<Phase, { type: 'henry' }>): boolean {
	return phase.audibleSinceMs !== undefined && !phase.wasHeldInVain;
}

/** Words were said while Henry had the word: it is the learner's. */
function takeTheWord(state: TurnTaking, turn: LearnersTurn): TurnStep {
	const { phase } = state;
	const hadNotFinished =
		phase.type === 'henry' &&
		phase.answersTurn &&
		(phase.audibleSinceMs === undefined || turn.startMs - phase.audibleSinceMs < takenBackWithinMs);
	return {
		state: {
			...state,
			phase: { type: 'learner', sinceMs: state.nowMs },
			turn: { ...turn, isTentative: false },
		},
		effects: hadNotFinished ? ['interrupt', 'reopen-turn'] : ['interrupt'],
	};
}

/** It was a noise, or a "mm-hm": Henry goes on. */
function dropTentative(state: TurnTaking, { startMs }: LearnersTurn): TurnStep {
	const { phase } = state;
	if (phase.type !== 'henry') return stay({ ...state, turn: undefined });
	const { heardByMs } = phase;
	const wasHeld = isHeld(phase);
	const later = wasHeld && heardByMs !== undefined ? heardByMs + state.nowMs - startMs : heardByMs;
	const going = { ...phase, wasHeldInVain: phase.wasHeldInVain || wasHeld, heardByMs: later };
	return {
		state: { ...state, turn: undefined, phase: going },
		effects: wasHeld ? ['drop-turn', 'resume'] : ['drop-turn'],
	};
}

function onVoiceDiscarded(state: TurnTaking): TurnStep {
	const { turn } = state;
	if (!turn) return stay(state);
	if (turn.isTentative) return dropTentative(state, turn);
	// A click after a pause leaves what was said before it: that pause goes on.
	if (turn.quietSinceMs > turn.startMs) {
		return { state: { ...state, turn: { ...turn, hasVoice: false } }, effects: ['prepare'] };
	}
	return { state: { ...state, turn: undefined }, effects: ['drop-turn'] };
}

/** Whether words that began while Henry had the word take it from him. */
function takesTheWord(phase: Phase, { startMs }: LearnersTurn, text: string): boolean {
	if (text.trim() === '') return false;
	if (phase.type !== 'henry' || !backchannel.test(text.trim())) return true;
	return phase.heardByMs !== undefined && startMs > phase.heardByMs - overlapMs;
}

function onUnderstood(state: TurnTaking, text: string): TurnStep {
	const { turn, phase } = state;
	if (!turn || phase.type === 'over') return stay(state);
	if (turn.isTentative) {
		if (!takesTheWord(phase, turn, text)) return dropTentative(state, turn);
		return takeTheWord(state, { ...turn, understood: text });
	}
	if (text !== '') return stay({ ...state, turn: { ...turn, understood: text } });
	return giveToLearner(state, 'tell-not-heard');
}

function onReleased(before: TurnTaking): TurnStep {
	const state = { ...before, isPressed: false };
	const saidNothing = !state.settings.handsFree && state.phase.type === 'learner' && !state.turn;
	return saidNothing ? giveToLearner(state, 'tell-not-heard') : stay(state);
}

function onPressed(before: TurnTaking): TurnStep {
	const state = { ...before, isPressed: true };
	if (state.settings.handsFree || state.phase.type !== 'henry') return stay(state);
	const { state: next } = giveToLearner(state, 'tell-your-turn');
	return { state: next, effects: ['interrupt'] };
}

function onHenry(state: TurnTaking, change: Partial<Extract<Phase, { type: 'henry' }>>): TurnStep {
	const { phase } = state;
	return stay(phase.type === 'henry' ? { ...state, phase: { ...phase, ...change } } : state);
}

function onPlayed(state: TurnTaking): TurnStep {
	if (state.phase.type !== 'henry') return stay(state);
	// Whether what has begun meanwhile is a turn is not known yet.
	if (state.turn) return onHenry(state, { heardByMs: state.nowMs - playedGraceMs });
	return giveToLearner(state, 'tell-your-turn');
}

/** Whose turn it is after an event, and what is to be done about it, in order. */
export function stepTurnTaking(state: TurnTaking, event: TurnEvent): TurnStep {
	const { turn } = state;
	switch (event.type) {
		case 'time':
			return onTime(state, event.nowMs);
		case 'settings':
			return stay({ ...state, settings: event.settings });
		case 'thinking':
			return stay({ ...state, isThinking: event.isThinking && state.phase.type === 'learner' });
		case 'pressed':
			return onPressed(state);
		case 'released':
			return onReleased(state);
		case 'voice-started':
			return onVoiceStarted(state, event.startMs);
		case 'voice-ended': {
			if (!turn) return stay(state);
			const paused: LearnersTurn = { ...turn, hasVoice: false, quietSinceMs: event.endMs };
			return { state: { ...state, turn: paused }, effects: ['prepare'] };
		}
		case 'voice-discarded':
			return onVoiceDiscarded(state);
		case 'heard':
			return turn?.isTentative && takesTheWord(state.phase, turn, event.text)
				? takeTheWord(state, turn)
				: stay(state);
		case 'understood':
			return onUnderstood(state, event.text);
		case 'henry-began':
			return stay({ ...state, phase: henrysPhase(event.answersTurn), turn: undefined });
		case 'henry-audible':
			return onHenry(
				{ ...state, turn: turn?.isTentative ? turn : undefined },
				{ audibleSinceMs: state.nowMs },
			);
		case 'henry-sent':
			return onHenry(state, { heardByMs: event.heardByMs });
		case 'henry-played':
			return onPlayed(state);
		case 'ended':
			return stay({ ...state, phase: { type: 'over' }, turn: undefined });
	}
}
