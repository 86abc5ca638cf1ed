import { engineWords } from '@henry/contract/engine-words.ts';
import type { JudgedReading } from '@henry/reading/judged-reading.ts';
import { createEngineProcess } from '#server/engines/engine-process.ts';
import { reportPatienceMs } from '#server/engines/engine-process-options.ts';
import type { LiveWork } from '#server/ports/live-work.ts';
import { type PronunciationAssessor, refuseLongSpeech } from '#server/ports/pronunciation-assessor.ts';
import type { WhisperJudgeFiles } from './whisper-engine.ts';

/** What the encoder takes at a time. */
const maxSpeechMs = 29_000;
const callTimeoutMs = 20_000;

/**
 * A judge of sounds that hears with layers of Whisper's encoder (Radford et al. 2023) and a head of our own, in processes
 * of its own. `weights`: the published model's file; `folder`: models/judge; `earFolder`: models/ear, for how words are
 * said. `maxQueued` calls may wait for one of `processes` processes. It does not get used to speakers.
 */
export function createWhisperAssessor(
	options: WhisperJudgeFiles & { processes: number; maxQueued: number; liveWork?: LiveWork },
): PronunciationAssessor & { processIds(): number[] } {
	const { processes, maxQueued, liveWork, ...files } = options;
	const engine = createEngineProcess({
		name: engineWords.whisperForSounds,
		model: engineWords.earForSoundsModel,
		module: new URL('./whisper-engine.ts', import.meta.url),
		arguments: [JSON.stringify(files)],
		...{ processes, maxQueued, liveWork, patienceMs: reportPatienceMs, callTimeoutMs },
	});
	return {
		...engine,
		maxSpeechMs,
		async assess(speech, words, { accent = 'either', speaker: _, ...callOptions } = {}) {
			refuseLongSpeech(speech, maxSpeechMs);
			const reading = (await engine.call('assess', [speech, words, accent], callOptions)) as JudgedReading;
			return { ...reading, accent };
		},
	};
}
