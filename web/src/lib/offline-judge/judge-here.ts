import type { AssessedReading } from '@henry/reading/assess-reading.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { createEngineThread } from '#web/lib/engine-thread.ts';
import { knownSpeaker } from '#web/lib/known-speaker.ts';
import { visitorSettings } from '#web/lib/visitor-settings.ts';
import type { JudgeAnswer, JudgeRequest } from './judge-messages.ts';
import { judgeStore } from './judge-store.ts';

const ask = createEngineThread<JudgeRequest, JudgeAnswer>({
	start: () => new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module' }),
	handedOver: ({ wav }) => [wav.buffer],
});

/**
 * A reading as the judge finds it that this browser keeps; undefined where it keeps none that is whole. Rejects with an
 * `ApiError`: `invalid-argument` where the recording cannot be judged, `internal` where the judge failed.
 */
export async function judgeHere(reading: {
	text: string;
	recording: Blob;
}): Promise<AssessedReading | undefined> {
	if (!(await judgeStore.kept())) return undefined;
	const answer = await ask({
		text: reading.text,
		wav: new Uint8Array(await reading.recording.arrayBuffer()),
		accent: visitorSettings().accent,
		speaker: knownSpeaker(),
	});
	if ('failure' in answer) throw new ApiError({ code: 'internal', message: '', cause: answer.failure });
	if (answer.refusal) throw new ApiError({ code: 'invalid-argument', message: answer.refusal });
	return answer.assessed;
}
