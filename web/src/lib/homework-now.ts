import type { Activity } from '@henry/contract/practice.ts';

/** The assignment that is being done in this tab: what is practised next in its activity is handed in. */
export type HomeworkNow = {
	assignmentId: string;
	title: string;
	activity: Activity;
	/** The exam that is to be taken, where it is one. */
	exam?: string | undefined;
	/** The learner lets the teacher hear the recording. */
	sharesRecording: boolean;
	asksForHelp: boolean;
	/** The earlier answer whose note this one answers. */
	answersId?: string | undefined;
};

/** Its name in the tab's storage, and of the event that tells of a change. */
const name = 'henry.homework';

/** As it was kept, or null where none is being done. */
export function keptHomework(): string | null {
	try {
		return sessionStorage.getItem(name);
	} catch {
		return null;
	}
}

/** The assignment that is being done in this tab. */
export function homeworkNow(): HomeworkNow | undefined {
	const kept = keptHomework();
	return kept === null ? undefined : (JSON.parse(kept) as HomeworkNow);
}

/** Begins an assignment in this tab, or, with undefined, goes on without one. */
export function keepHomework(homework: HomeworkNow | undefined): void {
	try {
		if (homework) sessionStorage.setItem(name, JSON.stringify(homework));
		else sessionStorage.removeItem(name);
	} catch {
		// Storage may be forbidden: then nothing is handed in, and no line says so.
	}
	dispatchEvent(new Event(name));
}

/** Calls the listener whenever an assignment begins or ends; answers how to stop that. */
export function onHomework(listener: () => void): () => void {
	addEventListener(name, listener);
	return () => removeEventListener(name, listener);
}
