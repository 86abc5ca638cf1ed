import { engineWords } from '@henry/contract/engine-words.ts';
import { maxSpeechMsOfEmbeddedJudge as maxSpeechMs } from '@henry/reading/embedded-judge.ts';
import type { JudgedReading } from '@henry/reading/judged-reading.ts';
import { createEngineProcess } from '#server/engines/engine-process.ts';
import { reportPatienceMs } from '#server/engines/engine-process-options.ts';
import type { LiveWork } from '#server/ports/live-work.ts';
import { type PronunciationAssessor, refuseLongSpeech } from '#server/ports/pronunciation-assessor.ts';

/** Half a minute of speech takes some 2 s of an idle core. */
const callTimeoutMs = 20_000;

/**
 * Our own judge of sounds (the room `ear`), on the acoustic model of our own recogniser, with the models in `folder`.
 * `maxQueued` calls may wait for one of `processes` processes.
 */
export function createEmbeddedAssessor(options: {
	folder: string;
	processes: number;
	maxQueued: number;
	liveWork?: LiveWork;
}): PronunciationAssessor & { processIds(): number[] } {
	const engine = createEngineProcess({
		name: engineWords.earForSounds,
		model: engineWords.earForSoundsModel,
		module: new URL('./embedded-engine.ts', import.meta.url),
		arguments: [options.folder],
		processes: options.processes,
		maxQueued: options.maxQueued,
		liveWork: options.liveWork,
		patienceMs: reportPatienceMs,
		callTimeoutMs,
	});
	return {
		...engine,
		maxSpeechMs,
		async assess(speech, words, { accent = 'either', speaker, ...callOptions } = {}) {
			refuseLongSpeech(speech, maxSpeechMs);
			const ways = words.map((word) => word.ways);
			const reading = (await engine.call(
				'assess',
				[speech, ways, accent, speaker],
				callOptions,
			)) as JudgedReading;
			return { ...reading, accent };
		},
	};
}
