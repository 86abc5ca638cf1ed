import {
	maxRecordingBytes,
	recordingBitsPerSample,
	recordingChunkMs,
	recordingMarginChunks,
	speechSampleRateHz,
} from '@henry/contract/limits.ts';
import { rootMeanSquare } from '@henry/sound/level.ts';
import { absoluteGateDb } from '@henry/sound/speech-activity.ts';
import type { MicrophoneProblem } from './microphone.ts';

const bytesPerSample = recordingBitsPerSample / 8;
const secondsPerChunk = recordingChunkMs / 1_000;
/** A frame with less than this is no speech to Henry's ear either. */
const inaudibleLevel0to1 = 10 ** (absoluteGateDb / 20);
/** As many frames as a screen shows of a recording's waveform while it is made: 12 s. */
const keptLevels = 120;

/** How a recorder behaves (specification, sections 3 and 4). `timeLimitSeconds` is optional. */
export type RecorderRules = {
	readonly autostart: boolean;
	readonly timeLimitSeconds?: number | undefined;
	readonly disableManualStop: boolean;
	readonly allowRerecord: boolean;
	/** How large a recording may become, in bytes of sound; `maxRecordingBytes` where it is not said. */
	readonly maxBytes?: number | undefined;
	/** The learner may pause and go on: neither frames nor time are counted in between. */
	readonly mayPause?: boolean | undefined;
};

/** Frames with sound, one after the other, that show that an interruption is over. */
const lastingFrames = 3;

/** Why there is no recording: a problem of the microphone, or it delivered no sound at all (`no-sound`). */
type RecorderProblem = MicrophoneProblem | 'no-sound';

type Progress = {
	/** Chunks delivered, each counted as one second. */
	readonly elapsedSeconds: number;
	readonly sampleCount: number;
	/** Samples since the last chunk was delivered. */
	readonly chunkSampleCount: number;
	readonly frameCount: number;
	/** Root mean squares of the latest frames, at most `keptLevels`, the last one last. */
	readonly levels0to1: readonly number[];
	/** No frame so far was loud enough for speech. */
	readonly isSilent: boolean;
	/** The system has taken the sound away for now, as for a phone call: neither frames nor time are counted. */
	readonly isInterrupted: boolean;
	/** The learner pauses: neither frames nor time are counted. */
	readonly isPaused: boolean;
	/** Frames with sound, one after the other, since it was taken away. */
	readonly soundingFrames: number;
	/** The microphone is gone; what was said before is there. */
	readonly isCutShort: boolean;
	/** It has become as large as it may. */
	readonly isFull: boolean;
};

/** How a recording ended. */
export type RecordingEnd = Pick<Progress, 'isSilent' | 'isCutShort' | 'isFull'>;

/**
 * The specification's idle, recording and finished, and the two passages between them: `opening` while the microphone
 * is asked for, `stopping` while the last frame is on its way.
 */
export type RecorderState =
	| { readonly phase: 'idle'; readonly problem?: RecorderProblem }
	| { readonly phase: 'opening' }
	| ({ readonly phase: 'recording' } & Progress)
	| ({ readonly phase: 'stopping' } & Progress)
	| ({ readonly phase: 'finished'; readonly durationMs: number } & RecordingEnd);

/** What happens to a recorder. */
export type RecorderEvent =
	| { readonly type: 'entered' | 'left' }
	| { readonly type: 'tapped' }
	/** The learner pauses, or goes on after a pause. */
	| { readonly type: 'pause-tapped' }
	/** Something other than the learner's tap ends the recording, as a carousel that has run out of time. */
	| { readonly type: 'stop-requested' }
	| { readonly type: 'microphone-opened' | 'microphone-lost' | 'microphone-closed' }
	| { readonly type: 'interrupted' | 'resumed' }
	| { readonly type: 'microphone-failed'; readonly problem: MicrophoneProblem }
	/** 100 ms of speech, 16-bit at 16 kHz; the last one may be shorter. */
	| { readonly type: 'frame'; readonly samples: Int16Array }
	/** The clock, once per `recordingChunkMs` of recording: a chunk is delivered. */
	| { readonly type: 'tick' };

