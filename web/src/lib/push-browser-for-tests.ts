import { vi } from 'vitest';

/** Keys of a subscription, as a browser has them: a point of P-256 and 16 bytes. */
const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) };

/** A browser that can be pushed to; `answer` is what its visitor says when they are asked. */
export function stubPushBrowser(answer: NotificationPermission = 'granted') {
	const browser = {
		asked: 0,
		/** For which keys of servers it was subscribed. */
		serverKeys: [] as unknown[],
		/** The key of another server that it is subscribed for. */
		olderKey: undefined as string | undefined,
		subscription: null as { endpoint: string } | null,
	};
	const subscription = {
		endpoint: 'https://fcm.googleapis.com/fcm/send/this-browser',
		toJSON: () => ({ endpoint: subscription.endpoint, keys }),
		async unsubscribe() {
			browser.subscription = null;
			browser.olderKey = undefined;
			return true;
		},
	};
	const pushManager = {
		getSubscription: async () => browser.subscription ?? (browser.olderKey ? subscription : null),
		async subscribe({ applicationServerKey }: PushSubscriptionOptionsInit) {
			if (browser.olderKey) throw new DOMException('Another key', 'InvalidStateError');
			browser.serverKeys.push(applicationServerKey);
			browser.subscription = subscription;
			return subscription;
		},
	};
	const registration = { pushManager };
	Object.defineProperty(navigator, 'serviceWorker', {
		configurable: true,
		value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
	});
	vi.stubGlobal('PushManager', class {});
	const notifications = {
		permission: 'default' as NotificationPermission,
		async requestPermission() {
			browser.asked += 1;
			notifications.permission = answer;
			return answer;
		},
	};
	vi.stubGlobal('Notification', notifications);
	return browser;
}

/** The same page in a browser that knows nothing of it. */
export function removePushBrowser(): void {
	Reflect.deleteProperty(navigator, 'serviceWorker');
	vi.unstubAllGlobals();
}
