import { createNoiseFloor, frameEnergyDb } from './noise-floor.ts';
import { concatPcm16 } from './pcm.ts';

/**
 * Energy-based voice activity detection with endpointing: finds the segments of a recording in which somebody speaks.
 *
 * The noise floor is the minimum of the smoothed frame energy over the last seconds (minimum statistics: Martin 2001,
 * IEEE Trans. Speech and Audio Processing 9(5)); a frame is speech when it lies `onsetAboveFloorDb` over that floor and
 * over an absolute gate. Where somebody else has judged how likely a frame is speech, that counts instead of the floor.
 * A segment ends after `hangoverMs` without speech, or at its quietest late frame when it grows to `maxUtteranceMs`. Its
 * samples are told as they come, so that they can be recognised while somebody speaks.
 */
export type SpeechActivityOptions = {
	sampleRateHz: number;
	/** Longest segment, in milliseconds, with what it is told beyond a cut. */
	maxUtteranceMs: number;
	/** A pause this long ends a segment; where it is left out, one that is the shorter the longer the segment is by then. */
	hangoverMs?: number;
	/** A shorter pause inside a segment that is told of; none is where it is left out. */
	pauseMs?: number;
};

/**
 * What is heard of a recording's speech, in order; only one segment is open at a time.
 * - `start`: somebody speaks. `startMs` counts from the start of the recording; `samples` begin there, with some silence
 *   before the speech
 * - `samples`: what follows in the open segment, without gaps
 * - `pause`: nobody has spoken for `pauseMs` in the open segment, whose last sound was at `voiceEndMs`; it has been told
 *   samples up to `endMs`
 * - `go-on`: there is speech again in the open segment after such a pause
 * - `end`: the segment ends at `endMs`, and its last sound at `voiceEndMs`. A segment that was cut because it grew too long has been told samples beyond
 *   that: the next segment starts at `endMs` and is told them again
 * - `discard`: the open segment was a click, not speech
 */
export type SpeechEvent =
	| { type: 'start'; startMs: number; samples: Int16Array }
	| { type: 'samples'; samples: Int16Array }
	| { type: 'pause'; endMs: number; voiceEndMs: number }
	| { type: 'go-on' }
	| { type: 'end'; endMs: number; voiceEndMs: number }
	| { type: 'discard' };

export type SpeechActivity = {
	/**
	 * Takes the next samples of the recording and answers what is heard in them. `speech0to1`: how likely they are speech,
	 * where that has been judged.
	 */
	push(samples: Int16Array, speech0to1?: number): SpeechEvent[];
	/** Ends the recording and with it the segment that is still open, if any. */
	flush(): SpeechEvent[];
};

const frameMs = 10;
const onsetAboveFloorDb = 9;
/** What has been judged to be speech is at least so loud, in a quiet room. */
const judgedAboveFloorDb = 6;
/** No frame below this is speech, however quiet the room. */
export const absoluteGateDb = -52;
/** From such a likelihood on a frame is speech: to begin with, and while somebody speaks. */
const onsetSpeech0to1 = 0.5;
const goesOnSpeech0to1 = 0.35;
/** Frames of speech that open a segment, and that one must hold to be more than a click. */
const onsetFrames = 4;
/** As many where somebody has judged them: those of one window of 32 ms. */
const judgedOnsetFrames = 3;
const minSpeechFrames = 10;
const paddingFrames = 25;
/** A segment that grows too long is cut at the quietest frame of its last part. */
const cutSearchFrames = 300;

/**
 * The pause that ends a segment of a recording. A recogniser hears better what it hears together, and tells the end of a
 * sentence from a pause inside one; so a short segment goes on after a pause that ends a long one.
 */
function pauseAfterMs(segmentMs: number): number {
	if (segmentMs < 8_000) return 1_200;
	return segmentMs < 15_000 ? 700 : 400;
}

type Frame = { samples: Int16Array; energyDb: number };

/** The latest frames of a recording, each found by its index in the recording. */
class RecentFrames {
	#frames: Frame[] = [];
	#first = 0;

	/** The first frame that is still kept. */
	get first(): number {
		return this.#first;
	}

	/** The frame after the last one. */
	get end(): number {
		return this.#first + this.#frames.length;
	}

