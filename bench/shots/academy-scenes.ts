import type { Scene } from './stage.ts';

const owner = 'owner@example.com';
const learner = 'learner@example.com';

/** An academy with invented classes, as its owner sees it. */
const academy: Scene = {
	microphone: 'denied',
	async play({ page, take, signIn, demo }) {
		await demo(owner);
		await signIn(owner);
		await page.goto('/academy');
		await page.getByRole('heading', { level: 3 }).first().waitFor();
		await take('classes');
		const links = page.getByRole('navigation', { name: 'Parts of the academy' }).getByRole('link');
		for (const link of await links.all()) {
			await link.click();
			await page.waitForLoadState('networkidle');
			await page.waitForTimeout(500);
			await take(((await link.textContent()) ?? '').toLowerCase().replace(/\W+/g, '-'));
		}
		await page.goto('/academy');
		await page.getByRole('heading', { level: 3 }).first().getByRole('link').click();
		await page.getByRole('heading', { name: 'Who did what' }).waitFor();
		await page.waitForLoadState('networkidle');
		await take('class');
		await page.getByRole('link', { name: 'Make a lesson' }).click();
		await page.getByText('Warm-up').first().waitFor();
		await take('lesson');
	},
};

/** Somebody who joins a class, with the homework of it. */
const classes: Scene = {
	microphone: 'denied',
	async play({ page, take, signIn, demo, press }) {
		await demo('teacher@example.com');
		await signIn('teacher@example.com');
		await page.goto('/academy');
		await page.getByRole('heading', { level: 3 }).first().getByRole('link').click();
		const code = page.getByRole('region', { name: 'Code to join' });
		const [joinCode = ''] = /[2-9A-Z]{8}/.exec(await code.innerText()) ?? [];
		await signIn(learner);
		await page.goto('/classes');
		await page.waitForLoadState('networkidle');
		await take('none');
		await page.goto(`/classes?code=${joinCode}`);
		await page.getByRole('textbox', { name: 'Your name, as the class knows you' }).fill('Lea');
		await take('join');
		await press('Join');
		await page.getByText('You are in. Welcome!').waitFor();
		await page.waitForLoadState('networkidle');
		await take('joined');
		await page.goto('/');
		await page.waitForLoadState('networkidle');
		await take('today');
		await page.goto('/classes');
		await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
		await page.waitForLoadState('networkidle');
		await take('homework');
	},
};

export const academyScenes: Record<string, Scene> = { academy, classes };
