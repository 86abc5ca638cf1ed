import type { Role } from '@henry/contract/academies.ts';
import type { MailLanguage } from '@henry/contract/accounts.ts';
import type { HandInContent } from '@henry/contract/homework.ts';
import type {
	ForgetPracticeRequest,
	KeptRecording,
	Practice,
	SavePracticeRequest,
} from '@henry/contract/practice.ts';
import type { AcademyStore, HomeworkStore } from './academy-store.ts';

/** A person who signed in at least once. `keepRecordingsDays` is null where recordings are not stored. */
export type Account = {
	id: string;
	email: string;
	createdAtMs: number;
	keepRecordingsDays: number | null;
};

/** A mailed sign-in link. Only the hash of its token is known. */
export type SignInLink = { tokenHash: string; email: string; createdAtMs: number; expiresAtMs: number };

/** Why a link does not sign in: `otherEmail` leaves it unused. */
export type LinkRefusal = 'unknown' | 'used' | 'expired' | 'otherEmail';

/** A signed-in browser. The token counts until `expiresAtMs` and can be exchanged until `refreshableUntilMs`. */
export type Session = {
	tokenHash: string;
	accountId: string;
	createdAtMs: number;
	expiresAtMs: number;
	refreshableUntilMs: number;
};

export type AccountStore = {
	/** Adds a link unless `atMost` links for its address were made since `sinceMs`; answers whether it was added. */
	addSignInLink(link: SignInLink, limit: { atMost: number; sinceMs: number }): Promise<boolean>;
	/** Takes back a link whose mail could not be sent. */
	removeSignInLink(tokenHash: string): Promise<void>;
	/**
	 * In one transaction: uses the link up, finds or adds the account (`newAccountId`) and adds the session. A link that is
	 * used by two at once signs in one of them.
	 */
	finishSignIn(
		link: { tokenHash: string; email: string; newAccountId: string; nowMs: number },
		session: Omit<Session, 'accountId'>,
	): Promise<{ account: Account } | { refused: LinkRefusal }>;
	/** The session of a token and its account, whether or not it has expired; undefined where there is none. */
	findSession(tokenHash: string): Promise<{ session: Session; account: Account } | undefined>;
	/**
	 * Adds the next session and lets the replaced one count only until `graceUntilMs`, for both uses. Adds nothing where
	 * there is none to replace, so that signing out stays so.
	 */
	replaceSession(tokenHash: string, next: Session, graceUntilMs: number): Promise<void>;
	/** Removes the session of a token, and every session that replaced it or was replaced by it (same `createdAtMs`). */
	removeSession(tokenHash: string): Promise<void>;
	/** Sets how long recordings are kept; null deletes those that are stored, a shorter time moves their end forward. */
	keepRecordings(accountId: string, days: number | null): Promise<void>;
	/** What is stored of a person besides the account and its practice, for them to see: no tokens. */
	traces(account: Pick<Account, 'id' | 'email'>): Promise<{
		sessions: Omit<Session, 'tokenHash' | 'accountId'>[];
		signInLinks: Omit<SignInLink, 'tokenHash'>[];
		waitlist: Subscriber | null;
		memberships: { academy: string; role: Role; displayName: string }[];
		handIns: { atMs: number; mark: number | null; note: string; content: HandInContent }[];
	}>;
	/**
	 * Deletes everything of a person, whatever they entered with this address, sessions and waitlist included; and the
	 * academies that they own, with all that belongs to them.
	 */
	erase(account: Pick<Account, 'id' | 'email'>): Promise<void>;
};

/** Practice of signed-in learners; each call sees one account's rows alone. */
export type PracticeStore = {
	load(accountId: string): Promise<Practice>;
	/**
	 * Adds results that are not there and adds cards or replaces older ones (`changedAtMs`). Beyond `maxKeptResults` and
	 * `maxKeptCards` the oldest go, results with their recordings.
	 */
	save(accountId: string, practice: SavePracticeRequest): Promise<void>;
	forget(accountId: string, ids: ForgetPracticeRequest): Promise<void>;
	/**
	 * Adds a recording (a WAV file), the oldest beyond `maxKeptRecordings` going; refuses (false) where the result is not
	 * there or the account keeps no recordings.
	 */
	addRecording(accountId: string, recording: KeptRecording, wav: Uint8Array): Promise<boolean>;
	/** A recording that has not expired; undefined where there is none. */
	recording(accountId: string, id: string, nowMs: number): Promise<Uint8Array | undefined>;
};

/** Someone on the waitlist, with the proof of their consent: what they accepted, when and in which language. */
export type Subscriber = {
	id: string;
	email: string;
	locale: string;
	language: MailLanguage;
	consentText: string;
	consentedAtMs: number;
	confirmedAtMs: number | null;
};

export type SubscriberTokens = { confirmTokenHash: string; confirmUntilMs: number; leaveTokenHash: string };

export type SubscriberStore = {
	/**
	 * Uses a captcha challenge up, then adds the subscriber, or gives one who is there and has not confirmed new tokens.
	 * `confirmed`: the address is on the list already and nothing was changed. `replayed`: the challenge was used before.
	 */
	subscribe(
		subscriber: Omit<Subscriber, 'confirmedAtMs'>,
		tokens: SubscriberTokens,
		captcha: { challenge: string; expiresAtMs: number },
	): Promise<'added' | 'again' | 'confirmed' | 'replayed'>;
	/** Confirms by the mailed token; confirming twice answers the same. Undefined where the token is unknown or too old. */
	confirm(tokenHash: string, nowMs: number): Promise<Subscriber | undefined>;
	/** Deletes the subscriber of a mailed token; answers whether there was one. */
	leave(tokenHash: string): Promise<boolean>;
	/** Everyone on the list, the first to subscribe first. */
	list(): Promise<Subscriber[]>;
	/** Confirmed subscribers that were not forwarded yet and whose next try is due, at most `count`. */
	dueForForwarding(nowMs: number, count: number): Promise<Subscriber[]>;
	/** Records a try: `forwardedAtMs`, or when to try again. */
	recordForwarding(id: string, outcome: { forwardedAtMs: number } | { nextTryAtMs: number }): Promise<void>;
	/** How often forwarding of this subscriber has failed so far. */
	failedForwardings(id: string): Promise<number>;
};

/** What is kept between visits. A call that has answered is on the disk. Calls throw `ProviderError`. */
export type Store = {
	readonly name: 'sqlite' | 'postgres';
	readonly accounts: AccountStore;
	readonly practice: PracticeStore;
	readonly subscribers: SubscriberStore;
	readonly academies: AcademyStore;
	readonly homework: HomeworkStore;
	/** Opens the database and brings its schema up to date, under a lock. */
	start(): Promise<void>;
	/**
	 * Deletes what has expired: sessions, recordings, captchas, waitlist entries never confirmed, and links a day later, so
	 * that whoever opens one is told that it has expired.
	 */
	removeExpired(nowMs: number): Promise<void>;
	/** Rejects with a `ProviderError` where the database does not answer now. */
	check(): Promise<void>;
	close(): Promise<void>;
};