/** What a recorder wants done. */
export type RecorderEffect =
	| { readonly type: 'open-microphone' }
	/** Let the last frame come, then answer `microphone-closed`. */
	| { readonly type: 'close-microphone' }
	/** Drop the microphone, also one that is still being opened, and whatever was kept. */
	| { readonly type: 'abandon' }
	| { readonly type: 'start-clock' | 'stop-clock' }
	| { readonly type: 'log-ignored-stop' }
	/** The recording that exists is about to be recorded over. */
	| { readonly type: 'discard-recording' }
	| { readonly type: 'emit-record-started' }
	| { readonly type: 'emit-tick'; readonly elapsedSeconds: number }
	/** Keep the frame and hand it on. */
	| { readonly type: 'emit-frame'; readonly samples: Int16Array }
	/** The recording has ended without any sound. */
	| { readonly type: 'emit-nothing-recorded' }
	/** Make the WAV file of all frames kept and hand it on. */
	| ({ readonly type: 'emit-audio-recorded'; readonly durationMs: number } & RecordingEnd);

/** The outcome of one event. */
export type RecorderStep = { readonly state: RecorderState; readonly effects: readonly RecorderEffect[] };

/** How every recorder begins. */
export const idleRecorder: RecorderState = { phase: 'idle' };

const noProgress: Progress = {
	elapsedSeconds: 0,
	sampleCount: 0,
	chunkSampleCount: 0,
	frameCount: 0,
	levels0to1: [],
	isSilent: true,
	isInterrupted: false,
	isPaused: false,
	soundingFrames: 0,
	isCutShort: false,
	isFull: false,
};

/** The recorder's next state and what is to be done, in order (specification, section 4, "Recorder"). */
export function stepRecorder(state: RecorderState, event: RecorderEvent, rules: RecorderRules): RecorderStep {
	if (event.type === 'left') return leave(state);
	switch (state.phase) {
		case 'idle':
			return stepIdle(state, event, rules);
		case 'opening':
			return stepOpening(state, event);
		case 'recording':
			return stepRecording(state, event, rules);
		case 'stopping':
			return stepStopping(state, event);
		case 'finished':
			return event.type === 'tapped' && rules.allowRerecord
				? open([{ type: 'discard-recording' }])
				: stay(state);
	}
}

function stay(state: RecorderState): RecorderStep {
	return { state, effects: [] };
}

function open(before: RecorderEffect[] = []): RecorderStep {
	return { state: { phase: 'opening' }, effects: [...before, { type: 'open-microphone' }] };
}

function stop(progress: Progress, before: RecorderEffect[] = []): RecorderStep {
	const effects: RecorderEffect[] = [...before, { type: 'stop-clock' }, { type: 'close-microphone' }];
	return { state: { ...progress, phase: 'stopping', isInterrupted: false }, effects };
}

function leave(state: RecorderState): RecorderStep {
	const effects: RecorderEffect[] = state.phase === 'recording' ? [{ type: 'stop-clock' }] : [];
	return state.phase === 'finished'
		? stay(state)
		: { state: idleRecorder, effects: [...effects, { type: 'abandon' }] };
}

function stepIdle(state: RecorderState, event: RecorderEvent, rules: RecorderRules): RecorderStep {
	if (event.type === 'tapped' || (event.type === 'entered' && rules.autostart)) return open();
	return stay(state);
}

function stepOpening(state: RecorderState, event: RecorderEvent): RecorderStep {
	switch (event.type) {
		case 'microphone-opened':
			return {
				state: { ...noProgress, phase: 'recording' },
				effects: [{ type: 'start-clock' }, { type: 'emit-record-started' }],
			};
		case 'microphone-failed':
			return stay({ phase: 'idle', problem: event.problem });
		case 'stop-requested':
			return { state: idleRecorder, effects: [{ type: 'abandon' }] };
		default:
			return stay(state);
	}
}

