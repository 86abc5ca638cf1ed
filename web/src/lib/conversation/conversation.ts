import type { ConverseResponse } from '@henry/contract/conversation.ts';
import type { DangerNotice } from '@henry/contract/safety.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import type { BrowserHearing, HeardTranscript } from '#web/lib/live-transcript.ts';
import type { UntranscribedRecording } from '#web/lib/transcribe-recording.ts';

/** What Henry says next. `isLast`: the conversation ends with it. */
export type HenrySpoke = {
	readonly text: string;
	readonly hints: ConverseResponse['hints'];
	/** Undefined where no coach was needed. */
	readonly coach: ConverseResponse['coach'] | undefined;
	readonly progress0to100: number;
	readonly covered: readonly string[];
	readonly isLast: boolean;
	/** The learner has spoken of danger: this is shown, and neither that turn nor this one becomes part of the conversation. */
	readonly danger?: DangerNotice | undefined;
};

export type HenryTurn = {
	readonly speaker: 'henry';
	readonly text: string;
	readonly hints: ConverseResponse['hints'];
	readonly coach: ConverseResponse['coach'] | undefined;
	/** What was covered when he said this. */
	readonly covered: readonly string[];
};

/**
 * `text` is undefined until the turn is transcribed. `words` is empty where the browser's own recogniser heard it, where
 * the learner has put the text right, or has written it; then there is no recording either.
 */
export type LearnerTurn = {
	readonly speaker: 'learner';
	readonly text: string | undefined;
	readonly words: readonly TranscriptWord[];
	readonly recorded: UntranscribedRecording | undefined;
	/** Only where the browser's own recogniser was asked, as long as the text is what was heard. */
	readonly browser?: BrowserHearing | undefined;
};

export type Turn = HenryTurn | LearnerTurn;

/**
 * What is going on: Henry is asked, the learner may speak, speaks, is transcribed, a call has failed, it stands still
 * because of danger, or it is over.
 */
type Phase =
	| { readonly type: 'asking' | 'recording' | 'transcribing' | 'ended' }
	| { readonly type: 'listening'; readonly wasNotHeard: boolean }
	| { readonly type: 'failed'; readonly during: 'asking' | 'transcribing'; readonly error: Error }
	| { readonly type: 'danger'; readonly danger: DangerNotice };

/** A conversation. The learner's turn that is not transcribed yet, or failed to be, is the last one. */
export type Conversation = {
	readonly phase: Phase;
	readonly turns: readonly Turn[];
	readonly progress0to100: number;
	readonly covered: readonly string[];
};

/** What happens in a conversation that is recorded turn by turn. */
export type ConversationEvent =
	| { readonly type: 'entered' | 'left' | 'retried' | 'ended' }
	/** The learner goes on practising after danger was spoken of. */
	| { readonly type: 'went-on' }
	| { readonly type: 'henry-spoke'; readonly spoken: HenrySpoke }
	/** Henry goes on without an answer of the learner. */
	| { readonly type: 'answer-skipped' }
	| { readonly type: 'learner-started' }
	| { readonly type: 'learner-recorded'; readonly recorded: UntranscribedRecording }
	| { readonly type: 'learner-understood'; readonly transcript: HeardTranscript }
	| { readonly type: 'learner-not-heard' | 'recording-dropped' }
	| { readonly type: 'failed'; readonly error: Error }
	/** The learner answers in writing. */
	| { readonly type: 'learner-wrote'; readonly text: string }
	/** The learner says what the last turn of theirs should have been; whatever Henry has answered to it is withdrawn. */
	| { readonly type: 'learner-edited'; readonly text: string };

/** What a conversation wants done. */
export type ConversationEffect =
	| { readonly type: 'ask' }
	| { readonly type: 'transcribe'; readonly recorded: UntranscribedRecording }
	/** Whatever is being done is no longer wanted. */
	| { readonly type: 'cancel' };

type ConversationStep = {
	readonly conversation: Conversation;
	readonly effects: readonly ConversationEffect[];
};

/** What of a conversation outlives the way in which it is held. */
export type TalkSoFar = Pick<Conversation, 'turns' | 'progress0to100' | 'covered'>;

export const nothingSaid: TalkSoFar = { turns: [], progress0to100: 0, covered: [] };

/** Whether Henry has said the last thing of a conversation. */
export function isConcluded({ turns, progress0to100 }: TalkSoFar): boolean {
	return progress0to100 === 100 && turns.at(-1)?.speaker === 'henry';
}

/** A conversation that goes on from there. Henry begins it, and answers what the learner has said last. */
export function conversationFrom(before: TalkSoFar): Conversation {
	if (isConcluded(before)) return { ...before, phase: { type: 'ended' } };
	const isHenrysTurn = before.turns.at(-1)?.speaker !== 'henry';
	return {
		...before,
		phase: isHenrysTurn ? { type: 'asking' } : { type: 'listening', wasNotHeard: false },
	};
}

function stay(conversation: Conversation): ConversationStep {
	return { conversation, effects: [] };
}

function ask(conversation: Conversation, turns: readonly Turn[]): ConversationStep {
	return {
		conversation: { ...conversation, turns, phase: { type: 'asking' } },
		effects: [{ type: 'cancel' }, { type: 'ask' }],
	};
}

