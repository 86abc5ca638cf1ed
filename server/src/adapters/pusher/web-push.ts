import { createECDH, generateKeyPairSync } from 'node:crypto';
import webPush from 'web-push';
import { ProviderError } from '#server/ports/provider-error.ts';
import type { Pusher } from '#server/ports/pusher.ts';

/** The service knows nobody there: the subscription has ended, or was never its own (RFC 8030, section 7.3). */
const goneStatuses = [404, 410];

/** A private key of VAPID: 32 bytes in base64url, of the curve P-256 (RFC 8292, section 2). */
export function newPushKey(): string {
	const { d } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey.export({ format: 'jwk' });
	if (!d) throw new Error('A key of P-256 has no private part.');
	return d;
}

function publicKeyOf(privateKey: string): string {
	const curve = createECDH('prime256v1');
	curve.setPrivateKey(privateKey, 'base64url');
	return curve.getPublicKey('base64url');
}

type WebPushSettings = {
	/** The private key that stays the same as long as there are subscriptions. */
	privateKey: () => Promise<string>;
	/** `mailto:` or `https:`, for the people behind push services. */
	subject: string;
	/** Whether an address is at a push service that may be called. */
	isKnown: (endpoint: string) => boolean;
	answerWithinMs?: number;
};

/** Web Push: encrypted for the browser alone (RFC 8291), signed by this server (RFC 8292). */
export function createWebPush({
	privateKey,
	subject,
	isKnown,
	answerWithinMs = 10_000,
}: WebPushSettings): Pusher {
	let keys: Promise<{ publicKey: string; privateKey: string }> | undefined;
	function vapidKeys() {
		keys ??= privateKey().then((key) => ({ publicKey: publicKeyOf(key), privateKey: key }));
		// A database that does not answer now may do so later.
		keys.catch(() => {
			keys = undefined;
		});
		return keys;
	}

	return {
		isKnown,
		publicKey: async () => (await vapidKeys()).publicKey,
		async send(target, message, keptSeconds) {
			if (!isKnown(target.endpoint)) return 'gone';
			const vapidDetails = { subject, ...(await vapidKeys()) };
			const request = requestOf(target, message, { vapidDetails, TTL: keptSeconds, topic: 'reminder' });
			// Its keys are no point of the curve: nothing can be encrypted for it.
			if (!request) return 'gone';
			const { endpoint, method, headers, body } = request;
			const signal = AbortSignal.timeout(answerWithinMs);
			const response = await fetch(endpoint, {
				...{ method, headers: headers as Record<string, string>, body: new Uint8Array(body) },
				// An answer that leads elsewhere is not followed.
				...{ signal, redirect: 'manual' },
			}).catch((cause: unknown) => {
				throw new ProviderError('unavailable', 'The push service does not answer.', { cause });
			});
			await response.body?.cancel();
			if (response.ok) return 'sent';
			if (goneStatuses.includes(response.status)) return 'gone';
			throw new ProviderError('unavailable', `The push service answers with status ${response.status}.`);
		},
	};
}

function requestOf(...parameters: Parameters<typeof webPush.generateRequestDetails>) {
	try {
		return webPush.generateRequestDetails(...parameters);
	} catch {
		return undefined;
	}
}
