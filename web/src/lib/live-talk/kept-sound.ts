import { liveTalkFrameMs, maxLiveTurnMs, speechSampleRateHz } from '@henry/contract/limits.ts';
import type { LiveTalkClientMessage } from '@henry/contract/live-talk.ts';
import { concatPcm16 } from '@henry/sound/pcm.ts';
import { encodeWav } from '@henry/sound/wav.ts';

const samplesPerMs = speechSampleRateHz / 1_000;
const samplesPerFrame = liveTalkFrameMs * samplesPerMs;
/** While nobody speaks, this much is kept, as the server reports a voice a little after it begins. */
const quietFrames = 2_000 / liveTalkFrameMs;
/** More is never kept: the longest turn, and what was waiting before it. */
const maxFrames = (maxLiveTurnMs + 60_000) / liveTalkFrameMs;

/** What the learner does beside speaking, whose place in the sound matters. */
export type StreamMark = Extract<LiveTalkClientMessage, { type: 'think' | 'talk-button' | 'settings' }>;

/** A frame of the microphone's, or what the learner did between two frames. */
export type StreamItem = Int16Array<ArrayBuffer> | StreamMark;

/** Whether a mark still counts for the sound after it. */
function lasts(mark: StreamMark): boolean {
	switch (mark.type) {
		case 'think':
			return mark.thinking;
		case 'talk-button':
			return mark.pressed;
		case 'settings':
			return true;
	}
}

/**
 * The microphone's sound that may still be needed: for the recording of the turn that is being spoken, and to be sent
 * again on a new socket. Frames are counted from the first one on; the server counts milliseconds from the first frame on
 * its socket.
 */
export class KeptSound {
	#frames: Int16Array<ArrayBuffer>[] = [];
	/** The first frame that is kept. */
	#first = 0;
	/** The first frame on the present socket. */
	#origin = 0;
	/** The first frame that a new socket needs. */
	#unacknowledged = 0;
	/** Each before the frame of its number. */
	readonly #marks: { readonly frame: number; readonly mark: StreamMark }[] = [];

	/** Takes the next frame, of `liveTalkFrameMs`. */
	push(frame: Int16Array): void {
		this.#frames.push(frame.slice());
		this.#forgetBefore(this.#end - maxFrames);
	}

	/** Notes what the learner has done after the last frame. */
	mark(mark: StreamMark): void {
		this.#marks.push({ frame: this.#end, mark });
	}

	/** All that a new socket has to be sent, in order: its stream begins there. */
	beginStream(): StreamItem[] {
		const origin = this.#unacknowledged;
		this.#origin = origin;
		const earlier = this.#marks.filter(({ frame }) => frame <= origin);
		const latest = new Map(earlier.map(({ mark }) => [mark.type, mark]));
		const frames = this.#frames.slice(origin - this.#first);
		return [
			...[...latest.values()].filter(lasts),
			...frames.flatMap((frame, index) => [frame, ...this.#marksBefore(origin + index + 1)]),
		];
	}

	/**
	 * A turn was understood, at these times of the socket's stream. It need not be sent again, but is kept, as it may be
	 * understood anew with what follows. Answers its recording, a WAV file; undefined where there is none.
	 */
	acknowledge({ startMs, endMs }: { startMs: number; endMs: number }): Blob | undefined {
		const sampleAt = (ms: number) =>
			Math.max(0, ms * samplesPerMs + (this.#origin - this.#first) * samplesPerFrame);
		const firstFrame = Math.floor(sampleAt(startMs) / samplesPerFrame);
		const endFrame = Math.ceil(sampleAt(endMs) / samplesPerFrame);
		const samples = concatPcm16(this.#frames.slice(firstFrame, endFrame)).subarray(
			sampleAt(startMs) - firstFrame * samplesPerFrame,
			sampleAt(endMs) - firstFrame * samplesPerFrame,
		);
		this.#settleBefore(this.#first + endFrame);
		this.#forgetBefore(this.#first + firstFrame);
		if (samples.length === 0) return undefined;
		return new Blob([encodeWav(samples, speechSampleRateHz)], { type: 'audio/wav' });
	}

	/**
	 * Nobody speaks: only the last seconds would have to be sent again, beside the `unsentMs` that have not left the
	 * browser yet. `mayGrow`: the last turn may still be understood anew.
	 */
	settleQuiet(unsentMs: number, mayGrow: boolean): void {
		this.#settleBefore(this.#end - quietFrames - Math.ceil(unsentMs / liveTalkFrameMs));
		if (!mayGrow) this.#forgetBefore(this.#unacknowledged);
	}

	/** Whatever has been said does not count any more. */
	settleAll(): void {
		this.#settleBefore(this.#end);
	}

	/** The number of the next frame. */
	get #end(): number {
		return this.#first + this.#frames.length;
	}

	#marksBefore(frame: number): StreamMark[] {
		return this.#marks.filter((one) => one.frame === frame).map(({ mark }) => mark);
	}

	#settleBefore(frame: number): void {
		this.#unacknowledged = Math.max(this.#unacknowledged, Math.min(frame, this.#end));
	}

	#forgetBefore(frame: number): void {
		const forgotten = Math.max(0, Math.min(frame, this.#end) - this.#first);
		this.#frames.splice(0, forgotten);
		this.#first += forgotten;
		this.#settleBefore(this.#first);
	}
}