	add(frame: Frame): void {
		this.#frames.push(frame);
	}

	forgetBefore(index: number): void {
		const dropped = Math.max(0, Math.min(index - this.#first, this.#frames.length));
		this.#frames.splice(0, dropped);
		this.#first += dropped;
	}

	/** The samples of the frames from `from` up to, not including, `to`. */
	samples(from: number, to: number): Int16Array {
		return concatPcm16(
			this.#frames.slice(from - this.#first, to - this.#first).map((frame) => frame.samples),
		);
	}

	/** The last frame, or the first of the frames from `from` on that is quieter than all others. */
	quietestSince(from: number): number {
		const energyDb = (index: number) => this.#frames[index - this.#first]?.energyDb ?? 0;
		let quietest = this.end - 1;
		for (let index = from; index < this.end; index++) {
			if (energyDb(index) < energyDb(quietest)) quietest = index;
		}
		return quietest;
	}
}

/** `toldFrames` is the frame up to which the samples of the segment have been told. */
type OpenSegment = {
	firstFrame: number;
	lastSpeechFrame: number;
	speechFrames: number;
	toldFrames: number;
	isPaused: boolean;
};

class Detector {
	readonly frameLength: number;
	#hangoverFrames: (segmentFrames: number) => number;
	#pauseFrames: number;
	#maxFrames: number;
	#noiseFloor = createNoiseFloor();
	#frames = new RecentFrames();
	#speechRun = 0;
	#onsetFrames = onsetFrames;
	#open: OpenSegment | undefined;

	constructor(options: SpeechActivityOptions) {
		this.frameLength = (options.sampleRateHz * frameMs) / 1000;
		const { hangoverMs } = options;
		this.#hangoverFrames = (frames) => (hangoverMs ?? pauseAfterMs(frames * frameMs)) / frameMs;
		this.#pauseFrames = (options.pauseMs ?? Number.POSITIVE_INFINITY) / frameMs;
		this.#maxFrames = Math.floor(options.maxUtteranceMs / frameMs);
	}

	pushFrame(samples: Int16Array, speech0to1: number | undefined): SpeechEvent[] {
		const energyDb = frameEnergyDb(samples);
		this.#onsetFrames = speech0to1 === undefined ? onsetFrames : judgedOnsetFrames;
		const isSpeech = this.#isSpeech(energyDb, speech0to1);
		this.#frames.add({ samples, energyDb });
		const now = this.#frames.end - 1;
		this.#speechRun = isSpeech ? this.#speechRun + 1 : 0;
		const open = this.#open;
		if (!open) {
			if (this.#speechRun < this.#onsetFrames) return [];
			const firstFrame = Math.max(this.#frames.first, now - onsetFrames - paddingFrames);
			return this.#startSegment({ firstFrame, lastSpeechFrame: now, speechFrames: this.#speechRun });
		}
		const events: SpeechEvent[] = isSpeech ? this.#followSpeech(open, now) : this.#followSilence(open, now);
		const isTooLong = this.#open && this.#frames.end - open.firstFrame >= this.#maxFrames;
		if (!isTooLong) return events;
		return [...events, ...(open.isPaused ? this.#closeSegment(open) : this.#cutSegment(open))];
	}

	#isSpeech(energyDb: number, speech0to1: number | undefined): boolean {
		const floorDb = this.#noiseFloor(energyDb);
		if (speech0to1 === undefined) return energyDb > Math.max(floorDb + onsetAboveFloorDb, absoluteGateDb);
		const goesOn = this.#open && !this.#open.isPaused;
		// A judge is late to notice the end of speech; in a quiet room the energy shows it.
		const isLoud = energyDb > Math.min(floorDb + judgedAboveFloorDb, absoluteGateDb);
		return isLoud && speech0to1 >= (goesOn ? goesOnSpeech0to1 : onsetSpeech0to1);
	}

	#followSpeech(open: OpenSegment, now: number): SpeechEvent[] {
		open.speechFrames++;
		// A click in a pause is not yet somebody who goes on.
		if (open.isPaused && this.#speechRun < this.#onsetFrames) return [];
		open.lastSpeechFrame = now;
		if (!open.isPaused) return [];
		open.isPaused = false;
		return [{ type: 'go-on' }];
	}

	#followSilence(open: OpenSegment, now: number): SpeechEvent[] {
		const quietFrames = now - open.lastSpeechFrame;
		if (quietFrames >= this.#hangoverFrames(open.lastSpeechFrame - open.firstFrame))
			return this.#closeSegment(open);
		if (open.isPaused || quietFrames < this.#pauseFrames) return [];
		if (open.speechFrames < minSpeechFrames) return this.#closeSegment(open);
		open.isPaused = true;
		const told = this.#tell(open);
		const voiceEndMs = (open.lastSpeechFrame + 1) * frameMs;
		return [...told, { type: 'pause', endMs: open.toldFrames * frameMs, voiceEndMs }];
	}

	/** What the open segment has not been told yet. */
	tellSamples(): SpeechEvent[] {
		if (!this.#open) {
			this.#frames.forgetBefore(this.#frames.end - onsetFrames - paddingFrames);
			return [];
		}
		const events = this.#tell(this.#open);
		this.#frames.forgetBefore(Math.min(this.#open.toldFrames, this.#frames.end - cutSearchFrames));
		return events;
	}

	/** Ends the open segment, if any. */
	end(): SpeechEvent[] {
		return this.#open ? this.#closeSegment(this.#open) : [];
	}

	#startSegment(start: Omit<OpenSegment, 'toldFrames' | 'isPaused'>): SpeechEvent[] {
		const toldFrames = Math.max(start.firstFrame, this.#endOfPadding(start));
		this.#open = { ...start, toldFrames, isPaused: false };
		const samples = this.#frames.samples(start.firstFrame, toldFrames);
		return [{ type: 'start', startMs: start.firstFrame * frameMs, samples }];
	}

	/** Silence beyond the padding is held back, because it belongs to the segment only if speech follows. */
	#endOfPadding({ lastSpeechFrame }: Pick<OpenSegment, 'lastSpeechFrame'>): number {
		return Math.min(this.#frames.end, lastSpeechFrame + paddingFrames);
	}

	#tell(segment: OpenSegment): SpeechEvent[] {
		const to = this.#endOfPadding(segment);
		if (to <= segment.toldFrames) return [];
		const samples = this.#frames.samples(segment.toldFrames, to);
		segment.toldFrames = to;
		return [{ type: 'samples', samples }];
	}

	#closeSegment(segment: OpenSegment, endFrame = this.#endOfPadding(segment)): SpeechEvent[] {
		const isSpeech = segment.speechFrames >= minSpeechFrames;
		const voiceEnd = Math.min(segment.lastSpeechFrame + 1, endFrame);
		const events: SpeechEvent[] = isSpeech
			? [...this.#tell(segment), { type: 'end', endMs: endFrame * frameMs, voiceEndMs: voiceEnd * frameMs }]
			: [{ type: 'discard' }];
		this.#open = undefined;
		this.#speechRun = 0;
		this.#frames.forgetBefore(endFrame);
		return events;
	}

	/** Cuts an overlong segment at its quietest late frame and goes on with what follows as a segment of its own. */
	#cutSegment(segment: OpenSegment): SpeechEvent[] {
		const { lastSpeechFrame } = segment;
		const cut = this.#frames.quietestSince(
			Math.max(segment.firstFrame + 1, this.#frames.end - cutSearchFrames),
		);
		const speechFrames = Math.max(0, lastSpeechFrame - cut);
		return [
			...this.#closeSegment(segment, cut),
			...this.#startSegment({ firstFrame: cut, lastSpeechFrame, speechFrames }),
		];
	}
}

/** Starts detection at the beginning of one recording. */
export function createSpeechActivity(options: SpeechActivityOptions): SpeechActivity {
	const detector = new Detector(options);
	let pending: Int16Array = new Int16Array(0);
	return {
		push(samples, speech0to1) {
			const all = concatPcm16([pending, samples]);
			const events: SpeechEvent[] = [];
			let offset = 0;
			for (; offset + detector.frameLength <= all.length; offset += detector.frameLength) {
				events.push(...detector.pushFrame(all.slice(offset, offset + detector.frameLength), speech0to1));
			}
			pending = all.slice(offset);
			return [...events, ...detector.tellSamples()];
		},
		flush: () => detector.end(),
	};
}
