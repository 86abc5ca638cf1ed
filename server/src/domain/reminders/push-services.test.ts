import { expect, test } from 'vitest';
import { isPushService } from './push-services.ts';

const further = ['https://push.example.org', 'http://127.0.0.1:9000'];

test.each([
	'https://fcm.googleapis.com/fcm/send/abc:def',
	'https://updates.push.services.mozilla.com/wpush/v2/abc',
	'https://web.push.apple.com/abc',
	'https://wns2-par02p.notify.windows.com/w/?token=abc',
	'https://push.example.org/abc',
	'http://127.0.0.1:9000/abc',
])('%s is at a push service', (endpoint) => {
	expect(isPushService(endpoint, further)).toBe(true);
});

test.each([
	'http://fcm.googleapis.com/abc',
	'https://fcm.googleapis.com:8443/abc',
	'https://fcm.googleapis.com.evil.example/abc',
	'https://evilpush.apple.com/abc',
	'https://push.apple.com.evil.example/abc',
	'https://fcm.googleapis.com@169.254.169.254/abc',
	'https://user@fcm.googleapis.com/abc',
	'https://169.254.169.254/latest',
	'https://localhost/abc',
	'http://127.0.0.1:9001/abc',
	'http://[::1]:9000/abc',
	'https://push.example.org:444/abc',
	'file:///etc/passwd',
	'no address',
])('%s is not', (endpoint) => {
	expect(isPushService(endpoint, further)).toBe(false);
});
