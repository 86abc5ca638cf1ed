import { apiPaths } from '@henry/contract/api-paths.ts';
import { offlineJudgeSchema } from '@henry/contract/offline-engines.ts';
import { useSyncExternalStore } from 'react';
import { getJson } from '#web/lib/api-client.ts';
import { canKeepEngines } from '#web/lib/engine-store.ts';
import { judgeStore } from './judge-store.ts';

/** The page has the line to itself for so long. */
const ownLineMs = 3_000;

let isKept = false;
let isAsked = false;
const observers = new Set<() => void>();

function note(kept: boolean) {
	isKept = kept;
	for (const observer of observers) observer();
}

/** Whether somebody wants to pay for few bytes; browsers other than Chromium do not tell. */
function savesData(): boolean {
	const { connection } = navigator as { connection?: { saveData?: boolean } };
	return connection?.saveData === true;
}

async function keepJudge(): Promise<void> {
	const offered = await getJson(apiPaths.offlineJudge, offlineJudgeSchema);
	const kept = await judgeStore.kept();
	if (JSON.stringify(kept) !== JSON.stringify(offered)) await judgeStore.fetch(offered);
	note(true);
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

function subscribe(observer: () => void): () => void {
	observers.add(observer);
	void judgeStore.kept().then((kept) => note(kept !== undefined));
	return () => observers.delete(observer);
}

/** Whether this browser keeps a judge of readings. */
export function useJudgeIsKept(): boolean {
	return useSyncExternalStore(subscribe, () => isKept);
}
