import type { ExtraTimePercent } from '@henry/contract/exam-report.ts';
import type { Homework } from '@henry/contract/homework.ts';
import type { Activity } from '@henry/contract/practice.ts';
import type { RolePlay } from '@henry/contract/role-play.ts';
import { tabNames } from './kept-for-one.ts';

/** The assignment that is being done in this tab: what is practised next in its activity is handed in. */
export type HomeworkNow = {
	assignmentId: string;
	title: string;
	/** `speakleSet`: sentences that are handed in together, so none of them by itself. */
	activity: Activity | 'speakleSet';
	/** The exam that is to be taken, where it is one. */
	exam?: string | undefined;
	/** The learner lets the teacher hear the recording. */
	sharesRecording: boolean;
	asksForHelp: boolean;
	/** The earlier answer whose note this one answers. */
	answersId?: string | undefined;
	/** By how much the learner has more time to speak. */
	extraTimePercent?: ExtraTimePercent | undefined;
	/** The role play that a teacher has written, or the sentences that are to be read, where it is such a thing. */
	rolePlay?: RolePlay | undefined;
	sentences?: string[] | undefined;
	/** Whose homework it is, in that academy's look. */
	academy?: Homework[number]['academy'] | undefined;
};

/** Its name in the tab's storage, and of the event that tells of a change. */
const name = tabNames.homework;

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

/** The assignment that is being done in this tab, where a practice of this activity, and of this exam, is what it asks for. */
export function homeworkFor(activity: Activity, exam?: string): HomeworkNow | undefined {
	const now = homeworkNow();
	return now?.activity === activity && (!now.exam || now.exam === exam) ? now : undefined;
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
