import './without-code-generation.ts';
import * as z from 'zod/mini';
import { idSchema } from './academies.ts';
import { outsideAddressSchema } from './lti.ts';

/** Calls around webhooks, relative to the server's origin; apart, so that other pages do not fetch them. */
export const webhookPaths = {
	webhooks: '/api/webhooks',
	saveWebhook: '/api/saveWebhook',
	removeWebhook: '/api/removeWebhook',
	newWebhookSecret: '/api/newWebhookSecret',
	testWebhook: '/api/testWebhook',
} as const;

/** What a webhook can be told of. */
export const webhookEvents = ['answer.handed_in', 'answer.released', 'member.joined', 'member.left'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

const atMs = z.number().check(z.int());
const deliverySchema = z.object({
	id: z.string(),
	kind: z.string(),
	createdAtMs: atMs,
	tries: z.number(),
	deliveredAtMs: z.nullable(atMs),
	/** When it is tried again; null where it has arrived, or was given up. */
	nextTryAtMs: z.nullable(atMs),
	failure: z.nullable(z.string()),
});
export type WebhookDelivery = z.infer<typeof deliverySchema>;

export const webhookSchema = z.object({
	id: idSchema,
	address: outsideAddressSchema,
	events: z.array(z.enum(webhookEvents)),
	createdAtMs: atMs,
	/** The latest, the last first. */
	deliveries: z.array(deliverySchema),
});
export type Webhook = z.infer<typeof webhookSchema>;
export const webhooksSchema = z.object({ webhooks: z.array(webhookSchema) });

/** `saveWebhook`: adds a webhook, or changes the one with this id. */
export const saveWebhookRequestSchema = z.object({
	id: idSchema,
	academyId: idSchema,
	address: outsideAddressSchema,
	events: z.array(z.enum(webhookEvents)).check(z.minLength(1), z.maxLength(webhookEvents.length)),
});
/** The secret that signs, where one was made: it is told this once (Standard Webhooks: `whsec_` and base64). */
export const savedWebhookSchema = z.object({ secret: z.nullable(z.string()) });
export const webhookIdRequestSchema = z.object({ academyId: idSchema, webhookId: idSchema });
