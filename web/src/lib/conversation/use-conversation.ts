import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { isNobodyHeard, type UntranscribedRecording } from '#web/lib/transcribe-recording.ts';
import {
	type Conversation,
	type ConversationEffect,
	type ConversationEvent,
	conversationFrom,
	type HenrySpoke,
	nothingSaid,
	stepConversation,
	type TalkSoFar,
} from './conversation.ts';
import { transcribeWithRetries } from './transcribe-with-retries.ts';
import { useJudgedTurns } from './use-judged-turns.ts';

/** Asks Henry for his next turn. Rejects with an `ApiError`. */
export type AskHenry = (conversation: Conversation, signal: AbortSignal) => Promise<HenrySpoke>;

/** Holds one conversation that is recorded turn by turn, and performs the effects of its state machine. */
class ConversationDriver {
	ask: AskHenry;
	#conversation: Conversation;
	/** Aborted when what is being done is no longer wanted. */
	#work = new AbortController();
	readonly #observers = new Set<() => void>();

	constructor(ask: AskHenry, before: TalkSoFar) {
		this.ask = ask;
		this.#conversation = conversationFrom(before);
	}

	readonly snapshot = (): Conversation => this.#conversation;

	readonly subscribe = (observer: () => void): (() => void) => {
		this.#observers.add(observer);
		return () => this.#observers.delete(observer);
	};

	readonly send = (event: ConversationEvent): void => {
		const { conversation, effects } = stepConversation(this.#conversation, event);
		this.#conversation = conversation;
		for (const observer of this.#observers) observer();
		for (const effect of effects) this.#perform(effect);
	};

	#perform(effect: ConversationEffect) {
		switch (effect.type) {
			case 'cancel':
				this.#work.abort();
				return;
			case 'ask':
				void this.#tellOutcome((signal) => this.#askHenry(signal));
				return;
			case 'transcribe':
				void this.#tellOutcome((signal) => this.#transcribe(effect.recorded, signal));
		}
	}

	async #tellOutcome(work: (signal: AbortSignal) => Promise<ConversationEvent>) {
		this.#work = new AbortController();
		const { signal } = this.#work;
		const outcome = await work(signal).catch((error: Error) => ({ type: 'failed' as const, error }));
		if (!signal.aborted) this.send(outcome);
	}

	async #askHenry(signal: AbortSignal): Promise<ConversationEvent> {
		return { type: 'henry-spoke', spoken: await this.ask(this.#conversation, signal) };
	}

	async #transcribe(recorded: UntranscribedRecording, signal: AbortSignal): Promise<ConversationEvent> {
		try {
			return { type: 'learner-understood', transcript: await transcribeWithRetries(recorded, signal) };
		} catch (error) {
			if (isNobodyHeard(error)) return { type: 'learner-not-heard' };
			throw error;
		}
	}
}

/** A conversation as a component sees it. */
export type UseConversation = {
	readonly conversation: Conversation;
	readonly send: (event: ConversationEvent) => void;
};

/**
 * A conversation that begins, or goes on from `before`, when the component appears, and that is given up when it is left.
 */
export function useConversation(ask: AskHenry, before = nothingSaid): UseConversation {
	const [driver] = useState(() => new ConversationDriver(ask, before));
	const conversation = useSyncExternalStore(driver.subscribe, driver.snapshot);
	useLayoutEffect(() => {
		driver.ask = ask;
	});
	useEffect(() => {
		driver.send({ type: 'entered' });
		return () => driver.send({ type: 'left' });
	}, [driver]);
	useJudgedTurns(conversation.turns);
	return { conversation, send: driver.send };
}
