// @vitest-environment jsdom
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { chooseLook } from '#web/lib/look.ts';
import { tellByTouch, tellOutcome } from './feedback.ts';

const vibrate = vi.fn();
const started: number[] = [];
class FakeContext {
	currentTime = 0;
	destination = {};
	createOscillator() {
		const tone = { frequency: { value: 0 }, connect: (gain: unknown) => gain, stop: () => {} };
		return { ...tone, start: () => started.push(tone.frequency.value) };
	}
	createGain() {
		const gain = { setValueAtTime: () => {}, linearRampToValueAtTime: () => {} };
		return { gain, connect: () => {} };
	}
	close = async () => {};
}
vi.stubGlobal('AudioContext', FakeContext);
Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });

afterAll(() => {
	vi.unstubAllGlobals();
	Reflect.deleteProperty(navigator, 'vibrate');
});
afterEach(() => {
	vibrate.mockClear();
	started.length = 0;
	chooseLook({ feedback: 'on' });
});

test('a right answer sounds and feels other than a wrong one', () => {
	tellOutcome(true);
	const right = [started.length, vibrate.mock.lastCall];
	started.length = 0;
	tellOutcome(false);
	expect(right).not.toEqual([started.length, vibrate.mock.lastCall]);
	expect(Math.min(Number(right[0]), started.length)).toBeGreaterThan(0);
});

test('a recording begins without a sound, which the microphone would hear', () => {
	tellByTouch();
	expect([started.length, vibrate.mock.calls.length]).toEqual([0, 1]);
});

test('who has switched it off hears and feels nothing', () => {
	chooseLook({ feedback: 'off' });
	tellOutcome(true);
	tellByTouch();
	expect([started.length, vibrate.mock.calls.length]).toEqual([0, 0]);
});
