import type { NoRoom } from './academy-store.ts';
import type { Permission } from './permission.ts';
import type { Account, Session } from './store.ts';

/** A learner without an address who is about to get an account and a card. */
export type NewCard = {
	membershipId: string;
	accountId: string;
	displayName: string;
	/** By what the name is found that is typed (`nameKeyOf`). */
	nameKey: string;
	pinHash: string;
};

/** Accounts that an academy holds for learners without an address. Where a permission does not reach, nothing changes. */
export type CardStore = {
	/**
	 * Adds learners to a class that is not archived, all or none. Their guardians' consent is noted with the time, and with
	 * whose permission it is as who has confirmed it. `full` beyond `maxMembers`, `nameTaken` where a card of the class has
	 * one of the names.
	 */
	add(
		permission: Permission,
		learners: { classId: string; cards: readonly NewCard[]; atMs: number },
		maxMembers: number,
	): Promise<'added' | NoRoom | 'nameTaken' | 'notFound'>;
	/** Gives learners of a class new PINs and ends their sessions, all or none; undefined where one of them is out of reach. */
	changePins(
		permission: Permission,
		change: { classId: string; pins: readonly { membershipId: string; pinHash: string }[] },
	): Promise<{ membershipId: string; displayName: string }[] | undefined>;
	/** The cards with a name in the class of a code, unless it is archived; of one academy, where that is named. */
	find(
		joinCode: string,
		nameKey: string,
		academyId?: string,
	): Promise<{ accountId: string; pinHash: string }[]>;
	/** Adds a session to the account of a card; undefined where it is gone or has other words by now. */
	signIn(
		card: { accountId: string; pinHash: string },
		session: Omit<Session, 'accountId'>,
	): Promise<Account | undefined>;
	/** The account that goes with a member who has a card: their own, or one of an academy in reach. */
	accountOf(permission: Permission, academyId: string, membershipId: string): Promise<Account | undefined>;
};
