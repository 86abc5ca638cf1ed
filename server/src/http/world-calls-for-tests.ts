import { randomUUID } from 'node:crypto';
import { programPaths } from '@henry/contract/academy-api.ts';
import { ltiPaths } from '@henry/contract/lti.ts';
import { rosterFilesField, rosterPath } from '@henry/contract/rosters.ts';
import { webhookPaths } from '@henry/contract/webhooks.ts';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';

type Cookies = Record<string, string>;
type Tools = {
	post(url: string, payload: object, cookies?: Cookies): Promise<LightMyRequestResponse>;
	/** The answer's body; fails where it is refused. */
	// biome-ignore lint/suspicious/noExplicitAny: as JSON comes
	ok(url: string, payload: object, cookies: Cookies): Promise<any>;
	inject(call: InjectOptions): Promise<LightMyRequestResponse>;
};
type AroundCall = {
	name: string;
	allowed: 'managers' | 'owner'[];
	call(
		world: { academyId: string; first: { id: string }; by: { owner: Cookies } },
		cookies: Cookies,
	): Promise<LightMyRequestResponse>;
};

const aPlatform = (academyId: string) => ({
	...{ id: randomUUID(), academyId, name: 'Moodle', issuer: 'https://m.example.org', clientId: 'c' },
	...{ deploymentId: null, authAddress: 'https://m.example.org/a', guardiansAgreed: true },
	...{ tokenAddress: 'https://m.example.org/t', keysAddress: 'https://m.example.org/k' },
});

async function postRoster({ inject }: Tools, academyId: string, cookies: Cookies) {
	const form = new FormData();
	form.append(rosterFilesField, new Blob(['sourcedId,title']), 'classes.csv');
	const request = new Request('http://localhost', { method: 'POST', body: form });
	return inject({
		...{ method: 'POST', url: `${rosterPath}?academyId=${academyId}&mode=preview`, cookies },
		headers: { 'content-type': request.headers.get('content-type') ?? '' },
		payload: Buffer.from(await request.arrayBuffer()),
	});
}

/** Every call that joins an academy to the systems around it, and who may make it. */
export function callsAround(tools: Tools): AroundCall[] {
	const { post, ok } = tools;
	return [
		{
			name: 'academyPlatforms',
			allowed: ['owner'],
			call: ({ academyId }, cookies) => post(ltiPaths.academyPlatforms, { academyId }, cookies),
		},
		{
			name: 'savePlatform',
			allowed: ['owner'],
			call: ({ academyId }, cookies) => post(ltiPaths.savePlatform, aPlatform(academyId), cookies),
		},
		{
			name: 'newPlatformLink',
			allowed: ['owner'],
			call: ({ academyId }, cookies) =>
				post(ltiPaths.newPlatformLink, { academyId, guardiansAgreed: true }, cookies),
		},
		{
			name: 'removePlatform',
			allowed: ['owner'],
			call: async ({ academyId, by }, cookies) => {
				const platform = aPlatform(academyId);
				await ok(ltiPaths.savePlatform, platform, by.owner);
				return post(ltiPaths.removePlatform, { academyId, platformId: platform.id }, cookies);
			},
		},
		{
			// No class of this academy comes from a platform: even who may ask is told that.
			name: 'fetchPlatformMembers',
			allowed: [],
			call: ({ first }, cookies) => post(ltiPaths.fetchPlatformMembers, { classId: first.id }, cookies),
		},
		{
			name: 'roster',
			allowed: 'managers',
			call: ({ academyId }, cookies) => postRoster(tools, academyId, cookies),
		},
		{
			name: 'apiTokens',
			allowed: ['owner'],
			call: ({ academyId }, cookies) => post(programPaths.apiTokens, { academyId }, cookies),
		},
		{
			name: 'addApiToken',
			allowed: ['owner'],
			call: ({ academyId }, cookies) =>
				post(programPaths.addApiToken, { academyId, name: 'T', scope: 'read', days: 1 }, cookies),
		},
		{
			name: 'removeApiToken',
			allowed: ['owner'],
			call: async ({ academyId, by }, cookies) => {
				await ok(programPaths.addApiToken, { academyId, name: 'T', scope: 'read', days: 1 }, by.owner);
				const { tokens } = await ok(programPaths.apiTokens, { academyId }, by.owner);
				return post(programPaths.removeApiToken, { academyId, tokenId: tokens.at(-1).id }, cookies);
			},
		},
		{
			name: 'webhooks',
			allowed: ['owner'],
			call: ({ academyId }, cookies) => post(webhookPaths.webhooks, { academyId }, cookies),
		},
		...(['saveWebhook', 'testWebhook', 'newWebhookSecret', 'removeWebhook'] as const).map(
			(name): AroundCall => ({
				name,
				allowed: ['owner'],
				call: async ({ academyId, by }, cookies) => {
					const webhook = {
						id: randomUUID(),
						academyId,
						address: 'https://example.org/',
						events: ['member.left'],
					};
					if (name === 'saveWebhook') return post(webhookPaths.saveWebhook, webhook, cookies);
					const { webhooks } = await ok(webhookPaths.webhooks, { academyId }, by.owner);
					const webhookId = webhooks[0]?.id ?? webhook.id;
					await ok(webhookPaths.saveWebhook, { ...webhook, id: webhookId }, by.owner);
					return post(webhookPaths[name], { academyId, webhookId }, cookies);
				},
			}),
		),
	];
}
