import { apiPaths } from '@henry/contract/api-paths.ts';
import { aCard, aResult } from '../../server/src/http/practice-for-tests.ts';
import { localDay } from '../../web/src/lib/practice/local-day.ts';
import type { Scene } from './stage.ts';

const dayMs = 24 * 60 * 60_000;

/** Three months of practice, as this browser would have kept them. */
function muchPractice(): string {
	const results = Array.from({ length: 60 }, (_, index) => {
		const atMs = Date.now() - Math.floor(index * 1.4) * dayMs;
		return aResult({
			atMs,
			day: localDay(atMs),
			measures: { wordsPerMinute: 118 - index / 2 + (index % 5), correctionsPer100Words: 2 + (index % 7) },
			weakWords: ['garden', 'comfortable', 'mountain'].slice(index % 3),
			sounds: [{ phone: 'TH', score0to100: 40 + (index % 30) }],
		});
	});
	const cards = results
		.slice(0, 12)
		.map((_, index) =>
			aCard({ prompt: 'He live here.', answer: 'He lives here.', mistake: `live ${index}` }),
		);
	return JSON.stringify({ results, cards });
}

const progress: Scene = {
	microphone: 'denied',
	async play({ page, take, print, press }) {
		await page.goto('/me');
		await page.getByRole('heading', { name: 'Nothing here yet' }).waitFor();
		await take('empty');
		await page.evaluate((json) => localStorage.setItem('henry.practice', json), muchPractice());
		await page.goto('/me');
		await page.getByRole('link', { name: /^Start review/ }).waitFor();
		await take('long');
		await print();
		for (const closed of await page.locator('summary').all()) await closed.click();
		await press(/^Delete the practice/);
		await take('everything-open');
		await page.goto('/me?review=1');
		await page.getByRole('article').waitFor();
		await take('review-clue');
		await press(/Type/);
		await page.getByRole('textbox').last().fill('he live here');
		await page.keyboard.press('Tab');
		await page.keyboard.press('Enter');
		await page.getByRole('button', { name: /^Good/ }).waitFor();
		await take('review-graded');
	},
};

const account: Scene = {
	microphone: 'denied',
	async play({ page, take, fail, press, sees, openMailedLink }) {
		await page.goto('/login');
		await take('first-look');
		await page.getByRole('textbox', { name: 'Your email address' }).fill('ana@example.com');
		await fail(apiPaths.signIn);
		await press('Sign in with email');
		await page.getByRole('alert').waitFor();
		await take('error');
		await page.unroute(`**${apiPaths.signIn}`);
		await press('Sign in with email');
		await sees('We sent you a link');
		await take('sent');
		await page.evaluate(() => localStorage.removeItem('emailForSignIn'));
		await openMailedLink();
		const email = page.getByRole('textbox', { name: 'Please provide your email for confirmation' });
		await email.waitFor();
		await take('other-browser');
		await email.fill('ana@example.com');
		await page.keyboard.press('Enter');
		await page.waitForURL('/exercise');
		await page.goto('/login');
		await sees('You are signed in as');
		await take('signed-in');
		await page.getByText('Are you under 14?').click();
		await take('under-14');
		await page.goto('/me');
		await page.getByRole('heading', { name: 'Nothing here yet' }).waitFor();
		await take('progress');
		await openMailedLink();
		await email.fill('ana@example.com');
		await page.keyboard.press('Enter');
		await sees('You are signed in already');
		await take('used-link');
		await page.goto('/finishSignUp?mail#token=broken');
		await sees('This link is not complete');
		await take('broken-link');
	},
};

const academies: Scene = {
	microphone: 'denied',
	async play({ page, take, fail, press }) {
		await page.goto('/academies');
		await take('first-look');
		await press('SUBSCRIBE');
		await take('incomplete');
		await fail(apiPaths.waitlist);
		await page.getByRole('textbox', { name: /^Email address/ }).fill('academy@example.com');
		await page.getByRole('checkbox').check();
		await press('SUBSCRIBE');
		await page.getByRole('alert').waitFor();
		await take('error');
		await page.unroute(`**${apiPaths.waitlist}`);
		await press('SUBSCRIBE');
		await page.getByText('You have been subscribed to the list!').waitFor();
		await take('done');
		await page.goto(`/waitlist?mail#confirm=${'a'.repeat(43)}`);
		await take('confirm');
		await page.goto('/waitlist');
		await take('broken-link');
	},
};

const settings: Scene = {
	microphone: 'spoken',
	async play({ page, take, says, press, sees, recorded }) {
		await page.goto('/settings');
		await page.getByRole('group', { name: 'Which voice?' }).waitFor();
		await take('first-look');
		await says('Every morning I have a cup of coffee before work.', 5);
		await press('Tap to record');
		await recorded(2);
		await take('recording');
		await sees('What was heard');
		await take('result');
	},
};

const noMicrophone: Scene = {
	microphone: 'missing',
	async play({ page, take, sees }) {
		await page.goto('/settings');
		await sees('No microphone was found');
		await take('missing');
	},
};

/** Pages of which the first look is all. */
const firstLooks: Record<string, string> = {
	home: '/',
	about: '/about',
	academies: '/academies',
	'not-found': '/no-such-page',
};

const spanishPages: Record<string, string> = {
	home: '/',
	talk: '/talkToHenry?exercise=howWasYourDay',
	exercise: '/exercise?topic=Family',
	speakle: '/speakle',
	pair: '/starTopic?exercise=environment',
	pictures: '/imageDescription?exercise=eating',
	exams: '/exams',
	aptis: '/aptis-part-one-1',
	me: '/me',
	settings: '/settings',
	about: '/about',
	academies: '/academies',
	login: '/login',
};

const inSpanish: Scene = {
	microphone: 'denied',
	locale: 'es-ES',
	async play({ page, take }) {
		for (const [name, path] of Object.entries(spanishPages)) {
			await page.goto(path);
			await page.waitForLoadState('networkidle');
			await take(name);
		}
	},
};

const pages: Scene = {
	microphone: 'denied',
	async play({ page, take, print }) {
		for (const [name, path] of Object.entries(firstLooks)) {
			await page.goto(path);
			await page.waitForLoadState('networkidle');
			await take(name);
			await print(`${name}-printed`);
		}
	},
};

export const pageScenes: Record<string, Scene> = {
	pages,
	progress,
	account,
	academies,
	settings,
	'no-microphone': noMicrophone,
	spanish: inSpanish,
};
