import { concatPcm16 } from '@henry/sound/pcm.ts';
import { createEngineProcess } from '#server/engines/engine-process.ts';
import type { EngineProcess } from '#server/engines/engine-process-types.ts';
import { type SpeechStream, speechWindowSamples, type TurnDetector } from '#server/ports/turn-detector.ts';
import type { SmartTurnFiles } from './smart-turn-engine.ts';

/** A call takes some 50 ms of an idle core; the first one may wait for the network's pages. */
const callTimeoutMs = 10_000;
/** As many as there can be live talks, and one more for those that end as others begin. */
const maxStreams = 48;
/** Who waits behind more calls than that does without. */
const maxQueued = 4;

/**
 * Smart Turn v3.2 (pipecat-ai, BSD-2-Clause) for the end of a turn, and Silero VAD v6 (MIT) for speech, in ONNX Runtime.
 * Each has processes of its own, so that no stream waits while a turn's end is judged: one hears the speech of all
 * streams, `processes` judge ends of turns. The files must be verified before.
 *
 * Smart Turn takes Whisper's log-mel spectrogram of the last 8 s, normalised to a mean of 0 and a variance of 1, with
 * silence before a shorter turn, as its authors do. Silero takes windows of 32 ms, each with the last 4 ms of the one before.
 */
export function createSmartTurn(options: {
	files: { network: string; speechDetector: string };
	processes: number;
}): TurnDetector & { processIds(): number[] } {
	const { network, speechDetector } = options.files;
	const create = (name: string, files: SmartTurnFiles, processes: number) =>
		createEngineProcess({
			name,
			model: 'Smart Turn v3.2, Silero VAD v6',
			module: new URL('./smart-turn-engine.ts', import.meta.url),
			arguments: [JSON.stringify(files)],
			processes,
			maxQueued,
			maxSessions: maxStreams,
			callTimeoutMs,
		});
	const ends = create('Smart Turn', { network }, options.processes);
	const speech = create('Silero VAD', { speechDetector }, 1);
	return {
		health() {
			const [turn, voice] = [ends.health(), speech.health()];
			const worst = (['failed', 'starting'] as const).find((state) =>
				[turn.state, voice.state].includes(state),
			);
			return { ...turn, state: worst ?? 'ready', queued: turn.queued + voice.queued };
		},
		async start() {
			await Promise.all([ends.start(), speech.start()]);
		},
		async close() {
			await Promise.all([ends.close(), speech.close()]);
		},
		processIds: () => [...ends.processIds(), ...speech.processIds()],
		openStream: () => openStream(speech),
		completeness: async (samples, callOptions) =>
			(await ends.call('completeness', [samples], callOptions)) as number,
	};
}

function openStream(engine: EngineProcess): SpeechStream {
	const session = engine.openSession();
	let rest: Int16Array = new Int16Array(0);
	let last = session.call('open', []).then((): number[] => []);
	// Whoever pushes is told of it.
	last.catch(() => {});
	return {
		push(samples) {
			const all = concatPcm16([rest, samples]);
			const filled = all.length - (all.length % speechWindowSamples);
			rest = all.slice(filled);
			last =
				filled > 0
					? (session.call('push', [all.slice(0, filled)]) as Promise<number[]>)
					: last.then((): number[] => []);
			return last;
		},
		close: () => session.close(),
	};
}
