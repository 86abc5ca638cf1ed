import type { LearnerTurn, Turn } from '#web/lib/conversation/conversation.ts';
import type { StreamMark } from './kept-sound.ts';
import {
	halt,
	type LiveTalkCommand,
	type LiveTalkState,
	type LiveTalkStep,
	standsStill,
	step,
	tell,
} from './live-talk-step.ts';

type Written = LiveTalkCommand & { type: 'wrote' };

/** The learner's turn as it was written, with its place; undefined where there is none to write. */
function writtenTurn(turns: readonly Turn[], { text, which }: Written) {
	const empty: LearnerTurn = { speaker: 'learner', text, words: [], recorded: undefined };
	if (which === 'answer')
		return turns.at(-1)?.speaker === 'henry' ? { place: turns.length, turn: empty } : undefined;
	const place = turns.findLastIndex(({ speaker }) => speaker === 'learner');
	const before = turns[place];
	return before && { place, turn: { ...before, ...empty, recorded: (before as LearnerTurn).recorded } };
}

function write(state: LiveTalkState, command: Written): LiveTalkStep {
	const text = command.text.trim();
	const written = writtenTurn(state.turns, { ...command, text });
	if (!written || text === '') return step(state);
	const { place, turn } = written;
	return step(
		{
			...state,
			turns: [...state.turns.slice(0, place), turn],
			phase: state.isConnected ? { type: 'henry-thinking' } : state.phase,
			partialWords: [],
			isPlaying: false,
			mayHaveSpoken: state.hearsVoice,
		},
		{ type: 'flush' },
		{ type: 'settle' },
		...tell(state, { type: 'written', place, text }),
	);
}

function changedBy(mark: StreamMark): Partial<LiveTalkState> {
	switch (mark.type) {
		case 'think':
			return { isThinking: mark.thinking };
		case 'talk-button':
			return { isPressed: mark.pressed };
		case 'settings':
			return { settings: mark.settings };
	}
}

function retry(state: LiveTalkState): LiveTalkStep {
	const { phase, isConnected } = state;
	if (standsStill.includes(phase.type) && phase.type !== 'elsewhere')
		return step({ ...state, phase: { type: 'connecting' } }, { type: 'open', steals: false });
	if (phase.type !== 'failed') return step(state);
	return isConnected
		? step({ ...state, phase: { type: 'henry-thinking' } }, ...tell(state, { type: 'retry' }))
		: step({ ...state, phase: { type: 'connecting' } }, { type: 'connect', afterMs: 0 });
}

/** What the learner does by a control. A talk that stands still takes no more than it needs to go on. */
export function stepCommand(state: LiveTalkState, command: LiveTalkCommand): LiveTalkStep {
	switch (command.type) {
		case 'marked': {
			const { mark } = command;
			return step({ ...state, ...changedBy(mark) }, { type: 'mark', mark }, ...tell(state, mark));
		}
		case 'wrote':
			return standsStill.includes(state.phase.type) ? step(state) : write(state, command);
		case 'repeat-wanted':
			if (state.turns.at(-1)?.speaker !== 'henry') return step(state);
			return state.isConnected
				? step(state, ...tell(state, { type: 'repeat' }))
				: step({ ...state, isHeardOut: false });
		case 'retried':
			return retry(state);
		case 'time-is-up':
			return step({ ...state, isTimeUp: true }, ...tell(state, { type: 'time-is-up' }));
		case 'taken-over':
			return state.phase.type === 'elsewhere'
				? step({ ...state, phase: { type: 'connecting' } }, { type: 'open', steals: true })
				: step(state);
		case 'ended':
			return halt(state, { type: 'ended' });
	}
}
