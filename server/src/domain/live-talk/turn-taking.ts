import { maxLiveTurnMs } from '@henry/contract/limits.ts';
import { pauseNeededMs, type TurnEvidence, turnEnd } from './turn-end.ts';
import {
	henrysPhase,
	type LearnersTurn,
	nothingKnown,
	type Phase,
	type TurnEffect,
	type TurnEvent,
	type TurnTaking,
} from './turn-taking-state.ts';

/** A learner who says nothing for this long gets help, once; then Henry waits. */
const helpAfterMs = 15_000;
/** Whoever speaks so soon after Henry began had not finished: his reply is taken back. */
const takenBackWithinMs = 700;
/** An answer may begin a little before the question has come to its end. */
const overlapMs = 1_000;
/** Nobody thinks up a reply longer than this before the turn may end. */
const thinkAheadMs = 1_500;
/** How long the browser may keep silent about a reply that must have been heard by now. */
const playedGraceMs = 3_000;

export type TurnStep = { readonly state: TurnTaking; readonly effects: readonly TurnEffect[] };

const stay = (state: TurnTaking): TurnStep => ({ state, effects: [] });

/** Sounds by which listeners say that they listen. */
const backchannel =
	/^(?:(?:m+|mhm|m+-hm+|hm+|uh-huh|uh|um|yeah|yes|yep|okay|ok|right|i see|oh|ah|sure)(?:\s+|$))+$/i;

/** Time to think is over: from now on it counts anew how long the learner says nothing. */
function thinksNoMore(state: TurnTaking): TurnTaking {
	const { phase, isThinking, nowMs } = state;
	const isLearners = isThinking && phase.type === 'learner';
	return { ...state, isThinking: false, phase: isLearners ? { ...phase, sinceMs: nowMs } : phase };
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

/** Asks for a reply to a turn that has paused, once it is time to, and ends the turn, once the pause is long enough. */
function advance(state: TurnTaking, turn: LearnersTurn): TurnStep {
	if (turn.hasVoice || turn.isTentative) return stay(state);
	const { settings, isThinking, isPressed, nowMs } = state;
	const leftMs = turn.quietSinceMs + pauseNeededMs(settings.pauseMs, turn) - nowMs;
	const hasPaused = settings.handsFree ? !isThinking && leftMs <= 0 : !isPressed;
	const ends = state.phase.type === 'learner' && (hasPaused || nowMs - turn.startMs > maxLiveTurnMs);
	const isDue = hasPaused || leftMs <= thinkAheadMs || state.phase.type === 'henry';
	const thinks = turn.understood !== undefined && !turn.hasReply && isDue;
	const next = thinks ? { ...state, turn: { ...turn, hasReply: true } } : state;
	const { state: after, effects } = ends ? commit(next) : stay(next);
	return { state: after, effects: thinks ? ['think', ...effects] : effects };
}

function onTime(before: TurnTaking, nowMs: number): TurnStep {
	const state = { ...before, nowMs };
	const { phase, turn, isThinking } = state;
	if (phase.type === 'henry') {
		const isHeard = phase.heardByMs !== undefined && nowMs > phase.heardByMs + playedGraceMs;
		return isHeard && !turn ? giveToLearner(state, 'tell-your-turn') : stay(state);
	}
	if (phase.type === 'over') return stay(state);
	if (turn) return advance(state, turn);
	const needsHelp = !state.hasHelped && !isThinking && nowMs - phase.sinceMs >= helpAfterMs;
	if (!needsHelp) return stay(state);
	return { state: { ...state, phase: henrysPhase(false), hasHelped: true }, effects: ['help'] };
}

/** The turn goes on after a pause. */
function goingOn(turn: LearnersTurn): LearnersTurn {
	const hasHesitated = turn.hasHesitated || turnEnd(turn) === 'unfinished';
	return { ...turn, ...nothingKnown, hasHesitated, hasVoice: true };
}

function onVoiceStarted(state: TurnTaking, startMs: number): TurnStep {
	const { phase, turn } = state;
	if (phase.type === 'over') return stay(state);
	if (turn && (phase.type === 'learner' || turn.isTentative)) {
		const going = goingOn(turn);
		return { state: { ...state, turn: going, isThinking: false }, effects: ['discard-reply'] };
	}
	// The turn has been given to Henry, who is not to be heard yet.
	if (turn && state.nowMs - turn.startMs <= maxLiveTurnMs) {
		const going = goingOn(turn);
		return {
			state: { ...state, phase: { type: 'learner', sinceMs: state.nowMs }, turn: going },
			effects: ['take-back'],
		};
	}
	const isTentative = phase.type === 'henry';
	const begun: LearnersTurn = {
		...nothingKnown,
		startMs,
		hasVoice: true,
		quietSinceMs: startMs,
		isTentative,
	};
	const holds = isTentative && isHeld(phase);
	return {
		state: { ...thinksNoMore(state), turn: begun },
		effects: holds ? ['begin-turn', 'suspend'] : ['begin-turn'],
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
	if (text === '') return giveToLearner(state, 'tell-not-heard');
	return know(state, turn, { understood: text });
}

function know(state: TurnTaking, turn: LearnersTurn, evidence: Partial<TurnEvidence>): TurnStep {
	const known = { ...turn, ...evidence };
	return advance({ ...state, turn: known }, known);
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
	if (state.turn?.isTentative) return onHenry(state, { heardByMs: state.nowMs - playedGraceMs });
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
			if (!event.isThinking) return stay(thinksNoMore(state));
			return stay({ ...state, isThinking: state.phase.type === 'learner' });
		case 'pressed':
			return onPressed(state);
		case 'released':
			return onReleased(state);
		case 'voice-started':
			return onVoiceStarted(state, event.startMs);
		case 'voice-ended': {
			if (!turn?.hasVoice) return stay(state);
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
		case 'judged':
			return turn ? know(state, turn, { completeness0to1: event.completeness0to1 }) : stay(state);
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
