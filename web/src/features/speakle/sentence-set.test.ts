// @vitest-environment jsdom
import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { encodeWav } from '@henry/sound/wav.ts';
import { expect, test } from 'vitest';
import { durationMsOf } from '#web/lib/practice/joined-answers.ts';
import { aReport } from '#web/lib/report-for-tests.ts';
import { handInOf } from './sentence-set.tsx';

const wav = (seconds: number) =>
	new Blob([encodeWav(new Int16Array(seconds * speechSampleRateHz), speechSampleRateHz)]);

test('sentences of a set are handed in together, with the mean of their scores, all their sounds, and what was recorded', async () => {
	const [one, other] = [
		{ report: aReport({ text: 'She sells sea shells.', overall0to100: 60 }), recording: wav(2) },
		{ report: aReport({ text: 'I think so.', overall0to100: 80 }), recording: wav(1) },
	];
	const { said, sounds, pronunciation0to100, recording } = await handInOf([one, other]);
	expect(said.map(({ question }) => question)).toEqual(['She sells sea shells.', 'I think so.']);
	expect(pronunciation0to100).toBe(70);
	expect(sounds).toHaveLength(2 * (await handInOf([one])).sounds.length);
	expect(await durationMsOf(recording)).toBe(3_000);
});
