import type { Role } from '@henry/contract/academies.ts';
import type { ExtraTimePercent } from '@henry/contract/exam-report.ts';
import type { LearnerState } from '@henry/contract/learner-state.ts';
import type { MockStatus } from '@henry/contract/mock-days.ts';
import type { Generated, Kysely, Transaction } from 'kysely';
import type { Invitation } from '#server/ports/academy-store.ts';
import type { Reminder } from '#server/ports/reminder-store.ts';
import type { SignInPass } from '#server/ports/sign-in-pass-store.ts';
import type { Account, Identity, Session, SignInLink, StoredPasskey } from '#server/ports/store.ts';
import type { RecordingStorage } from './recording-storage.ts';
import type { Seal } from './seal.ts';
import type { WorldTables } from './world-tables.ts';

/** A result or a card: `body` is the whole of it as JSON, the other columns are what it is found by. */
type ItemRow = { accountId: string; id: string; atMs: number; body: string };

/** `fileName` where `wav` is empty because the sound is in a file (`RecordingFiles`). */
type Sound = { wav: Uint8Array; fileName: string | null };

/** JSON of marks by criterion and of notes at a second; `isUnheard`: a draft that was confirmed as it was. */
type MarkColumns = { marks: string | null; timedNotes: string | null; isUnheard: Generated<number> };

/** What belongs to academies. Claims are 0 or 1; `body` and `mistakes` are JSON. */
type AcademyTables = {
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
		wardId: string | null;
		extraTimePercent: Generated<ExtraTimePercent>;
		/** When a learner has read who is told of danger; null again once somebody else is. */
		leadNoticeAtMs: Generated<number | null>;
	};
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
	classMembers: { classId: string; membershipId: string };
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

/** The tables after every migration. Times are milliseconds since 1970. */
export type Database = AcademyTables &
	WorldTables & {
		/**
		 * `cardMembershipId`: of somebody whose account an academy holds: a learner with a card, whoever a platform has sent. An
		 * `email` without `@` is no address: it is `card`, `held` or `identity`, and the account's id.
		 */
		accounts: Omit<Account, 'consent' | 'email' | 'displayName'> & {
			email: string;
			warnedAtMs: number | null;
			cardMembershipId: string | null;
			/** 1 once two checks of theirs count in `checkRetests`. */
			isRetestCounted: Generated<number>;
		};
		learnerCards: {
			accountId: string;
			nameKey: string;
			pinHash: string;
			consentedAtMs: number;
			/** The membership of whoever confirmed that the guardians agreed. */
			confirmedById: string | null;
		};
		signInLinks: SignInLink & { usedAtMs: number | null };
		signInPasses: SignInPass;
		/** Who answers for a learner who is too young to agree alone. */
		guardians: {
			accountId: string;
			email: string;
			tokenHash: string;
			askedAtMs: number;
			consentedAtMs: number | null;
		};
		sessions: Session;
		passkeys: StoredPasskey & { accountId: string; lastUsedAtMs: number | null };
		identities: Identity & { accountId: string };
		results: ItemRow;
		cards: ItemRow & { changedAtMs: number };
		/** One of the things of `LearnerState`: `body` is JSON. */
		learnerStates: { accountId: string; name: keyof LearnerState; body: string };
		recordings: {
			accountId: string;
			id: string;
			resultId: string;
			atMs: number;
			expiresAtMs: number;
			bytes: number;
		} & Sound;
		/** Names of files whose rows are gone. Triggers of the database add them. */
		filesToDelete: { name: string };
		/** Of VAPID: one row, whose name is `vapid`. */
		pushKeys: { name: string; privateKey: string };
		/** `target` is JSON; `days` have commas between them. */
		reminders: Omit<Reminder, 'target' | 'plan'> & { target: string; days: string; time: string };
		checkRetests: { skill: string; pairs: number; squaredSum: number };
		usedCaptchas: { challenge: string; expiresAtMs: number };
		subscribers: {
			id: string;
			email: string;
			locale: string;
			language: string;
			consentText: string;
			consentedAtMs: number;
			confirmedAtMs: number | null;
			confirmTokenHash: string;
			confirmUntilMs: number;
			leaveTokenHash: string;
			forwardedAtMs: number | null;
			nextTryAtMs: Generated<number>;
			failedForwardings: Generated<number>;
		};
	};

/** Makes every other transaction that asks for the same key wait until this one has ended. */
export type Lock = (transaction: Transaction<Database>, key: string) => Promise<void>;

/** What the query code stands on. */
export type Queries = { database: Kysely<Database>; lock: Lock; seal: Seal; recordings: RecordingStorage };
