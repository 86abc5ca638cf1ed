import { addedApiTokenSchema, apiTokensSchema, programPaths } from '@henry/contract/academy-api.ts';
import { doneSchema } from '@henry/contract/accounts.ts';
import {
	academyPlatformsSchema,
	fetchMembersResponseSchema,
	ltiPaths,
	newPlatformLinkResponseSchema,
	type Platform,
} from '@henry/contract/lti.ts';
import { rosterFilesField, rosterOutcomeSchema, rosterPath } from '@henry/contract/rosters.ts';
import {
	savedWebhookSchema,
	type WebhookEvent,
	webhookPaths,
	webhooksSchema,
} from '@henry/contract/webhooks.ts';
import { callFunction, postForm } from '#web/lib/api-client.ts';

export type PlatformFields = Omit<Platform, 'createdAtMs' | 'people' | 'waitingMarks' | 'failure'>;
/** Making the cards of a whole school takes a while. */
const rosterTimeoutMs = 5 * 60_000;

const done = (path: string, payload: unknown) => callFunction(path, payload, doneSchema);

/** What owners ask of the server about the systems around their academy. All reject with an `ApiError`. */
export const connectionCalls = {
	platforms: (academyId: string) =>
		callFunction(ltiPaths.academyPlatforms, { academyId }, academyPlatformsSchema),
	savePlatform: (academyId: string, platform: PlatformFields) =>
		done(ltiPaths.savePlatform, { academyId, ...platform, guardiansAgreed: true }),
	removePlatform: (academyId: string, platformId: string) =>
		done(ltiPaths.removePlatform, { academyId, platformId }),
	newPlatformLink: (academyId: string) =>
		callFunction(
			ltiPaths.newPlatformLink,
			{ academyId, guardiansAgreed: true },
			newPlatformLinkResponseSchema,
		),
	fetchMembers: (classId: string) =>
		callFunction(ltiPaths.fetchPlatformMembers, { classId }, fetchMembersResponseSchema),
	tokens: (academyId: string) => callFunction(programPaths.apiTokens, { academyId }, apiTokensSchema),
	addToken: (wanted: { academyId: string; name: string; scope: 'read' | 'write'; days: number }) =>
		callFunction(programPaths.addApiToken, wanted, addedApiTokenSchema),
	removeToken: (academyId: string, tokenId: string) =>
		done(programPaths.removeApiToken, { academyId, tokenId }),
	webhooks: (academyId: string) => callFunction(webhookPaths.webhooks, { academyId }, webhooksSchema),
	saveWebhook: (webhook: { id: string; academyId: string; address: string; events: WebhookEvent[] }) =>
		callFunction(webhookPaths.saveWebhook, webhook, savedWebhookSchema),
	newWebhookSecret: (academyId: string, webhookId: string) =>
		callFunction(webhookPaths.newWebhookSecret, { academyId, webhookId }, savedWebhookSchema),
	testWebhook: (academyId: string, webhookId: string) =>
		done(webhookPaths.testWebhook, { academyId, webhookId }),
	removeWebhook: (academyId: string, webhookId: string) =>
		done(webhookPaths.removeWebhook, { academyId, webhookId }),
	roster: (academyId: string, files: readonly File[], mode: 'preview' | 'import') => {
		const form = new FormData();
		for (const file of files) form.append(rosterFilesField, file, file.name);
		const query = new URLSearchParams({
			academyId,
			mode,
			...(mode === 'import' && { guardiansAgreed: 'true' }),
		});
		return postForm(`${rosterPath}?${query}`, form, rosterOutcomeSchema, { timeoutMs: rosterTimeoutMs });
	},
};

/** Where the answers are kept while the page is open. */
export const connectionKeys = {
	platforms: (academyId: string) => ['academyPlatforms', academyId],
	tokens: (academyId: string) => ['apiTokens', academyId],
	webhooks: (academyId: string) => ['webhooks', academyId],
};
