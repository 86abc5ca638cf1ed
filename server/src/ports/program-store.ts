import type {
	ApiAssignment,
	ApiClass,
	ApiLearner,
	ApiQuery,
	ApiResult,
	ApiToken,
} from '@henry/contract/academy-api.ts';
import type { Webhook, WebhookEvent } from '@henry/contract/webhooks.ts';
import type { Permission } from './permission.ts';

/** A token as it is used: whose it is, and for which academy. */
export type UsedToken = { id: string; academyId: string; accountId: string; scope: ApiToken['scope'] };

type Paging = Pick<ApiQuery, 'cursor' | 'limit' | 'classId'>;

/** Tokens of an academy's programs, and what these read. Where a permission does not reach, nothing is found. */
export type ProgramStore = {
	tokens(permission: Permission, academyId: string): Promise<ApiToken[] | undefined>;
	/** Adds a token that acts for whose permission it is. */
	addToken(
		permission: Permission,
		token: Omit<ApiToken, 'lastUsedAtMs'> & { academyId: string; tokenHash: string },
		maxTokens: number,
	): Promise<'added' | 'full' | 'notFound'>;
	removeToken(permission: Permission, academyId: string, tokenId: string): Promise<boolean>;
	/** The token of a hash, unless it has expired or who made it owns the academy no more; notes that it was used. */
	useToken(tokenHash: string, nowMs: number): Promise<UsedToken | undefined>;
	/** Pages in the order of ids, each from the one after `cursor` on, of one academy. */
	classes(permission: Permission, academyId: string, page: Paging): Promise<ApiClass[]>;
	learners(permission: Permission, academyId: string, page: Paging): Promise<ApiLearner[]>;
	assignments(permission: Permission, academyId: string, page: Paging): Promise<ApiAssignment[]>;
	results(permission: Permission, academyId: string, page: ApiQuery): Promise<ApiResult[]>;
};

/** A secret that signs what a webhook is told; `untilMs` where another has taken its place. */
export type SigningSecret = { secret: string; untilMs: number | null };

/** Something that is to be delivered now, and was given to the caller alone for a while. */
export type DueDelivery = {
	id: string;
	address: string;
	secrets: SigningSecret[];
	payload: string;
	tries: number;
};

/** Addresses that are told what happens in an academy. Where a permission does not reach, nothing is found. */
export type WebhookStore = {
	list(permission: Permission, academyId: string, mostDeliveries: number): Promise<Webhook[] | undefined>;
	/** Adds a webhook with this secret, or changes one that is there, whose secret stays. */
	save(
		permission: Permission,
		webhook: { id: string; academyId: string; address: string; events: WebhookEvent[]; createdAtMs: number },
		secret: string,
		maxWebhooks: number,
	): Promise<'added' | 'changed' | 'full' | 'notFound'>;
	remove(permission: Permission, academyId: string, webhookId: string): Promise<boolean>;
	/** Gives a webhook a new secret; the one before it counts until `oldUntilMs`. */
	replaceSecret(
		permission: Permission,
		academyId: string,
		webhookId: string,
		change: { secret: string; oldUntilMs: number },
	): Promise<boolean>;
	/** Has a webhook be told that this is a test. */
	addTest(
		permission: Permission,
		academyId: string,
		webhookId: string,
		delivery: { id: string; atMs: number },
	): Promise<boolean>;
	/**
	 * Queues what has happened in academies, which the database noted with each change itself, for every webhook that wants
	 * it and has fewer than `mostWaiting` to go.
	 */
	queueHappenings(
		times: { nowMs: number; atMost: number },
		newId: () => string,
		mostWaiting: number,
	): Promise<void>;
	/** Takes what is due, each for `claimMs`, so that no other server delivers it too. */
	claimDue(times: { nowMs: number; claimMs: number }, atMost: number): Promise<DueDelivery[]>;
	/** Notes how a try went: arrived, tried again later, or given up (`nextTryAtMs` null). */
	note(
		deliveryId: string,
		outcome: { deliveredAtMs: number } | { nextTryAtMs: number | null; failure: string },
	): Promise<void>;
};
