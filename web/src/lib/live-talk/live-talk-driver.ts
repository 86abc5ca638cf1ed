import { liveTalkFrameMs } from '@henry/contract/limits.ts';
import { rootMeanSquare } from '@henry/sound/level.ts';
import { type Capture, type CaptureHandlers, startCapture } from '#web/audio/capture.ts';
import { microphoneProblem, openMicrophone, releaseMicrophone } from '#web/audio/microphone.ts';
import { openPlayout, type Playout } from '#web/audio/playout.ts';
import { holdTalk } from './hold-talk.ts';
import { KeptSound, type StreamMark } from './kept-sound.ts';
import { isQuiet, type LiveTalkOptions, liveTalkBefore, showsLearner, stepLiveTalk } from './live-talk.ts';
import type { LiveTalk, LiveTalkCommands, SoundTrouble } from './live-talk-state.ts';
import type { LiveTalkEffect, LiveTalkEvent } from './live-talk-step.ts';
import { SoundWatch } from './sound-watch.ts';
import { openTalkSocket, type TalkSocket } from './talk-socket.ts';

/** Without a sign of the learner for so long, minutes after Henry's help, nobody is there any more. */
const forgottenMs = 5 * 60_000;

type LevelObserver = (level0to1: number) => void;

/** Holds microphone, loudspeaker and socket of one live talk, and performs the effects of its state machine. */
export class LiveTalkDriver {
	#state;
	readonly #kept = new KeptSound();
	#capture: Capture | undefined;
	#playout: Playout | undefined;
	#socket: TalkSocket | undefined;
	#connecting: ReturnType<typeof setTimeout> | undefined;
	#forgetting: ReturnType<typeof setTimeout> | undefined;
	#watch = new SoundWatch();
	/** Aborted when what is being opened, or is open, is no longer wanted. */
	#use = new AbortController();
	readonly #observers = new Set<() => void>();
	readonly #levelObservers = new Set<LevelObserver>();

	constructor(options: LiveTalkOptions) {
		this.#state = liveTalkBefore(options);
	}

	readonly snapshot = (): LiveTalk => this.#state;

	/** Calls back after every change; returns what ends that. */
	readonly subscribe = (observer: () => void): (() => void) => {
		this.#observers.add(observer);
		return () => this.#observers.delete(observer);
	};

	/** Calls back with the loudness of every frame of the microphone's; returns what ends that. */
	readonly watchLevel = (observer: LevelObserver): (() => void) => {
		this.#levelObservers.add(observer);
		return () => this.#levelObservers.delete(observer);
	};

	/** How loud Henry sounds at this moment, a root mean square of 0..1; undefined where he is not heard. */
	readonly henrysLevel = (): number | undefined =>
		this.#playout?.isAudible() ? this.#playout.level0to1() : undefined;

	readonly commands: LiveTalkCommands = {
		changeSettings: (change) =>
			this.#mark({ type: 'settings', settings: { ...this.#state.settings, ...change } }),
		think: (thinking) => this.#mark({ type: 'think', thinking }),
		press: (pressed) => this.#mark({ type: 'talk-button', pressed }),
		repeat: () => this.send({ type: 'repeat-wanted' }),
		write: (text, which) => this.send({ type: 'wrote', text, which }),
		retry: () => this.send({ type: 'retried' }),
		tellTimeIsUp: () => this.send({ type: 'time-is-up' }),
		takeOver: () => this.send({ type: 'taken-over' }),
		end: () => this.send({ type: 'ended' }),
	};

