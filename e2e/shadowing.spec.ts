import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { writtenWeeksSchema } from '@henry/contract/path.ts';
import { timedSpeechResponseSchema } from '@henry/contract/speech.ts';
import { floatToPcm16 } from '@henry/sound/pcm.ts';
import { resample } from '@henry/sound/resample.ts';
import { decodeWav, encodeWav } from '@henry/sound/wav.ts';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { type Microphone, microphoneFolder, test } from './browser.ts';
import { expectResultInView } from './in-view.ts';
import { press } from './keyboard.ts';
import { untilRecorded } from './spoken-turn.ts';

const content = join(import.meta.dirname, '../content/path/b2.json');
const [week] = writtenWeeksSchema.parse(JSON.parse(readFileSync(content, 'utf8')));
const wordCount = week?.shadowing.join(' ').split(' ').length;
/** So far the learner of this test is behind the voice. */
const lagSeconds = 0.8;

/** A microphone that says what the voice says, a little later; answers its path. */
function writeShadow(folder: string, voice: Uint8Array): string {
	const { samples, sampleRateHz } = decodeWav(voice);
	const said = floatToPcm16(resample(samples, sampleRateHz, speechSampleRateHz));
	const recording = new Int16Array(said.length + 3 * speechSampleRateHz);
	recording.set(said, lagSeconds * speechSampleRateHz);
	mkdirSync(folder, { recursive: true });
	const file = join(folder, 'microphone.wav');
	writeFileSync(file, encodeWav(recording, speechSampleRateHz));
	return file;
}

/** The page of a text, with a microphone that speaks along with its voice. */
async function openText(openPage: (microphone: Microphone, options: object) => Promise<Page>): Promise<Page> {
	const file = writeShadow(microphoneFolder, encodeWav(new Int16Array(1_600), speechSampleRateHz));
	const page = await openPage({ file }, { viewport: { width: 360, height: 640 } });
	const voice = page.waitForResponse((response) => response.url().endsWith(apiPaths.timedSpeech));
	await page.goto('/shadowing?level=B2');
	await press(page, 'button', 'First impressions');
	await expect(page.getByRole('heading', { name: 'First impressions' })).toBeFocused();
	const { data } = (await voice).request().postDataJSON();
	const wav = await page.request.post(apiPaths.timedSpeech, { data: { ...data, format: 'wav' } });
	writeShadow(
		microphoneFolder,
		Buffer.from(timedSpeechResponseSchema.parse(await wav.json()).sound, 'base64'),
	);
	return page;
}

const marked = (page: Page) => page.locator('[data-said]');

/** Begins a round, and is silent again before much was heard. */
async function giveUpRound(page: Page): Promise<void> {
	await press(page, 'button', 'Tap to record');
	await untilRecorded(page, 3);
	await press(page, 'button', 'Tap to stop');
	await expect(page.getByRole('heading', { name: 'Too little was heard.' })).toBeFocused({ timeout: 30_000 });
}

test('by keyboard: a text is heard, and spoken along with by a learner who is a little behind', async ({
	openPage,
}) => {
	test.slow();
	const page = await openText(openPage);
	await expect(page.getByRole('button', { name: 'Listen' })).toBeInViewport({ ratio: 1 });
	await expectAccessible(page);

	await press(page, 'button', 'Listen');
	await expect(marked(page)).toHaveCount(1);
	await press(page, 'button', 'Stop');
	await expect(marked(page)).toHaveCount(0);
	await press(page, 'button', 'Speak along');
	await expect(page.getByRole('heading', { name: 'Round 1' })).toBeFocused();
	await giveUpRound(page);
	await press(page, 'button', 'Round 2');
	await giveUpRound(page);
	await press(page, 'button', 'Round 3');
	await expect(page.getByText('university.')).toHaveCount(0);
	await expectAccessible(page);
	await press(page, 'button', 'Tap to record');
	// It ends by itself, a little after the voice.
	const lag = page.getByRole('row', { name: /^Behind the voice/ });
	await expect(lag).toContainText(/ s$/, { timeout: 90_000 });
	expect(
		Math.abs(Number.parseFloat((await lag.getByRole('cell').allInnerTexts())[1] ?? '') - lagSeconds),
	).toBeLessThan(0.35);
	await expect(page.getByRole('row', { name: /^Words heard/ })).toContainText(`of ${wordCount}`);
	await expect(page.getByRole('row', { name: /^Your rhythm/ })).toContainText('like the voice');
	await expect(page.getByText('Saved to My progress.')).toBeVisible();
	await expectAccessible(page);
});

test('the first round marks its words, and is told in words alone @whole', async ({ openPage }) => {
	test.slow();
	const page = await openText(openPage);
	await press(page, 'button', 'Speak along');
	await press(page, 'button', 'Tap to record');
	await expect(marked(page)).toHaveCount(1);
	await expect(page.getByRole('region', { name: 'You kept up with the voice.' })).toBeVisible({
		timeout: 90_000,
	});
	await expectResultInView(page, page.getByText('You stayed close behind it. That is just right.'));
	await expect(page.getByRole('table')).toHaveCount(0);
	await expect(page.getByRole('button', { name: 'Round 2' })).toBeInViewport({ ratio: 1 });
	await expectAccessible(page);
});
