import type {
	Academy,
	AcademyOverview,
	MyAcademies,
	Role,
	TicketMeaning,
} from '@henry/contract/academies.ts';
import type { Assignment } from '@henry/contract/homework.ts';
import type { MailedInvitation } from '@henry/contract/mailed-invitations.ts';
import type { NewHandIn, NewReview } from './homework-store.ts';
import type { PlacesBought } from './house-store.ts';
import type { Permission } from './permission.ts';

/** An academy that begins, without a logo. */
type NewAcademy = Omit<Academy, 'logoId'>;

/** Somebody who is about to become a member. */
export type NewMember = { membershipId: string; accountId: string; displayName: string };

/** An invitation by link. Only the hash of its token is known. */
export type Invitation = {
	tokenHash: string;
	academyId: string;
	role: Role;
	classId: string | null;
	wardId: string | null;
	expiresAtMs: number;
};

/** Why there is no room: the class or academy has no more, its places for learners are taken, or they have ended. */
export type NoRoom = 'full' | 'placesTaken' | 'readOnly';

/** What somebody can be invited to be. */
export type InvitedRole = Exclude<Role, 'owner'>;
/** By what the caller invites people to be each of these. */
export type InvitePermissions = Record<InvitedRole, Permission>;

/**
 * An invitation that goes by mail to an address. `membershipId`: the place of a roster's teacher, which waits for whoever
 * comes by it.
 */
type MailedInvite = Invitation & {
	role: InvitedRole;
	id: string;
	email: string;
	sentAtMs: number;
	membershipId?: string | null;
};

/** How an invitation was sent last. `invitedById`: by which membership. */
export type SentInvitation = {
	tokenHash: string;
	expiresAtMs: number;
	sentAtMs: number | null;
	timesSent: number;
	invitedById: string | null;
};

/** An invitation that a mail is about to be sent for; `before`: as it was sent last, null where it is new. */
export type InvitationToSend = {
	id: string;
	email: string;
	role: InvitedRole;
	before: SentInvitation | null;
};

/** Before when an invitation was sent last that may be sent again, and how often in all. */
export type AgainLimit = { sentBeforeMs: number; maxTimes: number };

/** What somebody joins by: the code of a class that is not archived, or an invitation. */
export type JoinBy = { joinCode: string } | { tokenHash: string };

type ClassChange = { name?: string; joinCode?: string; archivedAtMs?: number | null };

/** An invented academy with everything in it. `memberIds` are those who have a place in the class. */
export type ExampleAcademy = {
	academy: NewAcademy & { createdAtMs: number };
	owner: NewMember;
	people: { id: string; role: Role; displayName: string }[];
	classes: { id: string; name: string; joinCode: string; createdAtMs: number; memberIds: string[] }[];
	assignments: Assignment[];
	handIns: (NewHandIn & {
		classId: string;
		membershipId: string;
		review: (Pick<NewReview, 'id' | 'mark' | 'marks' | 'note'> & { atMs: number; reviewerId: string }) | null;
		/** A WAV file, where the answer can be heard. */
		recording?: Uint8Array;
	})[];
};