	readonly send = (event: LiveTalkEvent): void => {
		const { state, effects } = stepLiveTalk(this.#state, event);
		this.#state = state;
		for (const observer of this.#observers) observer();
		for (const effect of effects) this.#perform(effect);
		if (showsLearner(event) && !this.#use.signal.aborted) this.#awaitLearner();
	};

	#awaitLearner() {
		clearTimeout(this.#forgetting);
		this.#forgetting = setTimeout(() => this.send({ type: 'forgotten' }), forgottenMs);
	}

	#mark(mark: StreamMark) {
		this.send({ type: 'marked', mark });
	}

	#perform(effect: LiveTalkEffect) {
		switch (effect.type) {
			case 'open':
				void this.#open(effect.steals);
				return;
			case 'close':
				this.#close();
				return;
			case 'connect':
				clearTimeout(this.#connecting);
				this.#connecting = setTimeout(() => this.#connect(), effect.afterMs);
				return;
			case 'tell':
				this.#socket?.tell(effect.message);
				return;
			case 'mark':
				this.#kept.mark(effect.mark);
				return;
			case 'begin-stream':
				this.#beginStream();
				return;
			case 'settle':
				this.#kept.settleAll();
				return;
			case 'play':
				if (this.#playout?.isAudible()) this.#playout.enqueue(effect.samples, effect.sampleRateHz);
				return;
			case 'await-end':
				this.#awaitEnd(effect.reply);
				return;
			default:
				this.#playout?.[effect.type]();
		}
	}

	async #open(steals: boolean) {
		const use = new AbortController();
		this.#use = use;
		this.#watch = new SoundWatch();
		const { signal } = use;
		const sendIfWanted = (event: LiveTalkEvent) => {
			if (!signal.aborted) this.send(event);
		};
		const onStolen = () => sendIfWanted({ type: 'taken-elsewhere' });
		if (!(await holdTalk({ steals, signal, onStolen }))) return onStolen();
		if (signal.aborted) return;
		try {
			const stream = await openMicrophone({ processing: 'on' });
			if (signal.aborted) return releaseMicrophone(stream);
			const onLost = () => sendIfWanted({ type: 'microphone-failed', problem: 'missing' });
			const onFrame = (samples: Int16Array) => {
				if (!signal.aborted) this.#hear(samples);
			};
			const interrupt = (isInterrupted: boolean) => {
				if (!signal.aborted) this.#tellTrouble(this.#watch.interrupt(isInterrupted));
			};
			const handlers: CaptureHandlers = {
				onFrame,
				onLost,
				onInterrupted: () => interrupt(true),
				onResumed: () => interrupt(false),
			};
			const capture = await startCapture(stream, handlers, liveTalkFrameMs);
			if (signal.aborted) return void capture.stop();
			this.#capture = capture;
		} catch (error) {
			return sendIfWanted({ type: 'microphone-failed', problem: microphoneProblem(error) });
		}
		// Where the browser cannot play, Henry is read.
		const playout = await openPlayout().catch(() => undefined);
		if (signal.aborted) return playout?.close();
		this.#playout = playout;
		this.send({ type: 'microphone-opened' });
	}

	#close() {
		this.#use.abort();
		clearTimeout(this.#connecting);
		clearTimeout(this.#forgetting);
		this.#socket?.close();
		void this.#capture?.stop();
		this.#playout?.close();
		this.#socket = undefined;
		this.#capture = undefined;
		this.#playout = undefined;
	}

	#connect() {
		this.#socket?.close();
		this.#socket = openTalkSocket({
			onOpen: () => this.send({ type: 'socket-opened' }),
			onNews: (news) => {
				const recording = news.type === 'final' ? this.#kept.acknowledge(news) : undefined;
				this.send({ type: 'told', news, recording });
			},
			onSpeech: (header, samples) => this.send({ type: 'speech', header, samples }),
			onClosed: () => this.send({ type: 'socket-closed' }),
		});
	}

	#beginStream() {
		for (const item of this.#kept.beginStream()) {
			if (item instanceof Int16Array) this.#socket?.send(item);
			else this.#socket?.tell(item);
		}
	}

	/** Keeps a frame of the microphone's, and sends it where there is a socket. */
	#hear(samples: Int16Array) {
		const level0to1 = rootMeanSquare(samples);
		for (const observer of this.#levelObservers) observer(level0to1);
		const frame = samples.slice();
		this.#kept.push(frame);
		if (this.#state.isConnected) this.#socket?.send(frame);
		const unsentMs = (this.#state.isConnected && this.#socket?.unsentMs()) || 0;
		const { type } = this.#state.phase;
		if (isQuiet(this.#state)) this.#kept.settleQuiet(unsentMs, type !== 'learner');
		const henrys = type.startsWith('henry') ? 'henry' : undefined;
		const turn = type === 'learner' ? type : henrys;
		this.#tellTrouble(this.#watch.hear(samples, { turn, unsentMs }));
	}

	#tellTrouble(trouble: SoundTrouble | undefined) {
		if (trouble !== this.#state.trouble) this.send({ type: 'sound-trouble', trouble });
	}

	#awaitEnd(reply: number) {
		if (this.#playout?.isAudible())
			this.#playout.whenPlayed((wasAudible) => this.send({ type: 'played', reply, wasAudible }));
		else this.send({ type: 'played', reply, wasAudible: false });
	}
}
