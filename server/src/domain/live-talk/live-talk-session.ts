import type { ConversationMessage } from '@henry/contract/conversation.ts';
import { maxLiveTurnMs, speechSampleRateHz } from '@henry/contract/limits.ts';
import type { LiveTalkClientMessage, LiveTalkServerMessage } from '@henry/contract/live-talk.ts';
import type { TranscriptResponse } from '@henry/contract/transcript.ts';
import { createSpeechActivity, type SpeechActivity, type SpeechEvent } from '@henry/sound/speech-activity.ts';
import { AppError } from '#server/domain/app-error.ts';
import type { Coach } from '#server/ports/coach.ts';
import type { RecognitionOptions, SpeechToText } from '#server/ports/speech-to-text.ts';
import type { TextToSpeech } from '#server/ports/text-to-speech.ts';
import { HenrysSide, type Reply } from './henrys-side.ts';
import { SpokenTurn } from './spoken-turn.ts';
import {
	stepTurnTaking,
	type TurnEffect,
	type TurnEvent,
	type TurnTaking,
	turnTakingBefore,
} from './turn-taking.ts';

/** After a pause this short a reply is got ready, so that it is there when the learner's own pause is over. */
const speculationPauseMs = 400;
/** So many messages, the last ones, tell the recogniser what may be said. */
const hintMessages = 6;

export type LiveTalkTools = { speechToText: SpeechToText; textToSpeech: TextToSpeech; coach: Coach };

/** Where a live talk tells what happens. */
export type LiveTalkListeners = {
	send(message: LiveTalkServerMessage): void;
	/** The sound of the `speech` message that was just sent. */
	sendSound(samples: Int16Array): void;
	/** What is understood so far; it changes faster than anybody reads. */
	tellPartial(transcript: TranscriptResponse): void;
	/** Henry did not know what to say; `retry` asks him again. */
	tellFailure(error: unknown): void;
	/** What was said could not be recognised: the talk can only go on anew, with what was said sent again. */
	fail(error: unknown): void;
};

/** A turn of the learner's, and its place in the conversation once it is acknowledged. */
type Turn = { spoken: SpokenTurn; place: number | undefined };
/** What is ready for the moment at which the turn becomes Henry's. */
type Prepared = { transcript: TranscriptResponse; place: number; reply: Reply };
type Start = Extract<LiveTalkClientMessage, { type: 'start' }>;

/** One live talk, from its `start` to the end of its socket: follows sound and messages, and tells what comes of them. */
export class LiveTalkSession {
	readonly #speechToText: SpeechToText;
	readonly #listeners: LiveTalkListeners;
	readonly #topics: readonly string[];
	readonly #messages: ConversationMessage[];
	readonly #known: RecognitionOptions;
	readonly #activity: SpeechActivity;
	readonly #henry: HenrysSide;
	readonly #left = new AbortController();
	#state: TurnTaking;
	#receivedSamples = 0;
	/** The turn that is spoken, or was given to Henry last. */
	#turn: Turn | undefined;
	/** The turn before, which what is said now may belong to. */
	#turnBefore: Turn | undefined;
	/** Aborted when what is got ready is of no use. */
	#preparation = new AbortController();
	#prepared: Prepared | undefined;
	/** The turn is Henry's as soon as his reply is ready. */
	#isCommitted = false;
	#isTimeUp = false;

