import { expect, test } from 'vitest';
import { practisedReading } from './check-pronunciation.ts';
import { aReport } from './report-for-tests.ts';

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
	expect(practice.sounds).toContainEqual({ phone: 'TH', score0to100: 12, place });
	expect(practice.sounds.map(({ phone }) => phone)).not.toContain('Z');
});
