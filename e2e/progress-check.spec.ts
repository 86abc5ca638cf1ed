import { expect } from '@playwright/test';
import { localDay } from '../web/src/lib/practice/local-day.ts';
import { aResult } from '../web/src/lib/practice/practice-for-tests.ts';
import { expectAccessible } from './accessible.ts';
import { phone, test } from './browser.ts';
import { expectResultInView } from './in-view.ts';
import { press, tick } from './keyboard.ts';
import { expectOnePage } from './paper.ts';
import { spokenMicrophone, untilRecorded } from './spoken-turn.ts';

/** What is said to the story and to the opinion of form m: what was repaired, and books and films. */
const spoken = {
	'Tell a story':
		'Last year I repaired my old radio myself. I opened it, and I found a broken part in the middle. My father helped me to put a new one in, and then it was good.',
	'Give your opinion':
		'I think that a book is better than the film, because you see the people in your own head. My example is a film that was very long. I like the book more.',
};
const answerSeconds = 16;

const nowMs = Date.UTC(2026, 10, 26, 10);
const dayMs = 24 * 60 * 60_000;
/** A practice so many days ago. */
const practised = (days: number) =>
	aResult({
		...{ atMs: nowMs - days * dayMs, day: localDay(nowMs - days * dayMs) },
		measures: { spokenSeconds: 300 },
	});
/** A check of four weeks ago, whose form is the last but one of the circle. */
const before = {
	...practised(29),
	activity: 'exam' as const,
	exam: {
		...{ exam: 'progress-check', form: 'l', parts: ['read', 'repeat', 'story', 'opinion'], band: null },
		level: { lowest: 2.3, highest: 3.9 },
	},
};

test('the check, by keyboard: it is due in My progress, is taken once, and its result stands there beside the last @whole', async ({
	openPage,
	baseURL,
}) => {
	test.setTimeout(240_000);
	const microphone = await spokenMicrophone(baseURL);
	await microphone.tell('Last year', 2);
	const page = await openPage(microphone, { viewport: phone });
	await page.clock.setSystemTime(nowMs);
	await page.goto('/me');
	const kept = { results: [practised(3), before], cards: [] };
	await page.evaluate((practice) => localStorage.setItem('henry.practice', practice), JSON.stringify(kept));
	await page.reload();
	const section = page.getByRole('region', { name: 'Your check' });
	await expect(section).toContainText('Your check is ready.');
	await expectAccessible(page);
	await press(page, 'link', 'Take the check');
	await expect(page.getByRole('heading', { name: 'Six-minute check' })).toBeFocused();
	await expectAccessible(page);
	await tick(page, /No time limits/);
	await press(page, 'button', 'Start the check');

	await press(page, 'button', 'Skip the introduction');
	await expect(page.getByText(/^Beatrice is on the radio/)).toBeVisible();
	await press(page, 'button', 'Start speaking');
	await untilRecorded(page, 1);
	await press(page, 'button', 'Tap to stop');
	await press(page, 'button', 'Skip the introduction');
	for (let sentence = 1; sentence <= 6; sentence += 1) {
		await expect(page.getByRole('heading', { name: `Listen and repeat: ${sentence} of 6` })).toBeFocused();
		await press(page, 'button', 'Answer now');
		await untilRecorded(page, 1);
		await press(page, 'button', 'Tap to stop');
	}
	for (const [task, answer] of Object.entries(spoken)) {
		await microphone.tell(answer, answerSeconds);
		await press(page, 'button', 'Skip the introduction');
		await expect(page.getByRole('heading', { name: task, exact: true })).toBeFocused();
		await press(page, 'button', 'Prepare now');
		await press(page, 'button', 'Start speaking');
		await untilRecorded(page, answerSeconds);
		await press(page, 'button', 'Tap to stop');
	}

	const result = page.getByRole('article').filter({ hasText: 'Where you stand' });
	await expectResultInView(page, result.getByText('One thing to do'));
	await expectOnePage(page);
	await expect(result).not.toContainText('Beatrice');
	await expect(page.getByText('Saved to My progress.')).toBeVisible({ timeout: 15_000 });
	await expectAccessible(page);
	await press(page, 'link', 'See all your checks');
	await expect(section).toContainText(/Since \d+ Oct: (better|no certain change|lower)\./);
	await expect(section).toContainText('5 minutes of speaking between these two checks.');
	await expect(section).toContainText('The next one comes on Thursday 24 December.');
	await expect(section.getByRole('link')).toHaveCount(0);
	await expect(page.getByRole('region', { name: 'Review' })).toContainText(
		'What is corrected in your answers comes back here.',
	);
	await expectAccessible(page);
});
