import type { ConversationMessage } from '@henry/contract/conversation.ts';
import type { LiveTalkClientMessage } from '@henry/contract/live-talk.ts';
import type { TranscriptResponse } from '@henry/contract/transcript.ts';
import { AppError } from '#server/domain/app-error.ts';
import type { LiveWork } from '#server/ports/live-work.ts';
import type { RecognitionOptions } from '#server/ports/speech-to-text.ts';
import { HenrysSide, type Reply } from './henrys-side.ts';
import { LearnersSide } from './learners-side.ts';
import type { LiveTalkListeners, LiveTalkTools } from './live-talk-tools.ts';
import { stepTurnTaking } from './turn-taking.ts';
import {
	isWaitedFor,
	type TurnEffect,
	type TurnEvent,
	type TurnTaking,
	turnTakingBefore,
} from './turn-taking-state.ts';

/** While one speaks, the last words so far are often understood otherwise a moment later. */
const unsettledWords = 2;
/** So many messages, the last ones, tell the recogniser what may be said. */
const hintMessages = 6;

/** What is ready for the moment at which the turn becomes Henry's. */
type Prepared = { transcript: TranscriptResponse; place: number; reply: Reply };
type Start = Extract<LiveTalkClientMessage, { type: 'start' }>;

/** One live talk, from its `start` to the end of its socket: follows sound and messages, and tells what comes of them. */
export class LiveTalkSession {
	readonly #listeners: LiveTalkListeners;
	readonly #liveWork: LiveWork;
	readonly #topics: readonly string[];
	readonly #messages: ConversationMessage[];
	readonly #known: RecognitionOptions;
	readonly #learner: LearnersSide;
	readonly #henry: HenrysSide;
	readonly #left = new AbortController();
	#state: TurnTaking;
	/** The button that is held to talk is down; the state follows when the sound up to then has been heard. */
	#isButtonDown = false;
	/** Aborted when what is got ready is of no use. */
	#preparation = new AbortController();
	#prepared: Prepared | undefined;
	/** Aborted when what the learner has said so far need not be followed any more. */
	#followed = new AbortController();
	/** What he was last told of them: who knows more need not be told less. */
	#followedWords = '';
	/** The turn is Henry's as soon as his reply is ready. */
	#isCommitted = false;
	#isTimeUp = false;
	/** Aborted when nobody waits any more. */
	#waiting: AbortController | undefined;

