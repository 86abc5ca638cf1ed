import type { PushTarget, ReminderPlan } from '@henry/contract/reminders.ts';

/** A browser that is reminded. */
export type Reminder = {
	/** The hash of its address at its push service. */
	id: string;
	/** Null without an account. */
	accountId: string | null;
	target: PushTarget;
	plan: ReminderPlan;
	timeZone: string;
	language: string;
	/** When the browser said last that it is still used. */
	renewedAtMs: number;
	/** When it is to be looked at next. */
	nextAtMs: number;
	/** The learner's own day (`2026-03-01`) of the last reminder. */
	remindedOn: string | null;
};

export type ReminderStore = {
	/** The private key of VAPID, sealed: the one that is kept, or this one, which is kept from now on. */
	pushKey(proposed: string): Promise<string>;
	/**
	 * Adds a browser, or changes it, but for the day of its last reminder. Beyond `perAccount` of an account, the one that was
	 * renewed the longest ago goes; refuses (false) beyond `withoutAccount` of those without one.
	 */
	save(
		reminder: Omit<Reminder, 'remindedOn'>,
		limits: { perAccount: number; withoutAccount: number },
	): Promise<boolean>;
	/** Notes that a browser is still used; answers whether it is reminded. */
	renew(id: string, nowMs: number): Promise<boolean>;
	/** A browser has another address from now on; answers whether it is reminded. */
	move(id: string, to: Pick<Reminder, 'id' | 'target' | 'renewedAtMs'>): Promise<boolean>;
	remove(id: string): Promise<void>;
	/** At most `count` that are to be looked at, the earliest first. */
	due(nowMs: number, count: number): Promise<Reminder[]>;
	/**
	 * Takes a browser that is due, in one statement that only one caller can win: it is looked at next at another time, and
	 * the day of its last reminder is this one. Answers whether this caller has won.
	 */
	claim(
		due: Pick<Reminder, 'id' | 'nextAtMs'>,
		then: Pick<Reminder, 'nextAtMs' | 'remindedOn'>,
	): Promise<boolean>;
};
