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

/** A teacher who confirms many drafts at once, and takes them back; one answer is left where it is. */
const queue: Scene = {
	microphone: 'denied',
	async play({ page, take, signIn, demo, press, sees }) {
		await demo('queue@example.com');
		await signIn('queue@example.com');
		await page.goto('/academy');
		// Every answer of the example has a reason to be heard; here the first three have none.
		await page.route('**/api/reviewQueue', async (route) => {
			const response = await route.fetch();
			const { result } = await response.json();
			for (const { content } of result.entries.slice(0, 3)) content.reasons = [];
			await route.fulfill({ response, json: { result } });
		});
		await page.getByRole('link', { name: 'To hear' }).click();
		await page.getByText('Confirm many at once').click();
		await take('many');
		await press(/^Confirm \d+ drafts?$/);
		await sees(/^Confirmed: \d+\.$/);
		await take('confirmed');
		let calls = 0;
		await page.route('**/api/undoReview', (route) => (++calls > 1 ? route.abort() : route.continue()));
		await press('Undo');
		await sees(/^Not undone: /);
		await take('partly-undone');
	},
};

/** Learners without an address, and the cards with which they sign in. */
const cards: Scene = {
	microphone: 'denied',
	async play({ page, take, print, signIn, demo, press, sees }) {
		await demo('cards@example.com');
		await signIn('cards@example.com');
		await page.goto('/academy');
		await page.getByRole('heading', { level: 3 }).first().getByRole('link').click();
		await page.getByRole('heading', { name: 'Learners without an email address' }).waitFor();
		await press('Add learners by name');
		await page.getByRole('textbox').last().fill('Ana\nBen\nCarla');
		await take('names');
		await press('Check the list');
		await page.getByRole('checkbox').check();
		await press(/^Add \d+ learners$/);
		await sees('These secret words are shown only now');
		await take('made');
		await print();
	},
};

export const academyScenes: Record<string, Scene> = { academy, classes, queue, cards };
