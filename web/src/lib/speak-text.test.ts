// @vitest-environment jsdom
import { apiPaths } from '@henry/contract/api-paths.ts';
import { practiceWordAudioUrl, questionAudioUrl } from '@henry/contract/model-audio.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { speakBuiltIn } from './speak-text.ts';
import { chooseSettings } from './visitor-settings.ts';

let asked: string[];

beforeEach(() => {
	asked = [];
	vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('probably');
	vi.stubGlobal('fetch', async (path: string) => {
		asked.push(path);
		return new Response('sound');
	});
});
afterEach(() => {
	localStorage.clear();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

test('a built-in text is heard from its model audio', async () => {
	await speakBuiltIn('thumb', practiceWordAudioUrl('thumb'));
	await speakBuiltIn('Why?', questionAudioUrl('Healthy Habits', 4));
	expect(asked).toEqual([
		'/content/audio/words/thumb.opus',
		'/content/audio/grammar-speech/healthy-habits-5.opus',
	]);
});

test('a browser without Opus is given MP3', async () => {
	vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('');
	await speakBuiltIn('thumb', practiceWordAudioUrl('thumb'));
	expect(asked).toEqual(['/content/audio/words/thumb.mp3']);
});

test.each([{ voice: 'rms' }, { speed: 0.75 as const }])('with %o it is spoken anew', async (change) => {
	chooseSettings(change);
	await speakBuiltIn('thumb', practiceWordAudioUrl('thumb'));
	expect(asked).toEqual([apiPaths.speech]);
});