function listen(conversation: Conversation, turns: readonly Turn[], wasNotHeard = false): ConversationStep {
	return stay({ ...conversation, turns, phase: { type: 'listening', wasNotHeard } });
}

function pendingTurn({ turns }: Conversation): LearnerTurn | undefined {
	const last = turns.at(-1);
	return last?.speaker === 'learner' && last.text === undefined ? last : undefined;
}

function withoutPending(conversation: Conversation): readonly Turn[] {
	return pendingTurn(conversation) ? conversation.turns.slice(0, -1) : conversation.turns;
}

/** The turns up to Henry's last one: nothing is left of what the learner has said since. */
export function withoutLatestAnswer(turns: readonly Turn[]): readonly Turn[] {
	return turns.slice(0, turns.findLastIndex(({ speaker }) => speaker === 'henry') + 1);
}

function hearHenry(conversation: Conversation, spoken: HenrySpoke): ConversationStep {
	if (spoken.danger) {
		const turns = withoutLatestAnswer(conversation.turns);
		return stay({ ...conversation, turns, phase: { type: 'danger', danger: spoken.danger } });
	}
	const { text, hints, coach, progress0to100, covered, isLast } = spoken;
	return stay({
		turns: [...conversation.turns, { speaker: 'henry', text, hints, coach, covered }],
		progress0to100,
		covered,
		phase: isLast ? { type: 'ended' } : { type: 'listening', wasNotHeard: false },
	});
}

function transcribe(conversation: Conversation, recorded: UntranscribedRecording): ConversationStep {
	const pending: LearnerTurn = { speaker: 'learner', text: undefined, words: [], recorded };
	return {
		conversation: {
			...conversation,
			turns: [...withoutPending(conversation), pending],
			phase: { type: 'transcribing' },
		},
		effects: [{ type: 'cancel' }, { type: 'transcribe', recorded }],
	};
}

function understand(conversation: Conversation, { transcription, words, browser }: HeardTranscript) {
	const recorded = pendingTurn(conversation)?.recorded;
	const turn: LearnerTurn = { speaker: 'learner', text: transcription, words, recorded, browser };
	return ask(conversation, [...withoutPending(conversation), turn]);
}

function retry(conversation: Conversation): ConversationStep {
	if (conversation.phase.type !== 'failed') return stay(conversation);
	const recorded = pendingTurn(conversation)?.recorded;
	return recorded ? transcribe(conversation, recorded) : ask(conversation, conversation.turns);
}

function write(conversation: Conversation, text: string): ConversationStep {
	const turn: LearnerTurn = { speaker: 'learner', text, words: [], recorded: undefined };
	return ask(conversation, [...conversation.turns, turn]);
}

function edit(conversation: Conversation, text: string): ConversationStep {
	const place = conversation.turns.findLastIndex(({ speaker }) => speaker === 'learner');
	const turn = conversation.turns[place];
	if (turn?.speaker !== 'learner' || turn.text === undefined) return stay(conversation);
	return ask(conversation, [
		...conversation.turns.slice(0, place),
		{ ...turn, text, words: [], browser: undefined },
	]);
}

/** What may happen in each phase; anything else changes nothing. */
const expected: Record<Phase['type'], readonly ConversationEvent['type'][]> = {
	asking: ['entered', 'henry-spoke', 'failed', 'learner-edited'],
	listening: ['learner-started', 'learner-wrote', 'learner-edited', 'answer-skipped'],
	recording: ['learner-recorded', 'recording-dropped'],
	transcribing: ['learner-understood', 'learner-not-heard', 'failed'],
	failed: ['retried', 'recording-dropped', 'learner-edited'],
	danger: ['went-on'],
	ended: [],
};

/** The conversation after an event, and what is to be done, in order (specification, section 4, "Talk page"). */
export function stepConversation(conversation: Conversation, event: ConversationEvent): ConversationStep {
	const { phase, turns } = conversation;
	if (event.type === 'left') return { conversation, effects: [{ type: 'cancel' }] };
	if (event.type === 'ended') {
		const ended: Conversation = {
			...conversation,
			turns: withoutPending(conversation),
			phase: { type: 'ended' },
		};
		return { conversation: ended, effects: [{ type: 'cancel' }] };
	}
	if (!expected[phase.type].includes(event.type)) return stay(conversation);
	switch (event.type) {
		case 'entered':
		case 'answer-skipped':
			return ask(conversation, turns);
		case 'henry-spoke':
			return hearHenry(conversation, event.spoken);
		case 'went-on':
			return turns.length > 0 ? listen(conversation, turns) : ask(conversation, turns);
		case 'learner-started':
			return stay({ ...conversation, phase: { type: 'recording' } });
		case 'learner-recorded':
			return transcribe(conversation, event.recorded);
		case 'learner-understood':
			return understand(conversation, event.transcript);
		case 'learner-not-heard':
			return listen(conversation, withoutPending(conversation), true);
		case 'recording-dropped':
			return listen(conversation, withoutPending(conversation));
		case 'retried':
			return retry(conversation);
		case 'learner-wrote':
			return write(conversation, event.text);
		case 'learner-edited':
			return edit(conversation, event.text);
		case 'failed': {
			const during = phase.type === 'transcribing' ? 'transcribing' : 'asking';
			return stay({ ...conversation, phase: { type: 'failed', during, error: event.error } });
		}
	}
}