	constructor(tools: LiveTalkTools, { exercise, ...start }: Start, listeners: LiveTalkListeners) {
		this.#speechToText = tools.speechToText;
		this.#listeners = listeners;
		this.#topics = exercise.type === 'pairTopic' ? [exercise.topic, ...exercise.options] : [];
		this.#messages = [...start.fullConversation];
		this.#known = start.speaker ? { speaker: start.speaker } : {};
		this.#state = turnTakingBefore(start.settings);
		this.#activity = createSpeechActivity({
			sampleRateHz: speechSampleRateHz,
			maxUtteranceMs: tools.speechToText.maxUtteranceMs,
			hangoverMs: speculationPauseMs,
		});
		this.#henry = new HenrysSide(tools, exercise, {
			...listeners,
			step: (event) => this.#step(event),
			nowMs: () => this.#state.nowMs,
			manner: () => ({ voice: this.#state.settings.voice, rate: this.#state.settings.voiceRate }),
			addMessage: ({ question, covered }) =>
				this.#messages.push({ role: 'system', content: question, covered }) - 1,
		});
		if (this.#messages.at(-1)?.role !== 'system') this.#answer();
		else if (start.repeatsLast) this.#sayAgain();
		else this.#step({ type: 'henry-played' });
	}

	/** Takes the next samples of the stream. */
	push(samples: Int16Array): void {
		const { settings, isPressed } = this.#state;
		this.#receivedSamples += samples.length;
		const isHeard = settings.handsFree || isPressed;
		this.#hear(this.#activity.push(isHeard ? samples : new Int16Array(samples.length)));
		const { turn, nowMs } = this.#state;
		if (turn?.hasVoice && nowMs - turn.startMs > maxLiveTurnMs) this.#hear(this.#activity.flush());
		this.#step({ type: 'time', nowMs: Math.round((this.#receivedSamples * 1_000) / speechSampleRateHz) });
	}

	/** Follows a message other than `start`. */
	follow(message: Exclude<LiveTalkClientMessage, Start>): void {
		const isIdle = this.#state.phase.type === 'learner' && !this.#state.turn;
		switch (message.type) {
			case 'settings':
				this.#step({ type: 'settings', settings: message.settings });
				break;
			case 'think':
				this.#step({ type: 'thinking', isThinking: message.thinking });
				break;
			case 'talk-button':
				if (!message.pressed && !this.#state.settings.handsFree) this.#hear(this.#activity.flush());
				this.#step({ type: message.pressed ? 'pressed' : 'released' });
				break;
			case 'played':
				if (message.reply === this.#henry.said?.number) this.#henry.wasHeard();
				break;
			case 'repeat':
				if (isIdle) this.#sayAgain();
				break;
			case 'written':
				this.#write(message.place, message.text);
				break;
			case 'retry':
				if (!this.#henry.said) this.#answer();
				break;
			case 'time-is-up':
				this.#isTimeUp = this.#topics.length > 0;
				if (isIdle) this.#tellYourTurn();
		}
	}

	/** The socket is gone. */
	close(): void {
		this.#left.abort();
		this.#discardReply();
		this.#henry.stop();
		this.#step({ type: 'ended' });
	}

	#step(event: TurnEvent): void {
		const { state, effects } = stepTurnTaking(this.#state, event);
		this.#state = state;
		for (const effect of effects) this.#effects[effect]();
	}

	readonly #effects: Record<TurnEffect, () => void> = {
		'begin-turn': () => this.#beginTurn(),
		'reopen-turn': () => this.#reopenTurn(),
		'drop-turn': () => this.#dropTurn(),
		prepare: () => void this.#prepare(),
		'discard-reply': () => this.#discardReply(),
		'take-back': () => {
			this.#discardReply();
			this.#henry.stop();
			this.#tellYourTurn();
		},
		commit: () => {
			this.#isCommitted = true;
			this.#acknowledge();
		},
		'tell-your-turn': () => this.#tellYourTurn(),
		'tell-not-heard': () => {
			this.#discardReply();
			this.#listeners.send({ type: 'your-turn', wasNotHeard: true });
		},
		hush: () => this.#tellOfReply('hush'),
		resume: () => this.#tellOfReply('resume'),
		interrupt: () => {
			this.#henry.stop();
			this.#tellOfReply('interrupted');
			this.#listeners.send({ type: 'your-turn', wasNotHeard: false });
		},
		help: () => this.#answer(),
	};

	#tellOfReply(type: 'hush' | 'resume' | 'interrupted'): void {
		const reply = this.#henry.said?.number;
		if (reply !== undefined) this.#listeners.send({ type, reply });
	}

	#tellYourTurn(): void {
		if (this.#isTimeUp) {
			this.#isTimeUp = false;
			this.#take(() => this.#henry.askForDecision(this.#messages));
		} else this.#listeners.send({ type: 'your-turn', wasNotHeard: false });
	}

	#hear(events: SpeechEvent[]): void {
		for (const event of events) {
			if (event.type === 'start') this.#step({ type: 'voice-started', startMs: event.startMs });
			this.#turn?.spoken.follow(event);
			if (event.type === 'end') this.#step({ type: 'voice-ended', endMs: event.voiceEndMs });
			else if (event.type === 'discard') this.#step({ type: 'voice-discarded' });
			if (event.type !== 'samples') this.#listeners.send({ type: 'voice', active: event.type === 'start' });
		}
	}

	#beginTurn(): void {
		const startMs = this.#state.turn?.startMs ?? 0;
		const spoken: SpokenTurn = new SpokenTurn(this.#speechToText, startMs, {
			hints: [...this.#topics, ...this.#messages.slice(-hintMessages).map(({ content }) => content)],
			...this.#known,
			signal: this.#left.signal,
			onWords: () => this.#hearWords(spoken),
		});
		this.#turnBefore = this.#turn;
		this.#turn = { spoken, place: undefined };
	}

	#hearWords(spoken: SpokenTurn): void {
		if (this.#turn?.spoken !== spoken || !this.#state.turn) return;
		this.#step({ type: 'heard', text: spoken.transcript.transcription });
		if (!this.#state.turn?.isTentative) this.#listeners.tellPartial(this.#turn.spoken.transcript);
	}

	#reopenTurn(): void {
		if (!this.#turn || !this.#turnBefore) return;
		this.#turnBefore.spoken.append(this.#turn.spoken);
		this.#turn = this.#turnBefore;
		this.#turnBefore = undefined;
	}

	#dropTurn(): void {
		this.#turn?.spoken.cancel();
		this.#turn = this.#turnBefore;
		this.#turnBefore = undefined;
	}

	/** Recognises what was said up to here and gets the reply to it ready. */
	async #prepare(): Promise<void> {
		this.#discardReply();
		const { signal } = this.#preparation;
		const spoken = this.#turn?.spoken;
		await spoken?.settled();
		if (signal.aborted || !spoken) return;
		if (spoken.failure) {
			this.#listeners.fail(spoken.failure.error);
			return;
		}
		this.#step({ type: 'understood', text: spoken.transcript.transcription });
		const isTurn = this.#state.turn && !this.#state.turn.isTentative;
		if (signal.aborted || !this.#turn || !isTurn) return;
		const { transcript } = this.#turn.spoken;
		const { place = this.#messages.length } = this.#turn;
		const reply = this.#henry.replyTo([...this.#messages.slice(0, place), messageOf(transcript)]);
		this.#prepared = { transcript, place, reply };
		if (this.#isCommitted) this.#acknowledge();
	}

	/** Nothing that was got ready is of use any more. */
	#discardReply(): void {
		this.#preparation.abort();
		this.#preparation = new AbortController();
		this.#prepared?.reply.words.cancel();
		this.#prepared = undefined;
		this.#isCommitted = false;
	}

	/** Tells what the learner has said, and Henry's reply to it. */
	#acknowledge(): void {
		if (!this.#prepared || !this.#turn) return;
		const { transcript, place, reply } = this.#prepared;
		const { startMs, endMs } = this.#turn.spoken;
		this.#prepared = undefined;
		this.#isCommitted = false;
		this.#turn.place = place;
		this.#messages.splice(place, Number.POSITIVE_INFINITY, messageOf(transcript));
		this.#listeners.send({ type: 'final', place, startMs, endMs, ...transcript });
		this.#henry.say(reply);
	}

	/** Henry takes the turn. */
	#take(reply: () => Reply): void {
		const { phase } = this.#state;
		this.#discardReply();
		this.#henry.stop();
		if (phase.type === 'henry' && phase.audibleSinceMs !== undefined) this.#tellOfReply('interrupted');
		this.#turn = undefined;
		this.#step({ type: 'henry-began', answersTurn: this.#messages.at(-1)?.role === 'user' });
		this.#henry.say(reply());
	}

	/** Henry answers what was said last; to silence, he helps. */
	#answer(): void {
		this.#take(() => this.#henry.replyTo([...this.#messages]));
	}

	#sayAgain(): void {
		const text = this.#messages.findLast(({ role }) => role === 'system')?.content;
		if (text !== undefined) this.#take(() => this.#henry.repeat(text));
	}

	#write(place: number, text: string): void {
		const last = this.#messages.length - 1;
		// What was written crossed with Henry's help in silence, which it takes the place of.
		const hasCrossed = place === last && this.#messages[place]?.role === 'system';
		if (place > last + 1 || (this.#messages[place]?.role === 'system' && !hasCrossed)) {
			this.#listeners.tellFailure(new AppError('invalid-argument', 'There is no such turn of the learner.'));
			return;
		}
		this.#messages.splice(place, Number.POSITIVE_INFINITY, { role: 'user', content: text });
		if (hasCrossed) {
			const nothingSpoken = { startMs: 0, endMs: 0, words: [] };
			this.#listeners.send({ type: 'final', place, transcription: text, ...nothingSpoken });
		}
		this.#answer();
	}
}

function messageOf({ transcription, words }: TranscriptResponse): ConversationMessage {
	return { role: 'user', content: transcription, words };
}
