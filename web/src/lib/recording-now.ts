import { useEffect, useSyncExternalStore } from 'react';

/** The recorders of this page that record now: a sound would be heard in the recording, a change of task would lose it. */
const recorders = new Set<symbol>();
const listeners = new Set<() => void>();

export function isRecordingNow(): boolean {
	return recorders.size > 0;
}

/** Whether something is being recorded in this page. */
export function useRecordingNow(): boolean {
	return useSyncExternalStore(subscribe, isRecordingNow, () => false);
}

/** Tells the page that a recorder records. */
export function useTellRecording(isRecording: boolean): void {
	useEffect(() => {
		if (!isRecording) return;
		const recorder = Symbol();
		change(() => recorders.add(recorder));
		return () => change(() => recorders.delete(recorder));
	}, [isRecording]);
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

function change(apply: () => void) {
	apply();
	for (const listener of listeners) listener();
}
