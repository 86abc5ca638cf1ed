import { apiPaths } from '@henry/contract/api-paths.ts';
import { offlineJudgeSchema } from '@henry/contract/offline-engines.ts';
import { createEngineStore } from '#web/lib/engine-store.ts';

/** The judge of readings that this browser keeps. */
export const judgeStore = createEngineStore({
	cacheName: 'offline-judge',
	path: apiPaths.offlineJudge,
	schema: offlineJudgeSchema,
});
