import type { LearnerState } from '@henry/contract/learner-state.ts';
import type { Generated, Kysely, Transaction } from 'kysely';
import type { Reminder } from '#server/ports/reminder-store.ts';
import type { SignInPass } from '#server/ports/sign-in-pass-store.ts';
import type { Account, Identity, Session, SignInLink, StoredPasskey } from '#server/ports/store.ts';
import type { AcademyTables, Sound } from './academy-tables.ts';
import type { RecordingStorage } from './recording-storage.ts';
import type { Seal } from './seal.ts';
import type { WorldTables } from './world-tables.ts';

/** A result or a card: `body` is the whole of it as JSON, the other columns are what it is found by. */
type ItemRow = { accountId: string; id: string; atMs: number; body: string };

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
