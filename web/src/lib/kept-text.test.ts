// @vitest-environment jsdom

import { defaultReminderPlan } from '@henry/contract/reminders.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserPath } from './chosen-path.ts';
import { keepKnownSpeaker, knownSpeaker } from './known-speaker.ts';
import { keepReminderPlan, keptReminderPlan } from './reminder-plan.ts';
import { storedHint, storeHint } from './signed-in-hint.ts';
import { chooseSettings, visitorSettings } from './visitor-settings.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
	vi.restoreAllMocks();
	localStorage.clear();
});

const path = (level: 'A2' | 'B1') => ({ level, goal: 'travel' as const, beganAtMs: 1 });
const speaker = (readings: number) => ({ model: 'ear', readings, values: 'AAAA' });

test.each([
	[
		'a setting',
		(second: boolean) => chooseSettings({ voice: second ? 'b' : 'a' }),
		() => visitorSettings().voice,
		'b',
	],
	[
		'a path',
		(second: boolean) => browserPath.keep(path(second ? 'B1' : 'A2')),
		() => browserPath.read()?.level,
		'B1',
	],
	[
		'a speaker',
		(second: boolean) => keepKnownSpeaker(speaker(second ? 2 : 1)),
		() => knownSpeaker()?.readings,
		2,
	],
	[
		'a plan',
		(second: boolean) => keepReminderPlan({ ...defaultReminderPlan, time: second ? '07:30' : '06:00' }),
		() => keptReminderPlan().time,
		'07:30',
	],
	['a sign-in', (second: boolean) => storeHint(second ? 'ben 2' : 'ana 1'), storedHint, 'ben 2'],
])(
	'what a full storage does not take holds for as long as the page is open: %s',
	(_what, keep, kept, second) => {
		keep(false);
		const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
			throw new DOMException('', 'QuotaExceededError');
		});
		keep(true);
		expect(kept()).toBe(second);
		full.mockRestore();
		keep(false);
		expect(kept()).not.toBe(second);
	},
);

test('what another tab keeps after that counts', () => {
	storeHint('ana 1');
	const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
		throw new DOMException('', 'QuotaExceededError');
	});
	storeHint('ana 2');
	full.mockRestore();
	expect(storedHint()).toBe('ana 2');
	localStorage.setItem('henry.signedIn', 'ben 3');
	expect(storedHint()).toBe('ben 3');
});
