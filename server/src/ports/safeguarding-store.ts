import type { DangerAlert, Safeguarding } from '@henry/contract/safeguarding.ts';
import type { DangerKind } from '@henry/contract/safety.ts';
import type { Permission } from './academy-store.ts';
import type { MailLook } from './house-store.ts';

/** An alert that is about to be kept: that danger was found, when, and of which kind. No word of what was said. */
export type NewAlert = { id: string; kind: DangerKind; atMs: number };

/** A mail that is due to a named person: it says neither whose alert it is nor of which kind. */
type DueAlertMail = { academyId: string; to: { email: string; language: string }[]; look: MailLook };

/**
 * Whom academies have named to be told when a learner speaks of danger, and what they are told. Where nobody is named,
 * nothing is kept. Where a permission does not reach, nothing is found and nothing changes.
 */
export type SafeguardingStore = {
	leads(permission: Permission, academyId: string): Promise<Safeguarding['leads'] | undefined>;
	/** Names staff who sign in by an address, or nobody; learners are to be told anew. */
	nameLeads(
		permission: Permission,
		wanted: { academyId: string; leadId: string | null; standInId: string | null },
	): Promise<boolean>;
	/** Notes that the caller, a learner of the academy, has read who is told. */
	readNotice(permission: Permission, academyId: string, atMs: number): Promise<boolean>;
	/** Tells of a caller who spoke of danger in an assignment of theirs, unless the same is told and open already. */
	raise(permission: Permission, assignmentId: string, alert: NewAlert): Promise<void>;
	/** The same of a candidate in reach, whose room the caller runs. */
	raiseForCandidate(
		permission: Permission,
		who: { dayId: string; membershipId: string },
		alert: NewAlert,
	): Promise<void>;
	/** The alerts of an academy, those that are open first, the latest first; undefined where the caller is not named. */
	alerts(permission: Permission, academyId: string, atMost: number): Promise<DangerAlert[] | undefined>;
	/** How many alerts are open; undefined where the caller is not named. */
	openAlerts(permission: Permission, academyId: string): Promise<number | undefined>;
	close(permission: Permission, change: { alertId: string; note: string; atMs: number }): Promise<boolean>;
	/** Takes the mails that are due, each for `claimMs`, so that no other server sends it too. */
	claimMails(times: { nowMs: number; claimMs: number }): Promise<DueAlertMail[]>;
	/** Notes that the mails of an academy that were claimed before are sent. */
	noteMailed(academyId: string, claimedUntilMs: number): Promise<void>;
};
