import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

type Microphone = typeof import('./microphone.ts');
let microphone: Microphone;
const stopTrack = vi.fn();
const stream = { getTracks: () => [{ stop: stopTrack }] };
const getUserMedia = vi.fn();
const permission = Object.assign(new EventTarget(), { state: 'prompt' });
const query = vi.fn();

function replace(target: object, name: string, value: unknown) {
	Object.defineProperty(target, name, { value, configurable: true });
}

beforeEach(async () => {
	vi.resetModules(); // whether the page has had the microphone is known per load
	microphone = await import('./microphone.ts');
	getUserMedia.mockReset().mockResolvedValue(stream);
	query.mockReset().mockResolvedValue(permission);
	permission.state = 'prompt';
	stopTrack.mockReset();
	replace(navigator, 'mediaDevices', { getUserMedia });
	replace(navigator, 'permissions', { query });
	replace(window, 'isSecureContext', true);
});

const requestAnimationFrame = window.requestAnimationFrame;
afterEach(() => {
	replace(window, 'isSecureContext', true);
	replace(window, 'requestAnimationFrame', requestAnimationFrame);
});

async function problemOf(opened: Promise<unknown>): Promise<string> {
	const error = await opened.then(
		() => undefined,
		(reason: unknown) => reason,
	);
	return error instanceof microphone.MicrophoneError ? error.problem : 'none';
}

test.each([
	['off', false],
	['on', true],
] as const)('with processing %s the browser is asked for all of it or none', async (processing, wanted) => {
	await microphone.openMicrophone({ processing });
	expect(getUserMedia).toHaveBeenCalledExactlyOnceWith({
		audio: { channelCount: 1, echoCancellation: wanted, noiseSuppression: wanted, autoGainControl: wanted },
	});
});

describe('problems are told apart', () => {
	test.each([
		['NotAllowedError', 'denied'],
		['SecurityError', 'denied'],
		['NotFoundError', 'missing'],
		['OverconstrainedError', 'missing'],
		['NotReadableError', 'busy'],
		['AbortError', 'busy'],
		['SomethingNewError', 'unsupported'],
	])('%s is %s', async (name, problem) => {
		getUserMedia.mockRejectedValue(new DOMException('', name));
		expect(await problemOf(microphone.openMicrophone({ processing: 'off' }))).toBe(problem);
	});

	test.each([
		[false, 'insecure'],
		[true, 'unsupported'],
	])('a page without devices whose context is secure: %s', async (isSecure, problem) => {
		replace(navigator, 'mediaDevices', undefined);
		replace(window, 'isSecureContext', isSecure);
		expect(await problemOf(microphone.openMicrophone({ processing: 'off' }))).toBe(problem);
	});
});

describe('asking for access', () => {
	test('opens the microphone and releases it at once', async () => {
		await microphone.askForMicrophone();
		expect(getUserMedia).toHaveBeenCalledOnce();
		expect(stopTrack).toHaveBeenCalledOnce();
		expect(microphone.microphoneAccess()).toBe('granted');
	});

	test('opens nothing once the page has had it', async () => {
		microphone.releaseMicrophone(await microphone.openMicrophone({ processing: 'on' }));
		await microphone.askForMicrophone();
		expect(getUserMedia).toHaveBeenCalledOnce();
	});

	test.each([
		['prompt', ['asking', 'granted']],
		['granted', ['granted']],
		['unknown', ['asking', 'granted']],
	])('with permission %s the learner sees %o', async (state, expected) => {
		if (state === 'unknown') query.mockRejectedValue(new TypeError());
		permission.state = state;
		const seen: string[] = [];
		const unwatch = microphone.watchMicrophoneAccess(() => seen.push(microphone.microphoneAccess()));
		await microphone.askForMicrophone();
		expect(seen).toEqual(expected);
		unwatch();
		await problemOf(microphone.openMicrophone({ processing: 'off' }));
		expect(seen).toEqual(expected);
	});

	test('is explained on the screen before the browser asks', async () => {
		permission.state = 'prompt';
		let paint = () => {};
		replace(window, 'requestAnimationFrame', (callback: () => void) => {
			paint = callback;
			return 1;
		});
		const asked = microphone.askForMicrophone();
		await vi.waitFor(() => expect(microphone.microphoneAccess()).toBe('asking'));
		expect(getUserMedia).not.toHaveBeenCalled();
		paint();
		await asked;
		expect(getUserMedia).toHaveBeenCalledOnce();
	});

	test('says how to undo a refusal that the browser remembers, without asking', async () => {
		permission.state = 'denied';
		await microphone.askForMicrophone();
		expect(microphone.microphoneAccess()).toBe('denied');
		expect(getUserMedia).not.toHaveBeenCalled();
	});

	test('shows a refusal, also one that met a recording, and asks again after it', async () => {
		getUserMedia.mockRejectedValue(new DOMException('', 'NotAllowedError'));
		await problemOf(microphone.openMicrophone({ processing: 'off' }));
		expect(microphone.microphoneAccess()).toBe('denied');
		await microphone.askForMicrophone();
		expect(getUserMedia).toHaveBeenCalledTimes(2);
	});

	test('works where the browser has no permissions at all', async () => {
		replace(navigator, 'permissions', undefined);
		await microphone.askForMicrophone();
		expect(microphone.microphoneAccess()).toBe('granted');
	});
});

describe('a permission that the learner changes', () => {
	async function follow() {
		const listen = vi.spyOn(permission, 'addEventListener').mockClear();
		const unfollow = microphone.followMicrophonePermission();
		await vi.waitFor(() => expect(listen).toHaveBeenCalled());
		return unfollow;
	}
	function change(state: string) {
		permission.state = state;
		permission.dispatchEvent(new Event('change'));
	}

	test('is tried at once after a refusal', async () => {
		getUserMedia.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
		await microphone.askForMicrophone();
		const unfollow = await follow();
		change('granted');
		await vi.waitFor(() => expect(microphone.microphoneAccess()).toBe('granted'));
		unfollow();
	});

	test('is told when it is taken away, until the following ends', async () => {
		await microphone.askForMicrophone();
		const unfollow = await follow();
		change('denied');
		expect(microphone.microphoneAccess()).toBe('denied');
		unfollow();
		await microphone.openMicrophone({ processing: 'off' });
		change('denied');
		expect(microphone.microphoneAccess()).toBe('granted');
	});

	test('opens nothing when it is the answer to the asking itself', async () => {
		await microphone.askForMicrophone();
		const unfollow = await follow();
		change('granted');
		await microphone.askForMicrophone();
		expect(getUserMedia).toHaveBeenCalledOnce();
		unfollow();
	});
});
