import type { LiveTalkServerMessage } from '@henry/contract/live-talk.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { type LearnerTurn, type Turn, withoutLatestAnswer } from '#web/lib/conversation/conversation.ts';
import { henrySpoke } from '#web/lib/conversation/turns.ts';
import { halt, type LiveTalkEvent, type LiveTalkState, type LiveTalkStep, step } from './live-talk-step.ts';
import type { LiveTalkNews } from './talk-socket.ts';

type News<Type extends LiveTalkServerMessage['type']> = LiveTalkServerMessage & { type: Type };
type Spoken = LiveTalkEvent & { type: 'speech' };

const flush = { type: 'flush' } as const;
const thinksNoMore = { type: 'mark', mark: { type: 'think', thinking: false } } as const;

/** The turn at its place, and nothing behind it; undefined where it belongs to what the learner has withdrawn. */
function placed(turns: readonly Turn[], place: number, turn: Turn): readonly Turn[] | undefined {
	return place > turns.length ? undefined : [...turns.slice(0, place), turn];
}

function giveTurn(state: LiveTalkState, wasNotHeard: boolean): LiveTalkStep {
	const { phase, isHeardOut, hearsVoice, isCatchingUp } = state;
	// The learner also gets the turn by going on to speak, before Henry or over his words.
	const isNewTurn = wasNotHeard || (phase.type === 'henry-speaking' && isHeardOut);
	return step({
		...state,
		phase: { type: 'learner', wasNotHeard },
		partialWords: [],
		isHeardOut: true,
		mayHaveSpoken: hearsVoice || isCatchingUp || !isNewTurn,
		isCatchingUp: false,
		failures: isCatchingUp ? state.failures : 0,
	});
}

function hearVoice(state: LiveTalkState, hearsVoice: boolean): LiveTalkStep {
	if (!hearsVoice) return step({ ...state, hearsVoice });
	const next = { ...state, hearsVoice, mayHaveSpoken: true, isThinking: false };
	return state.isThinking ? step(next, thinksNoMore) : step(next);
}

function understand(state: LiveTalkState, news: News<'final'>, recording: Blob | undefined): LiveTalkStep {
	const before = state.turns[news.place];
	const kept = before?.speaker === 'learner' ? before.recorded : undefined;
	const turn: LearnerTurn = {
		speaker: 'learner',
		text: news.transcription,
		words: news.words.map((word) => ({
			...word,
			startMs: Math.max(0, word.startMs - news.startMs),
			endMs: Math.max(0, word.endMs - news.startMs),
		})),
		recorded: recording ? { recording, hints: [], liveTranscript: undefined } : kept,
	};
	const turns = placed(state.turns, news.place, turn);
	if (!turns) return step(state);
	return step(
		{
			...state,
			turns,
			phase: { type: 'henry-thinking' },
			partialWords: [],
			isThinking: false,
			isPlaying: false,
			mayHaveSpoken: state.hearsVoice,
			failures: 0,
		},
		flush,
		...(state.isThinking ? [thinksNoMore] : []),
	);
}

/** Henry begins to speak; his sound comes. */
function beginReply(state: LiveTalkState, reply: number): LiveTalkState {
	return {
		...state,
		phase: { type: 'henry-speaking', isSuspended: false },
		reply,
		isPlaying: true,
		isHeardOut: false,
		isVoiceless: false,
	};
}

function hearHenry(state: LiveTalkState, { place, reply, answer }: News<'henry'>): LiveTalkStep {
	const { text, hints, coach, progress0to100, covered, danger } = henrySpoke(answer);
	if (danger) {
		const before = withoutLatestAnswer(state.turns.slice(0, place));
		return halt({ ...state, turns: before, partialWords: [], isPlaying: false }, { type: 'danger', danger });
	}
	const turns = placed(state.turns, place, { speaker: 'henry', text, hints, coach, covered });
	if (!turns) return step(state);
	const next = { ...state, turns, progress0to100, covered, failures: 0 };
	// His first sentence may have come before the whole of what he says was known.
	return reply > state.reply ? step(beginReply(next, reply), flush) : step(next);
}

/** The step to the sound of a reply, which begins anew if he says something again; undefined if it is not wanted. */
function takeUp(state: LiveTalkState, reply: number): LiveTalkStep | undefined {
	if (reply > state.reply) return step(beginReply(state, reply), flush);
	return reply === state.reply && state.isPlaying ? step(state) : undefined;
}

/** A sentence of Henry's comes. */
export function stepSpeech(state: LiveTalkState, { header, samples }: Spoken): LiveTalkStep {
	const { reply, sampleRateHz, isLast } = header;
	const next = takeUp(state, reply);
	if (!next) return step(state);
	return step(
		next.state,
		...next.effects,
		{ type: 'play', samples, sampleRateHz },
		...(isLast ? [{ type: 'await-end', reply } as const] : []),
	);
}

function missVoice(state: LiveTalkState, reply: number): LiveTalkStep {
	const next = takeUp(state, reply);
	if (!next) return step(state);
	return step({ ...next.state, isVoiceless: true }, ...next.effects, { type: 'await-end', reply });
}

/** Somebody makes a sound while Henry speaks, it was no words, or it was. */
function stepInterruption(
	state: LiveTalkState,
	{ type, reply }: News<'suspend' | 'resume' | 'interrupted'>,
): LiveTalkStep {
	// What the learner has written has taken the turn already.
	if (reply !== state.reply || state.phase.type !== 'henry-speaking') return step(state);
	switch (type) {
		case 'suspend': {
			const phase = { type: 'henry-speaking', isSuspended: true } as const;
			return step({ ...state, phase, mayHaveSpoken: true }, { type: 'hold' });
		}
		case 'resume': {
			const phase = { type: 'henry-speaking', isSuspended: false } as const;
			const heard = { partialWords: [], mayHaveSpoken: state.hearsVoice };
			return step({ ...state, ...heard, phase }, { type: 'resume' });
		}
		case 'interrupted': {
			const phase = { type: 'learner', wasNotHeard: false } as const;
			const heard = { isPlaying: false, isHeardOut: true, mayHaveSpoken: true };
			return step({ ...state, ...heard, phase }, flush);
		}
	}
}

/** What the server says; `recording` is that of a `final`. */
export function stepNews(
	state: LiveTalkState,
	news: LiveTalkNews,
	recording: Blob | undefined,
): LiveTalkStep {
	switch (news.type) {
		case 'your-turn':
			return giveTurn(state, news.wasNotHeard);
		case 'voice':
			return hearVoice(state, news.active);
		case 'partial':
			return step({ ...state, partialWords: news.words });
		case 'final':
			return understand(state, news, recording);
		case 'henry':
			return hearHenry(state, news);
		case 'voiceless':
			return missVoice(state, news.reply);
		case 'suspend':
		case 'resume':
		case 'interrupted':
			return stepInterruption(state, news);
		case 'error':
			return step({ ...state, phase: { type: 'failed', error: new ApiError(news.error), mayRetry: true } });
	}
}
