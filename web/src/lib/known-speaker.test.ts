// @vitest-environment jsdom

import { beforeEach, expect, test, vi } from 'vitest';
import {
	appendKnownSpeaker,
	forgetKnownSpeaker,
	keepKnownSpeaker,
	knownSpeaker,
	withKnownSpeaker,
} from './known-speaker.ts';

const speaker = { model: 'a model', readings: 2, values: 'AAAA' };

beforeEach(() => {
	localStorage.clear();
	forgetKnownSpeaker();
});

test('what an answer told is kept and sent along until it is forgotten', () => {
	expect(withKnownSpeaker()).toEqual({});
	keepKnownSpeaker(speaker);
	keepKnownSpeaker(undefined);
	expect(knownSpeaker()).toEqual(speaker);
	expect(withKnownSpeaker()).toEqual({ speaker });
	const form = new FormData();
	appendKnownSpeaker(form);
	expect(JSON.parse(String(form.get('speaker')))).toEqual(speaker);

	forgetKnownSpeaker();
	expect(knownSpeaker()).toBeUndefined();
	expect(localStorage).toHaveLength(0);
});

test.each(['{', '{}', JSON.stringify({ ...speaker, values: '<script>' })])('%s is nobody', (written) => {
	localStorage.setItem('henry.speaker', written);
	expect(knownSpeaker()).toBeUndefined();
});

test('where storage is forbidden it holds for this visit', () => {
	vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
		throw new Error('forbidden');
	});
	vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
		throw new Error('forbidden');
	});
	keepKnownSpeaker(speaker);
	expect(knownSpeaker()).toEqual(speaker);
	vi.restoreAllMocks();
});
