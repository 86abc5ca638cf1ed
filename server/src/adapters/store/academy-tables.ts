import type { Role } from '@henry/contract/academies.ts';
import type { ExtraTimePercent } from '@henry/contract/exam-report.ts';
import type { MockStatus } from '@henry/contract/mock-days.ts';
import type { Generated } from 'kysely';
import type { Invitation } from '#server/ports/academy-store.ts';

/** `fileName` where `wav` is empty because the sound is in a file (`RecordingFiles`). */
export type Sound = { wav: Uint8Array; fileName: string | null };

/**
 * JSON of marks by criterion and of notes at a second; `isUnheard`: a draft that was confirmed as it was; `askedAgainAtMs`:
 * when the learner asked for another look at this word.
 */
type MarkColumns = {
	marks: string | null;
	timedNotes: string | null;
	isUnheard: Generated<number>;
	askedAgainAtMs: number | null;
};

/** What belongs to academies. Claims are 0 or 1; `body` and `mistakes` are JSON. */
export type AcademyTables = {
	academies: {
		id: string;
		name: string;
		language: string;
		groundColour: string;
		textColour: string;
		isExample: number;
		createdAtMs: number;
		logoId: Generated<string | null>;
		/** 1 where its staff sign in by two factors. */
		twoFactors: Generated<number>;
		/** The name that its mails come from. */
		senderName: Generated<string | null>;
		addressName: Generated<string | null>;
		hostName: Generated<string | null>;
		hostConfirmedAtMs: Generated<number | null>;
		/** How many learners fit, until when, and from when on nothing can be added. */
		places: Generated<number | null>;
		placesUntilMs: Generated<number | null>;
		readOnlyFromMs: Generated<number | null>;
	};
	memberships: {
		id: string;
		academyId: string;
		/** Null for invented people of an example, and for teachers of a roster until they accept their invitation. */
		accountId: string | null;
		role: Role;
		displayName: string;
		extraTimePercent: Generated<ExtraTimePercent>;
		/** When a learner has read who is told of danger; null again once somebody else is. */
		leadNoticeAtMs: Generated<number | null>;
	};
	/** Whose guardian a member is, whatever else they are. */
	wards: { guardianId: string; learnerId: string };
	/**
	 * Who is told of danger that learners speak of; `membershipId` is null once they have left. `mailDueAtMs`: when they, or
	 * else the owner, are written to (again); null where nothing is due; `failedMails`: how often that has failed.
	 */
	safeguardingLeads: {
		academyId: string;
		membershipId: string | null;
		isStandIn: number;
		mailDueAtMs: number | null;
		failedMails: Generated<number>;
	};
	/**
	 * What they are told: `body` is JSON of the kind and of the note on what was done. `learnerName` is set, by the database,
	 * once the learner has gone (`membershipId` is null then).
	 */
	dangerAlerts: {
		id: string;
		academyId: string;
		membershipId: string | null;
		learnerName: Generated<string | null>;
		classId: string;
		assignmentId: string | null;
		atMs: number;
		body: string;
		closedAtMs: number | null;
		closedById: string | null;
		mendedAtMs: Generated<number | null>;
		mendedById: Generated<string | null>;
	};
	/** Logos, and pictures of homework. */
	academyImages: { id: string; academyId: string; type: string; bytes: Uint8Array; createdAtMs: number };
	/** Homework that the academy's teachers share: `body` is JSON. */
	libraryTasks: {
		id: string;
		academyId: string;
		authorId: string | null;
		createdAtMs: number;
		body: string;
	};
	classes: {
		id: string;
		academyId: string;
		name: string;
		joinCode: string;
		createdAtMs: number;
		archivedAtMs: number | null;
	};
	/** `cameAtMs`: 0 where that is not known. */
	classMembers: { classId: string; membershipId: string; cameAtMs: Generated<number> };
	/**
	 * `id` and what follows it: of those that were sent by mail alone. `membershipId`: the place of a roster's teacher, which
	 * waits for whoever comes.
	 */
	invitations: Invitation & {
		/** The membership of whoever made it, or sent it last. */
		invitedById: Generated<string | null>;
		id: Generated<string | null>;
		email: Generated<string | null>;
		sentAtMs: Generated<number | null>;
		timesSent: Generated<number>;
		membershipId: Generated<string | null>;
	};
	assignments: { id: string; classId: string; createdAtMs: number; body: string };
	handIns: {
		id: string;
		assignmentId: string;
		classId: string;
		membershipId: string;
		attempt: number;
		atMs: number;
		attention: number;
		spokenSeconds: number;
		mistakes: string;
		body: string;
		reviewedAtMs: number | null;
		mark: number | null;
		note: Generated<string>;
		reviewerId: string | null;
		/** The rubric that the assignment had, and what the machine found for it (`Draft['places']`). */
		rubricId: string | null;
		places: string | null;
		/** JSON: which sounds were clearly wrong, and how often. */
		sounds: string | null;
		/** The answer of the same learner whose note this one answers. */
		answersId: string | null;
		/** When the learner put its text right, where they did. */
		putRightAtMs: number | null;
	} & MarkColumns;
	/** Every state of an answer's mark, in the order of `place`; the last is the one that counts. */
	reviewChanges: {
		id: string;
		handInId: string;
		place: number;
		reviewerId: string | null;
		atMs: number;
		isReviewed: number;
		isUndone: number;
		mark: number | null;
		note: string;
	} & MarkColumns;
	handInRecordings: { handInId: string; expiresAtMs: number } & Sound;
	mockDays: { id: string; academyId: string; startsAtMs: number; body: string };
	/** Examiners of a day besides the staff of its classes. */
	mockExaminers: { dayId: string; membershipId: string };
	mockSlots: { id: string; dayId: string; room: string; startsAtMs: number; minutes: number };
	/** `assignmentId`: what their hand-in belongs to, one for each class of the day. */
	mockCandidates: {
		dayId: string;
		membershipId: string;
		classId: string;
		slotId: string;
		assignmentId: string;
		place: number;
		status: MockStatus;
		statusAtMs: number;
	};
	/** A rubric of an academy's own. */
	rubrics: {
		id: string;
		academyId: string;
		createdAtMs: number;
		archivedAtMs: number | null;
		body: string;
	};
	/** `membershipId`: whose it is; null where the academy shares it. */
	readyPhrases: {
		id: string;
		academyId: string;
		membershipId: string | null;
		createdAtMs: number;
		text: string;
	};
	/** What a teacher says to an answer aloud; `membershipId` is the teacher's. */
	spokenNotes: {
		handInId: string;
		membershipId: string;
		atMs: number;
		expiresAtMs: number;
	} & Sound;
	/** A mark of another teacher, given without seeing the first. */
	secondMarks: {
		handInId: string;
		membershipId: string;
		atMs: number;
		mark: number | null;
		marks: string | null;
	};
	/** A report that was given to a family; `membershipId` is the learner's. */
	termReports: {
		id: string;
		classId: string;
		membershipId: string;
		writerId: string | null;
		fromMs: number;
		toMs: number;
		atMs: number;
		body: string;
	};
	mockMarks: {
		id: string;
		dayId: string;
		membershipId: string;
		examinerId: string | null;
		atMs: number;
		body: string;
	};
};
