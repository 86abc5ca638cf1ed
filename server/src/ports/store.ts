import type { Role } from '@henry/contract/academies.ts';
import type { Consent } from '@henry/contract/accounts.ts';
import type { Device } from '@henry/contract/devices.ts';
import type { HandInContent, Review } from '@henry/contract/homework.ts';
import type { LearnerState } from '@henry/contract/learner-state.ts';
import type { MockMarks, MockStatus } from '@henry/contract/mock-days.ts';
import type { Passkey } from '@henry/contract/passkeys.ts';
import type { ReminderPlan } from '@henry/contract/reminders.ts';
import type { TermReport } from '@henry/contract/term-report.ts';
import type { AcademyStore } from './academy-store.ts';
import type { CardStore } from './card-store.ts';
import type { HomeworkStore } from './homework-store.ts';
import type { HouseStore } from './house-store.ts';
import type { LibraryStore } from './library-store.ts';
import type { LtiStore } from './lti-store.ts';
import type { MarkingStore } from './marking-store.ts';
import type { MockDayStore } from './mock-day-store.ts';
import type { PasskeyKey } from './passkeys.ts';
import type { PracticeStore } from './practice-store.ts';
import type { ProgramStore, WebhookStore } from './program-store.ts';
import type { Reminder, ReminderStore } from './reminder-store.ts';
import type { RosterStore } from './roster-store.ts';
import type { SafeguardingStore } from './safeguarding-store.ts';
import type { SignInPassStore } from './sign-in-pass-store.ts';
import type { Subscriber, SubscriberStore } from './subscriber-store.ts';

/** A person who signed in at least once. `keepRecordingsDays` is null where recordings are not stored. */
export type Account = {
	id: string;
	/** Null where an academy holds the account, for a learner with a card, and where an issuer did not vouch for one. */
	email: string | null;
	/** The name on the card; null for everybody else. */
	displayName: string | null;
	createdAtMs: number;
	keepRecordingsDays: number | null;
	/** The language of the last sign-in, in which mails are written. */
	language: string;
	/** When somebody last signed in, or an open page refreshed its token. */
	lastUsedAtMs: number;
	consent: Consent;
};

/** A mailed sign-in link. Only the hash of its token is known. `guardianEmail`: whom somebody too young to agree names. */
export type SignInLink = {
	tokenHash: string;
	email: string;
	createdAtMs: number;
	expiresAtMs: number;
	language: string;
	guardianEmail: string | null;
};

/** Why a link does not sign in: `otherEmail` leaves it unused. */
export type LinkRefusal = 'unknown' | 'used' | 'expired' | 'otherEmail';

/**
 * One token of a signed-in browser. It counts until `expiresAtMs`. It can be exchanged for the next one until
 * `refreshableUntilMs`, and once that was done (`replacedAtMs`) for a moment longer; it is kept, so that its use is noticed.
 */
export type Session = {
	tokenHash: string;
	accountId: string;
	/** All tokens of one sign-in have the same family. */
	familyId: string;
	/** When somebody signed in. */
	createdAtMs: number;
	/** When this token was given out. */
	refreshedAtMs: number;
	expiresAtMs: number;
	refreshableUntilMs: number;
	replacedAtMs: number | null;
	/**
	 * How many factors it took: 2 for a passkey, which asks for a finger, a face or a PIN, and for an issuer that asked for two;
	 * 1 for a mailbox, a card, a learning platform and any other issuer.
	 */
	factors: number;
	/** The academy's host at which it began, where alone it counts; null at the server's own address. */
	host: string | null;
	browser: Device['browser'];
	system: Device['system'];
};

/** What a teacher says to an answer. */
type GivenWord = 'mark' | 'marks' | 'note' | 'timedNotes';

