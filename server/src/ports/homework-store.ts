import type { Draft } from '@henry/contract/drafts.ts';
import type {
	Assignment,
	HandInContent,
	Homework,
	MarksByCriterion,
	QueueEntry,
	TimedNote,
} from '@henry/contract/homework.ts';
import type { Task } from '@henry/contract/tasks.ts';
import type { Permission } from './permission.ts';

/** What an assignment asks for, and what it is marked by. */
export type MarkedBy = Pick<Assignment, 'task' | 'rubric'>;
/** An assignment of a class as it is saved. */
export type NewAssignment = Omit<Assignment, 'classId'>;

/** What is needed to take an answer in. */
type OpenAssignment = MarkedBy & { dueAtMs: number | null; academyId: string };

/** A teacher's word that is about to be kept. */
export type NewReview = {
	id: string;
	handInId: string;
	mark: number | null;
	marks?: MarksByCriterion;
	note: string;
	timedNotes?: readonly TimedNote[];
};

/**
 * `atMs`: when it was handed in, or the first of those that it replaces; `putRightAtMs`: when it was handed in itself, where it
 * replaces one.
 */
export type NewHandIn = {
	id: string;
	assignmentId: string;
	replaces: readonly string[];
	atMs: number;
	putRightAtMs?: number | undefined;
	attention: number;
	content: HandInContent;
	/** The rubric that the assignment has. */
	rubricId?: string | undefined;
	/** An earlier answer whose note this one answers. */
	answersId?: string | undefined;
};

/** One hand-in in the view of a class: figures and mistakes, without its text. */
export type WorkRow = {
	handInId: string;
	membershipId: string;
	assignmentId: string;
	atMs: number;
	spokenSeconds: number;
	hasRecording: boolean;
	mark: number | null;
	marks: MarksByCriterion;
	isReviewed: boolean;
	/** What the machine found, as places on the line of levels. */
	places: Draft['places'] | null;
	wrongSounds: NonNullable<HandInContent['wrongSounds']>;
	/** `atSeconds`: where in the recording it is said, as far as that is known. */
	mistakes: { category: string; original: string; replacement: string; atSeconds?: number }[];
};

export type ClassWork = {
	id: string;
	name: string;
	isArchived: boolean;
	assignments: Assignment[];
	/** `cameAtMs`: when they came into the class; 0 where that is not known. */
	learners: { membershipId: string; displayName: string; cameAtMs: number }[];
	work: WorkRow[];
};

/** What a class has said lately, the latest first, and the names of all who are or were heard in it. */
export type ClassAnswers = {
	name: string;
	names: string[];
	answers: { membershipId: string; atMs: number; task: Task; content: HandInContent }[];
};

/** Assignments, what learners hand in for them, and what teachers say to it. */
export type HomeworkStore = {
	/** Adds or replaces assignments of a class that is not archived, all or none. A picture must be the academy's own. */
	saveAssignments(
		permission: Permission,
		classId: string,
		assignments: readonly NewAssignment[],
		maxAssignments: number,
	): Promise<'saved' | 'full' | 'readOnly' | 'notFound'>;
	/** Removes an assignment with everything that was handed in for it. */
	removeAssignment(permission: Permission, assignmentId: string): Promise<boolean>;
	/** What is open by now. */
	homework(permission: Permission, nowMs: number): Promise<Homework>;
	/** The assignment that the permission reaches, where it is open by now and its class is not archived. */
	openAssignment(
		permission: Permission,
		assignmentId: string,
		nowMs: number,
	): Promise<OpenAssignment | undefined>;
	/** When the first of these answers was handed in, of the caller's own that no teacher has seen; null where none was. */
	replacedAtMs(
		permission: Permission,
		answer: Pick<NewHandIn, 'assignmentId' | 'replaces'>,
	): Promise<number | null>;
	/**
	 * Adds an answer as the caller's next attempt, in place of those it replaces that no teacher has seen. Adding the same
	 * id twice changes nothing. An answer to a teacher's note is one more, once for each note. Where no attempt is left,
	 * nothing changes.
	 */
	handIn(
		permission: Permission,
		handIn: NewHandIn,
	): Promise<'added' | 'noAttemptsLeft' | 'readOnly' | 'notFound'>;
	/** Keeps the recording of the caller's own answer, which no other recording replaces. */
	addRecording(
		permission: Permission,
		recording: { handInId: string; expiresAtMs: number; wav: Uint8Array },
	): Promise<boolean>;
	/** Deletes the recording of the caller's own answer. */
	withdrawRecording(permission: Permission, handInId: string): Promise<boolean>;
	/** The recording of an answer in reach, or of the caller's own. */
	recording(permission: Permission, handInId: string, nowMs: number): Promise<Uint8Array | undefined>;
	/**
	 * Puts the caller's own answer, which has a teacher's word, to the front of the queue again. The word stays until a teacher
	 * says another.
	 */
	askForAnotherLook(
		permission: Permission,
		asked: { handInId: string; attention: number; atMs: number },
	): Promise<boolean>;
	/**
	 * Answers of the classes in reach: those that wait, without a word or asked to be looked at again, the neediest first; or
	 * the others, the latest first.
	 */
	queue(
		permission: Permission,
		wanted: { academyId: string; classId: string | null; isReviewed: boolean; nowMs: number; atMost: number },
	): Promise<{ entries: QueueEntry[]; total: number }>;
	/** What answers in reach are marked by, by the answers' ids. */
	tasksOf(permission: Permission, handInIds: readonly string[]): Promise<Map<string, MarkedBy>>;
	/** Adds a teacher's word to answers in reach, all or none; answers whether all were in reach. */
	review(
		permission: Permission,
		reviews: readonly NewReview[],
		atMs: number,
		isUnheard?: boolean,
	): Promise<boolean>;
	/**
	 * Brings back what was before the last change of an answer's mark, as a change of its own, also that its learner had asked
	 * for another look; once for each change's id.
	 */
	undoReview(
		permission: Permission,
		change: { id: string; handInId: string; atMs: number },
	): Promise<boolean>;
	classWork(permission: Permission, classId: string): Promise<ClassWork | undefined>;
	/** What was handed in since a moment, with its text. */
	classAnswers(
		permission: Permission,
		wanted: { classId: string; sinceMs: number; atMost: number },
	): Promise<ClassAnswers | undefined>;
};
