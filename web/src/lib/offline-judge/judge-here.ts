import { apiPaths } from '@henry/contract/api-paths.ts';
import { offlineJudgeSchema } from '@henry/contract/offline-engines.ts';
import type { AssessedReading } from '@henry/reading/assess-reading.ts';
import { getJson } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { canKeepEngines } from '#web/lib/engine-store.ts';
import { createEngineThread } from '#web/lib/engine-thread.ts';
import { knownSpeaker } from '#web/lib/known-speaker.ts';
import { savesData } from '#web/lib/saves-data.ts';
import { visitorSettings } from '#web/lib/visitor-settings.ts';
import { noteJudgeIsKept } from './judge-is-kept.ts';
import type { JudgeAnswer, JudgeRequest } from './judge-messages.ts';
import { judgeStore } from './judge-store.ts';

/** The page has the line to itself for so long. */
const ownLineMs = 3_000;

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

let isAsked = false;

async function keepJudge(): Promise<void> {
	const offered = await getJson(apiPaths.offlineJudge, offlineJudgeSchema);
	const kept = await judgeStore.kept();
	if (JSON.stringify(kept) !== JSON.stringify(offered)) await judgeStore.fetch(offered);
	noteJudgeIsKept(true);
}

/**
 * Fetches the judge for when the server cannot be reached, once, when the page has nothing else to do. Nobody waits for it:
 * where that fails, the next practice is the next try.
 */
export function keepJudgeWhenIdle(): void {
	if (isAsked || !canKeepEngines() || savesData()) return;
	isAsked = true;
	const keep = () =>
		keepJudge().catch(() => {
			isAsked = false;
		});
	// Safari has no such call.
	const whenIdle = globalThis.requestIdleCallback ?? ((call: () => void) => setTimeout(call, 0));
	setTimeout(() => whenIdle(() => void keep()), ownLineMs);
}
