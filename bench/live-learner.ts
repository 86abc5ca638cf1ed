import { apiPaths } from '@henry/contract/api-paths.ts';
import type { TalkExercise } from '@henry/contract/content.ts';
import { liveTalkFrameMs, speechSampleRateHz } from '@henry/contract/limits.ts';
import {
	type LiveTalkClientMessage,
	type LiveTalkServerMessage,
	liveTalkServerMessageSchema,
} from '@henry/contract/live-talk.ts';
import { openSocket } from './visitor.ts';

/** One turn of a learner's: its speech, and the samples up to its last sound. */
export type Speech = { samples: Int16Array; voiceEnd: number };

/** Softer samples (-46 dB of full scale) are silence. */
const silenceAmplitude = 164;
/** Kokoro's; flite's is 16 kHz. */
const neuralSampleRateHz = 22_050;
const frameSamples = (speechSampleRateHz * liveTalkFrameMs) / 1_000;
const toMs = (samples: number, sampleRateHz = speechSampleRateHz) => (samples * 1_000) / sampleRateHz;

/** Speech that is ready to be said. */
export function speechOf(samples: Int16Array): Speech {
	return { samples, voiceEnd: samples.findLastIndex((sample) => Math.abs(sample) >= silenceAmplitude) + 1 };
}

/** What came of one turn, in milliseconds. */
export type TurnFigures = {
	/** From the last sound of the learner, as it was sent, to the first sound of Henry's, as it came. */
	toHenrysSoundMs: number;
	/** From there to when the turn was Henry's. */
	toEndOfTurnMs: number;
	/** The mind that should have thought up the reply was stood in for; the voice was not a neural one, whose rate is higher. */
	hasMindFallback: boolean;
	hasPlainVoice: boolean;
	reply: number;
	/** Which answer it was, and how far behind its last sound the server has its end: the same for the same answer. */
	answer: number;
	endsBehindMs: number;
};

/**
 * A learner who talks live with Henry: sends a frame at each `tick`, answers when it is their turn, and hears Henry out.
 * Everything is real but the ears: sound that came is taken for heard when it has had the time to be.
 */
export class LiveLearner {
	readonly turns: TurnFigures[] = [];
	framesSent = 0;
	hasEnded = false;
	failure: string | undefined;
	readonly #socket: WebSocket;
	readonly #answers: readonly Speech[];
	#speech: Int16Array | undefined;
	#position = 0;
	/** Stream time of the last sound that was sent, and when that was. */
	#lastSound: { streamMs: number; sentAtMs: number } | undefined;
	#voiceEnd = 0;
	#answered = 0;
	#quietFrames = 0;
	#isMyTurn = false;
	#endsBehindMs = Number.NaN;
	#endOfTurnMs = Number.NaN;
	/** When the sound of Henry's that has come will have been heard. */
	#heardByMs = 0;
	#isOver = false;
	/** The last reply whose mind was stood in for. */
	#fallbackReply = 0;

	constructor(
		baseURL: string,
		exerciseType: TalkExercise['key'],
		answers: readonly Speech[],
		pauseMs: number,
		cookie?: string,
	) {
		this.#answers = answers;
		this.#socket = openSocket(new URL(apiPaths.liveTalk, baseURL.replace(/^http/, 'ws')), cookie);
		this.#socket.binaryType = 'arraybuffer';
		this.#socket.onopen = () =>
			this.#tell({
				type: 'start',
				exercise: { type: 'talk', exerciseType },
				fullConversation: [],
				settings: { pauseMs, handsFree: true, voiceRate: 1 },
				repeatsLast: false,
			});
		this.#socket.onmessage = ({ data }) => {
			if (typeof data === 'string') this.#follow(liveTalkServerMessageSchema.parse(JSON.parse(data)));
		};
		this.#socket.onclose = () => {
			this.hasEnded = true;
		};
	}

	/** Sends the next 20 ms. */
	tick(): void {
		if (this.#socket.readyState !== WebSocket.OPEN) return;
		this.#socket.send(this.#nextFrame());
		this.framesSent++;
	}

	end(): void {
		this.#socket.close();
	}

	#tell(message: LiveTalkClientMessage): void {
		this.#socket.send(JSON.stringify(message));
	}

	#nextFrame(): Int16Array<ArrayBuffer> {
		const frame = new Int16Array(frameSamples);
		if (!this.#speech) {
			this.#quietFrames++;
			if (this.#isMyTurn && this.#quietFrames > 25) this.#beginAnswer();
			return frame;
		}
		const part = this.#speech.subarray(this.#position, this.#position + frameSamples);
		frame.set(part);
		this.#position += part.length;
		if (!this.#lastSound && this.#position >= this.#voiceEnd) {
			const streamMs = toMs(this.framesSent * frameSamples + this.#voiceEnd - this.#position + part.length);
			this.#lastSound = { streamMs, sentAtMs: performance.now() };
		}
		if (this.#position >= this.#speech.length) this.#speech = undefined;
		return frame;
	}

	#beginAnswer(): void {
		const answer = this.#answers[this.#answered++ % this.#answers.length] as Speech;
		this.#quietFrames = 0;
		this.#isMyTurn = false;
		this.#speech = answer.samples;
		this.#voiceEnd = answer.voiceEnd;
		this.#position = 0;
		this.#lastSound = undefined;
	}

	#follow(message: LiveTalkServerMessage): void {
		switch (message.type) {
			case 'your-turn':
				this.#isMyTurn = true;
				this.#quietFrames = 0;
				this.#lastSound = undefined;
				return;
			case 'final':
				if (!this.#lastSound) return;
				this.#endsBehindMs = message.endMs - this.#lastSound.streamMs;
				this.#endOfTurnMs = performance.now() - this.#lastSound.sentAtMs;
				return;
			case 'henry':
				this.#isOver = message.answer.progress === 100;
				if (message.answer.coach.fallbackFor !== undefined) this.#noteFallback(message.reply);
				return;
			case 'speech':
				this.#hear(message);
				return;
			case 'error':
				this.failure = message.error.code;
		}
	}

	/** A reply's first sound may come before its words are all known. */
	#noteFallback(reply: number): void {
		this.#fallbackReply = reply;
		const turn = this.turns.at(-1);
		if (turn?.reply === reply) turn.hasMindFallback = true;
	}

	#hear({ reply, samples, sampleRateHz, isLast }: LiveTalkServerMessage & { type: 'speech' }): void {
		const nowMs = performance.now();
		if (this.#lastSound) {
			this.turns.push({
				toHenrysSoundMs: nowMs - this.#lastSound.sentAtMs,
				toEndOfTurnMs: this.#endOfTurnMs,
				hasMindFallback: this.#fallbackReply === reply,
				hasPlainVoice: sampleRateHz < neuralSampleRateHz,
				reply,
				answer: (this.#answered - 1) % this.#answers.length,
				endsBehindMs: this.#endsBehindMs,
			});
			this.#lastSound = undefined;
		}
		this.#heardByMs = Math.max(this.#heardByMs, nowMs) + toMs(samples, sampleRateHz);
		if (!isLast) return;
		setTimeout(() => {
			if (this.#isOver) this.end();
			else if (this.#socket.readyState === WebSocket.OPEN) this.#tell({ type: 'played', reply });
		}, this.#heardByMs - nowMs);
	}
}
