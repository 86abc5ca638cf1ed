import { doneSchema } from '@henry/contract/accounts.ts';
import { type PushTarget, pushedReminderSchema, reminderPaths } from '@henry/contract/reminders.ts';
import { callFunction } from '#web/lib/api-client.ts';

/** What of the worker's scope reminders need; TypeScript's DOM library does not describe it as a whole. */
type Registration = Pick<ServiceWorkerRegistration, 'showNotification'> & {
	readonly pushManager?: Pick<PushManager, 'getSubscription'>;
};
export type Windows = {
	matchAll(options: {
		type: 'window';
		includeUncontrolled: true;
	}): Promise<readonly { url: string; focus?(): Promise<unknown> }[]>;
	openWindow(address: string): Promise<unknown>;
};

/** Shows a reminder that was pushed; a later one takes the place of one that is still shown. */
export async function showReminder(text: string, registration: Registration): Promise<void> {
	const { title, body, language, path } = pushedReminderSchema.parse(JSON.parse(text));
	await registration.showNotification(title, {
		...{ body, lang: language, tag: 'reminder', icon: '/icon-192.png' },
		data: path,
	});
}

/** Leads to the page of a reminder: to one that shows it, or to a new one, since another may be in the middle of a talk. */
export async function openReminder(
	notification: Pick<Notification, 'close' | 'data'>,
	clients: Windows,
	origin: string,
): Promise<void> {
	notification.close();
	const address = new URL(String(notification.data), origin).href;
	const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
	const open = windows.find(({ url }) => url === address);
	await (open?.focus ? open.focus() : clients.openWindow(address));
}

/** Tells the server that this browser is still used, where it is reminded: one that is not is let go. */
export async function renewReminder({ pushManager }: Registration): Promise<void> {
	const subscription = await pushManager?.getSubscription();
	if (!subscription) return;
	// Told again when a page is opened next.
	await callFunction(reminderPaths.renewReminder, { endpoint: subscription.endpoint }, doneSchema).catch(
		() => {},
	);
}

/** What a browser tells of a subscription that changes (Push API, section 10.2); older ones leave the new one out. */
export type SubscriptionChange = {
	readonly oldSubscription?: PushSubscription | null;
	readonly newSubscription?: PushSubscription | null;
};

/**
 * The push service has given this browser another address, or none: one is asked for by the same key, and the server told,
 * so that the reminders go on. Where the old one is not named, nobody knows which reminders are meant.
 */
export async function moveReminder(
	{ oldSubscription, newSubscription }: SubscriptionChange,
	pushManager: Pick<PushManager, 'subscribe'>,
): Promise<void> {
	if (!oldSubscription) return;
	const { endpoint, options } = oldSubscription;
	const { applicationServerKey } = options;
	const subscription =
		newSubscription ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
	const target = subscription.toJSON() as PushTarget;
	const request = { endpoint, target: { endpoint: target.endpoint, keys: target.keys } };
	await callFunction(reminderPaths.moveReminder, request, doneSchema);
}
