import { maxLiveTurnMs, speechSampleRateHz } from '@henry/contract/limits.ts';
import type { LiveTalkServerMessage } from '@henry/contract/live-talk.ts';
import type { TranscriptResponse } from '@henry/contract/transcript.ts';
import { concatPcm16 } from '@henry/sound/pcm.ts';
import { createSpeechActivity, type SpeechEvent } from '@henry/sound/speech-activity.ts';
import type { RecognitionOptions, SpeechToText } from '#server/ports/speech-to-text.ts';
import { type TurnDetector, turnEndMs } from '#server/ports/turn-detector.ts';
import { type Heard, Listening } from './listening.ts';
import { SpokenTurn } from './spoken-turn.ts';
import type { TurnEvent, TurnTaking } from './turn-taking-state.ts';

/** After a pause this short it is found out what was said, so that a reply is there when the turn ends. */
const judgedPauseMs = 200;
/** So long a pause ends a segment, which is recognised as one. */
const segmentPauseMs = 1_000;
/** Without a judge of pauses: each of them ends a segment, and none is recognised twice. */
const unjudgedPauseMs = 400;
const recentSamples = (turnEndMs * speechSampleRateHz) / 1_000;

/** A turn of the learner's, and its place in the conversation once it is acknowledged. */
export type Turn = { readonly spoken: SpokenTurn; place: number | undefined };

/** What the learner's side of a live talk needs of the rest of it. */
export type LearnersSurroundings = {
	send(message: LiveTalkServerMessage): void;
	tellPartial(transcript: TranscriptResponse): void;
	/** What was said of the turn so far, and will hardly be understood otherwise. */
	followWords(transcript: TranscriptResponse): void;
	fail(error: unknown): void;
	step(event: TurnEvent): void;
	state(): TurnTaking;
	/** What the recogniser may know of the turn that begins. */
	recognition(): RecognitionOptions;
};

/** The learner's side of a live talk: who speaks when, what was said, and whether it sounds finished. */
export class LearnersSide {
	readonly #speechToText: SpeechToText;
	readonly #detector: TurnDetector | undefined;
	readonly #around: LearnersSurroundings;
	readonly #listening: Listening;
	/** The last sound that was heard, at least `recentSamples` of it where there was so much. */
	#recent: Int16Array[] = [];
	#recentLength = 0;
	#isVoiceTold = false;
	#turn: Turn | undefined;
	/** The turn before, which what is said now may belong to. */
	#turnBefore: Turn | undefined;

