import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { LiveTalkSession } from '../../server/src/domain/live-talk/live-talk-session.ts';
import type { LiveTalkTools } from '../../server/src/domain/live-talk/live-talk-tools.ts';
import { createLiveWork } from '../../server/src/domain/live-talk/live-work.ts';
import { createDice } from './noises.ts';
import type { SpokenTurn } from './spoken-turns.ts';

const frameMs = 20;
const frameSamples = (speechSampleRateHz * frameMs) / 1_000;
const leadMs = 1_000;
/** Longer than any wait. */
const tailMs = 3_500;
/** A quiet room: noise of -68 dB of full scale. */
const roomAmplitude = 0.0007 * 32_767;

/** What came of a turn. All times in milliseconds. */
export type TurnOutcome = {
	text: string;
	/** Henry was given the turn in these pauses of it. */
	cutAt: string[];
	/** From the turn's last sound to when it was Henry's; undefined where it never was. */
	waitMs: number | undefined;
	heard: string;
};

function soundOf({ samples }: SpokenTurn, seed: number): Int16Array {
	const dice = createDice(seed);
	const lead = (leadMs * speechSampleRateHz) / 1_000;
	const tail = (tailMs * speechSampleRateHz) / 1_000;
	return Int16Array.from({ length: lead + samples.length + tail }, (_, place) => {
		const noise = roomAmplitude * (2 * dice() - 1);
		return Math.max(-32_768, Math.min(32_767, (samples[place - lead] ?? 0) + noise));
	});
}

/** Time of the stream, which stands still while an engine works and goes on when it has answered. */
class StreamClock {
	nowMs = 0;
	#working = 0;
	#due: { atMs: number; resolve: () => void }[] = [];

	/** Does real work, whose answer comes after so much time of the stream. */
	async answer<Answer>(work: () => Promise<Answer>, afterMs: number): Promise<Answer> {
		const atMs = this.nowMs + afterMs;
		this.#working += 1;
		try {
			return await work();
		} finally {
			this.#working -= 1;
			if (atMs > this.nowMs) await new Promise<void>((resolve) => this.#due.push({ atMs, resolve }));
		}
	}

	async tick(ms: number): Promise<void> {
		this.nowMs += ms;
		for (const { resolve } of this.#due.filter(({ atMs }) => atMs <= this.nowMs)) resolve();
		this.#due = this.#due.filter(({ atMs }) => atMs > this.nowMs);
		do await new Promise((resolve) => setImmediate(resolve));
		while (this.#working > 0);
	}
}

/** The engines on the clock of a stream. */
function onClock(
	{ speechToText, turnDetector }: TurnTools,
	clock: StreamClock,
	{ understoodMs, judgedMs }: EngineDelays,
): TurnTools {
	return {
		speechToText: {
			...speechToText,
			open(options) {
				const utterance = speechToText.open(options);
				return { ...utterance, finish: () => clock.answer(() => utterance.finish(), understoodMs) };
			},
		},
		turnDetector: turnDetector && {
			...turnDetector,
			openStream() {
				const stream = turnDetector.openStream();
				return { ...stream, push: (samples) => clock.answer(() => stream.push(samples), 0) };
			},
			completeness: (samples, options) =>
				clock.answer(() => turnDetector.completeness(samples, options), judgedMs),
		},
	};
}

export type TurnTools = Pick<LiveTalkTools, 'speechToText' | 'turnDetector'>;
/** How long engines take for their answers, in milliseconds. */
export type EngineDelays = { understoodMs: number; judgedMs: number };

/**
 * Says a turn in a live talk of its own, with real engines, in the time of the stream, so that a busy machine measures the
 * same. Henry thinks for ever: only whose turn it is counts.
 */
export async function sayTurn(
	tools: TurnTools,
	turn: SpokenTurn,
	{ pauseMs, delays, seed }: { pauseMs: number; delays: EngineDelays; seed: number },
): Promise<TurnOutcome> {
	const endMs = leadMs + (turn.samples.length * 1_000) / speechSampleRateHz;
	const given: { atMs: number; heard: string }[] = [];
	const clock = new StreamClock();
	const session = new LiveTalkSession(
		{
			...onClock(tools, clock, delays),
			...{ coach: silentCoach, textToSpeech: silentVoice, liveWork: createLiveWork() },
		},
		{
			type: 'start',
			exercise: { type: 'talk', exerciseType: 'talkAboutYou' },
			fullConversation: [{ role: 'system', content: 'Tell me more.' }],
			settings: { pauseMs, handsFree: true, voiceRate: 1 },
			repeatsLast: false,
		},
		{
			send(message) {
				if (message.type === 'final') given.push({ atMs: clock.nowMs, heard: message.transcription });
			},
			sendSound() {},
			tellPartial() {},
			tellFailure: rethrow,
			fail: rethrow,
		},
	);
	const sound = soundOf(turn, seed);
	for (let place = 0; place + frameSamples <= sound.length; place += frameSamples) {
		session.push(sound.slice(place, place + frameSamples));
		await clock.tick(frameMs);
	}
	session.close();
	const last = given.findLast(({ atMs }) => atMs >= endMs);
	return {
		text: turn.text,
		cutAt: given.flatMap(({ atMs, heard }) => (atMs < endMs ? [heard] : [])),
		waitMs: last && last.atMs - endMs,
		heard: last?.heard ?? '',
	};
}

const rethrow = (error: unknown) => {
	throw error;
};
const engine = {
	health: () => ({ name: 'none', model: 'none', embedded: true, state: 'ready' as const, queued: 0 }),
	start: async () => {},
	close: async () => {},
};
const never = () => new Promise<never>(() => {});
const silentCoach = { ...engine, converse: never, converseStarTopic: never };
const silentVoice = { ...engine, voices: [{ name: 'none' }], speak: never };
