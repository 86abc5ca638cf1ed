import { dayMs } from './limits.ts';

/** What joins academies to the systems around them: learning platforms, programs of their own, webhooks and rosters. */

/** Ours: an address of the outside, and what a learning platform is registered by (a client id, an issuer). */
export const maxAddressCharacters = 1_000;
export const maxPlatformFieldCharacters = 300;
/** Ours: learning platforms of one academy, and how long a link counts by which one registers itself. */
export const maxPlatformsPerAcademy = 10;
export const platformLinkMs = 24 * 60 * 60_000;
/** Ours: how long a launch from a platform may take to end here, and how long its ticket counts. */
export const launchMs = 10 * 60_000;
export const launchTicketMs = 5 * 60_000;
/** Ours: our key for platforms is replaced after so long; a new one is published so long before it signs. */
export const platformKeyMs = 90 * dayMs;
export const platformKeyAheadMs = 24 * 60 * 60_000;
/** Ours: marks that are sent to platforms in one round, and members that one class may have there. */
export const maxMarksPerRound = 50;
export const maxPlatformMembers = 500;
/** Ours: programs of an academy: its tokens and how long each may count, what a page holds, and calls of a token. */
export const maxApiTokens = 20;
export const maxApiTokenDays = 365;
export const maxApiPage = 200;
export const apiCallsPerTokenAndMinute = 120;
/** Ours: webhooks of an academy, what waits for one of them, and how many of its deliveries are shown. */
export const maxWebhooks = 5;
export const maxWaitingDeliveries = 1_000;
export const shownDeliveries = 20;
export const deliveriesPerRound = 20;
/** How many happenings one round queues for webhooks. */
export const happeningsPerRound = 200;
/** Ours: a secret that was replaced signs as well for so long. */
export const oldWebhookSecretMs = 24 * 60 * 60_000;
/** Ours: a roster's files, unpacked, its rows, the learners that one import adds, and the problems that are shown. */
export const maxRosterBytes = 20 * 1024 * 1024;
export const maxRosterFiles = 20;
export const maxRosterRows = 20_000;
export const maxRosterLearners = 1_000;
export const shownRosterProblems = 100;
