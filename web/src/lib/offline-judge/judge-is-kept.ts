import { useSyncExternalStore } from 'react';
import { judgeStore } from './judge-store.ts';

let isKept = false;
const observers = new Set<() => void>();

/** Tells whoever shows it. */
export function noteJudgeIsKept(kept: boolean): void {
	isKept = kept;
	for (const observer of observers) observer();
}

function subscribe(observer: () => void): () => void {
	observers.add(observer);
	void judgeStore.kept().then((kept) => noteJudgeIsKept(kept !== undefined));
	return () => observers.delete(observer);
}

/** Whether this browser keeps a judge of readings. */
export function useJudgeIsKept(): boolean {
	return useSyncExternalStore(subscribe, () => isKept);
}
