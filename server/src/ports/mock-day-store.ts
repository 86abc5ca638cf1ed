import type {
	MockDay,
	MockLearner,
	MockMark,
	MockMarks,
	MockStatus,
	MockTimes,
	SaveMockDayRequest,
} from '@henry/contract/mock-days.ts';
import type { Task } from '@henry/contract/tasks.ts';
import type { NewHandIn } from './homework-store.ts';
import type { Permission } from './permission.ts';

/** A day as it is saved: each slot with how long it takes, and an id for the homework of each of its classes. */
export type SavedMockDay = Omit<SaveMockDayRequest, 'slots'> & {
	examName: string;
	slots: (SaveMockDayRequest['slots'][number] & { minutes: number })[];
	assignmentIds: Readonly<Record<string, string>>;
	createdAtMs: number;
};

/** Which learner has taken which form of an exam. */
type TakenForm = { membershipId: string; form: string };

/** Where what a candidate said is handed in. */
type MockPlace = { assignmentId: string; task: Task; dueAtMs: null; waitsForGuardian: boolean };

/**
 * Days of mock exams. A day, a slot and its candidates are in reach where the class of one of its candidates is, or where
 * the caller is named an examiner of the day.
 */
export type MockDayStore = {
	/** The days of an academy, the latest first. */
	days(
		permission: Permission,
		academyId: string,
	): Promise<{ id: string; title: string; examName: string; startsAtMs: number; candidates: number }[]>;
	/** The learners of classes in reach that are not archived. */
	learners(permission: Permission, academyId: string, classIds: readonly string[]): Promise<MockLearner[]>;
	/** The staff of an academy in which the caller may make a day. */
	staff(permission: Permission, academyId: string): Promise<{ membershipId: string; displayName: string }[]>;
	/** What these learners, as far as they are in reach, have taken of an exam: in practice that the server keeps, and on other days. */
	takenForms(
		permission: Permission,
		wanted: { membershipIds: readonly string[]; exam: string; exceptDayId: string | null },
	): Promise<TakenForm[]>;
	/**
	 * Adds or replaces a day, where every candidate, also of the day as it was, is a learner of a class in reach; those who
	 * were candidates for a class before stay so, in whatever class they are now. `waits` where a candidate's guardian has not
	 * agreed.
	 */
	save(
		permission: Permission,
		day: SavedMockDay,
		maxDays: number,
	): Promise<'saved' | 'waits' | 'full' | 'readOnly' | 'notFound'>;
	day(permission: Permission, dayId: string): Promise<MockDay | undefined>;
	/** Removes a day that is in reach as a whole, with everything that was handed in and marked on it. */
	remove(permission: Permission, dayId: string): Promise<boolean>;
	/** Notes how it stands with a candidate, unless something later is noted. */
	note(
		permission: Permission,
		note: { dayId: string; membershipId: string; status: MockStatus; atMs: number },
	): Promise<boolean>;
	/** Keeps the caller's own sheet of a candidate, joined with what they wrote before on this or another device. */
	mark(permission: Permission, mark: MockMark & { id: string }): Promise<boolean>;
	/** What examiners say of a hand-in in reach; empty where it is none of a mock exam. */
	marks(permission: Permission, handInId: string): Promise<MockMarks>;
	placeOf(permission: Permission, dayId: string, membershipId: string): Promise<MockPlace | undefined>;
	/** Adds what a candidate said as their attempt. Adding the same id twice changes nothing. */
	handIn(
		permission: Permission,
		handIn: NewHandIn & { dayId: string; membershipId: string },
	): Promise<'added' | 'readOnly' | 'notFound'>;
	/** Keeps the recording of a candidate's answers, which no other recording replaces. */
	addRecording(
		permission: Permission,
		recording: { handInId: string; expiresAtMs: number; wav: Uint8Array },
	): Promise<boolean>;
	/** When the caller, and whose guardian they are, has a mock exam, from a moment on. */
	times(permission: Permission, sinceMs: number): Promise<MockTimes>;
};
