/**
 * Energy-based voice activity detection with endpointing: finds the stretches of a recording in which somebody speaks.
 *
 * The noise floor is the minimum of the smoothed frame energy over the last seconds (minimum statistics: Martin 2001,
 * IEEE Trans. Speech and Audio Processing 9(5)); a frame is speech when it lies `onsetAboveFloorDb` over that floor and
 * over an absolute gate. A stretch ends after `hangoverMs` without speech, or at its quietest late frame when it grows
 * to `maxUtteranceMs`.
 */
export type SpeechActivityOptions = {
	sampleRateHz: number;
	/** Longest stretch, in milliseconds. */
	maxUtteranceMs: number;
	/** A pause this long ends a stretch. */
	hangoverMs?: number;
};

/** A stretch of speech, with some silence either side. `startMs` counts from the start of the recording. */
export type SpeechStretch = { startMs: number; samples: Int16Array };

export type SpeechActivity = {
	/** Takes the next samples of the recording and answers the stretches that ended in them. */
	push(samples: Int16Array): SpeechStretch[];
	/** Ends the recording and answers the stretch that was still open, if any. */
	flush(): SpeechStretch[];
};

const frameMs = 10;
const floorWindowFrames = 300;
const onsetAboveFloorDb = 9;
const absoluteGateDb = -52;
/** Frames of speech that open a stretch, and that one must hold to be more than a click. */
const onsetFrames = 4;
const minSpeechFrames = 10;
const paddingFrames = 25;
/** A stretch that grows too long is cut at the quietest frame of its last part. */
const cutSearchFrames = 300;

function frameEnergyDb(frame: Int16Array): number {
	let sum = 0;
	for (const sample of frame) sum += sample * sample;
	return 10 * Math.log10(sum / frame.length / 32768 ** 2 + 1e-10);
}

/** A running minimum of the smoothed energy over the last `floorWindowFrames` frames. */
function createNoiseFloor(): (energyDb: number) => number {
	const recent: number[] = [];
	let smoothed: number | undefined;
	return (energyDb) => {
		smoothed = smoothed === undefined ? energyDb : 0.7 * smoothed + 0.3 * energyDb;
		recent.push(smoothed);
		if (recent.length > floorWindowFrames) recent.shift();
		return Math.min(...recent);
	};
}

type OpenStretch = { firstFrame: number; lastSpeechFrame: number; speechFrames: number };

/** Starts detection at the beginning of one recording. */
export function createSpeechActivity(options: SpeechActivityOptions): SpeechActivity {
	const frameLength = (options.sampleRateHz * frameMs) / 1000;
	const hangoverFrames = (options.hangoverMs ?? 500) / frameMs;
	const maxFrames = Math.floor(options.maxUtteranceMs / frameMs);
	const noiseFloor = createNoiseFloor();

	let pending = new Int16Array(0);
	let frames: { samples: Int16Array; energyDb: number }[] = [];
	/** Index, in the recording, of `frames[0]`. */
	let firstKept = 0;
	let speechRun = 0;
	let open: OpenStretch | undefined;

	const frameCount = () => firstKept + frames.length;
	const forgetBefore = (frame: number) => {
		const dropped = Math.max(0, Math.min(frame - firstKept, frames.length));
		frames = frames.slice(dropped);
		firstKept += dropped;
	};
	const take = (from: number, to: number): SpeechStretch => {
		const kept = frames.slice(Math.max(0, from - firstKept), to - firstKept);
		const samples = new Int16Array(kept.length * frameLength);
		for (const [index, frame] of kept.entries()) samples.set(frame.samples, index * frameLength);
		return { startMs: Math.max(from, firstKept) * frameMs, samples };
	};

	function closeStretch(stretch: OpenStretch, endFrame: number): SpeechStretch[] {
		open = undefined;
		speechRun = 0;
		const answer = stretch.speechFrames >= minSpeechFrames ? [take(stretch.firstFrame, endFrame)] : [];
		forgetBefore(endFrame);
		return answer;
	}

	function quietestLateFrame(stretch: OpenStretch): number {
		const searchFrom = Math.max(stretch.firstFrame + 1, frameCount() - cutSearchFrames);
		let quietest = frameCount() - 1;
		for (let frame = searchFrom; frame < frameCount(); frame++) {
			const energy = frames[frame - firstKept]?.energyDb ?? 0;
			if (energy < (frames[quietest - firstKept]?.energyDb ?? 0)) quietest = frame;
		}
		return quietest;
	}

	/** Cuts an overlong stretch and goes on with what follows the cut as a stretch of its own. */
	function cutStretch(stretch: OpenStretch): SpeechStretch[] {
		const cut = quietestLateFrame(stretch);
		const lastSpeechFrame = stretch.lastSpeechFrame;
		const answer = closeStretch(stretch, cut);
		open = { firstFrame: cut, lastSpeechFrame, speechFrames: Math.max(0, lastSpeechFrame - cut) };
		return answer;
	}

	function pushFrame(samples: Int16Array): SpeechStretch[] {
		const energyDb = frameEnergyDb(samples);
		const floorDb = noiseFloor(energyDb);
		const isSpeech = energyDb > Math.max(floorDb + onsetAboveFloorDb, absoluteGateDb);
		frames.push({ samples, energyDb });
		const now = frameCount() - 1;
		speechRun = isSpeech ? speechRun + 1 : 0;
		if (!open) {
			if (speechRun >= onsetFrames) {
				const firstFrame = Math.max(firstKept, now - onsetFrames - paddingFrames);
				open = { firstFrame, lastSpeechFrame: now, speechFrames: speechRun };
			} else forgetBefore(now - onsetFrames - paddingFrames);
			return [];
		}
		if (isSpeech) {
			open.lastSpeechFrame = now;
			open.speechFrames++;
		}
		if (now - open.lastSpeechFrame >= hangoverFrames) {
			return closeStretch(open, Math.min(frameCount(), open.lastSpeechFrame + paddingFrames));
		}
		return frameCount() - open.firstFrame >= maxFrames ? cutStretch(open) : [];
	}

	return {
		push(samples) {
			const all = new Int16Array(pending.length + samples.length);
			all.set(pending);
			all.set(samples, pending.length);
			const stretches: SpeechStretch[] = [];
			let offset = 0;
			for (; offset + frameLength <= all.length; offset += frameLength) {
				stretches.push(...pushFrame(all.slice(offset, offset + frameLength)));
			}
			pending = all.slice(offset);
			return stretches;
		},
		flush() {
			return open ? closeStretch(open, frameCount()) : [];
		},
	};
}
