import {
	type ConversationMessage,
	type ConverseResponse,
	isTooLongToGoOn,
	pairDecisionQuestion,
} from '@henry/contract/conversation.ts';
import type { LiveTalkExercise, LiveTalkServerMessage } from '@henry/contract/live-talk.ts';
import { refusals } from '@henry/contract/refusals.ts';
import { AppError } from '#server/domain/app-error.ts';
import type { Coach, ConverseOptions } from '#server/ports/coach.ts';
import type { TextToSpeech } from '#server/ports/text-to-speech.ts';
import { HenrysReply, type Manner, type SpokenSentence } from './henrys-reply.ts';
import type { TurnEvent } from './turn-taking-state.ts';

/** A numbered reply of Henry's, told once it is said. */
export type Reply = {
	readonly number: number;
	readonly words: Pick<HenrysReply<{ question: string }>, 'release' | 'cancel'>;
};

/** What Henry's side of a live talk needs of the rest of it. */
export type HenrysSurroundings = {
	send(message: LiveTalkServerMessage): void;
	sendSound(samples: Int16Array): void;
	tellFailure(error: unknown): void;
	step(event: TurnEvent): void;
	nowMs(): number;
	manner(): Manner;
	/** Takes his words into the conversation, with what is covered by then, and answers their place. */
	addMessage(answer: Pick<ConverseResponse, 'question' | 'covered'>): number;
};

/** Henry's side of a live talk: he thinks up replies ahead of their time, and says one at a time. */
export class HenrysSide {
	readonly #coach: Coach;
	readonly #voice: TextToSpeech;
	readonly #exercise: LiveTalkExercise;
	readonly #around: HenrysSurroundings;
	#said: Reply | undefined;
	#replies = 0;
	/** When the sound that was sent so far has been heard. */
	#heardByMs = 0;
	#isOver = false;
	readonly #left = new AbortController();
	/** The manner in which the beginnings of his turns were spoken last. */
	#beginningsManner = '';

	constructor(
		tools: { coach: Coach; textToSpeech: TextToSpeech },
		exercise: LiveTalkExercise,
		around: HenrysSurroundings,
	) {
		this.#coach = tools.coach;
		this.#voice = tools.textToSpeech;
		this.#exercise = exercise;
		this.#around = around;
	}

	/** What he says, or has said last; undefined where he did not know what to say. */
	get said(): Reply | undefined {
		return this.#said;
	}

	/** A reply to a conversation, which becomes a message of it. To silence, he helps. */
	replyTo(conversation: readonly ConversationMessage[]): Reply {
		return this.#newMessage((options) => this.#ask(conversation, options));
	}

	/** Pair topic: the question with which the partners go on to their decision. */
	askForDecision(conversation: readonly ConversationMessage[]): Reply {
		const timeIsUp: ConversationMessage = { role: 'user', content: 'The time is up.' };
		return this.#newMessage(async (options) => {
			const answer = await this.#ask([...conversation, timeIsUp], options);
			return { ...answer, question: pairDecisionQuestion };
		});
	}

	/** Words that are in the conversation already. */
	repeat(question: string): Reply {
		return this.#newReply(
			async () => ({ question }),
			() => {},
		);
	}

	say(reply: Reply): void {
		this.#said = reply;
		this.#heardByMs = 0;
		reply.words.release();
	}

	/** What he says is not wanted any more. */
	stop(): void {
		this.#said?.words.cancel();
	}

	/** The talk is left. */
	leave(): void {
		this.stop();
		this.#left.abort();
	}

	/** His words have been heard to their end. */
	wasHeard(): void {
		this.#around.step({ type: this.#isOver ? 'ended' : 'henry-played' });
	}

	/** Follows what the learner says while he speaks; `signal` tells that it is of no use any more. */
	listen(conversation: readonly ConversationMessage[], signal: AbortSignal): void {
		const exercise = this.#exercise;
		if (isTooLongToGoOn(conversation)) return;
		const fullConversation = [...conversation];
		if (exercise.type === 'talk') {
			const { type: _type, ...setup } = exercise;
			this.#coach.listen?.({ ...setup, fullConversation }, { signal });
			return;
		}
		const { type: _type, ...setup } = exercise;
		this.#coach.listenStarTopic?.({ ...setup, fullConversation }, { signal });
	}

	async #ask(
		fullConversation: readonly ConversationMessage[],
		options: ConverseOptions,
	): Promise<ConverseResponse> {
		if (isTooLongToGoOn(fullConversation)) {
			throw new AppError('resource-exhausted', refusals.talkTooLong);
		}
		const conversation = [...fullConversation];
		const exercise = this.#exercise;
		if (exercise.type === 'talk') {
			const { type: _type, ...setup } = exercise;
			return this.#coach.converse({ ...setup, fullConversation: conversation }, options);
		}
		const { type: _type, ...setup } = exercise;
		return this.#coach.converseStarTopic({ ...setup, fullConversation: conversation }, options);
	}

	#newMessage(ask: (options: ConverseOptions) => Promise<ConverseResponse>): Reply {
		return this.#newReply(ask, (answer, reply) => {
			this.#isOver = answer.progress === 100;
			const place = this.#around.addMessage(answer);
			this.#around.send({ type: 'henry', place, reply, answer });
		});
	}

	#newReply<Answer extends { question: string; danger?: unknown }>(
		ask: (options: ConverseOptions) => Promise<Answer>,
		onAnswer: (answer: Answer, reply: number) => void,
	): Reply {
		const number = ++this.#replies;
		const speech = { engine: this.#voice, manner: this.#around.manner() };
		const words = new HenrysReply(ask, speech, {
			onAnswer: (answer) => onAnswer(answer, number),
			onSpeech: (sentence) => this.#tellSpeech(number, sentence),
			onVoiceless: () => {
				this.#around.send({ type: 'voiceless', reply: number });
				this.wasHeard();
			},
			onFailed: (error) => {
				this.#said = undefined;
				this.#around.tellFailure(error);
			},
		});
		return { number, words };
	}

	#tellSpeech(reply: number, { text, isLast, samples, sampleRateHz }: SpokenSentence): void {
		const { send, sendSound, step, nowMs } = this.#around;
		if (this.#heardByMs === 0) step({ type: 'henry-audible' });
		const durationMs = (samples.length * 1_000) / sampleRateHz;
		this.#heardByMs = Math.max(this.#heardByMs, nowMs()) + durationMs;
		send({ type: 'speech', reply, text, sampleRateHz, samples: samples.length, isLast });
		sendSound(samples);
		if (!isLast) return;
		step({ type: 'henry-sent', heardByMs: this.#heardByMs });
		void this.#speakBeginnings();
	}

	/** While he is heard, the words with which his turns begin are given their sound, so that it is there when they are said. */
	async #speakBeginnings(): Promise<void> {
		const manner = this.#around.manner();
		const key = JSON.stringify(manner);
		if (key === this.#beginningsManner) return;
		this.#beginningsManner = key;
		const { signal } = this.#left;
		for (const text of this.#coach.beginnings?.(this.#exercise) ?? []) {
			if (signal.aborted || this.#beginningsManner !== key) return;
			// What has no sound now is given one when it is said.
			await this.#voice.speak(text, { ...manner, signal, priority: 'report' }).catch(() => {});
		}
	}
}
