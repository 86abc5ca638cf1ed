import type { Role } from '@henry/contract/academies.ts';
import type { Assignment } from '@henry/contract/homework.ts';
import type { Platform } from '@henry/contract/lti.ts';
import type { Task } from '@henry/contract/tasks.ts';
import type { NoRoom } from './academy-store.ts';
import type { MarkedBy } from './homework-store.ts';
import type { LtiKey, LtiMember, LtiPlatform, LtiRole } from './lti.ts';
import type { Permission } from './permission.ts';
import type { Account, Session } from './store.ts';

/** Ids for what a launch may have to add: a class, and somebody with an account and a place. */
export type NewArrival = { classId: string; joinCode: string; accountId: string; membershipId: string };

/** Where somebody has arrived whom a platform sent. */
export type Arrival = {
	accountId: string;
	membershipId: string;
	displayName: string;
	academyId: string;
	classId: string;
	role: Role;
};

/** A mark that a platform does not have yet. `mark` is null where it was taken back. */
export type DueMark = {
	platform: LtiPlatform;
	linkId: string;
	assignmentId: string;
	membershipId: string;
	subject: string;
	title: string;
	task: Task;
	rubric?: Assignment['rubric'];
	lineItem: string | null;
	lineItems: string | null;
	mark: number | null;
	atMs: number;
	failures: number;
};

/** Learning platforms that send people to academies. Where a permission does not reach, nothing is found. */
export type LtiStore = {
	/** The keys that platforms know this server by, the newest first; `add` adds one unless there is one since `sinceMs`. */
	keys(): Promise<LtiKey[]>;
	addKey(key: LtiKey, sinceMs: number): Promise<void>;
	platforms(permission: Permission, academyId: string): Promise<Platform[] | undefined>;
	/** Adds a platform or replaces it; whose permission it is has confirmed that guardians agreed. */
	savePlatform(
		permission: Permission,
		platform: LtiPlatform & { createdAtMs: number },
		maxPlatforms: number,
	): Promise<'saved' | 'full' | 'notFound'>;
	removePlatform(permission: Permission, academyId: string, platformId: string): Promise<boolean>;
	/** Lets a platform register itself once. */
	addRegistration(
		permission: Permission,
		registration: { tokenHash: string; academyId: string; expiresAtMs: number },
	): Promise<boolean>;
	/** Whether a registration is open. */
	isRegistrationOpen(tokenHash: string, nowMs: number): Promise<boolean>;
	/** Uses a registration up and adds the platform; undefined where it is gone, or the academy has enough. */
	register(
		tokenHash: string,
		platform: Omit<LtiPlatform, 'academyId'>,
		nowMs: number,
		maxPlatforms: number,
	): Promise<'registered' | 'full' | 'notFound'>;
	/** A platform by its id, for whom it sends: with the language of its academy, and whether that asks staff for two factors. */
	platform(
		platformId: string,
	): Promise<(LtiPlatform & { language: string; asksStaffForTwo: boolean }) | undefined>;
	/**
	 * Finds or adds the class of a course and the member, with an account that the academy holds, and gives them a place.
	 * Whoever teaches one course and learns in another is two people: their rights do not mix. `full` where the academy or
	 * class has no room.
	 */
	arrive(
		launch: {
			platformId: string;
			deploymentId: string;
			context: { id: string; title: string };
			membersAddress: string | null;
			person: { subject: string; role: LtiRole; name: string | null };
			language: string;
			nowMs: number;
		},
		added: NewArrival,
		most: { classes: number; members: number },
	): Promise<Arrival | NoRoom>;
	/** The assignment of a link of a course, by what is known of the link or of what it carries. */
	assignmentOf(
		link: { platformId: string; id: string; assignmentId: string | null },
		classId: string,
	): Promise<{ id: string; isLinked: boolean } | undefined>;
	/** Ties a link to an assignment of the class; with a `task`, adds the assignment. Answers its id. */
	linkAssignment(
		link: { platformId: string; id: string; lineItem: string | null; lineItems: string | null },
		assignment: {
			id: string;
			classId: string;
			added: { title: string; task: Task; createdAtMs: number } | null;
		},
	): Promise<void>;
	/** Assignments of a class that can be put into a course, the newest first. */
	pickable(classId: string, atMost: number): Promise<(MarkedBy & { id: string; title: string })[]>;
	/** Adds a session to the account of somebody who has arrived. */
	signIn(accountId: string, session: Omit<Session, 'accountId'>): Promise<Account | undefined>;
	/** The course of a class in reach, where its platform tells members. */
	course(
		permission: Permission,
		classId: string,
	): Promise<{ platform: LtiPlatform; membersAddress: string } | undefined>;
	/** Brings the learners of a class in line with those of the course: adds who is new, takes out who is not there now. */
	setMembers(
		course: { platformId: string; classId: string; nowMs: number },
		members: readonly (LtiMember & Pick<NewArrival, 'accountId' | 'membershipId'>)[],
		maxMembers: number,
	): Promise<{ added: number; left: number } | NoRoom>;
	/** Marks that have changed since a moment, or whose last try failed, and that are due. */
	dueMarks(times: { nowMs: number; sinceMs: number }, atMost: number): Promise<DueMark[]>;
	/** Notes how sending a mark went: it went, or when to try again, and why it failed. */
	noteMark(
		due: Pick<DueMark, 'platform' | 'linkId' | 'membershipId' | 'mark'>,
		outcome: { sentAtMs: number } | { nextTryAtMs: number; failure: string },
	): Promise<void>;
	/** Keeps the address of a column that was made for a link. */
	noteLineItem(platformId: string, linkId: string, lineItem: string): Promise<void>;
};