/** Academies, their people and their classes. Where a permission does not reach, nothing is found and nothing changes. */
export type AcademyStore = {
	/** Adds an academy with its owner, unless the account owns `maxOwned` already; answers whether it did. */
	start(
		academy: NewAcademy & { createdAtMs: number } & Partial<PlacesBought>,
		owner: NewMember,
		maxOwned: number,
	): Promise<boolean>;
	mine(accountId: string): Promise<MyAcademies>;
	/** A class that an account learns in, always the same one of several; undefined where there is none. */
	classOf(accountId: string): Promise<string | undefined>;
	/** The classes that the permission reaches, the people in them, and in the whole academy where it reaches that. */
	overview(
		permission: Permission,
		academyId: string,
	): Promise<Omit<AcademyOverview, 'openAlerts' | 'goneLeads'> | undefined>;
	change(permission: Permission, academy: Omit<NewAcademy, 'isExample'>): Promise<boolean>;
	/** Deletes an academy with all that belongs to it, where its name is this one, and where `note` was done before. */
	remove(
		permission: Permission,
		academyId: string,
		name: string,
		note: () => Promise<void>,
	): Promise<'removed' | 'otherName' | 'notFound'>;
	/** Deletes those of these academies that are there, as a restored backup has brought them back; answers how many. */
	removeByIds(academyIds: readonly string[]): Promise<number>;
	/** Adds an invented academy as a whole, owned by an account. */
	addExample(example: ExampleAcademy): Promise<void>;
	/** Deletes every example, whoever owns it; answers how many there were. */
	removeExamples(): Promise<number>;
	/** Adds a class; a teacher gets a place in it. `full` beyond `maxClasses`. */
	addClass(
		permission: Permission,
		added: { id: string; academyId: string; name: string; joinCode: string; createdAtMs: number },
		maxClasses: number,
	): Promise<'added' | 'full' | 'readOnly' | 'notFound'>;
	changeClass(permission: Permission, classId: string, change: ClassChange): Promise<boolean>;
	/**
	 * Adds an invitation whose class and ward, where it names them, belong to its academy and lie in reach. It goes with the
	 * place in the academy of whoever made it.
	 */
	invite(permission: Permission, invitation: Invitation): Promise<boolean>;
	/**
	 * The same with a mail, or renews the one that waits for the same address, role and class; `full` beyond `maxWaiting`,
	 * `tooSoon` as in `renewInvitation`.
	 */
	inviteByMail(
		permission: Permission,
		invitation: MailedInvite,
		limits: AgainLimit & { maxWaiting: number },
	): Promise<InvitationToSend | 'tooSoon' | 'full' | 'notFound'>;
	/** Invitations by mail that wait, of those that the caller could have sent. */
	mailedInvitations(
		permissions: InvitePermissions,
		academyId: string,
		nowMs: number,
	): Promise<MailedInvitation[]>;
	/**
	 * Gives an invitation that the caller could have sent another token and more time; `tooSoon` after `sentBeforeMs`, or
	 * beyond `maxTimes`.
	 */
	renewInvitation(
		permissions: InvitePermissions,
		change: { academyId: string; id: string; tokenHash: string; expiresAtMs: number; sentAtMs: number },
		limit: AgainLimit,
	): Promise<InvitationToSend | 'tooSoon' | 'notFound'>;
	/** Makes an invitation of the caller's that could not be sent what it was before; one that was new goes. */
	putInvitationBack(
		permission: Pick<Permission, 'accountId'>,
		invitation: Pick<InvitationToSend, 'id' | 'before'>,
	): Promise<void>;
	withdrawInvitation(permissions: InvitePermissions, academyId: string, id: string): Promise<boolean>;
	ticketMeaning(by: JoinBy, nowMs: number): Promise<TicketMeaning | undefined>;
	/**
	 * Uses an invitation up, or keeps the class's code as it is, and makes somebody a member with a place in the class.
	 * Whoever is a member already, with this role, gets the place; with another one (`alreadyMember`) nothing changes, and the
	 * invitation stays. A guardian's invitation adds its ward to whatever somebody is. To an account that another academy holds every ticket is `unknown`.
	 */
	join(
		by: JoinBy,
		member: NewMember,
		nowMs: number,
		maxMembers: number,
	): Promise<{ academyId: string; role: Role } | 'unknown' | NoRoom | 'alreadyMember'>;
	/** Puts a member of the class's academy into a class, or out of it; `roles` are those who may be placed. */
	placeMember(
		permission: Permission,
		place: { classId: string; membershipId: string; isIn: boolean; roles: readonly Role[]; atMs: number },
	): Promise<boolean>;
	/**
	 * Removes a member with all that they handed in; anybody may remove themselves. The last owner stays, and so does, unless
	 * the permission reaches them, whoever is told of danger.
	 */
	removeMember(
		permission: Permission,
		academyId: string,
		membershipId: string,
	): Promise<'removed' | 'lastOwner' | 'isLead' | 'notFound'>;
};