	constructor(
		tools: { speechToText: SpeechToText; turnDetector?: TurnDetector | undefined },
		around: LearnersSurroundings,
	) {
		this.#speechToText = tools.speechToText;
		this.#detector = tools.turnDetector;
		this.#around = around;
		this.#listening = new Listening({
			activity: createSpeechActivity({
				sampleRateHz: speechSampleRateHz,
				maxUtteranceMs: tools.speechToText.maxUtteranceMs,
				...(this.#detector
					? { hangoverMs: segmentPauseMs, pauseMs: judgedPauseMs }
					: { hangoverMs: unjudgedPauseMs }),
			}),
			detector: this.#detector,
			onHeard: (heard) => this.#follow(heard),
		});
	}

	/** The turn that is spoken, or was given to Henry last. */
	get turn(): Turn | undefined {
		return this.#turn;
	}

	push(samples: Int16Array): void {
		this.#listening.push(samples);
	}

	/** Does something when all sound up to here has been heard. */
	afterwards(then: () => void): void {
		this.#listening.afterwards(then);
	}

	/** The learner is not to be heard any more: what is being said has come to its end. */
	stopHearing(): void {
		this.#tell(this.#listening.flush());
	}

	/** What is said from here on is a segment of its own. */
	endSegment(): void {
		for (const event of this.#listening.flush()) this.#turn?.spoken.follow(event);
	}

	beginTurn(startMs: number): void {
		const spoken: SpokenTurn = new SpokenTurn(this.#speechToText, startMs, {
			...this.#around.recognition(),
			onWords: () => this.#hearWords(spoken),
		});
		this.#turnBefore = this.#turn;
		this.#turn = { spoken, place: undefined };
	}

	reopenTurn(): void {
		if (!this.#turn || !this.#turnBefore) return;
		this.#turnBefore.spoken.append(this.#turn.spoken);
		this.#turn = this.#turnBefore;
		this.#turnBefore = undefined;
	}

	dropTurn(): void {
		this.#listening.flush();
		this.#turn?.spoken.cancel();
		this.#turn = this.#turnBefore;
		this.#turnBefore = undefined;
	}

	/** Henry has taken the turn: what was said is over. */
	leaveTurn(): void {
		this.#listening.flush();
		this.#turn = undefined;
	}

	/** Finds out what was said up to the pause and whether it sounds finished, unless `signal` says that it is of no use. */
	async prepare(signal: AbortSignal): Promise<void> {
		void this.#judge(signal);
		const spoken = this.#turn?.spoken;
		await spoken?.settled();
		if (signal.aborted || !spoken) return;
		if (spoken.failure) this.#around.fail(spoken.failure.error);
		else this.#around.step({ type: 'understood', text: spoken.transcript.transcription });
	}

	close(): void {
		this.#listening.close();
	}

	async #judge(signal: AbortSignal): Promise<void> {
		const { turn, nowMs, settings } = this.#around.state();
		if (!this.#detector || !turn || !settings.handsFree) return;
		const samples = Math.round(((nowMs - turn.startMs) * speechSampleRateHz) / 1_000);
		try {
			const sound = concatPcm16(this.#recent).slice(-Math.min(samples, recentSamples));
			const completeness0to1 = await this.#detector.completeness(sound, { signal });
			if (!signal.aborted) this.#around.step({ type: 'judged', completeness0to1 });
		} catch {
			// Without a judgement the words and the learner's own pause decide.
		}
	}

	#follow({ samples, events, endMs }: Heard): void {
		this.#keepRecent(samples);
		this.#tell(events);
		const { turn } = this.#around.state();
		if (turn?.hasVoice && endMs - turn.startMs > maxLiveTurnMs) this.stopHearing();
		this.#around.step({ type: 'time', nowMs: Math.round(endMs) });
	}

	#keepRecent(samples: Int16Array): void {
		this.#recent.push(samples);
		this.#recentLength += samples.length;
		for (let [first] = this.#recent; first; [first] = this.#recent) {
			if (this.#recentLength - first.length < recentSamples) break;
			this.#recentLength -= first.length;
			this.#recent.shift();
		}
	}

	#tell(events: SpeechEvent[]): void {
		for (const event of events) {
			if (event.type === 'start') this.#beginVoice(event.startMs);
			else if (event.type === 'go-on') this.#beginVoice(this.#around.state().nowMs);
			this.#turn?.spoken.follow(event);
			if (event.type === 'pause' || event.type === 'end') {
				this.#endVoice({ type: 'voice-ended', endMs: event.voiceEndMs });
			} else if (event.type === 'discard') this.#endVoice({ type: 'voice-discarded' });
		}
	}

	#beginVoice(startMs: number): void {
		this.#around.step({ type: 'voice-started', startMs });
		this.#tellVoice(true);
	}

	#endVoice(event: TurnEvent): void {
		this.#around.step(event);
		this.#tellVoice(false);
	}

	#tellVoice(active: boolean): void {
		if (active === this.#isVoiceTold) return;
		this.#isVoiceTold = active;
		this.#around.send({ type: 'voice', active });
	}

	#hearWords(spoken: SpokenTurn): void {
		const { step, state, tellPartial, followWords } = this.#around;
		if (this.#turn?.spoken !== spoken || !state().turn) return;
		const { transcript } = spoken;
		step({ type: 'heard', text: transcript.transcription });
		if (state().turn?.isTentative) return;
		tellPartial(transcript);
		followWords(transcript);
	}
}