export type AccountStore = SignInPassStore & {
	/** Adds a link unless `atMost` links for its address were made since `sinceMs`; answers whether it was added. */
	addSignInLink(link: SignInLink, limit: { atMost: number; sinceMs: number }): Promise<boolean>;
	/** Takes back a link whose mail could not be sent. */
	removeSignInLink(tokenHash: string): Promise<void>;
	/**
	 * In one transaction: uses the link up, finds or adds the account (`newAccountId`) and adds the session. A link that is
	 * used by two at once signs in one of them. Where the link names a guardian, an account that it adds waits for them, and
	 * `guardianEmail` says to whom a mail with the token of `guardianTokenHash` is to be sent; one that was there does not:
	 * `namedGuardian` says whom the link named then, where it waits for none.
	 */
	finishSignIn(
		link: {
			tokenHash: string;
			email: string;
			newAccountId: string;
			guardianTokenHash: string;
			nowMs: number;
		},
		session: Omit<Session, 'accountId'>,
	): Promise<
		| { account: Account; guardianEmail: string | null; namedGuardian: string | null }
		| { refused: LinkRefusal }
	>;
	/**
	 * Names the guardian of an account that waits for one, with a new token; refuses (false) where it does not, or where one
	 * was asked after `atMostAskedMs`.
	 */
	askGuardian(
		accountId: string,
		guardian: { email: string; tokenHash: string; askedAtMs: number },
		atMostAskedMs: number,
	): Promise<boolean>;
	/** Has an account wait for a guardian from now on; refuses (false) where it has one, or an academy holds it. */
	waitForGuardian(
		accountId: string,
		guardian: { email: string; tokenHash: string; askedAtMs: number },
	): Promise<boolean>;
	/** The account whose guardian has this token. */
	findWard(guardianTokenHash: string): Promise<Account | undefined>;
	giveConsent(guardianTokenHash: string, nowMs: number): Promise<void>;
	/**
	 * Accounts that nobody has used for so long that their owners are told: those that were not told since, and own no
	 * academy that others have used since.
	 */
	toWarn(unusedSinceMs: number): Promise<Account[]>;
	noteWarned(accountId: string, nowMs: number): Promise<void>;
	/**
	 * Accounts to erase: told after `unusedSinceMs` but before `warnedBeforeMs`, and not used since, nor, since `unusedSinceMs`, an
	 * academy that they own; or waiting for a guardian since `askedBeforeMs`.
	 */
	toErase(times: Record<'warnedBeforeMs' | 'unusedSinceMs' | 'askedBeforeMs', number>): Promise<Account[]>;
	/** The accounts of these ids that are there. */
	withIds(ids: readonly string[]): Promise<Account[]>;
	/** The session of a token and its account, whether or not it has expired; undefined where there is none. */
	findSession(tokenHash: string): Promise<{ session: Session; account: Account } | undefined>;
	/**
	 * Adds the next session and lets the replaced one count only until `graceUntilMs`. Adds nothing where there is none to
	 * replace, so that signing out stays so.
	 */
	replaceSession(
		tokenHash: string,
		next: Session,
		times: { nowMs: number; graceUntilMs: number },
	): Promise<void>;
	/** Removes the session of a token with its whole family. */
	removeSession(tokenHash: string): Promise<void>;
	/** The newest session of each family that can still be refreshed, the one given out last first. */
	devices(accountId: string, nowMs: number): Promise<Session[]>;
	/** Removes a family of an account's sessions, or all of them (null). */
	removeFamily(accountId: string, familyId: string | null): Promise<void>;
	/** Sets how long recordings are kept; null deletes those that are stored, a shorter time moves their end forward. */
	keepRecordings(accountId: string, days: number | null): Promise<void>;
	/** What is stored of a person besides the account and its practice, for them to see: no tokens. */
	traces(account: Pick<Account, 'id' | 'email'>): Promise<{
		sessions: Omit<Session, 'tokenHash' | 'accountId' | 'familyId'>[];
		signInLinks: Omit<SignInLink, 'tokenHash'>[];
		/** Academies that have invited the address by mail. */
		invitations: { academy: string; role: Role; sentAtMs: number | null }[];
		passkeys: Passkey[];
		identities: Identity[];
		guardian: { email: string; askedAtMs: number; consentedAtMs: number | null } | null;
		/** For a learner with a card: when the academy confirmed that their guardians agreed, and who of it. */
		card: { academy: string; consentedAtMs: number; confirmedBy: string | null } | null;
		waitlist: Subscriber | null;
		reminders: (ReminderPlan & Pick<Reminder, 'timeZone' | 'language' | 'renewedAtMs' | 'remindedOn'>)[];
		memberships: { academy: string; role: Role; displayName: string; extraTimePercent: number }[];
		/** Who they are at learning platforms that send them here. */
		platforms: { platform: string; subject: string }[];
		handIns: ({ id: string; atMs: number; content: HandInContent } & Pick<Review, GivenWord>)[];
		/** Which of these answers a teacher may hear, and until when. */
		handInRecordings: { handInId: string; expiresAtMs: number }[];
		termReports: { atMs: number; report: TermReport }[];
		/** What a teacher has said and marked for others: phrases, and when; the sound is with the answer. */
		teaching: {
			phrases: string[];
			spokenNotes: { atMs: number }[];
			secondMarks: { atMs: number; mark: number | null }[];
		};
		mockExams: { room: string; startsAtMs: number; status: MockStatus }[];
		mockMarks: Omit<MockMarks[number], 'by'>[];
	}>;
	/**
	 * Deletes everything of a person, whatever they entered with this address, sessions and waitlist included; and the
	 * academies that they own, with all that belongs to them.
	 */
	erase(account: Pick<Account, 'id' | 'email'>): Promise<void>;
};

