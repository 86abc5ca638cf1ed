import { dayMs } from './limits.ts';

/**
 * How long everything is kept that is stored of people, beyond what they choose themselves. `docs/privacy.md` lists all of
 * it; the server deletes what is older at every start and every hour.
 */
const yearMs = 365 * dayMs;

/** A sign-in link after it has expired, so that whoever opens it is told so. */
export const linkKeptMs = dayMs;
/** An account that nobody uses, with all that belongs to it; its owner is told so before by mail. */
export const accountUnusedMs = 2 * yearMs;
export const accountWarningMs = 30 * dayMs;
/** An account whose guardian was asked and has not answered. */
export const guardianSilentMs = 30 * dayMs;
/** An answer to homework, with its marks. */
export const handInKeptMs = 2 * yearMs;
/** That a learner spoke of danger, once it was taken care of, and in any case. */
export const closedAlertKeptMs = yearMs;
export const alertKeptMs = 2 * yearMs;
/** A confirmed entry on the waitlist. */
export const subscriberKeptMs = 2 * yearMs;
/** A reminder whose browser has not opened the app. */
export const reminderKeptMs = 90 * dayMs;
/** A mark that somebody said is wrong. */
export const disputedMarkKeptMs = yearMs;
/** A mail in the folder that stands in for a mail server. */
export const outboxKeptMs = 7 * dayMs;
/** The ids of erased accounts, by which a restored backup is told what to erase again: as long as backups may be kept. */
export const erasureKeptMs = 90 * dayMs;
/** What a restored backup has replaced. */
export const replacedDatabaseKeptMs = 30 * dayMs;
/** What a webhook was told, so that its owner sees whether it arrived. */
export const webhookDeliveryKeptMs = 14 * dayMs;