	constructor(tools: LiveTalkTools, { exercise, ...start }: Start, listeners: LiveTalkListeners) {
		this.#listeners = listeners;
		this.#liveWork = tools.liveWork;
		this.#topics = exercise.type === 'pairTopic' ? [exercise.topic, ...exercise.options] : [];
		this.#messages = [...start.fullConversation];
		this.#known = start.speaker ? { speaker: start.speaker } : {};
		this.#state = turnTakingBefore(start.settings);
		this.#learner = new LearnersSide(tools, {
			...listeners,
			step: (event) => this.#step(event),
			state: () => this.#state,
			followWords: (transcript) => this.#followWords(transcript),
			recognition: () => ({
				hints: [...this.#topics, ...this.#messages.slice(-hintMessages).map(({ content }) => content)],
				...this.#known,
				signal: this.#left.signal,
			}),
		});
		this.#henry = new HenrysSide(tools, exercise, {
			...listeners,
			tellFailure: (error) => {
				this.#noteLiveWork();
				listeners.tellFailure(error);
			},
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
		const isHeard = this.#state.settings.handsFree || this.#isButtonDown;
		this.#learner.push(isHeard ? samples : new Int16Array(samples.length));
	}

	/** Follows a message other than `start`. */
	follow(message: Exclude<LiveTalkClientMessage, Start>): void {
		if (message.type === 'talk-button') this.#isButtonDown = message.pressed;
		this.#learner.afterwards(() => {
			if (!this.#left.signal.aborted) this.#take(message);
		});
	}

	#take(message: Exclude<LiveTalkClientMessage, Start>): void {
		const isIdle = this.#state.phase.type === 'learner' && !this.#state.turn;
		switch (message.type) {
			case 'settings':
				this.#step({ type: 'settings', settings: message.settings });
				break;
			case 'think':
				this.#step({ type: 'thinking', isThinking: message.thinking });
				break;
			case 'talk-button':
				if (!message.pressed && !this.#state.settings.handsFree) this.#learner.stopHearing();
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
		this.#henry.leave();
		this.#learner.close();
		this.#step({ type: 'ended' });
	}

	#step(event: TurnEvent): void {
		const { state, effects } = stepTurnTaking(this.#state, event);
		this.#state = state;
		this.#noteLiveWork();
		for (const effect of effects) this.#effects[effect]();
	}

	#noteLiveWork(): void {
		// He did not know what to say: nothing comes before the learner does something.
		const isStuck = this.#state.phase.type === 'henry' && !this.#henry.said && !this.#isCommitted;
		const isGoingOn = isWaitedFor(this.#state) && !isStuck;
		if (isGoingOn === (this.#waiting !== undefined)) return;
		this.#waiting?.abort();
		this.#waiting = isGoingOn ? new AbortController() : undefined;
		if (this.#waiting) this.#liveWork.begin(this.#waiting.signal);
	}

	readonly #effects: Record<TurnEffect, () => void> = {
		'begin-turn': () => {
			this.#followedWords = '';
			this.#learner.beginTurn(this.#state.turn?.startMs ?? 0);
		},
		'reopen-turn': () => this.#learner.reopenTurn(),
		'drop-turn': () => this.#learner.dropTurn(),
		prepare: () => {
			this.#discardReply();
			void this.#learner.prepare(this.#preparation.signal);
		},
		think: () => this.#think(),
		'discard-reply': () => this.#discardReply(),
		'take-back': () => {
			this.#discardReply();
			this.#henry.stop();
			this.#tellYourTurn();
		},
		commit: () => {
			this.#learner.endSegment();
			this.#isCommitted = true;
			this.#acknowledge();
		},
		'tell-your-turn': () => this.#tellYourTurn(),
		'tell-not-heard': () => {
			this.#discardReply();
			this.#learner.leaveTurn();
			this.#listeners.send({ type: 'your-turn', wasNotHeard: true });
		},
		suspend: () => this.#tellOfReply('suspend'),
		resume: () => this.#tellOfReply('resume'),
		interrupt: () => {
			this.#henry.stop();
			this.#tellOfReply('interrupted');
			this.#listeners.send({ type: 'your-turn', wasNotHeard: false });
		},
		help: () => this.#answer(),
	};

	#tellOfReply(type: 'suspend' | 'resume' | 'interrupted'): void {
		const reply = this.#henry.said?.number;
		if (reply !== undefined) this.#listeners.send({ type, reply });
	}

	#tellYourTurn(): void {
		if (this.#isTimeUp) {
			this.#isTimeUp = false;
			this.#begin(() => this.#henry.askForDecision(this.#messages));
		} else this.#listeners.send({ type: 'your-turn', wasNotHeard: false });
	}

	/** Lets Henry follow what is being said. */
	#followWords({ words }: TranscriptResponse): void {
		// In a pause all there is is recognised, with all the machine has.
		if (!this.#state.turn?.hasVoice || this.#prepared) return;
		const settled = words.slice(0, -unsettledWords);
		const transcription = settled.map(({ text }) => text).join(' ');
		if (this.#followedWords.startsWith(transcription)) return;
		this.#followedWords = transcription;
		this.#followed.abort();
		this.#followed = new AbortController();
		const before = this.#messages.slice(0, this.#learner.turn?.place);
		this.#henry.listen([...before, messageOf({ transcription, words: settled })], this.#followed.signal);
	}

	/** Gets the reply to what was said up to here ready. */
	#think(): void {
		const { turn } = this.#learner;
		if (!turn) return;
		this.#followed.abort();
		const { transcript } = turn.spoken;
		const { place = this.#messages.length } = turn;
		const reply = this.#henry.replyTo([...this.#messages.slice(0, place), messageOf(transcript)]);
		this.#prepared = { transcript, place, reply };
		if (this.#isCommitted) this.#acknowledge();
	}

	/** Nothing that was got ready is of use any more. */
	#discardReply(): void {
		this.#followed.abort();
		this.#preparation.abort();
		this.#preparation = new AbortController();
		this.#prepared?.reply.words.cancel();
		this.#prepared = undefined;
		this.#isCommitted = false;
	}

	/** Tells what the learner has said, and Henry's reply to it. */
	#acknowledge(): void {
		const { turn } = this.#learner;
		if (!this.#prepared || !turn) return;
		const { transcript, place, reply } = this.#prepared;
		const { startMs, endMs } = turn.spoken;
		this.#prepared = undefined;
		this.#isCommitted = false;
		turn.place = place;
		this.#messages.splice(place, Number.POSITIVE_INFINITY, messageOf(transcript));
		this.#listeners.send({ type: 'final', place, startMs, endMs, ...transcript });
		this.#henry.say(reply);
	}

	/** Henry takes the turn. */
	#begin(reply: () => Reply): void {
		const { phase } = this.#state;
		this.#discardReply();
		this.#henry.stop();
		if (phase.type === 'henry' && phase.audibleSinceMs !== undefined) this.#tellOfReply('interrupted');
		this.#learner.leaveTurn();
		this.#step({ type: 'henry-began', answersTurn: this.#messages.at(-1)?.role === 'user' });
		this.#henry.say(reply());
	}

	/** Henry answers what was said last; to silence, he helps. */
	#answer(): void {
		this.#begin(() => this.#henry.replyTo([...this.#messages]));
	}

	#sayAgain(): void {
		const text = this.#messages.findLast(({ role }) => role === 'system')?.content;
		if (text !== undefined) this.#begin(() => this.#henry.repeat(text));
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
			this.#listeners.send({ type: 'final', place, transcription: text, startMs: 0, endMs: 0, words: [] });
		}
		this.#answer();
	}
}

function messageOf({ transcription, words }: TranscriptResponse): ConversationMessage {
	return { role: 'user', content: transcription, words };
}
