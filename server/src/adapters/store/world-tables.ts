import type { WebhookEvent } from '@henry/contract/webhooks.ts';
import type { Generated } from 'kysely';
import type { LtiKey, LtiPlatform, LtiRole } from '#server/ports/lti.ts';

/** What joins academies to the systems around them: learning platforms (LTI), programs of their own, rosters. */
export type WorldTables = {
	ltiKeys: LtiKey;
	ltiPlatforms: LtiPlatform & { createdAtMs: number; confirmedById: string | null };
	ltiRegistrations: { tokenHash: string; academyId: string; confirmedById: string; expiresAtMs: number };
	/** A course of a platform, and the class that it is here. */
	ltiContexts: { platformId: string; contextId: string; classId: string; membersAddress: string | null };
	/** A link of a course, and the assignment that it stands for. */
	ltiLinks: {
		platformId: string;
		linkId: string;
		assignmentId: string;
		lineItem: string | null;
		lineItems: string | null;
	};
	ltiPeople: { platformId: string; subject: string; role: LtiRole; membershipId: string };
	/** The mark that a platform has of somebody (`mark`, once it was sent), and how the last try went. */
	ltiMarks: {
		platformId: string;
		linkId: string;
		membershipId: string;
		mark: number | null;
		sentAtMs: number | null;
		failures: number;
		nextTryAtMs: number;
		failure: string | null;
	};
	apiTokens: {
		id: string;
		academyId: string;
		accountId: string;
		name: string;
		tokenHash: string;
		scope: 'read' | 'write';
		createdAtMs: number;
		expiresAtMs: number;
		lastUsedAtMs: number | null;
	};
	/** `events` have commas between them; `signingSecrets` is JSON. */
	webhooks: {
		id: string;
		academyId: string;
		address: string;
		events: string;
		signingSecrets: string;
		createdAtMs: number;
	};
	/** What webhooks are still to be told, in its order; triggers of the database add it with the change itself. `data` is JSON. */
	happenings: { place: Generated<number>; academyId: string; kind: WebhookEvent; data: string };
	/** `nextTryAtMs` is null once there is no further try; `payload` is JSON. */
	webhookDeliveries: {
		id: string;
		webhookId: string;
		kind: string;
		payload: string;
		createdAtMs: number;
		nextTryAtMs: number | null;
		tries: number;
		deliveredAtMs: number | null;
		failure: string | null;
	};
	rosterClasses: { academyId: string; sourcedId: string; classId: string };
	rosterPeople: { academyId: string; sourcedId: string; membershipId: string };
};
