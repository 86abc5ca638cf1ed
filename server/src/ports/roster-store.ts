import type { Role } from '@henry/contract/academies.ts';
import type { NoRoom } from './academy-store.ts';
import type { Permission } from './permission.ts';

/** What an academy knows of a school's own system: its classes and people by their ids there. */
export type KnownRoster = {
	language: string;
	classes: Map<string, { classId: string; name: string; joinCode: string; isArchived: boolean }>;
	people: Map<string, { membershipId: string; displayName: string; role: Role }>;
	/** Who is where now, as `classId membershipId`. */
	places: Set<string>;
	/** Teachers whose place waits for them, and who have no invitation to it that still counts. */
	uninvited: { sourcedId: string; membershipId: string }[];
};

/** Somebody who is new: a learner with a card, or a teacher whose place waits until they accept an invitation. */
export type NewRosterPerson = {
	sourcedId: string;
	membershipId: string;
	displayName: string;
} & (
	| { role: 'learner'; accountId: string; nameKey: string; pinHash: string }
	| { role: 'teacher'; email: string }
);

/** All that a roster changes. */
export type RosterChanges = {
	newClasses: { sourcedId: string; classId: string; name: string; joinCode: string }[];
	changedClasses: { classId: string; name: string; isArchived: boolean }[];
	newPeople: NewRosterPerson[];
	renamed: { membershipId: string; displayName: string; nameKey: string }[];
	/** By ids of this server. */
	places: { classId: string; membershipId: string; isIn: boolean }[];
};

/** Rosters of schools (OneRoster). Where a permission does not reach, nothing is found. */
export type RosterStore = {
	known(permission: Permission, academyId: string, nowMs: number): Promise<KnownRoster | undefined>;
	/**
	 * Does all of it or nothing; whose permission it is has confirmed that guardians agreed. A teacher who is a member already
	 * keeps what they are, under the roster's name. `full` where the academy or a class has no room.
	 */
	apply(
		permission: Permission,
		academyId: string,
		changes: RosterChanges,
		limits: { nowMs: number; maxClasses: number; maxMembers: number },
	): Promise<'applied' | NoRoom | 'notFound'>;
};
