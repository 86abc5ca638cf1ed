import { apiPaths } from '@henry/contract/api-paths.ts';
import type { Scene } from './stage.ts';

const aMorning = new Date(2026, 2, 5, 9);
const sentenceThatDay = (text: string) => text.trim();

const speakle: Scene = {
	microphone: 'spoken',
	async play({ page, take, print, says, hold, press, sees, recorded, stop }) {
		await page.clock.setSystemTime(aMorning);
		await page.goto('/speakle');
		const sentence = page.getByRole('region', { name: 'Sentence of the day' }).locator('p[lang=en]').first();
		const text = sentenceThatDay(await sentence.innerText());
		await take('first-look');
		await says(text, 5);
		await press('Tap to record');
		await recorded(1);
		await take('recording');
		await stop();
		await page.getByRole('button', { name: 'Check my pronunciation' }).waitFor();
		await take('recorded');
		const answer = await hold(apiPaths.speakle);
		await press('Check my pronunciation');
		await take('checking');
		answer();
		await page.getByRole('heading', { name: 'How it sounded' }).waitFor();
		await sees('Saved to My progress.');
		await take('result');
		await page
			.getByRole('region', { name: 'Choose a word to see its sounds' })
			.getByRole('button')
			.first()
			.click();
		await take('word');
		await print();
	},
};

const answer = 'My sister live near the beach. We play music every day, and the weather is very nice.';

const aptis: Scene = {
	microphone: 'spoken',
	async play({ page, take, print, says, hold, press, sees, stop }) {
		await page.goto('/aptis-part-one-1');
		await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
		await take('first-look');
		await says(answer, 7);
		await press('Start');
		await take('introduction');
		await press('Skip the introduction');
		for (const part of [1, 2, 3]) {
			await page.getByRole('heading', { name: `Part ${part} of 3` }).waitFor();
			if (part === 1) await take('question');
			await page.getByRole('button', { name: /Answer now|Tap to stop/ }).waitFor();
			if (await page.getByRole('button', { name: 'Answer now' }).isVisible()) await press('Answer now');
			await page.waitForTimeout(3_000);
			if (part === 1) await take('recording');
			await page.waitForTimeout(4_000);
			if (part === 3) break;
			await stop();
		}
		const report = await hold(apiPaths.examReport);
		await stop();
		await sees('Henry is working on your answers');
		await take('loading');
		report();
		await page.getByRole('heading', { name: 'Where you stand' }).waitFor();
		await take('result');
		await print();
	},
};

export const scoredScenes: Record<string, Scene> = {
	speakle,
	aptis,
};
