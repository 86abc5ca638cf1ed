import { reminderPaths } from '@henry/contract/reminders.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { moveReminder, openReminder, renewReminder, showReminder } from './reminders.ts';

afterEach(() => vi.unstubAllGlobals());

const pushed = { title: 'Ten minutes with Henry?', body: 'Ready.', language: 'en', path: '/' };

test('what was pushed is shown as it is, in place of an earlier one', async () => {
	const showNotification = vi.fn(async () => {});
	await showReminder(JSON.stringify(pushed), { showNotification });
	expect(showNotification).toHaveBeenCalledWith('Ten minutes with Henry?', {
		...{ body: 'Ready.', lang: 'en', tag: 'reminder', icon: '/icon-192.png', data: '/' },
	});
	await expect(showReminder('{}', { showNotification })).rejects.toThrow();
});

test.each([
	['is opened', ['https://henry.example/talkToHenry'], ['https://henry.example/'], 0],
	['that is open comes to the front', ['https://henry.example/'], [], 1],
])('a click closes the reminder, and today’s page %s', async (_what, urls, opened, focused) => {
	const [close, focus, openWindow] = [vi.fn(), vi.fn(async () => {}), vi.fn(async () => {})];
	const clients = { matchAll: async () => urls.map((url) => ({ url, focus })), openWindow };
	await openReminder({ close, data: '/' }, clients, 'https://henry.example');
	expect(close).toHaveBeenCalledOnce();
	expect(openWindow.mock.calls.flat()).toEqual(opened);
	expect(focus).toHaveBeenCalledTimes(focused);
});

test('a browser that is reminded says that it is still used, and goes on where nobody hears it', async () => {
	const asked = vi.fn(async () => new Response('{}', { status: 404 }));
	vi.stubGlobal('fetch', asked);
	const showNotification = async () => {};
	const subscription = { endpoint: 'https://fcm.googleapis.com/fcm/send/a' } as PushSubscription;
	await renewReminder({ showNotification, pushManager: { getSubscription: async () => null } });
	await renewReminder({ showNotification });
	expect(asked).not.toHaveBeenCalled();
	await renewReminder({ showNotification, pushManager: { getSubscription: async () => subscription } });
	expect(asked).toHaveBeenCalledWith(
		reminderPaths.renewReminder,
		expect.objectContaining({ body: JSON.stringify({ data: { endpoint: subscription.endpoint } }) }),
	);
});

test('a browser that gets another address asks for it by the same key, and has its reminders moved', async () => {
	const asked = vi.fn(async (_path: string, _request: { body: string }) =>
		Response.json({ result: { done: true } }),
	);
	vi.stubGlobal('fetch', asked);
	const key = new Uint8Array([4, 1]).buffer;
	const at = (endpoint: string) =>
		({
			...{ endpoint, options: { applicationServerKey: key, userVisibleOnly: true } },
			toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'p', auth: 'a' } }),
		}) as unknown as PushSubscription;
	const subscribe = vi.fn(async () => at('https://push.example/new'));
	const oldSubscription = at('https://push.example/old');
	await moveReminder({ oldSubscription }, { subscribe });
	expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: key });
	await moveReminder({ oldSubscription, newSubscription: at('https://push.example/new') }, { subscribe });
	expect(subscribe).toHaveBeenCalledOnce();
	const target = { endpoint: 'https://push.example/new', keys: { p256dh: 'p', auth: 'a' } };
	const sent = asked.mock.calls.map(([path, { body }]) => [path, JSON.parse(body)]);
	const moved = [reminderPaths.moveReminder, { data: { endpoint: oldSubscription.endpoint, target } }];
	expect(sent).toEqual([moved, moved]);
	await moveReminder({ oldSubscription: null }, { subscribe });
	expect([asked.mock.calls.length, subscribe.mock.calls.length]).toEqual([2, 1]);
});
