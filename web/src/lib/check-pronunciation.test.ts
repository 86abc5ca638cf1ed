import { expect, test } from 'vitest';
import { practisedReading, readSounds } from './check-pronunciation.ts';
import { aReport, aSound, aWord } from './report-for-tests.ts';

test('a reading is remembered with its words and sounds, but nothing that was doubted', () => {
	const recording = new Blob(['sound']);
	const practice = practisedReading(aReport(), recording);
	expect(practice).toMatchObject({
		activity: 'speakle',
		title: 'I think this is near the window.',
		measures: { pronunciation0to100: 71 },
		weakWords: ['think'],
		recording,
	});
	const place = { word: 'think', startMs: 500, endMs: 900 };
	expect(practice.sounds).toContainEqual({ phone: 'TH', score0to100: 12, heardInstead: 'S', place });
	expect(practice.sounds.map(({ phone }) => phone)).not.toContain('Z');
});

test('a vowel too many is remembered as such, not as the sound behind it', () => {
	const insertedBefore = { phone: 'EH', ipa: 'ɛ' };
	const wrong = { score0to100: 40, insertedBefore, heardInstead: { phone: 'Z', ipa: 'z' } };
	const sounds = [aSound('S', 's', wrong), aSound('K', 'k'), aSound('T', 't', wrong)];
	expect(readSounds(aWord('', { sounds }))).toEqual([
		{ phone: 'S', score0to100: 40, inserted: 'start' },
		{ phone: 'K', score0to100: 90 },
		{ phone: 'T', score0to100: 40, inserted: 'ending' },
	]);
});
