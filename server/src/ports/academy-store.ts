import type {
	Academy,
	AcademyOverview,
	MyAcademies,
	Role,
	TicketMeaning,
} from '@henry/contract/academies.ts';
import type { Draft } from '@henry/contract/drafts.ts';
import type {
	Assignment,
	HandInContent,
	Homework,
	MarksByCriterion,
	QueueEntry,
	TimedNote,
} from '@henry/contract/homework.ts';
import type { MailedInvitation } from '@henry/contract/mailed-invitations.ts';
import type { Task } from '@henry/contract/tasks.ts';
import type { PlacesBought } from './house-store.ts';

/**
 * Who asks, and which roles may do what is asked: in the whole academy, in classes in which they have a place, as the
 * guardian of a learner, as who is named to be told of danger, or as who is named an examiner of a day. It is made by the policy alone (domain/academies/policy.ts) and becomes part of every query, so
 * that what is not allowed is not found.
 */
export type Permission = {
	accountId: string;
	everywhere: readonly Role[];
	inOwnClasses: readonly Role[];
	ofWard: readonly Role[];
	asLead: readonly Role[];
	asExaminer: readonly Role[];
	/** Who may do it also to whom the academy has named to be told of danger. */
	toLeads: readonly Role[];
};

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
	): Promise<Omit<AcademyOverview, 'openAlerts' | 'areLeadsGone'> | undefined>;
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
	 * Whoever is a member already gets the place, with the role that they have. To an account that another academy holds
	 * every ticket is `unknown`.
	 */
	join(
		by: JoinBy,
		member: NewMember,
		nowMs: number,
		maxMembers: number,
	): Promise<
		{ academyId: string; role: Role } | 'unknown' | 'full' | 'placesTaken' | 'readOnly' | 'alreadyMember'
	>;
	/** Puts a member of the class's academy into a class, or out of it; `roles` are those who may be placed. */
	placeMember(
		permission: Permission,
		place: { classId: string; membershipId: string; isIn: boolean; roles: readonly Role[] },
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

/** What an assignment asks for, and what it is marked by. */
export type MarkedBy = Pick<Assignment, 'task' | 'rubric'>;
/** An assignment of a class as it is saved. */
export type NewAssignment = Omit<Assignment, 'classId'>;

/** What is needed to take an answer in. */
type OpenAssignment = MarkedBy & { dueAtMs: number | null; academyId: string };

/** A teacher's word that is about to be kept. */
type NewReview = {
	id: string;
	handInId: string;
	mark: number | null;
	marks?: MarksByCriterion;
	note: string;
	timedNotes?: readonly TimedNote[];
};

export type NewHandIn = {
	id: string;
	assignmentId: string;
	replaces: readonly string[];
	atMs: number;
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
	learners: { membershipId: string; displayName: string }[];
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
	/**
	 * Adds an answer as the caller's next attempt, in place of those it replaces that no teacher has seen. Adding the same
	 * id twice changes nothing. An answer to a teacher's note is one more, once for each note.
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
	/** Puts the caller's own answer, which has a teacher's word, to the front of the queue again. */
	askForAnotherLook(permission: Permission, handInId: string, attention: number): Promise<boolean>;
	/** Answers of the classes in reach: those that wait, the neediest first, or those reviewed, the latest first. */
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
	/** Brings back what was before the last change of an answer's mark, as a change of its own. */
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
