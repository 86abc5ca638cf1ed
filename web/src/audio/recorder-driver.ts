import { recordingChunkMs, speechSampleRateHz } from '@henry/contract/limits.ts';
import { concatPcm16 } from '@henry/sound/pcm.ts';
import { encodeWav } from '@henry/sound/wav.ts';
import { type Capture, startCapture } from './capture.ts';
import { tellByTouch } from './feedback.ts';
import {
	type MicrophoneOptions,
	microphoneProblem,
	openMicrophone,
	releaseMicrophone,
} from './microphone.ts';
import {
	idleRecorder,
	type RecorderEffect,
	type RecorderEvent,
	type RecorderRules,
	type RecorderState,
	type RecordingEnd,
	stepRecorder,
} from './recorder.ts';

/**
 * A finished recording: `audioBlob` is a WAV file (16-bit mono, 16 kHz) and `audioUrl` its address in this page. The
 * address is the receiver's: it holds until the page is left or the recording is recorded over. It tells how it ended, too.
 */
export type AudioRecorded = RecordingEnd & {
	readonly audioUrl: string;
	readonly audioBlob: Blob;
	readonly durationMs: number;
};

/** What a recorder tells while it works (specification, section 4). */
export type RecorderListeners = {
	readonly onRecordStarted?: (() => void) | undefined;
	readonly onTick?: ((elapsedSeconds: number) => void) | undefined;
	readonly onAudioRecorded?: ((recording: AudioRecorded) => void) | undefined;
	/** A recording that was started has ended without any sound, and there is none. */
	readonly onNothingRecorded?: (() => void) | undefined;
	/** 100 ms of speech (16-bit, 16 kHz) while it is recorded; the last one may be shorter. */
	readonly onFrame?: ((samples: Int16Array) => void) | undefined;
};

/** Everything that a screen says about its recorder. */
export type RecorderSettings = RecorderRules & RecorderListeners & MicrophoneOptions;

/** What a recorder shows. */
export type RecorderSnapshot = {
	readonly state: RecorderState;
	readonly recording: AudioRecorded | undefined;
};

/** Holds the microphone, the clock and the frames of one recorder, and performs the effects of its state machine. */
export class RecorderDriver {
	/** May be replaced at any time; counts from the next event on. */
	settings: RecorderSettings;
	#snapshot: RecorderSnapshot = { state: idleRecorder, recording: undefined };
	#frames: Int16Array[] = [];
	#capture: Capture | undefined;
	#clock: ReturnType<typeof setInterval> | undefined;
	/** Aborted when the microphone that is being opened, or is open, is no longer wanted. */
	#use = new AbortController();
	readonly #observers = new Set<() => void>();

	constructor(settings: RecorderSettings) {
		this.settings = settings;
	}

	readonly snapshot = (): RecorderSnapshot => this.#snapshot;

	/** Calls back after every change; returns what ends that. */
	readonly subscribe = (observer: () => void): (() => void) => {
		this.#observers.add(observer);
		return () => this.#observers.delete(observer);
	};

	readonly send = (event: RecorderEvent): void => {
		const { state, effects } = stepRecorder(this.#snapshot.state, event, this.settings);
		this.#show({ state });
		for (const effect of effects) this.#perform(effect);
	};

	#show(change: Partial<RecorderSnapshot>) {
		this.#snapshot = { ...this.#snapshot, ...change };
		for (const observer of this.#observers) observer();
	}

	#perform(effect: RecorderEffect) {
		switch (effect.type) {
			case 'open-microphone':
				void this.#open();
				return;
			case 'close-microphone':
				void this.#close();
				return;
			case 'abandon':
				this.#use.abort();
				void this.#capture?.stop();
				this.#capture = undefined;
				return;
			case 'start-clock':
				this.#clock = setInterval(() => this.send({ type: 'tick' }), recordingChunkMs);
				return;
			case 'stop-clock':
				clearInterval(this.#clock);
				return;
			case 'log-ignored-stop':
				console.info('The recording cannot be stopped by hand; it ends at its limit.');
				return;
			case 'discard-recording':
				if (this.#snapshot.recording) URL.revokeObjectURL(this.#snapshot.recording.audioUrl);
				this.#show({ recording: undefined });
				return;
			case 'emit-record-started':
				tellByTouch();
				this.settings.onRecordStarted?.();
				return;
			case 'emit-tick':
				this.settings.onTick?.(effect.elapsedSeconds);
				return;
			case 'emit-frame':
				this.#frames.push(effect.samples);
				this.settings.onFrame?.(effect.samples);
				return;
			case 'emit-nothing-recorded':
				this.settings.onNothingRecorded?.();
				return;
			case 'emit-audio-recorded':
				this.#emitRecording(effect);
		}
	}

	async #open() {
		const use = new AbortController();
		const sendIfWanted = (event: RecorderEvent) => {
			if (!use.signal.aborted) this.send(event);
		};
		this.#use = use;
		this.#frames = [];
		try {
			const stream = await openMicrophone(this.settings);
			if (use.signal.aborted) return releaseMicrophone(stream);
			const capture = await startCapture(stream, {
				onFrame: (samples) => sendIfWanted({ type: 'frame', samples }),
				onLost: () => sendIfWanted({ type: 'microphone-lost' }),
				onInterrupted: () => sendIfWanted({ type: 'interrupted' }),
				onResumed: () => sendIfWanted({ type: 'resumed' }),
			});
			if (use.signal.aborted) return void capture.stop();
			this.#capture = capture;
			this.send({ type: 'microphone-opened' });
		} catch (error) {
			sendIfWanted({ type: 'microphone-failed', problem: microphoneProblem(error) });
		}
	}

	async #close() {
		const use = this.#use;
		await this.#capture?.stop();
		if (use.signal.aborted) return;
		this.#capture = undefined;
		this.send({ type: 'microphone-closed' });
	}

	#emitRecording({ type: _, ...recorded }: Extract<RecorderEffect, { type: 'emit-audio-recorded' }>) {
		const wav = encodeWav(concatPcm16(this.#frames), speechSampleRateHz);
		this.#frames = [];
		const audioBlob = new Blob([wav], { type: 'audio/wav' });
		const recording = { audioUrl: URL.createObjectURL(audioBlob), audioBlob, ...recorded };
		this.#show({ recording });
		this.settings.onAudioRecorded?.(recording);
	}
}