/** A passkey, and the device that it was made on. */
export type StoredPasskey = PasskeyKey & Omit<Passkey, 'lastUsedAtMs'>;

export type PasskeyStore = {
	/** Whether a challenge, of a passkey or of a sign-in by an issuer, was not used before; from now on it was. */
	useOnce(challenge: string, expiresAtMs: number): Promise<boolean>;
	/** Adds a passkey; refuses (false) beyond `maxPasskeys`, or where it is there already. */
	add(accountId: string, passkey: StoredPasskey): Promise<boolean>;
	find(id: string): Promise<PasskeyKey | undefined>;
	list(accountId: string): Promise<Passkey[]>;
	/** Removes a passkey; refuses (false) where it is the last one and may not be. */
	remove(accountId: string, id: string, rule: { mayBeLast: boolean }): Promise<boolean>;
	/**
	 * Removes the passkeys, forgets that issuers asked for two factors, and ends the sessions of the account with an address;
	 * answers whether there is one.
	 */
	forget(email: string): Promise<boolean>;
	/** Notes that a passkey has signed, and adds a session to its account; undefined where it is gone. */
	signIn(
		passkey: { id: string; counter: number; nowMs: number },
		session: Omit<Session, 'accountId'>,
	): Promise<Account | undefined>;
};

/** Somebody as an issuer of OpenID Connect knows them, who signs in to an account; by how many factors at most so far. */
export type Identity = {
	issuer: string;
	subject: string;
	factors: number;
	createdAtMs: number;
	lastUsedAtMs: number;
};

export type IdentityStore = {
	/** Whether an issuer has signed somebody in by two factors, and the operator has not forgotten that. */
	haveTwoFactors(accountId: string): Promise<boolean>;
	/**
	 * In one transaction: finds the account of an identity, or else that of the address that its issuer vouches for, or adds
	 * one (`newAccountId`), and adds the session. An account that is found by its address and has a second factor, a passkey
	 * or an identity of two, is not linked: then the session has one factor (`factors`), as by the mailbox. A guardian as for `finishSignIn`; who names one needs an
	 * address of their own. Where it is refused, nothing has changed.
	 */
	signIn(
		identity: {
			issuer: string;
			subject: string;
			/** Null where the issuer does not vouch for it. */
			email: string | null;
			language: string;
			newAccountId: string;
			guardian: { email: string; tokenHash: string } | null;
			nowMs: number;
		},
		session: Omit<Session, 'accountId'>,
	): Promise<
		| { account: Account; guardianEmail: string | null; factors: number }
		| { refused: 'noAddress' | 'guardianIsSelf' }
	>;
};

/** What is kept of signed-in learners besides practice; each call sees one account's rows alone. */
export type LearnerStateStore = {
	load(accountId: string): Promise<LearnerState>;
	/** What is named takes the place of what was kept; null erases it. All or nothing. */
	save(accountId: string, changes: Partial<LearnerState>): Promise<void>;
};

/** What is kept between visits. A call that has answered is on the disk. Calls throw `ProviderError`. */
export type Store = {
	readonly name: 'sqlite' | 'postgres';
	readonly accounts: AccountStore;
	readonly passkeys: PasskeyStore;
	readonly identities: IdentityStore;
	readonly practice: PracticeStore;
	readonly learnerState: LearnerStateStore;
	readonly subscribers: SubscriberStore;
	readonly academies: AcademyStore;
	readonly houses: HouseStore;
	readonly library: LibraryStore;
	readonly cards: CardStore;
	readonly homework: HomeworkStore;
	readonly mockDays: MockDayStore;
	readonly safeguarding: SafeguardingStore;
	readonly marking: MarkingStore;
	readonly reminders: ReminderStore;
	readonly lti: LtiStore;
	readonly programs: ProgramStore;
	readonly rosters: RosterStore;
	readonly webhooks: WebhookStore;
	/** Opens the database and brings its schema up to date, under a lock. */
	start(): Promise<void>;
	/**
	 * Deletes what has expired: sessions, recordings, captchas, waitlist entries never confirmed, and links a day later, so
	 * that whoever opens one is told that it has expired.
	 */
	removeExpired(nowMs: number): Promise<void>;
	/** Seals everything with the key that seals now; answers how many values were changed. */
	reseal(): Promise<number>;
	/** Whether recordings that are kept outside of the database were reached last; undefined where none are. */
	hasReachableFiles(): boolean | undefined;
	/** Rejects with a `ProviderError` where the database does not answer now. */
	check(): Promise<void>;
	/** Rejects with one, too, where this version or its keys cannot read what is kept. Changes nothing. */
	fits(): Promise<void>;
	close(): Promise<void>;
};
