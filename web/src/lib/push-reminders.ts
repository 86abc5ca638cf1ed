import { doneSchema } from '@henry/contract/accounts.ts';
import { type ReminderPlan, reminderPaths, type SaveReminderRequest } from '@henry/contract/reminders.ts';
import { callFunction } from './api-client.ts';

/** How long the worker that shows reminders may take to be there; it begins some seconds after the page. */
const workerWithinMs = 10_000;

/** Whether this browser can show reminders. An iPhone's can only once the app is on the home screen. */
export const canShowReminders = (): boolean =>
	'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The worker of the app; rejects where the browser has let none begin. */
function workerRegistration(): Promise<ServiceWorkerRegistration> {
	const late = new Promise<never>((_, reject) =>
		setTimeout(() => reject(new Error('The service worker is not there.')), workerWithinMs),
	);
	return Promise.race([navigator.serviceWorker.ready, late]);
}

/** How this browser is reached at its push service, where it is reminded. */
export async function currentSubscription(): Promise<PushSubscription | null> {
	const registration = await navigator.serviceWorker.getRegistration();
	return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Has this browser be reached; `publicKey` is the key that the server is known by. The visitor has allowed it before. */
export async function subscribe(publicKey: string): Promise<PushSubscription> {
	const { pushManager } = await workerRegistration();
	const options = { userVisibleOnly: true, applicationServerKey: publicKey };
	return pushManager.subscribe(options).catch(async (error: unknown) => {
		// One that was made for another key, such as that of the server before its data were lost, gives way.
		const older = await pushManager.getSubscription();
		if (!older) throw error;
		await older.unsubscribe();
		return pushManager.subscribe(options);
	});
}

/** Has the server remind this browser by a plan, in a language of the app. */
export function saveReminder(
	subscription: PushSubscription,
	plan: ReminderPlan,
	language: string,
): Promise<unknown> {
	const { endpoint, keys } = subscription.toJSON();
	const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
	const request = { target: { endpoint, keys } as SaveReminderRequest['target'], plan, timeZone, language };
	return callFunction(reminderPaths.saveReminder, request, doneSchema);
}

/** Ends the reminders of this browser: here first, so that nothing arrives even if the server is not told. */
export async function endReminders(): Promise<void> {
	const subscription = await currentSubscription();
	if (!subscription) return;
	await subscription.unsubscribe();
	await callFunction(reminderPaths.removeReminder, { endpoint: subscription.endpoint }, doneSchema);
}
