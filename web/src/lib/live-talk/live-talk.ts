import { pairDecisionQuestion } from '@henry/contract/conversation.ts';
import type { ErrorCode } from '@henry/contract/errors.ts';
import type { LiveTalkExercise, LiveTalkSettings } from '@henry/contract/live-talk.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { isConcluded, type Turn } from '#web/lib/conversation/conversation.ts';
import { messagesOf } from '#web/lib/conversation/turns.ts';
import { stepCommand } from './live-talk-command.ts';
import { stepNews, stepSpeech } from './live-talk-news.ts';
import type { SoundTrouble } from './live-talk-state.ts';
import {
	halt,
	type LiveTalkEvent,
	type LiveTalkState,
	type LiveTalkStep,
	step,
	tell,
} from './live-talk-step.ts';

/** A socket that broke is opened anew after this long, twice as long after each failure, and at last after the maximum. */
const reconnectFirstMs = 250;
const reconnectMaxMs = 8_000;

/** Failures that a new socket may be without; any other is shown. */
const passingCodes: readonly ErrorCode[] = [
	'unavailable',
	'deadline-exceeded',
	'aborted',
	'cancelled',
	'internal',
];

/** What a live talk begins with; `turnsBefore` are those of a conversation that goes on live. */
export type LiveTalkOptions = {
	readonly exercise: LiveTalkExercise;
	readonly turnsBefore: readonly Turn[];
	/** The conversation before is over; there is nothing to say any more. */
	readonly isOver?: boolean | undefined;
	readonly settings: LiveTalkSettings;
};

export function liveTalkBefore({ exercise, turnsBefore, isOver, settings }: LiveTalkOptions): LiveTalkState {
	return {
		phase: { type: isOver ? 'ended' : 'connecting' },
		turns: turnsBefore.filter(({ text }) => text !== undefined),
		progress0to100: 0,
		covered: [],
		hearsVoice: false,
		partialWords: [],
		isThinking: false,
		isPressed: false,
		isVoiceless: false,
		trouble: undefined,
		settings,
		exercise,
		isConnected: false,
		failures: 0,
		reply: 0,
		isPlaying: false,
		isHeardOut: true,
		mayHaveSpoken: false,
		isCatchingUp: true,
		isTimeUp: false,
	};
}

/** Whether an event shows that the learner is still there. */
export function showsLearner(event: LiveTalkEvent): boolean {
	if (event.type === 'told') return event.news.type === 'partial' || event.news.type === 'final';
	return ['entered', 'marked', 'wrote', 'repeat-wanted', 'retried', 'taken-over'].includes(event.type);
}

/** Whether nobody has said anything that is not acknowledged yet. */
export function isQuiet({ isConnected, mayHaveSpoken }: LiveTalkState): boolean {
	return isConnected && !mayHaveSpoken;
}

/** The server is told where the talk stands, and gets the sound that it has not acknowledged. */
function begin(state: LiveTalkState): LiveTalkStep {
	const { exercise, settings, turns, isHeardOut, isTimeUp } = state;
	const isLearnersTurn = turns.at(-1)?.speaker === 'henry' && isHeardOut;
	const isDecisionOpen = isTimeUp && !turns.some((turn) => turn.text?.includes(pairDecisionQuestion));
	const next: LiveTalkState = {
		...state,
		phase: isLearnersTurn ? state.phase : { type: 'henry-thinking' },
		isConnected: true,
		reply: 0,
		isPlaying: false,
		mayHaveSpoken: true,
		isCatchingUp: true,
	};
	const repeatsLast = turns.at(-1)?.speaker === 'henry' && !isHeardOut;
	const fullConversation = messagesOf(turns);
	return step(
		next,
		{ type: 'flush' },
		...tell(next, { type: 'start', exercise, fullConversation, settings, repeatsLast }),
		{ type: 'begin-stream' },
		...(isDecisionOpen ? tell(next, { type: 'time-is-up' }) : []),
	);
}

function reconnect(state: LiveTalkState): LiveTalkStep {
	const { phase, failures } = state;
	const next = { ...state, isConnected: false, hearsVoice: false };
	if (isConcluded(state))
		return state.isPlaying
			? step(next, { type: 'resume' }, { type: 'await-end', reply: state.reply })
			: halt(next, { type: 'ended' });
	if (phase.type === 'failed' && phase.error instanceof ApiError && !passingCodes.includes(phase.error.code))
		return step({ ...next, phase: { ...phase, mayRetry: phase.error.code === 'resource-exhausted' } });
	// Without sound a new socket would be ended as the last one was.
	if (state.trouble === 'no-sound') return step({ ...next, phase: { type: 'reconnecting' } });
	const afterMs = Math.min(reconnectFirstMs * 2 ** failures, reconnectMaxMs);
	return step(
		{ ...next, phase: { type: 'reconnecting' }, failures: failures + 1 },
		{ type: 'connect', afterMs },
	);
}

/** A talk whose socket broke while there was no sound goes on once there is some. */
function noteTrouble(state: LiveTalkState, trouble: SoundTrouble | undefined): LiveTalkStep {
	const isBack = state.trouble === 'no-sound' && trouble !== 'no-sound';
	const next = { ...state, trouble };
	return isBack && state.phase.type === 'reconnecting'
		? step(next, { type: 'connect', afterMs: 0 })
		: step(next);
}

function finishReply(state: LiveTalkState, { reply, wasAudible }: LiveTalkEvent & { type: 'played' }) {
	if (reply !== state.reply || !state.isPlaying) return step(state);
	const isVoiceless = state.isVoiceless || !wasAudible;
	const next = { ...state, isVoiceless, isPlaying: false, isHeardOut: true };
	if (isConcluded(state)) return halt(next, { type: 'ended' });
	// Where the server has no sound it does not wait for its end.
	return state.isVoiceless ? step(next) : step(next, ...tell(next, { type: 'played', reply }));
}

/** The talk after an event, and what is to be done, in order. */
export function stepLiveTalk(state: LiveTalkState, event: LiveTalkEvent): LiveTalkStep {
	if (event.type === 'left') return halt(state, state.phase);
	if (state.phase.type === 'ended') return step(state);
	switch (event.type) {
		case 'entered':
			return step(
				{ ...state, phase: { type: 'connecting' } },
				{ type: 'mark', mark: { type: 'settings', settings: state.settings } },
				{ type: 'open', steals: false },
			);
		case 'taken-elsewhere':
			return halt(state, { type: 'elsewhere' });
		case 'forgotten': {
			// A failure that has closed the socket stays in view.
			const isRefused = state.phase.type === 'failed' && !state.isConnected;
			return isRefused ? step(state) : halt(state, { type: 'forgotten' });
		}
		case 'sound-trouble':
			return noteTrouble(state, event.trouble);
		case 'microphone-failed':
			return halt(state, { type: 'no-microphone', problem: event.problem });
		case 'microphone-opened':
			return step(state, { type: 'connect', afterMs: 0 });
		case 'socket-opened':
			return begin(state);
		case 'socket-closed':
			return reconnect(state);
		case 'told':
			return stepNews(state, event.news, event.recording);
		case 'speech':
			return stepSpeech(state, event);
		case 'played':
			return finishReply(state, event);
		default:
			return stepCommand(state, event);
	}
}
