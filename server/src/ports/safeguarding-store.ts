import type { AcademyOverview } from '@henry/contract/academies.ts';
import type { DangerAlert, Safeguarding } from '@henry/contract/safeguarding.ts';
import type { DangerKind } from '@henry/contract/safety.ts';
import type { MailLook } from './house-store.ts';
import type { Permission } from './permission.ts';

/** An alert that is about to be kept: that danger was found, when, and of which kind. No word of what was said. */
export type NewAlert = { id: string; kind: DangerKind; atMs: number };

/** Whom a mail is due to: a named person; with null, the owner, since somebody who was named has left. */
type MailedPlace = { academyId: string; membershipId: string | null };

/** A mail that is due: to a named person, it says neither whose alert it is nor of which kind. */
type DueAlertMail = MailedPlace & {
	email: string;
	language: string;
	look: MailLook;
	/** How often it has failed before. */
	failedMails: number;
};

/**
 * Whom academies have named to be told when a learner speaks of danger, and what they are told. Where nobody is named,
 * nothing is kept. An alert that is open stays, with a name alone, when the learner goes. Where a permission does not reach, nothing is found and nothing changes.
 */
export type SafeguardingStore = {
	leads(permission: Permission, academyId: string): Promise<Safeguarding['leads'] | undefined>;
	/** Who of those that were named has left; null where nobody has, or the permission does not reach. */
	goneLeads(permission: Permission, academyId: string): Promise<AcademyOverview['goneLeads']>;
	/**
	 * Names staff who sign in by an address, or nobody; where that changes who is named, learners are to be told anew, and
	 * whoever is new is written to about what is open.
	 */
	nameLeads(
		permission: Permission,
		wanted: { academyId: string; leadId: string | null; standInId: string | null },
	): Promise<boolean>;
	/** Notes that the caller, a learner of the academy, has read who is told. */
	readNotice(permission: Permission, academyId: string, atMs: number): Promise<boolean>;
	/** Tells of a caller who spoke of danger in an assignment of theirs, unless the same is told and open already. */
	raise(permission: Permission, assignmentId: string, alert: NewAlert): Promise<void>;
	/** The same of a candidate in reach, whose room the caller runs; answers whether somebody is told. */
	raiseForCandidate(
		permission: Permission,
		who: { dayId: string; membershipId: string },
		alert: NewAlert,
	): Promise<boolean>;
	/** The alerts of an academy, those that are open first, the latest first; undefined where the caller is not named. */
	alerts(permission: Permission, academyId: string, atMost: number): Promise<DangerAlert[] | undefined>;
	/** How many alerts are open; undefined where the caller is not named. */
	openAlerts(permission: Permission, academyId: string): Promise<number | undefined>;
	/** Notes that an alert is taken care of; again, that its note was mended. */
	close(permission: Permission, change: { alertId: string; note: string; atMs: number }): Promise<boolean>;
	/** Takes the mails that are due, each for `claimMs`, so that no other server sends it too. */
	claimMails(times: { nowMs: number; claimMs: number }): Promise<DueAlertMail[]>;
	/**
	 * Notes what came of a mail that was claimed: that it has failed so often, and when it is tried again; null for never, as
	 * where it is sent. What is due since an alert that came meanwhile stays due.
	 */
	noteMailed(
		mail: MailedPlace & { claimedUntilMs: number; failedMails: number; nextTryAtMs: number | null },
	): Promise<void>;
};
