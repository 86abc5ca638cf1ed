// @vitest-environment jsdom

import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inChosenVoice } from './speak-text.ts';
import { chooseSettings, useVisitorSettings, visitorSettings } from './visitor-settings.ts';

const usual = { accent: 'either', speed: 1, recogniser: 'henry', untimed: false, captions: false };

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('a visitor who has chosen nothing gets what is usual', () => {
	expect(visitorSettings()).toEqual(usual);
	expect(inChosenVoice('Hello')).toEqual({ text: 'Hello' });
});

test('choices are kept beside each other, and can be taken back', () => {
	chooseSettings({ voice: 'rms', microphoneId: 'headset' });
	chooseSettings({ speed: 0.75 });
	expect(visitorSettings()).toEqual({ ...usual, voice: 'rms', microphoneId: 'headset', speed: 0.75 });
	expect(inChosenVoice('Hello')).toEqual({ text: 'Hello', voice: 'rms', rate: 0.75 });
	chooseSettings({ microphoneId: undefined });
	expect(visitorSettings()).toEqual({ ...usual, voice: 'rms', speed: 0.75 });
});

test.each(['{', '[]', '{"speed":7}', '{"recogniser":"nobody"}', 'null'])(
	'%s in the store counts as nothing',
	(written) => {
		localStorage.setItem('henry.settings', written);
		expect(visitorSettings()).toEqual(usual);
	},
);

test('a component sees what is chosen, in this tab and in another', () => {
	const { result } = renderHook(useVisitorSettings);
	act(() => chooseSettings({ speed: 0.9 }));
	expect(result.current.speed).toBe(0.9);
	localStorage.setItem('henry.settings', '{"speed":0.75}');
	act(() => void dispatchEvent(new Event('storage')));
	expect(result.current.speed).toBe(0.75);
});

test('where storage is forbidden a choice lasts as long as the page is open', () => {
	expect(visitorSettings()).toEqual(usual);
	for (const name of ['getItem', 'setItem'] as const) {
		vi.spyOn(Storage.prototype, name).mockImplementation(() => {
			throw new DOMException('', 'SecurityError');
		});
	}
	chooseSettings({ voice: 'rms' });
	expect(visitorSettings()).toEqual({ ...usual, voice: 'rms' });
});
