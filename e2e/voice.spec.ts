import { apiPaths } from '@henry/contract/api-paths.ts';
import { decodeWav } from '@henry/sound/wav.ts';
import { expect, type Page } from '@playwright/test';
import { test } from './browser.ts';

/** What the browser makes of a sound file, at the given sample rate. */
async function decodedIn(page: Page, file: Buffer, sampleRateHz: number): Promise<Float32Array> {
	const samples = await page.evaluate(
		async ([base64, rateHz]) => {
			const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
			const context = new OfflineAudioContext(1, 1, rateHz);
			return [...(await context.decodeAudioData(bytes.buffer)).getChannelData(0)];
		},
		[file.toString('base64'), sampleRateHz] as const,
	);
	return Float32Array.from(samples);
}

/** How alike two sounds are when they begin together, from 0 for nothing in common to 1 for the same. */
function likeness(one: Float32Array, other: Float32Array): number {
	const product = (a: Float32Array, b: Float32Array) =>
		a.reduce((sum, sample, index) => sum + sample * (b[index] ?? 0), 0);
	return product(one, other) / Math.sqrt(product(one, one) * product(other, other));
}

test('the voice comes as MP3, and the browser plays the same sound as the WAV file, as long as it', async ({
	openPage,
}) => {
	const page = await openPage('denied');
	await page.goto('/settings');
	const answered = page.waitForResponse((response) => response.url().endsWith(apiPaths.speech));
	await page.getByRole('button', { name: 'Hear it' }).click();
	const answer = await answered;
	expect(answer.headers()).toMatchObject({ 'content-type': 'audio/mpeg', vary: 'Accept' });

	const data = answer.request().postDataJSON();
	const mp3 = await page.request.post(apiPaths.speech, { data, headers: { accept: 'audio/mpeg' } });
	const wav = await page.request.post(apiPaths.speech, { data });
	expect(wav.headers()['content-type']).toBe('audio/wav');
	const { samples, sampleRateHz } = decodeWav(await wav.body());
	const audio = page.locator('audio');
	await expect
		.poll(() => audio.evaluate((player: HTMLAudioElement) => player.currentTime))
		.toBeGreaterThan(0);
	const durationSeconds = await audio.evaluate((player: HTMLAudioElement) => player.duration);
	expect(durationSeconds).toBeCloseTo(samples.length / sampleRateHz, 2);

	const played = await decodedIn(page, await mp3.body(), sampleRateHz);
	expect(played.length).toBe(samples.length);
	expect(likeness(played, samples)).toBeGreaterThan(0.9);
});
