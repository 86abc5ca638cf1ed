import type { MailLanguage } from '@henry/contract/accounts.ts';
import type { Generated, Kysely, Transaction } from 'kysely';
import type { Account, Session, SignInLink } from '#server/ports/store.ts';

/** A result or a card: `body` is the whole of it as JSON, the other columns are what it is found by. */
type ItemRow = { accountId: string; id: string; atMs: number; body: string };

/** The tables after every migration. Times are milliseconds since 1970. */
export type Database = {
	accounts: Account;
	signInLinks: SignInLink & { usedAtMs: number | null };
	sessions: Session;
	results: ItemRow;
	cards: ItemRow & { changedAtMs: number };
	recordings: {
		accountId: string;
		id: string;
		resultId: string;
		atMs: number;
		expiresAtMs: number;
		bytes: number;
		wav: Uint8Array;
	};
	usedCaptchas: { challenge: string; expiresAtMs: number };
	subscribers: {
		id: string;
		email: string;
		locale: string;
		language: MailLanguage;
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
export type Queries = { database: Kysely<Database>; lock: Lock };
