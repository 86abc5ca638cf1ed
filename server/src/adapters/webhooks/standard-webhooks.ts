import { createHmac, randomBytes } from 'node:crypto';
import type { Outside } from '#server/ports/outside.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import type { WebhookSender } from '#server/ports/webhook-sender.ts';

const mark = 'whsec_';
const secretBytes = 32;

/** The signature of what is sent, by its id and time (standardwebhooks.com, "Signature scheme"). */
function signatureOf(secret: string, signed: string): string {
	const key = Buffer.from(secret.slice(mark.length), 'base64');
	return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

/** Signs and sends as the specification Standard Webhooks says. */
export function createStandardWebhooks(outside: Outside): WebhookSender {
	return {
		newSecret: () => `${mark}${randomBytes(secretBytes).toString('base64')}`,
		async send(address, { id, atMs, payload }, secrets) {
			const atSeconds = String(Math.floor(atMs / 1_000));
			const response = await outside(address, {
				method: 'POST',
				headers: {
					'content-type': 'application/json',
					'webhook-id': id,
					'webhook-timestamp': atSeconds,
					'webhook-signature': secrets
						.map((secret) => signatureOf(secret, `${id}.${atSeconds}.${payload}`))
						.join(' '),
				},
				body: payload,
			});
			if (response.ok) return;
			const category = response.status === 410 ? 'invalid-input' : 'unavailable';
			throw new ProviderError(category, `It answers with status ${response.status}.`);
		},
	};
}