type RecordingState = RecorderState & { phase: 'recording' };
type StoppingState = RecorderState & { phase: 'stopping' };

function stepRecording(state: RecordingState, event: RecorderEvent, rules: RecorderRules): RecorderStep {
	switch (event.type) {
		case 'tapped':
			return rules.disableManualStop ? { state, effects: [{ type: 'log-ignored-stop' }] } : stop(state);
		case 'pause-tapped':
			return stay(rules.mayPause ? { ...state, isPaused: !state.isPaused } : state);
		case 'stop-requested':
			return stop(state);
		case 'microphone-lost':
			return stop({ ...state, isCutShort: true });
		case 'interrupted':
		case 'resumed':
			return stay({ ...state, isInterrupted: event.type === 'interrupted', soundingFrames: 0 });
		case 'frame':
			if (state.isPaused) return stay(state);
			return state.isInterrupted && isSilence(event.samples)
				? stay({ ...state, soundingFrames: 0 })
				: keepFrame(state, event.samples);
		case 'tick':
			return state.isInterrupted || state.isPaused ? stay(state) : deliverChunk(state, rules);
		default:
			return stay(state);
	}
}

function stepStopping(state: StoppingState, event: RecorderEvent): RecorderStep {
	if (event.type === 'frame') return state.isPaused ? stay(state) : keepFrame(state, event.samples);
	if (event.type !== 'microphone-closed') return stay(state);
	if (state.sampleCount === 0) {
		return { state: { phase: 'idle', problem: 'no-sound' }, effects: [{ type: 'emit-nothing-recorded' }] };
	}
	const durationMs = Math.round((state.sampleCount * 1_000) / speechSampleRateHz);
	const { isSilent, isCutShort, isFull } = state;
	const recorded = { durationMs, isSilent, isCutShort, isFull };
	return {
		state: { phase: 'finished', ...recorded },
		effects: [{ type: 'emit-audio-recorded', ...recorded }],
	};
}

/** What a microphone that is taken away for now delivers, where it delivers anything. */
function isSilence(samples: Int16Array): boolean {
	return samples.every((sample) => sample === 0);
}

/**
 * Sound that lasts shows that an interruption is over, should nothing else have told; one frame may still have been under
 * way when it began.
 */
function keepFrame(state: RecordingState | StoppingState, samples: Int16Array): RecorderStep {
	const sampleCount = state.sampleCount + samples.length;
	const soundingFrames = state.isInterrupted ? state.soundingFrames + 1 : 0;
	const chunkSampleCount = state.chunkSampleCount + samples.length;
	const level0to1 = rootMeanSquare(samples);
	const levels0to1 = [...state.levels0to1.slice(1 - keptLevels), level0to1];
	return {
		state: {
			...state,
			sampleCount,
			chunkSampleCount,
			frameCount: state.frameCount + 1,
			levels0to1,
			isSilent: state.isSilent && level0to1 < inaudibleLevel0to1,
			soundingFrames,
			isInterrupted: state.isInterrupted && soundingFrames < lastingFrames,
		},
		effects: [{ type: 'emit-frame', samples }],
	};
}

function deliverChunk(state: RecordingState, rules: RecorderRules): RecorderStep {
	const elapsedSeconds = state.elapsedSeconds + secondsPerChunk;
	const next: RecordingState = { ...state, elapsedSeconds, chunkSampleCount: 0 };
	const tick: RecorderEffect = { type: 'emit-tick', elapsedSeconds };
	const isAtTimeLimit = rules.timeLimitSeconds !== undefined && elapsedSeconds >= rules.timeLimitSeconds;
	const marginSampleCount = recordingMarginChunks * state.chunkSampleCount;
	const maxBytes = rules.maxBytes ?? maxRecordingBytes;
	const isFull = (state.sampleCount + marginSampleCount) * bytesPerSample > maxBytes;
	if (isAtTimeLimit) return stop(next, [tick]);
	return isFull ? stop({ ...next, isFull }, [tick]) : { state: next, effects: [tick] };
}
