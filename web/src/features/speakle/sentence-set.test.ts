// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { aReport } from '#web/lib/report-for-tests.ts';
import { handInOf } from './sentence-set.tsx';

test('sentences of a set are handed in together, with the mean of their scores and all their sounds', () => {
	const [one, other] = [
		aReport({ text: 'She sells sea shells.', overall0to100: 60 }),
		aReport({ text: 'I think so.', overall0to100: 80 }),
	];
	const { said, sounds, pronunciation0to100 } = handInOf([one, other]);
	expect(said.map(({ question }) => question)).toEqual(['She sells sea shells.', 'I think so.']);
	expect(pronunciation0to100).toBe(70);
	expect(sounds).toHaveLength(2 * handInOf([one]).sounds.length);
});
